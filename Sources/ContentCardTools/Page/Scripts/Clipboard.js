const said = document.getElementById("said");

// Announces the text to screen readers after a delay, unless another text replaces it before then.
let saying;
function say(text, delay = 0) {
  clearTimeout(saying);
  saying = setTimeout(() => {
    said.textContent = "";
    said.textContent = text;
  }, delay);
}

// Creates a button that copies the result of `text()`. `shown()` returns the element that displays the text.
function copyButton(name, text, shown) {
  const button = make("button", { type: "button" }, "Copy", make("span", { className: "unseen" }, " " + visible(name)));
  button.addEventListener("click", async () => {
    const isCopied = await copy(text(), shown());
    const words = isCopied ? "Copied" : "Press Ctrl+C or ⌘C";
    button.firstChild.data = words;
    button.classList.toggle("copied", isCopied);
    say(words + (isCopied ? " " : " to copy ") + visible(name));
    clearTimeout(button.timer);
    button.timer = setTimeout(() => {
      button.firstChild.data = "Copy";
      button.classList.remove("copied");
    }, 2500);
  });
  return button;
}

async function copy(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, shown);
  }
}

// Copies the text with `document.execCommand`, because `navigator.clipboard` can be unavailable, for example on pages
// that are served over HTTP. The element stays selected, so the user can also copy it with the keyboard.
function copySelected(text, shown) {
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
