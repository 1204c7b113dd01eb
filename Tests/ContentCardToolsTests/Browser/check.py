"""Uses a sheet as a marketer does, and prints what is not as it has to be.

check.py SHEET.html WORDS NAMES [FOLDER]: typing WORDS leaves the class types with these NAMES, separated by commas.
Pictures of the sheet go into FOLDER.
"""

import json
import pathlib
import sys

# Else Python leaves a folder beside this file.
sys.dont_write_bytecode = True

from browser import Browser

SHOWN = """
  Array.from(document.querySelectorAll(".type"))
    .filter(type => type.checkVisibility()).map(type => type.querySelector("h3").textContent)
"""
BLOCKS = 'Array.from(document.querySelectorAll("pre"), block => block.textContent)'
CONTROLS = """
  Array.from(document.querySelectorAll("input, button, label, nav, .skip"))
    .filter(element => element.checkVisibility()).length
"""
# The least contrast of any text with what is behind it, by WCAG 2.
CONTRAST = """
  (() => {
    const channels = color => color.match(/[\\d.]+/g).map(Number);
    const light = color => channels(color).slice(0, 3).map(value => value / 255)
      .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const behind = element => {
      const color = getComputedStyle(element).backgroundColor;
      const isClear = channels(color)[3] === 0;
      return isClear && element.parentElement ? behind(element.parentElement) : color;
    };
    return Math.min(...Array.from(document.querySelectorAll("body, body *"), element => {
      const [a, b] = [light(getComputedStyle(element).color), light(behind(element))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }));
  })()
"""
WITHOUT_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined})"
WITH_NO_WAY_TO_COPY = WITHOUT_CLIPBOARD + "; document.execCommand = () => false"
TAB, ENTER = ("Tab", 9), ("Enter", 13, "\r")

findings = []


def check(what, found, expected):
    if found != expected:
        findings.append(f"{what}: {json.dumps(found)} and not {json.dumps(expected)}")


def check_structure(browser):
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    heard = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
             if not node["ignored"]]
    roles = [role for role, _ in heard]
    for role in ["banner", "main", "navigation", "search"]:
        check(f"landmarks {role}", roles.count(role), 1)
    check("the box", [name for role, name in heard if role == "searchbox"], ["Search"])
    buttons = [name for role, name in heard if role == "button"]
    check("buttons", len(buttons), browser.evaluate(BLOCKS + ".length"))
    check("buttons of one name", len(buttons), len(set(buttons)))
    check("buttons that copy", [name for name in buttons if not name.startswith("Copy ")], [])
    tables = [name for role, name in heard if role == "table"]
    check("tables without a caption", tables.count(""), 0)
    check("tables", len(tables), browser.evaluate('document.querySelectorAll("table").length'))
    check("headers of columns", roles.count("columnheader"), 4 * len(tables))
    rows = browser.evaluate('document.querySelectorAll("tbody tr").length')
    check("headers of rows", roles.count("rowheader"), rows)


def check_search(browser, words, names):
    everything = browser.evaluate(SHOWN)
    total = len(everything)
    noun = "class type" if total == 1 else "class types"
    count = 'document.getElementById("count").textContent'
    check("the count at first", browser.evaluate(count), f"{total} {noun}")
    browser.click('document.getElementById("search")')
    browser.type(words)
    check("the box after typing", browser.evaluate("search.value"), words)
    check(f"what {words} leaves", browser.evaluate(SHOWN), names)
    check("the count after typing", browser.evaluate(count), f"{len(names)} of {total} {noun}")
    links = """Array.from(document.querySelectorAll("nav a"))
      .filter(link => link.checkVisibility()).map(link => link.textContent)"""
    check("links after typing", browser.evaluate(links), names)
    browser.type(" nonsense")
    check("what nonsense leaves", browser.evaluate(SHOWN), [])
    check("the count of nothing", browser.evaluate(count), f"0 of {total} {noun}")
    browser.press("a", 65, commands=["selectAll"])
    browser.press("Backspace", 8)
    check("what an empty box leaves", browser.evaluate(SHOWN), everything)


def check_keyboard(browser, address):
    browser.open(address)
    ways = browser.evaluate('document.querySelectorAll("a, input, button").length')
    focused = []
    for _ in range(ways):
        browser.press(*TAB)
        focused.append(browser.evaluate(
            "document.activeElement.id || document.activeElement.getAttribute('href')"
            " || document.activeElement.dataset.block"))
        check(
            f"what marks {focused[-1]}",
            browser.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid")
    check("the way of the tab key", focused, browser.evaluate("""
      ["#types", "search"]
        .concat(Array.from(document.querySelectorAll(".type h3"), title => "#" + title.id))
        .concat(Array.from(document.querySelectorAll("pre"), block => block.id))"""))
    # The last button has the focus.
    browser.press(*ENTER)
    browser.wait_until("said.textContent")
    check("pasted after Enter", pasted(browser), browser.evaluate(BLOCKS)[-1])


def pasted(browser):
    browser.evaluate("""{
      const box = document.createElement("textarea");
      box.id = "pasted";
      document.body.append(box);
      box.focus();
    }""")
    browser.press("v", 86, commands=["paste"])
    return browser.evaluate("""(() => {
      const box = document.getElementById("pasted");
      box.remove();
      return box.value;
    })()""")


def check_copying(browser, address, script=None):
    added = script and browser.call("Page.addScriptToEvaluateOnNewDocument", source=script)
    browser.open(address)
    # What a screen reader would say, with what the buttons show meanwhile that do not wait any more.
    browser.evaluate("""
      heard = [];
      new MutationObserver(() => {
        const buttons = Array.from(document.querySelectorAll("button"), button => button.textContent);
        if (said.textContent) heard.push([said.textContent, ...buttons]);
      }).observe(said, {childList: true});
    """)
    for index, text in enumerate(browser.evaluate(BLOCKS)):
        button = f'document.querySelectorAll("button")[{index}]'
        name = browser.evaluate(f"{button}.querySelector('.unseen').textContent")
        browser.click(button)
        heard = browser.wait_until("heard.shift()")
        if script == WITH_NO_WAY_TO_COPY:
            words = "Selected: press Ctrl+C or ⌘C"
            check("what is selected", browser.evaluate("getSelection().toString()"), text)
        else:
            words = "Copied"
            check(f"pasted after a click, {script}", pasted(browser), text)
        check("what is said", heard[0], words + name)
        check("the button after a click", heard[1 + index], words + name)
    if added:
        browser.call("Page.removeScriptToEvaluateOnNewDocument", **added)


def check_looks(browser, folder):
    backgrounds = set()
    for scheme in ["light", "dark"]:
        browser.media(scheme=scheme)
        backgrounds.add(browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        check(f"enough contrast in {scheme}", browser.evaluate(CONTRAST) >= 4.5, True)
        for width in [1200, 400]:
            browser.size(width)
            check(
                f"what is wider than {width}",
                browser.evaluate("""Array.from(document.querySelectorAll("body *"))
                  .filter(element => element.getBoundingClientRect().right > innerWidth)
                  .map(element => element.outerHTML.slice(0, 80))"""), [])
            if folder:
                browser.shoot(folder / f"{scheme}-{width}.png")
    check("backgrounds", len(backgrounds), 2)
    check_structure(browser)
    browser.media(media="print", scheme="dark")
    check("controls in print", browser.evaluate(CONTROLS), 0)
    check(
        "paper", browser.evaluate("getComputedStyle(document.documentElement).backgroundColor"),
        "rgba(0, 0, 0, 0)")
    check("class types in print", len(browser.evaluate(SHOWN)) > 0, True)
    browser.media()
    browser.size(1200)
    if folder:
        browser.print(folder / "print.pdf")


def check_without_scripts(browser, address):
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(address)
    check(
        "controls without scripts",
        browser.evaluate("""Array.from(document.querySelectorAll("input, button"))
          .filter(element => element.checkVisibility()).length"""), 0)
    check("class types without scripts", len(browser.evaluate(SHOWN)) > 0, True)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)


def check_events(browser, address):
    for method, event in browser.events:
        match method:
            case "Network.requestWillBeSent":
                url = event["request"]["url"].split("#")[0]
                if url != address and not url.startswith("data:"):
                    findings.append(f"asked the network for {url}")
            case "Runtime.exceptionThrown":
                findings.append(f"threw {json.dumps(event['exceptionDetails'])}")
            case "Runtime.consoleAPICalled" | "Log.entryAdded":
                findings.append(f"said {json.dumps(event)}")


def main(page, words, names, folder=None):
    address = pathlib.Path(page).resolve().as_uri()
    folder = folder and pathlib.Path(folder)
    browser = Browser()
    try:
        browser.size(1200)
        browser.media()
        browser.open(address)
        check("what strangers have run", browser.evaluate("typeof evil"), "undefined")
        check("scripts", browser.evaluate("document.scripts.length"), 1)
        check_structure(browser)
        check_search(browser, words, names.split(","))
        check_keyboard(browser, address)
        check_copying(browser, address)
        check_copying(browser, address, WITHOUT_CLIPBOARD)
        check_copying(browser, address, WITH_NO_WAY_TO_COPY)
        browser.open(address)
        check_looks(browser, folder)
        check_without_scripts(browser, address)
        check_events(browser, address)
    finally:
        browser.close()
    print("\n".join(findings), end="")


main(*sys.argv[1:])
