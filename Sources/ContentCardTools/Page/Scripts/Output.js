// The values to copy into the dashboard: each key and value separately, the standard fields, and everything at once.
class Output {
  constructor(form) {
    this.form = form;
    this.pairs = make("ul", { className: "pairs" });
    this.fields = make("ul", { className: "pairs" });
    this.fieldsSection = make("section", {}, make("h4", {}, "Also fill in"), this.fields);
    this.rows = new Map();
    this.left = make("p", { className: "soft" });
    this.node = make("div", { className: "outputs panel" },
      make("section", {}, make("h4", {}, "Key-value pairs to copy"), this.pairs),
      this.fieldsSection,
      make("section", {}, make("h4", {}, "Everything at once"), this.left,
        this.block("As pairs", [["pairs", pairsText]]),
        this.block("As JSON", [["json", jsonText]]),
        this.block("For an API-triggered campaign", [
          ["liquid", liquidText, "Copy into Braze"], ["trigger", triggerText, "Send with each request"],
        ])));
  }

  // Creates a section with texts to copy. They are generated when the section is opened.
  block(title, texts) {
    const details = make("details", { className: "block" }, make("summary", {}, title));
    for (const [name, text, about = null] of texts) {
      const label = about ? title + ": " + about : title;
      const pre = make("pre", { tabIndex: 0, role: "region", "aria-label": label, "data-text": name });
      const button = copyButton(label, () => text(this.sent), () => pre);
      const words = make("span", { className: "soft" }, about ?? "");
      details.append(make("div", { className: "title" }, words, button), pre);
      (this.blocks ??= []).push({ details, pre, text });
    }
    details.addEventListener("toggle", () => this.showBlocks());
    return details;
  }

  update(values, verdict) {
    const { schema, type } = this.form;
    const about = input => verdict.findings.filter(finding => finding.input === input);
    const isWrong = input => about(input).some(finding => finding.severity === "error" && !isMissing(finding));
    const note = (input, text) => text === null ? "needs-value"
      : isPlaceholder(input.field, text) ? "placeholder" : isWrong(input) ? "wrong" : null;
    // Includes an empty input only if its value is reported as missing. A required key needs no value if a fallback
    // provides one.
    const shown = values.filter(({ input, text }) => text !== null || about(input).some(isMissing));
    const all = shown.map(({ input, key, text }) => ({
      key, text, isField: input.field.place === "card", note: note(input, text),
    }));
    all.unshift({ key: schema.discriminator, text: type.name, isFixed: true });
    this.sent = all.filter(row => row.text !== null && row.note !== "placeholder");
    this.show(this.pairs, all.filter(row => !row.isField));
    const fields = all.filter(row => row.isField);
    this.show(this.fields, fields);
    this.fieldsSection.hidden = fields.length === 0;
    const count = all.filter(row => row.note === "placeholder").length;
    this.left.replaceChildren(...count ? sentence("left-out", { count }) : []);
    this.left.hidden = count === 0;
    this.showBlocks();
  }

  show(list, rows) {
    const nodes = rows.map(row => {
      const name = lintKey(row);
      const shown = this.rows.get(name) ?? this.row(name, row);
      shown.data = row;
      const state = JSON.stringify([row.text, row.note]);
      if (shown.state !== state) {
        shown.state = state;
        const note = row.text === "" ? "empty-value" : row.note;
        shown.value.textContent = visible(row.text ?? "");
        shown.value.hidden = shown.copy.hidden = !row.text;
        shown.copy.disabled = row.note === "placeholder";
        shown.note.hidden = !note;
        shown.note.replaceChildren(...note ? sentence(note) : []);
      }
      return shown.node;
    });
    const isSame = nodes.length === list.childNodes.length
      && nodes.every((node, index) => list.childNodes[index] === node);
    if (!isSame) list.replaceChildren(...nodes);
  }

  row(name, row) {
    const shown = { note: make("p", { className: "note" }), value: make("code", { className: "value" }) };
    const key = place(name);
    shown.copy = copyButton("value of " + name, () => shown.data.text, () => shown.value);
    const keyNode = make("span", { className: "key" }, key);
    shown.node = make("li", { "data-key": name }, keyNode,
      row.isField ? make("span", {}) : copyButton("key " + name, () => row.key, () => keyNode),
      shown.value, shown.copy, shown.note);
    this.rows.set(name, shown);
    return shown;
  }

  showBlocks() {
    for (const { details, pre, text } of this.blocks) {
      const words = details.open ? text(this.sent) : "";
      if (pre.textContent !== words) pre.textContent = words;
    }
  }
}

function lintKey({ key, isField }) { return (isField ? "card." : "") + key; }

// Returns the pairs as lines that `lint-card` accepts.
function pairsText(rows) {
  return rows.map(row => {
    const key = lintKey(row);
    const isPlain = !/^["\s]|[:=,\r\n]|\s$/.test(key) && !/^\s|[\r\n]|\s$/.test(row.text);
    return isPlain ? key + ": " + row.text : JSON.stringify(key) + ": " + JSON.stringify(row.text);
  }).join("\n");
}

function jsonText(rows) {
  // `JSON.stringify` is not used for the whole object, because it would move numeric keys to the front.
  const lines = rows.map(row => "  " + JSON.stringify(lintKey(row)) + ": " + JSON.stringify(row.text));
  return "{\n" + lines.join(",\n") + "\n}";
}

// Returns whether the value is sent with the request. A Liquid tag cannot contain a key with braces.
function isInRequest(row) { return !row.isFixed && !row.isField && !/[{}]/.test(row.key); }

function liquidText(rows) {
  return rows.filter(row => !row.isField).map(row =>
    row.key + ": " + (isInRequest(row) ? "{{api_trigger_properties.${" + row.key + "}}}" : row.text)).join("\n");
}

function triggerText(rows) {
  const lines = rows.filter(isInRequest).map(row => "    " + JSON.stringify(row.key) + ": " + JSON.stringify(row.text));
  return '{\n  "trigger_properties": {\n' + lines.join(",\n") + "\n  }\n}";
}
