"""Creates cards with the forms of a page like a person: marketer.py PAGE.html PLAN.json

PLAN is {forms: [{id, values: [[path, text, separator]], wrong: [[path, text, null]]}], pasted: [text], opened: [text]}.
Prints the results: {forms: [{filled, copied, rows, wrong: [null, or {path, verdict, copied}], restored, empty}],
pasted: [{summary, cards}], opened: [{verdict, copied}]}.
"""

import json
import pathlib
import sys

# Without this, Python creates a folder next to this file.
sys.dont_write_bytecode = True

import form
from browser import Browser


def copied(browser):
    return {name: form.text_of(browser, name) for name in ["pairs", "json", "liquid", "trigger"]}


def fill_in(browser, plan):
    form.open_type(browser, plan["id"])
    for path, text, separator in plan["values"]:
        form.fill(browser, path, text, separator)
    result = {"filled": form.verdict(browser), "copied": copied(browser), "wrong": []}
    result["rows"] = browser.evaluate("""Array.from(document.querySelectorAll(".view.current .pairs li"), row =>
      [row.dataset.key, row.querySelector(".value").textContent, row.querySelector(".value + button").disabled])""")
    for path, text, _ in plan["wrong"]:
        before = form.replace(browser, path, text)
        if before is None:
            result["wrong"].append(None)
            continue
        verdict = form.verdict(browser)
        result["wrong"].append({"path": path, "verdict": verdict, "copied": form.text_of(browser, "pairs")})
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
    browser.wait_until("summary.textContent")
    return browser.evaluate("""({
      summary: summary.textContent,
      cards: Array.from(document.querySelectorAll("#cards .verdict"), element => ({
        kind: element.dataset.kind, title: element.querySelector("h3").textContent,
        findings: Array.from(element.querySelectorAll("li"),
          item => [item.className, item.dataset.code, item.dataset.key, item.textContent]),
      })),
    })""")


def open_in_form(browser, text):
    paste(browser, text)
    browser.click('document.querySelector("#cards button")')
    browser.wait_until('document.querySelector(".view.current.type") !== null')
    return {"verdict": form.verdict(browser), "copied": form.text_of(browser, "pairs")}


def main(page, plan):
    plan = json.loads(pathlib.Path(plan).read_text())
    browser = Browser()
    try:
        browser.size(1440)
        browser.media()
        browser.open(pathlib.Path(page).resolve().as_uri())
        result = {
            "forms": [fill_in(browser, form) for form in plan["forms"]],
            "pasted": [paste(browser, text) for text in plan["pasted"]],
            "opened": [open_in_form(browser, text) for text in plan["opened"]],
        }
        mistakes = [event for method, event in browser.events if method == "Runtime.exceptionThrown"]
    finally:
        browser.close()
    if mistakes:
        sys.exit(json.dumps(mistakes))
    sys.stdout.buffer.write(json.dumps(result).encode())


main(*sys.argv[1:])
