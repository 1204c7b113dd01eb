// The values to copy into the dashboard: first Braze's own fields, then each key and value.
class Output {
  constructor(form) {
    this.form = form;
    this.rows = new Map();
    this.fields = make("ul", { className: "pairs" });
    this.pairs = make("ul", { className: "pairs" });
    this.fieldsSection = make("section", {}, make("h4", {}, "Fill in Braze’s own fields"),
      make("p", { className: "soft" }, "In the Compose tab, in this order."), this.fields);
    this.progress = make("span", { className: "soft" });
    this.size = make("span", { className: "soft" });
    this.next = button("", () => this.nextCopy.click());
    this.isTriggered = make("input", { type: "checkbox", role: "switch" });
    this.isTriggered.addEventListener("change", () => this.form.update());
    this.unready = make("p", { className: "old" });
    this.trigger = this.block("Send with each request", "trigger", triggerText);
    this.node = make("div", { className: "outputs panel" },
      make("section", {}, make("h4", {}, "Copy into Braze"),
        make("p", { className: "row control" }, this.next, this.progress), this.unready,
        make("label", { className: "switch control" }, this.isTriggered, "API-triggered campaign")),
      this.fieldsSection,
      make("section", {}, make("h4", {}, "Key-value pairs"),
        make("p", { className: "soft" }, "In the Settings tab, with “Add New Pair”. ", this.size), this.pairs),
      make("section", { className: "control" }, make("h4", {}, "Everything at once"), this.trigger,
        this.block("As pairs", "pairs", pairsText), this.block("As JSON, also for “Check cards”", "json", jsonText)));
  }

  // Creates a section with a text to copy. The text is shown only while the section is open.
  block(title, name, text) {
    const details = make("details", { className: "block" }, make("summary", {}, title));
    const pre = make("pre", { tabIndex: 0, role: "region", "aria-label": title, "data-text": name });
    const naming = () => this.names.length ? this.unready.textContent : "";
    const copy = copyButton(title, () => text(this.sent), () => { details.open = true; return pre; }, naming);
    details.append(make("p", { className: "row" }, copy), pre);
    details.addEventListener("toggle", () => this.showBlocks());
    (this.blocks ??= []).push({ details, pre, text });
    return details;
  }

  update(values, verdict) {
    const { schema, type } = this.form;
    const about = input => verdict.findings.filter(finding => finding.input === input);
    const isWrong = input => about(input).some(({ code }) =>
      CardCheck.isRefusal({ code }) && (code !== "unrendered-liquid" || !input.field.keepsLiquid));
    const note = (input, text) => isPlaceholder(input.field, text) ? "placeholder"
      : text === null ? "needs-value" : isWrong(input) ? "wrong"
      : this.isTriggered.checked && containsLiquid(text) ? "liquid-in-request"
      : input.field.path !== "card.urlString" ? null : /^https?:/i.test(text) ? "on-click-web" : "on-click-app";
    // Includes an empty input only if the verdict reports its value as missing. For example, a required key needs no
    // value if a fallback provides one.
    const shown = values.filter(({ input, text }) => text !== null || about(input).some(isMissing));
    const all = shown.map(({ input, key, text }) => (
      { key, text, isField: input.field.place === "card", note: note(input, text) }));
    all.unshift({ key: schema.discriminator, text: type.name, isFixed: true });
    for (const row of all) {
      row.name = (row.isField ? "card." : "") + row.key;
      row.title = visible(row.isField ? sentences.fields[row.key] : row.key);
      const isTaken = row.isField && all.some(other => !other.isField && other.key === row.key);
      const property = isTaken ? "card_" + row.key : row.key;
      // A Liquid tag cannot contain a key with a brace. The composer has no text boxes for the two standard fields
      // below.
      const isInRequest = this.isTriggered.checked && row.text !== null && !row.isFixed && !/[{}]/.test(row.key)
        && !["card.openURLInWebView", "card.language"].includes(row.name);
      if (isInRequest) row.property = property;
      row.copied = isInRequest ? "{{api_trigger_properties.${" + property + "}}}" : row.text;
      row.canCopy = row.text !== null && row.text !== "" && row.note !== "placeholder";
    }
    const order = Object.keys(sentences.fields);
    const fields = all.filter(row => row.isField).sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
    const pairs = all.filter(row => !row.isField);
    this.all = [...fields, ...pairs];
    this.sent = all.filter(row => row.text !== null && row.note !== "placeholder");
    this.names = all.filter(row => ["placeholder", "needs-value", "wrong"].includes(row.note)).map(row => row.name);
    const [names, more] = [this.names.slice(0, 5), this.names.length - 5];
    setSentence(this.unready, names.length ? "unready" : null, { names, ...more > 0 && { count: more } });
    this.show(this.fields, fields);
    this.show(this.pairs, pairs);
    this.fieldsSection.hidden = fields.length === 0;
    this.trigger.hidden = !this.isTriggered.checked;
    const size = sizeOf(values, this.form.card([]));
    this.size.textContent = (size / 1024).toFixed(1) + " of 2 KB used.";
    this.size.className = size > sizeLimit ? "old" : "soft";
    this.showProgress();
    this.showBlocks();
  }

  show(list, rows) {
    const nodes = rows.map(row => {
      const shown = this.rows.get(row.name) ?? this.row(row);
      shown.data = row;
      const state = JSON.stringify([row.copied, row.note]);
      if (shown.state !== state) {
        shown.state = state;
        shown.value.textContent = visible(row.copied ?? "");
        shown.value.hidden = shown.copy.hidden = !row.text;
        shown.copy.disabled = !row.canCopy;
        if (shown.box) shown.box.textContent = row.text === "true" ? "☑ " : "☐ ";
        setSentence(shown.note, row.text === "" ? "empty-value" : row.note ?? null);
      }
      return shown.node;
    });
    setChildren(list, nodes);
  }

  row({ name, title, key, isField }) {
    const shown = { note: make("p", { className: "note" }), value: make("code", { className: "value" }), done: {} };
    const isBox = name === "card.openURLInWebView";
    const keyNode = make("span", { className: "key" }, place(name));
    if (isBox) keyNode.prepend(shown.box = make("span", {}));
    const copier = (part, text, node) => copyButton(part + " " + title, text, () => node, isCopied => {
      if (isCopied) shown.done[part] = text();
      this.showProgress();
      return shown.data.note === "wrong" ? shown.data.title + " is not valid yet" : this.progressText;
    });
    shown.copyKey = isField ? make("span", {}) : copier("key", () => key, keyNode);
    shown.copy = isBox ? make("span", {}) : copier("value of", () => shown.data.copied, shown.value);
    shown.node = make("li", { "data-key": name }, keyNode, shown.copyKey, shown.value, shown.copy, shown.note);
    this.rows.set(name, shown);
    return shown;
  }

  // MARK: - Progress

  // Returns the names of the row's copy buttons whose text was not copied yet, or has changed since it was copied.
  left({ name, key, isField, copied, canCopy }) {
    const { done } = this.rows.get(name);
    if (!canCopy || name === "card.openURLInWebView") return [];
    return [...isField || done.key === key ? [] : ["copyKey"], ...done["value of"] === copied ? [] : ["copy"]];
  }

  showProgress() {
    const rows = this.all.filter(row => row.canCopy && row.name !== "card.openURLInWebView");
    for (const row of this.all) {
      this.rows.get(row.name).node.classList.toggle("done", rows.includes(row) && this.left(row).length === 0);
    }
    const next = rows.find(row => this.left(row).length > 0);
    const count = rows.filter(row => this.left(row).length === 0).length;
    const part = next && (this.left(next)[0] === "copyKey" ? "key " : "value of ");
    this.next.textContent = next ? "Copy next: " + part + next.title : "Everything that is ready is copied";
    this.next.disabled = !next;
    this.nextCopy = next && this.rows.get(next.name)[this.left(next)[0]];
    const total = this.all.filter(row => row.name !== "card.openURLInWebView").length;
    this.progressText = count + " of " + total;
    this.progress.textContent = this.progressText + " copied";
  }

  // Removes all check marks, because another card is shown, and its values have not been copied yet.
  restart() { for (const shown of this.rows.values()) shown.done = {}; }

  showBlocks() {
    for (const { details, pre, text } of this.blocks) {
      const words = details.open ? text(this.sent) : "";
      if (pre.textContent !== words) pre.textContent = words;
    }
  }
}

// Returns the pairs as lines for `lint-card`.
function pairsText(rows) {
  return rows.filter(row => !row.isField).map(({ key, copied }) => {
    const isPlain = !/^["“”„‟«»＂\s]|[:=,;\t\r\n]|\s$/.test(key) && !/^\s|[\r\n]|\s$/.test(copied);
    return isPlain ? key + ": " + copied : JSON.stringify(key) + ": " + JSON.stringify(copied);
  }).join("\n");
}

// Returns pairs as a JSON object. `JSON.stringify` is not used for the whole object, because JavaScript would move
// numeric keys to the front.
function members(pairs, indent) {
  const lines = pairs.map(([name, text]) => indent + "  " + JSON.stringify(name) + ": " + JSON.stringify(text));
  return "{\n" + lines.join(",\n") + "\n" + indent + "}";
}

function jsonText(rows) { return members(rows.map(row => [row.name, row.copied]), ""); }

function triggerText(rows) {
  const pairs = rows.filter(row => row.property).map(row => [row.property, row.text]);
  return '{\n  "trigger_properties": ' + members(pairs, "  ") + "\n}";
}
