const said = document.getElementById("said");

// Announces sentences to screen readers one after the other, the first after a delay. Sentences of a later call replace
// those that were not announced yet.
let saying;
function say(sentences, delay = 0) {
  clearTimeout(saying);
  const [first, ...rest] = [].concat(sentences).filter(Boolean);
  if (first === undefined) return;
  saying = setTimeout(() => {
    said.textContent = "";
    said.textContent = first;
    say(rest, 2500);
  }, delay);
}

// Selects the contents of the element that displays a text, and copies the text. Returns false if the user has to copy
// the selection with the keyboard. `navigator.clipboard` is not used, because browsers offer it only to pages from
// HTTPS or from the same machine.
function copy(text, shown) {
  getSelection().selectAllChildren(shown);
  const give = event => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", give);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", give);
  }
}

// Creates a button that copies the result of `text()`. `shown()` returns the element that displays the text.
// `done(isCopied)` is called after each attempt. It returns another sentence to announce, or an empty text.
function copyButton(name, text, shown, done = () => "") {
  const element = button("Copy", () => {
    const isCopied = copy(text(), shown());
    const words = isCopied ? "Copied" : "Press Ctrl+C or ⌘C";
    element.firstChild.data = words;
    say([words + (isCopied ? " " : " to copy ") + visible(name), done(isCopied)]);
    clearTimeout(element.timer);
    element.timer = setTimeout(() => { element.firstChild.data = "Copy"; }, 2500);
  }, name);
  return element;
}
