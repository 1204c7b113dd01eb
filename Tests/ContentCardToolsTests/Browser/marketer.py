"""Creates cards with the forms of pages like a person.

Reads a visit from each line of standard input: {page: HTML, plan: {forms: [{id, values: [{path, text, separator}],
wrong: [{path, text}]}], pasted: [text], opened: [text]}}. Prints the results of each on a line: {forms: [{filled,
copied, rows, wrong: [null, or {path, verdict, copied}], restored, empty}], pasted: [{summary, cards}],
opened: [{verdict, copied, lines, notice}]}, or null if the visit failed.
"""

import json
import pathlib
import sys
import tempfile
import traceback

# Without this, Python creates a folder next to this file.
sys.dont_write_bytecode = True

import form
from browser import Browser


def copied(browser):
    texts = {name: form.text_of(browser, name) for name in ["pairs", "json"]}
    toggle = 'document.querySelector(".view.current .outputs .switch input").click()'
    browser.evaluate(toggle)
    texts |= {"liquid": form.text_of(browser, "pairs"), "trigger": form.text_of(browser, "trigger")}
    browser.evaluate(toggle)
    return texts


def fill_in(browser, plan):
    form.open_type(browser, plan["id"])
    for value in plan["values"]:
        form.fill(browser, value["path"], value["text"], value.get("separator"))
    result = {"filled": form.verdict(browser), "copied": copied(browser), "wrong": []}
    result["rows"] = browser.evaluate("""Array.from(document.querySelectorAll(".view.current .pairs li"), row => ({
      key: row.dataset.key, value: row.querySelector(".value").textContent,
      isDisabled: row.querySelector(".value + *").disabled === true,
    }))""")
    for value in plan["wrong"]:
        path = value["path"]
        before = form.replace(browser, path, value["text"])
        if before is None:
            result["wrong"].append(None)
            continue
        verdict = form.verdict(browser)
        result["wrong"].append({"path": path, "verdict": verdict, "copied": form.text_of(browser, "json")})
        form.replace(browser, path, before)
    result["restored"] = form.verdict(browser)["kind"]
    form.start_over(browser)
    result["empty"] = form.verdict(browser)["kind"]
    return result


def paste(browser, text):
    browser.evaluate("location.hash = '#check'")
    browser.wait_until('document.querySelector(".view.current").id === "check"')
    browser.evaluate("paste.value = ''; cards.replaceChildren(); summary.replaceChildren()")
    browser.click('document.getElementById("paste")')
    browser.insert(text)
    form.wait_for_check(browser)
    return browser.evaluate("""({
      summary: summary.textContent,
      cards: Array.from(document.querySelectorAll("#cards .verdict"), element => ({
        kind: element.dataset.kind, findings: Array.from(element.querySelectorAll("li"), %s),
      })),
    })""" % form.FINDING)


def open_in_form(browser, text):
    paste(browser, text)
    browser.click('document.querySelector("#cards button")')
    browser.wait_until('document.querySelector(".view.current.type") !== null')
    return {
        "verdict": form.verdict(browser), "copied": form.text_of(browser, "json"),
        "lines": [f"{key}: {text}" for key, text in form.pairs(browser)],
        "notice": browser.evaluate('document.querySelector(".view.current .notice").textContent.trim()'),
    }


def report(browser, html, plan, page):
    page.write_text(html)
    browser.open("about:blank")
    browser.open(page.as_uri())
    browser.evaluate("localStorage.clear()")
    result = {
        "forms": [fill_in(browser, form) for form in plan["forms"]],
        "pasted": [paste(browser, text) for text in plan["pasted"]],
        "opened": [open_in_form(browser, text) for text in plan["opened"]],
    }
    mistakes = [event for method, event in browser.events if method == "Runtime.exceptionThrown"]
    if mistakes:
        raise RuntimeError(json.dumps(mistakes))
    return result


def main():
    browser = Browser()
    try:
        browser.size(1440)
        browser.media()
        with tempfile.TemporaryDirectory() as folder:
            for line in sys.stdin:
                visit = json.loads(line)
                try:
                    result = report(browser, visit["page"], visit["plan"], pathlib.Path(folder) / "page.html")
                except Exception:
                    traceback.print_exc()
                    result = None
                print(json.dumps(result), flush=True)
    finally:
        browser.close()


main()
