"""Fills in the form of a card type like a person."""

import json
import re

# Finds the form's field, and the kind of its control.
FIELD = 'document.querySelector(".view.current .field[data-path=" + JSON.stringify({path}) + "]")'
KIND = """(() => {
  let field = %s;
  if (!field) {
    const isFor = button => button.querySelector(".unseen").textContent.trim().split(", ").includes(%s);
    Array.from(document.querySelectorAll(".view.current .add button")).find(isFor)?.click();
    field = %s;
  }
  if (!field) return "none";
  const radio = Array.from(document.querySelectorAll(".view.current [role=radiogroup] input"))
    .find(input => input.value === field.dataset.path);
  if (radio && !radio.checked) radio.click();
  if (field.querySelector(".items")) return "items";
  if (field.querySelector(".options")) return "options";
  if (field.querySelector("[type=datetime-local]")) return "date";
  return field.querySelector("select") ? "menu" : "text";
})()"""

# Returns the severity, code, key, and text of a list item with a finding.
FINDING = """item => ({
  severity: item.className, code: item.dataset.code, key: item.dataset.key, text: item.textContent,
})"""


def kind_of(browser, field, path):
    """Adds the field to the form if necessary, and returns the kind of its control."""
    return browser.evaluate(KIND % (field, json.dumps(path), field))


def open_type(browser, identifier):
    browser.click(f'document.querySelector(\'nav a[href="#{identifier}"]\')')
    browser.wait_until(f'document.querySelector(".view.current").id === {json.dumps(identifier)}')


def start_over(browser):
    browser.evaluate("""Array.from(document.querySelectorAll(".view.current form button"))
      .find(button => button.textContent.startsWith("Start over"))?.click()""")


def fill(browser, path, text, separator=","):
    field = FIELD.replace("{path}", json.dumps(path))
    kind = kind_of(browser, field, path)
    if kind == "items":
        items = [item.strip() for item in text.split(separator)] if separator else [text]
        for index, item in enumerate(items):
            if index:
                browser.click(f'{field}.querySelector(".items + button")')
            fill_single(browser, f'{field}.querySelectorAll(".items > li")[{index}]', item)
    elif kind == "options":
        for item in text.split(separator):
            browser.click(
                f'Array.from({field}.querySelectorAll("input")).find(box => box.value === {json.dumps(item.strip())})')
    elif kind != "none":
        fill_single(browser, field, text)


def fill_single(browser, place, text):
    kind = browser.evaluate(f"""(() => {{
      const place = {place};
      if (place.querySelector("[type=datetime-local]")) return "date";
      return place.querySelector("select") ? "menu" : "text";
    }})()""")
    if kind == "menu":
        choose(browser, f'{place}.querySelector("select")', text)
    elif kind == "date" and re.fullmatch(r"[-0-9]{10}T[:0-9]{8}Z", text):
        choose(browser, f'{place}.querySelector("[type=datetime-local]")', text[:-1])
        choose(browser, f'{place}.querySelector("select")', "Z")
    elif kind == "date":
        browser.click(f"""Array.from({place}.querySelectorAll("button"))
          .find(button => button.textContent.startsWith("Type it instead"))""")
        browser.insert(text)
    else:
        browser.click(f'{place}.querySelector("input, textarea")')
        browser.insert(text)


def replace(browser, path, text):
    """Replaces the text of a field or of a list's first item. Returns the old text, or None if the text cannot be typed."""
    field = FIELD.replace("{path}", json.dumps(path))
    input = f'{field}.querySelector("input[type=text]:not([hidden]), input[type=url], textarea")'
    kind = kind_of(browser, field, path)
    if kind in ["menu", "options", "none"] or not browser.evaluate(f"{input} !== null"):
        return None
    before = browser.evaluate(input + ".value")
    browser.evaluate(f"{input}.focus(); {input}.select()")
    if text:
        browser.insert(text)
    else:
        browser.press("Backspace", 8)
    return before


def choose(browser, select, value):
    """Sets the value of a menu or a calendar, which only the system can open."""
    browser.evaluate(f"""{{
      const select = {select};
      select.focus();
      select.value = {json.dumps(value)};
      select.dispatchEvent(new Event("input", {{bubbles: true}}));
      select.dispatchEvent(new Event("change", {{bubbles: true}}));
    }}""")


def verdict(browser):
    """Returns the kind of the form's verdict, and its findings."""
    return browser.evaluate(f"""(() => {{
      const element = document.querySelector(".view.current .result .verdict");
      return {{kind: element.dataset.kind, findings: Array.from(element.querySelectorAll("li"), {FINDING})}};
    }})()""")


def text_of(browser, name):
    """Opens a block and returns its text."""
    return browser.evaluate(f"""(async () => {{
      const pre = document.querySelector(".view.current [data-text={name}]");
      pre.closest("details").open = true;
      await new Promise(resolve => setTimeout(resolve));
      return pre.textContent;
    }})()""")


def wait_for_check(browser):
    """Waits until the verdicts on the pasted cards are shown."""
    browser.wait_until("summary.textContent && !summary.querySelector('[data-code=checking]') && cards.ariaBusy !== 'true'")


def pairs(browser):
    """Returns the keys and values of the card, also those of standard fields, such as `card.title`."""
    return json.loads(text_of(browser, "json"), object_pairs_hook=list)


def pasted(browser):
    """Returns the text in the clipboard."""
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
