"""Uses a page like a marketer, and prints each check that fails.

check.py PAGE.html WORDS NAMES [FOLDER]: searching for WORDS must show the card types NAMES, separated by commas.
Screenshots are saved in FOLDER.
"""

import json
import math
import pathlib
import re
import sys

# Without this, Python creates a folder next to this file.
sys.dont_write_bytecode = True

import form
from browser import Browser

LINKS = """Array.from(document.querySelectorAll("nav .types a"))
  .filter(link => link.checkVisibility())"""
NAMES = LINKS + '.map(link => link.querySelector("code").textContent)'
CONTROLS = """
  Array.from(document.querySelectorAll("input, button, textarea, select, .skip"))
    .filter(element => element.checkVisibility()).length
"""
# The lowest contrast of any text with its background by WCAG 2, and the location of that text.
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
    const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return Array.from(document.querySelectorAll("body, body *:not([type=checkbox], [type=radio])"))
      .map(element => [ratio(light(getComputedStyle(element).color), light(behind(element))), element.outerHTML.slice(0, 90)])
      .filter(([contrast]) => contrast < 4.5);
  })()
"""
# The contrast of the borders of inputs with their surroundings.
EDGES = """
  (() => {
    const channels = color => color.match(/[\\d.]+/g).map(Number);
    const light = color => channels(color).slice(0, 3).map(value => value / 255)
      .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const behind = element => {
      const color = getComputedStyle(element).backgroundColor;
      return channels(color)[3] === 0 && element.parentElement ? behind(element.parentElement) : color;
    };
    return Array.from(document.querySelectorAll("input:not([type=checkbox], [type=radio]), select, textarea"))
      .filter(element => element.checkVisibility())
      .map(element => {
        const [a, b] = [light(getComputedStyle(element).borderTopColor), light(behind(element.parentElement))];
        return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), element.outerHTML.slice(0, 90)];
      })
      .filter(([contrast]) => contrast < 3);
  })()
"""
WITH_NO_WAY_TO_COPY = "document.execCommand = () => false"
TAB, ENTER = ("Tab", 9), ("Enter", 13, "\r")
NAMED = {"textbox", "combobox", "checkbox", "switch", "radio", "button", "searchbox", "ColorWell", "link",
         "radiogroup", "Date", "DateTime"}

findings = []


def check(what, found, expected):
    if found != expected:
        findings.append(f"{what}: {json.dumps(found)} and not {json.dumps(expected)}")


def check_structure(browser):
    """Checks the landmarks, headings, and names of the current view."""
    heard = browser.reading()
    roles = [role for role, _ in heard]
    for role in ["banner", "main", "navigation", "search", "contentinfo"]:
        check(f"landmarks {role}", roles.count(role), 1)
    check("the box", [name for role, name in heard if role == "searchbox"], ["Search card types"])
    check("what has no name", [role for role, name in heard if role in NAMED and not name.strip()], [])
    check(
        "groups without a name",
        browser.evaluate("""Array.from(document.querySelectorAll("fieldset, [role=group]"))
          .filter(group => !group.querySelector("legend") && !group.matches("[aria-labelledby], [aria-label]")).length"""), 0)
    # Excludes the button that the browser adds to an input.
    buttons = [name for role, name in heard if role == "button" and not name.startswith("Show local date")]
    check("buttons of one name", [name for name in set(buttons) if buttons.count(name) > 1], [])
    tables = [name for role, name in heard if role == "table"]
    check("tables without a caption", tables.count(""), 0)
    levels = browser.evaluate("""Array.from(document.querySelectorAll("h1, h2, h3, h4"))
      .filter(heading => heading.checkVisibility()).map(heading => Number(heading.tagName[1]))""")
    check("the first heading", levels[0], 1)
    check("headings that skip a level", [pair for pair in zip(levels, levels[1:]) if pair[1] > pair[0] + 1], [])
    check(
        "identifiers that are not unique",
        browser.evaluate("""(() => {
          const all = Array.from(document.querySelectorAll("[id]"), element => element.id);
          return all.filter((id, index) => all.indexOf(id) !== index);
        })()"""), [])
    check(
        "references to nothing",
        browser.evaluate("""["for", "aria-labelledby", "aria-describedby", "aria-controls"].flatMap(name =>
          Array.from(document.querySelectorAll("[" + CSS.escape(name) + "]"))
            .filter(element => element.checkVisibility())
            .flatMap(element => element.getAttribute(name).split(" ")).filter(id => !document.getElementById(id)))"""), [])


def check_search(browser, words, names):
    everything = browser.evaluate(NAMES)
    total = len(everything)
    noun = "card type" if total == 1 else "card types"
    count = 'document.getElementById("count").textContent'
    nothing = 'document.getElementById("nothing")'
    check("the count at first", browser.evaluate(count), f"{total} {noun}")
    browser.click('document.getElementById("search")')
    browser.type(words)
    check(f"what {words} leaves", browser.evaluate(NAMES), names)
    check("the count after typing", browser.evaluate(count), f"{len(names)} of {total} {noun}")
    browser.press(*ENTER)
    check("the view after Enter", browser.wait_until('document.querySelector(".view.current h3")?.textContent'), names[0])
    browser.click('document.getElementById("search")')
    browser.press("a", 65, commands=["selectAll"])
    browser.type(" nonsense")
    check("what nonsense leaves", browser.evaluate(NAMES), [])
    check("the count of nothing", browser.evaluate(count), f"0 of {total} {noun}")
    check("what is said of nothing", browser.evaluate(nothing + ".firstElementChild.textContent"), "No card type matches nonsense.")
    browser.click(nothing + '.querySelector("button")')
    check("what the way back leaves", browser.evaluate(NAMES), everything)
    check("the focus after the way back", browser.evaluate("document.activeElement.id"), "search")


def add_all(browser):
    """Adds all optional fields to the form."""
    browser.evaluate("for (const add of document.querySelectorAll('.view.current .add button')) add.click()")


def check_keyboard(browser, identifier):
    """Checks that Tab reaches every control of a form once, in page order, with a focus ring."""
    form.open_type(browser, identifier)
    check("the focus in a new view", browser.evaluate("document.activeElement.tagName"), "H3")
    add_all(browser)
    expected = browser.evaluate("""(() => {
      window.way = Array.from(document.querySelectorAll("a, input, button, select, textarea, summary, [tabindex='0']"))
        .filter(element => element.checkVisibility({visibilityProperty: true}) && !element.disabled && element.tabIndex >= 0)
        .filter(element => element.type !== "radio" || element.checked);
      return way.length;
    })()""")
    browser.evaluate("document.activeElement.blur(); document.querySelector('.skip').focus()")
    focused = [0]
    for _ in range(expected * 8):
        browser.press(*TAB)
        index = browser.evaluate("way.indexOf(document.activeElement)")
        if index == focused[-1]:
            continue
        if index <= 0:
            break
        focused.append(index)
        ring = browser.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        check(f"what marks {index}", ring, "solid")
    check("the way of the tab key", focused, list(range(expected)))


def printable(text):
    """Returns the text without characters that the page escapes or that pasting changes."""
    return re.sub(r"\\u\{[0-9A-F]+\}|\\[nrt]|[^ -~]", "", text)


def check_copying(browser, address, identifier, script=None):
    added = script and browser.call("Page.addScriptToEvaluateOnNewDocument", source=script)
    browser.open("about:blank")
    browser.open(address)
    form.open_type(browser, identifier)
    buttons = """Array.from(document.querySelectorAll(".view.current .outputs button"))
      .filter(button => button.checkVisibility() && !button.disabled && button.querySelector(".unseen"))"""
    # Records the names of the buttons as well, because a button shows only for a moment that it was clicked.
    browser.evaluate(f"""
      for (const details of document.querySelectorAll(".view.current .outputs details")) details.open = true;
      heard = [];
      new MutationObserver(() => {{
        if (said.textContent) heard.push([said.textContent, {buttons}.map(button => button.textContent)]);
      }}).observe(said, {{childList: true}});
    """)
    check("buttons that copy", browser.evaluate(buttons + ".length") >= 2, True)
    for index in range(browser.evaluate(buttons + ".length")):
        button = f"{buttons}[{index}]"
        name = browser.evaluate(f"{button}.querySelector('.unseen').textContent")
        browser.click(button)
        heard, names = browser.wait_until("heard.pop()")
        if script == WITH_NO_WAY_TO_COPY:
            words = "Press Ctrl+C or ⌘C"
            check("whether something is selected", browser.evaluate("getSelection().toString() !== ''"), True)
        else:
            words = "Copied"
            shown = browser.evaluate(f"""(() => {{
              const button = {button};
              const text = button.closest(".block")?.querySelector("pre") ?? button.previousElementSibling;
              return text.textContent;
            }})()""")
            check(f"pasted after a click, {script}", printable(form.pasted(browser)), printable(shown))
        check("what is said", heard, words + (" to copy" if script == WITH_NO_WAY_TO_COPY else "") + name)
        check("the button after a click", names[index], words + name)
    if added:
        browser.call("Page.removeScriptToEvaluateOnNewDocument", **added)


def check_live_region(browser, identifier):
    """Checks that the verdict is announced after a pause, and not while typing."""
    form.open_type(browser, identifier)
    add_all(browser)
    # On a slow machine, typing can take longer than the pause. Therefore, the page's timers run only when told to.
    browser.evaluate("""
      heard = [];
      new MutationObserver(() => { if (said.textContent) heard.push(said.textContent); }).observe(said, {childList: true});
      timers = new Map();
      timerCount = 0;
      setTimeout = (action, delay) => {
        timers.set(++timerCount, {action, delay});
        return timerCount;
      };
      clearTimeout = number => timers.delete(number);
    """)
    check("what is polite", browser.evaluate("said.getAttribute('role')"), "status")
    browser.click('document.querySelector(".view.current form input:not([type=checkbox], [type=radio]), .view.current form textarea")')
    browser.type("{{x")
    check("what is said while typing", browser.evaluate("heard"), [])
    # One timer announces the verdict, and the other one saves the draft.
    check("the timers after typing", browser.evaluate("Array.from(timers.values(), timer => timer.delay)"), [700, 400])
    browser.evaluate("for (const [number, timer] of Array.from(timers)) { timers.delete(number); timer.action(); }")
    check("what is said after typing", len(browser.evaluate("heard")), 1)


def check_looks(browser, identifiers, folder):
    backgrounds = set()
    views = ["start", "check"] + identifiers
    for scheme in ["light", "dark"]:
        browser.media(scheme=scheme)
        backgrounds.add(browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        for width in [1440, 768, 390]:
            browser.size(width)
            for view in views:
                browser.evaluate(f"location.hash = {json.dumps('#' + view)}")
                browser.wait_until(f'document.querySelector(".view.current").id === {json.dumps(view)}')
                check(
                    f"what is wider than {width} in {view}",
                    browser.evaluate("""Array.from(document.querySelectorAll("body *"))
                      .filter(element => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
                      .map(element => element.outerHTML.slice(0, 80))"""), [])
                if folder and view in ["start", "check", *identifiers[:3]]:
                    browser.shoot(folder / f"{view}-{scheme}-{width}.png", whole=False)
        for view in views:
            browser.evaluate(f"location.hash = {json.dumps('#' + view)}")
            browser.wait_until(f'document.querySelector(".view.current").id === {json.dumps(view)}')
            check(f"too little contrast in {scheme} in {view}", browser.evaluate(CONTRAST), [])
            check(f"faint borders in {scheme} in {view}", browser.evaluate(EDGES), [])
    check("backgrounds", len(backgrounds), 2)
    browser.media()
    browser.size(1440)
    for view in views:
        browser.evaluate(f"location.hash = {json.dumps('#' + view)}")
        browser.wait_until(f'document.querySelector(".view.current").id === {json.dumps(view)}')
        check_structure(browser)


def check_motion(browser):
    features = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    browser.call("Emulation.setEmulatedMedia", media="", features=features)
    moving = """Array.from(document.querySelectorAll("*")).filter(element => {
      const style = getComputedStyle(element);
      return style.animationName !== "none" || !/^(0s|all 0s.*|none)$/.test(style.transition) && style.transitionDuration !== "0s";
    }).length"""
    check("what moves nevertheless", browser.evaluate(moving), 0)
    browser.media()


def check_print(browser, folder):
    total = browser.evaluate('document.querySelectorAll(".type").length')
    browser.media(media="print", scheme="dark")
    check("controls in print", browser.evaluate(CONTROLS), 0)
    check(
        "card types in print",
        browser.evaluate('Array.from(document.querySelectorAll(".type")).filter(type => type.checkVisibility()).length'),
        total)
    # A US letter page with Chromium's margins at 96 dots per inch.
    page = 979
    browser.size(739, page)
    browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    check(
        "tables in print",
        browser.evaluate('Array.from(document.querySelectorAll("table")).filter(table => table.checkVisibility()).length'),
        total)
    height = browser.evaluate("document.documentElement.scrollHeight")
    rows = browser.evaluate(
        'Array.from(document.querySelectorAll("tr"), row => row.getBoundingClientRect())'
        '.map(box => [box.top + scrollY, box.bottom + scrollY])')
    browser.evaluate("dispatchEvent(new Event('afterprint'))")
    browser.media()
    browser.size(1440)
    pages = len(re.findall(rb"/Type\s*/Page\b", browser.print(folder / "print.pdf" if folder else "/dev/null")))
    # A row that does not fit on the rest of a page begins on the next page.
    left = 0
    for top, bottom in rows:
        if (top + left) // page < (bottom + left - 1) // page:
            left += -(top + left) % page
    expected = math.ceil((height + left) / page)
    # Headings move with their table, and the head of a table is repeated. Together, they take at most one more page.
    check(f"{pages} printed pages instead of about {expected}", pages <= expected + 1, True)


def check_without_scripts(browser, address):
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open("about:blank")
    browser.open(address)
    check(
        "controls without scripts",
        browser.evaluate("""Array.from(document.querySelectorAll("input, button, textarea"))
          .filter(element => element.checkVisibility()).length"""), 0)
    check(
        "tables without scripts",
        browser.evaluate('Array.from(document.querySelectorAll("table")).every(table => table.checkVisibility())'), True)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)


def check_events(browser, address):
    for method, event in browser.events:
        match method:
            case "Network.requestWillBeSent":
                url = event["request"]["url"].split("#")[0]
                if url != address and not url.startswith("data:") and url != "about:blank":
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
        browser.size(1440)
        browser.media()
        browser.open(address)
        check("what strangers have run", browser.evaluate("typeof evil"), "undefined")
        check("scripts", browser.evaluate("document.scripts.length"), 5)
        identifiers = browser.evaluate('Array.from(document.querySelectorAll(".type"), type => type.id)')
        check_structure(browser)
        check_search(browser, words, names.split(","))
        for identifier in identifiers:
            check_keyboard(browser, identifier)
        last = identifiers[-1]
        check_live_region(browser, identifiers[0])
        check_copying(browser, address, last)
        check_copying(browser, address, last, WITH_NO_WAY_TO_COPY)
        browser.open("about:blank")
        browser.open(address)
        check_looks(browser, identifiers, folder)
        check_motion(browser)
        check_print(browser, folder)
        check("what strangers have run", browser.evaluate("typeof evil"), "undefined")
        check_without_scripts(browser, address)
        check_events(browser, address)
    finally:
        browser.close()
    print("\n".join(findings), end="")


main(*sys.argv[1:])
