"""Opens a page and prints the text that the expression in a file comes to: evaluate.py PAGE.html EXPRESSION.js"""

import pathlib
import sys

# Without this, Python creates a folder next to this file.
sys.dont_write_bytecode = True

from browser import Browser

browser = Browser()
try:
    browser.open(pathlib.Path(sys.argv[1]).as_uri())
    text = browser.evaluate(pathlib.Path(sys.argv[2]).read_text())
    mistakes = [parameters for method, parameters in browser.events if method == "Runtime.exceptionThrown"]
finally:
    browser.close()
if mistakes:
    sys.exit(str(mistakes))
sys.stdout.buffer.write(text.encode())
