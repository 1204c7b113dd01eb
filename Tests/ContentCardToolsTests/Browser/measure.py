"""Measures how long a page takes to open, and to respond to a keystroke in a form: measure.py PAGE.html

`opening` is the median of several loads, `form` is the time to open the form with the most inputs, and `keystroke` is the
95th percentile of the keys in this form after all fields were added. They are milliseconds of work in the page's thread,
with styles and layout, so that other programs do not count. `seconds` is the elapsed time until the page is open.
"""

import json
import pathlib
import statistics
import sys

# Without this, Python creates a folder next to this file.
sys.dont_write_bytecode = True

from browser import Browser

SETTLED = "new Promise(resolve => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))"
LARGEST = """(() => {
  const sizes = Array.from(document.querySelectorAll(".type"), type => [type.querySelectorAll("tbody tr").length, type.id]);
  return sizes.sort((a, b) => b[0] - a[0])[0][1];
})()"""


def work(browser):
    """Returns the milliseconds that the page's thread was busy."""
    metrics = browser.call("Performance.getMetrics")["metrics"]
    return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def main(page):
    address = pathlib.Path(page).resolve().as_uri()
    openings, clock = [], []
    for _ in range(3):
        # Each load is in a separate process.
        browser = Browser()
        try:
            browser.size(1440)
            # The accessibility tree takes time, and few users need it.
            browser.call("Accessibility.disable")
            browser.call("Performance.enable", timeDomain="threadTicks")
            before = work(browser)
            browser.open(address)
            clock.append(browser.evaluate(SETTLED) / 1000)
            after = work(browser)
            openings.append(after - before if after > before else after)
            if len(openings) == 3:
                form, keys, inputs = type_everywhere(browser)
        finally:
            browser.close()
    print(json.dumps({
        "bytes": pathlib.Path(page).stat().st_size, "opening": round(statistics.median(openings), 1),
        "seconds": round(statistics.median(clock), 2), "form": round(form, 1), "inputs": inputs, "keys": len(keys),
        "keystroke": round(statistics.quantiles(keys, n=20)[18], 2),
    }))


def type_everywhere(browser):
    identifier = browser.evaluate(LARGEST)
    before = work(browser)
    browser.evaluate(f"location.hash = '#{identifier}'")
    browser.wait_until("document.querySelector('.view.current form') !== null")
    browser.evaluate(SETTLED)
    form = work(browser) - before
    browser.evaluate("for (const add of document.querySelectorAll('.view.current .add button')) add.click()")
    inputs = browser.evaluate("""(() => {
      boxes = Array.from(document.querySelectorAll(".view.current form :is(input[type=text], input[type=url], textarea)"))
        .filter(box => box.checkVisibility());
      return boxes.length;
    })()""")
    keys = []
    for index in range(inputs):
        browser.evaluate(f"boxes[{index}].focus()")
        for letter in "a1, b2"[: max(2, 300 // inputs)]:
            browser.evaluate(SETTLED)
            before = work(browser)
            browser.press(letter, 0, text=letter)
            browser.evaluate("document.body.offsetHeight")
            keys.append(work(browser) - before)
    return form, keys, inputs


main(*sys.argv[1:])
