/// What every page has beside its words.
enum HTMLTemplate {
  /// Nothing is loaded, and nothing sent.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'
    """

  static let style = """
    :root {
      color-scheme: light dark;
      --paper: #fff; --sheet: #f5f6f8; --ink: #1b1d22; --faint: #5b6170; --line: #d5d9e0; --link: #0b57d0;
      --warning: #9a3d00;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #16181d; --sheet: #20242b; --ink: #e7e9ee; --faint: #a9b0bf; --line: #3a404c; --link: #8ab4f8;
        --warning: #ffb37a;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 6.5rem; }
    body {
      background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto;
      max-width: 76rem; overflow-wrap: anywhere; padding: 0 1rem 3rem;
    }
    h1, h2, h3, h4 { line-height: 1.25; }
    h3 { font-size: 1.3rem; margin: 0 0 .5rem; }
    h4 { font-size: 1rem; margin: 0; }
    p { margin: .5rem 0; }
    a { color: var(--link); }
    code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; white-space: pre-wrap; }
    code { unicode-bidi: isolate; }
    code { background: var(--sheet); border-radius: .25rem; padding: .1rem .25rem; }
    header ul { padding-left: 1.2rem; }
    header li { margin: .25rem 0; max-width: 60rem; }
    html:not(.live) .control { display: none; }
    .search {
      align-items: center; background: var(--paper); border-bottom: 1px solid var(--line); display: flex;
      flex-wrap: wrap; gap: .25rem .75rem; padding: .75rem 0; position: sticky; top: 0; z-index: 1;
    }
    .search input { flex: 1 1 12rem; max-width: 28rem; }
    #count { color: var(--faint); }
    input, button {
      background: var(--paper); border: 1px solid var(--faint); border-radius: .4rem; color: inherit; font: inherit;
      padding: .35rem .75rem;
    }
    button { cursor: pointer; }
    button:hover { background: var(--sheet); }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
    .type { border: 1px solid var(--line); border-radius: .75rem; margin: 1.5rem 0; padding: 1rem; }
    h3 code, nav code { background: none; padding: 0; }
    table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
    th, td { border-bottom: 1px solid var(--line); padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; }
    thead th { color: var(--faint); font-size: .9rem; }
    tbody th { font-weight: 600; width: 22%; }
    td:nth-of-type(1) { width: 35%; }
    td:nth-of-type(2) { width: 20%; }
    td p { margin: 0 0 .25rem; }
    td p + p { color: var(--faint); font-size: .95rem; }
    .old { color: var(--warning); font-weight: 600; }
    .block { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-top: 1rem; }
    .block pre { background: var(--sheet); border-radius: .5rem; flex-basis: 100%; margin: 0; padding: .75rem; }
    [hidden] { display: none !important; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .unseen, .skip:not(:focus) {
      clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px;
    }
    .skip { background: var(--paper); padding: .5rem; position: fixed; top: .25rem; z-index: 2; }
    @media screen and (max-width: 44rem) {
      table, tbody, tr, tbody th, td { display: block; width: auto !important; }
      thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
      tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
      th, td { border: 0; padding: .15rem 0; }
      td:nth-of-type(2):not(:empty)::before { content: "Example: "; }
    }
    @media print {
      .control, .skip, nav { display: none !important; }
      html { font-size: 9.5pt; }
      body { max-width: none; padding: 0; }
      .type { border: 0; border-top: 1px solid var(--line); border-radius: 0; break-inside: avoid; padding: 1rem 0; }
      code { background: none; padding: 0; }
      .block pre { background: none; }
      .block pre { border: 1px solid var(--line); }
      h2, h3, h4, thead { break-after: avoid; }
      tr, .block { break-inside: avoid; }
    }

    """

  static let script = """
    "use strict";
    document.documentElement.classList.add("live");
    const search = document.getElementById("search");
    const count = document.getElementById("count");
    const said = document.getElementById("said");
    const types = Array.from(document.querySelectorAll(".type"), section => ({
      section,
      link: document.querySelector('nav a[href="#' + section.getAttribute("aria-labelledby") + '"]').parentNode,
      text: section.textContent.toLowerCase(),
    }));
    const all = count.textContent;
    function filter() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const type of types) {
        const isShown = words.every(word => type.text.includes(word));
        type.section.hidden = type.link.hidden = !isShown;
        if (isShown) shown += 1;
      }
      for (const part of document.querySelectorAll(".part")) {
        part.hidden = words.length > 0 && !part.querySelector(".type:not([hidden])");
      }
      count.textContent = words.length ? shown + " of " + all : all;
    }
    search.addEventListener("input", filter);
    // A browser fills the box again when it goes back to a page.
    window.addEventListener("pageshow", filter);

    // For pages that are not served over HTTPS, where there is no clipboard to write to.
    function copySelected(block) {
      getSelection().selectAllChildren(block);
      const give = event => {
        event.clipboardData.setData("text/plain", block.textContent);
        event.preventDefault();
      };
      document.addEventListener("copy", give);
      try {
        return document.execCommand("copy");
      } finally {
        document.removeEventListener("copy", give);
      }
    }
    let silence;
    async function copy(button) {
      const block = document.getElementById(button.dataset.block);
      let isCopied = false;
      try {
        await navigator.clipboard.writeText(block.textContent);
        isCopied = true;
      } catch {
        isCopied = copySelected(block);
      }
      const words = isCopied ? "Copied" : "Selected: press Ctrl+C or ⌘C";
      button.firstChild.data = words;
      said.textContent = words + button.querySelector(".unseen").textContent;
      clearTimeout(silence);
      silence = setTimeout(() => { said.textContent = ""; }, 3000);
      setTimeout(() => { button.firstChild.data = "Copy"; }, 3000);
    }
    for (const button of document.querySelectorAll("button[data-block]")) {
      button.addEventListener("click", () => copy(button));
    }

    """
}
