const said = document.getElementById("said");

// Says something to screen readers, once typing has paused.
let saying;
function say(text, delay = 0) {
  clearTimeout(saying);
  saying = setTimeout(() => {
    said.textContent = "";
    said.textContent = text;
  }, delay);
}

// A button that copies what `text` returns then. `shown` is the element that shows it.
function copyButton(name, text, shown) {
  const button = make("button", { type: "button" }, "Copy", make("span", { className: "unseen" }, " " + visible(name)));
  button.addEventListener("click", async () => {
    const isCopied = await copy(text(), shown());
    const words = isCopied ? "Copied" : "Press Ctrl+C or ⌘C";
    button.firstChild.data = words;
    button.classList.toggle("copied", isCopied);
    say(words + " " + visible(name));
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

// For pages that are not served over HTTPS: there the browser has no `navigator.clipboard`.
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
