// The form for a card type. It is created from the schema when its view is first opened.

const forms = new Map();

function openForm(section) {
  if (!forms.has(section)) {
    const schema = schemas[Number(section.dataset.schema)];
    forms.set(section, new Form(section, schema, schema.classTypes[Number(section.dataset.type)]));
  }
  return forms.get(section);
}

class Form {
  constructor(section, schema, type) {
    Object.assign(this, { section, schema, type, inputs: [], hasChanged: false });
    this.title = visible(type.name);
    this.node = make("form", {
      className: "panel", noValidate: true, autocomplete: "off", "aria-label": "Values of " + this.title,
    });
    this.verdict = make("div", { className: "verdict", tabIndex: -1 });
    this.output = new Output(this);
    this.fill();
    this.node.addEventListener("submit", event => event.preventDefault());
    for (const name of ["input", "change"]) this.node.addEventListener(name, event => this.change(event));
    this.node.addEventListener("focusout", event => this.touch(event));
    section.querySelector(".work").append(
      this.node, make("div", { className: "result" }, this.verdict, this.output.node));
    this.update();
  }

  // MARK: - Elements

  fill() {
    const { schema, type } = this;
    const exact = make("p", { className: "exact" }, code(schema.discriminator), ": exactly ", code(type.name));
    this.node.append(make("h4", {}, "Fill in the card"), exact);
    const isOld = field => field.deprecation && !field.required;
    const oneOfs = type.oneOf ?? [];
    const singleChoices = oneOfs.filter(({ choices }) => choices.length === 1)
      .map(({ choices: [field], required }) => ({ ...field, required }));
    const fieldsInUse = [...type.fields, ...singleChoices].filter(field => !isOld(field));
    const groups = [
      ["Fields of the card", [...fieldsInUse.filter(field => field.place === "card"), ...this.fallbackFields()]],
      ["Key-value pairs", fieldsInUse.filter(field => field.place !== "card")],
    ];
    for (const [legend, fields] of groups) {
      if (fields.length) this.node.append(this.group(legend, fields));
    }
    for (const oneOf of oneOfs) if (oneOf.choices.length > 1) this.node.append(this.choices(oneOf));
    const old = type.fields.filter(isOld);
    if (old.length) {
      this.node.append(make("details", { className: "older end" },
        make("summary", {}, "Keys that are being phased out"), ...old.map(field => this.field(field))));
    }
    const again = make("button", { type: "button" }, "Start over");
    again.addEventListener("click", () => {
      this.clear();
      this.inputs[0]?.control.focus();
      say("All values of " + this.title + " were removed");
    });
    if (this.inputs.length) this.node.append(make("p", { className: "end" }, again));
    else this.node.append(make("p", { className: "soft" }, "This card type needs nothing else."));
  }

  // Returns the standard fields that the app reads only if another field has no value.
  fallbackFields() {
    const { type } = this;
    const own = [...type.fields, ...(type.oneOf ?? []).flatMap(oneOf => oneOf.choices)].map(field => field.path);
    const names = type.fields.flatMap(standardFallbacks).filter(name => !own.includes("card." + name));
    return Array.from(new Set(names), name => ({
      path: "card." + name, place: "card", name, separator: ",", type: name === "image" ? "url" : "string",
      readers: type.fields.filter(field => standardFallbacks(field).includes(name)).map(field => field.path),
    }));
  }

  group(legend, fields) {
    const group = make("fieldset", { className: "group" }, make("legend", {}, legend));
    const paths = new Set(fields.map(field => field.path));
    for (const list of this.type.atLeastOne ?? []) {
      if (list.some(path => paths.has(path))) {
        group.append(make("p", { className: "help" }, ...sentence("none-of", { keys: list })));
      }
    }
    group.append(...fields.map(field => this.field(field)));
    return group;
  }

  // Creates the inputs for a `oneOf`. Only the value of the chosen field is sent.
  choices(oneOf) {
    const name = newID();
    const legend = make("legend", {}, visible(oneOf.description ?? oneOf.property));
    const group = make("fieldset", { className: "group" }, legend);
    const options = make("div", { className: "options choice", role: "radiogroup", "aria-label": "Which one to send" });
    const made = oneOf.choices.map(field => ({ field, node: this.field(field, oneOf.required) }));
    const choose = path => {
      for (const { field, node } of made) {
        node.hidden = field.path !== path;
        this.inputs.find(input => input.node === node).isOff = node.hidden;
      }
      for (const radio of options.querySelectorAll("input")) radio.checked = radio.value === path;
    };
    const paths = oneOf.choices.map(field => field.path);
    for (const path of oneOf.required ? paths : [...paths, ""]) {
      const radio = make("input", { type: "radio", name, value: path });
      radio.addEventListener("change", () => choose(path));
      options.append(make("label", {}, radio, path === "" ? "None" : place(path)));
    }
    for (const { field } of made) {
      Object.assign(this.inputs.find(input => input.field === field), { oneOf, choose: () => choose(field.path) });
    }
    group.append(options, ...made.map(choice => choice.node));
    const first = oneOf.required ? paths[0] : "";
    (this.starts ??= []).push(() => choose(first));
    choose(first);
    return group;
  }

  field(field, isRequired = field.required) {
    const id = newID();
    const help = make("div", { className: "help", id: id + ".help" });
    const message = make("p", { className: "message", id: id + ".message", hidden: true });
    const isMade = field.path === "card.imageAspectRatio";
    for (const line of field.help ?? []) {
      help.append(make("p", {}, ...marked(line, text => this.useButton(field, text))));
    }
    const isGroup = field.place === "prefix" || (field.list && field.type !== "json");
    const label = make(isGroup ? "span" : "label", { className: "label", id: id + ".label" }, place(field.path));
    if (!isGroup && !isMade) label.setAttribute("for", id);
    const need = make("span", { className: isRequired ? "need required" : "need" });
    const others = standardFallbacks(field).map(name => "card." + name);
    if (isRequired && others.length) need.append(...sentence("required-unless", { keys: others }));
    else if (isRequired) need.append("Required");
    else if (field.readers) need.append(...sentence("used-without", { keys: field.readers }));
    else need.append(...marked(field.need));
    const node = make("div", { className: "field" }, make("div", { className: "name" }, label, need), help);
    node.dataset.path = field.path;
    if (isMade) return node;

    const made = control({ ...field, required: isRequired }, id, help.id + " " + message.id);
    if (isGroup) made.node.setAttribute("aria-labelledby", label.id);
    const input = { field, isRequired, control: made, node, message, isTouched: false, shown: "" };
    node.append(made.node, message);
    this.inputs.push(input);
    return node;
  }

  // Creates a button that enters a sample, or returns null if the sample is a placeholder.
  useButton(field, text) {
    if (isPlaceholder(field, text)) return null;
    const use = make("button", { type: "button", className: "plain" }, "Use ", code(text),
      make("span", { className: "unseen" }, " for ", place(field.path)));
    use.addEventListener("click", () => {
      const input = this.inputs.find(input => input.field === field);
      this.set(input, text);
      this.hasChanged = true;
      input.control.focus();
      this.update();
    });
    return use;
  }

  // MARK: - Values

  set(input, text) {
    if (input.control.setTexts) input.control.setTexts(text === "" ? [] : [text]);
    else input.control.set(text);
    input.isTouched = text !== "";
  }

  clear() {
    for (const input of this.inputs) this.set(input, "");
    for (const start of this.starts ?? []) start();
    this.hasChanged = false;
    this.update();
  }

  // Fills in the form with the values of a pasted card.
  take(card) {
    this.clear();
    const chosen = new Set();
    const text = value => value === null ? "" : typeof value === "object" ? json(value) : String(value);
    for (const input of this.inputs) {
      const { field, control } = input;
      const values = CardCheck.usedValues(field, card);
      if (field.place === "prefix") control.setTexts(values.map(text));
      if (field.place === "prefix" || values.length === 0) continue;
      const [value] = values;
      if (Array.isArray(value) && field.list && field.type !== "json") {
        const items = value.filter(item => item !== null).map(text);
        if (control.setItems) control.setItems(items);
        else control.set(join(items, field.separator));
      } else {
        this.set(input, text(value));
      }
      // If the app uses no choice, the first one with a value is shown.
      const { oneOf } = input;
      if (oneOf && (CardCheck.usedChoice(oneOf, card) ?? field) === field && !chosen.has(oneOf)) {
        input.choose();
        chosen.add(oneOf);
      }
    }
    this.hasChanged = true;
    for (const input of this.inputs) input.isTouched = true;
    this.update();
  }

  // Returns the values to send, each with its input, its key or field name, and its text. The text of a required value
  // that is missing is null.
  values() {
    const values = [];
    for (const input of this.inputs) {
      if (input.isOff) continue;
      const { field, control } = input;
      if (field.place === "prefix") {
        let number = 1;
        for (const text of control.texts()) {
          while ((field.besides ?? []).includes(field.name + number)) number += 1;
          values.push({ input, key: field.name + number, text });
          number += 1;
        }
        if (control.texts().length === 0 && input.isRequired) values.push({ input, key: field.name + 1, text: null });
        continue;
      }
      const text = control.text();
      const isEmptyValue = text === "" && input.isRequired && field.allowsEmpty;
      const value = text.trim() === "" && !isEmptyValue ? null : text;
      if (value !== null || input.isRequired) values.push({ input, key: field.name, text: value });
    }
    return values;
  }

  card(values) {
    const card = { id: "card", fields: {}, extras: [[this.schema.discriminator, this.type.name]] };
    // The aspect ratio comes with the image, so any number will do.
    if (this.type.fields.some(field => field.path === "card.imageAspectRatio")) card.fields.imageAspectRatio = 1;
    for (const { input, key, text } of values) {
      if (text === null) continue;
      if (input.field.place !== "card") card.extras.push([key, text]);
      else card.fields[key] = key === "openURLInWebView" && ["true", "false"].includes(text) ? text === "true" : text;
    }
    return card;
  }

  // MARK: - Updates while the user types

  inputAt(event) { return this.inputs.find(input => input.node.contains(event.target)); }

  change(event) {
    const input = this.inputAt(event);
    if (input) input.isTouched = true;
    this.hasChanged = true;
    this.update();
  }

  touch(event) {
    const input = this.inputAt(event);
    if (!input || input.node.contains(event.relatedTarget) || !this.hasChanged) return;
    input.isTouched = true;
    this.update();
  }

  update() {
    const values = this.values();
    const verdict = CardCheck.verdict(schemas, this.card(values));
    for (const input of this.inputs) {
      for (const item of input.isOff ? [] : input.control.broken?.() ?? []) {
        verdict.findings.push({
          severity: "warning", code: "separator-in-item", key: input.field.path, suggestion: null,
          parameters: { item, separator: input.field.separator },
        });
        if (verdict.kind === "accepted") verdict.kind = "accepted-with-warnings";
      }
    }
    const byInput = new Map();
    for (const finding of verdict.findings) {
      const keys = finding.key === null ? finding.parameters.keys ?? [] : [finding.key];
      finding.input = this.inputs.find(input => !input.isOff && keys.some(key => isAbout(key, input.field)));
      if (finding.input && !byInput.has(finding.input)) byInput.set(finding.input, finding);
    }
    for (const input of this.inputs) this.show(byInput.get(input), input);
    verdict.hasExamples = values.some(({ input, text }) => isPlaceholder(input.field, text));
    showVerdict(this.verdict, verdict, "h4", this.section);
    this.output.update(values, verdict);
  }

  show(finding, input) {
    const isQuiet = !finding || (!input.isTouched && isMissing(finding));
    const shown = isQuiet
      ? "" : JSON.stringify([finding.severity, finding.code, finding.parameters, finding.suggestion]);
    if (shown === input.shown) return;
    input.shown = shown;
    input.message.hidden = isQuiet;
    input.message.className = "message " + (isQuiet ? "" : finding.severity);
    input.message.replaceChildren(...isQuiet ? [] : explain(finding, true));
    input.node.classList.toggle("error", !isQuiet && finding.severity === "error");
    for (const element of input.node.querySelectorAll("input:not([type=color]), select, textarea")) {
      if (!isQuiet && finding.severity === "error") element.setAttribute("aria-invalid", "true");
      else element.removeAttribute("aria-invalid");
    }
  }
}

// Returns the names of the standard fields to read if this field has no value, except those that are not text.
function standardFallbacks(field) {
  return (field.fallback ?? []).filter(({ place }) => place === "card").map(({ name }) => name)
    .filter(name => !["imageAspectRatio", "openURLInWebView"].includes(name));
}

function isAbout(key, field) {
  return key === field.path || (field.place === "prefix" && key.startsWith(field.name));
}

// Returns whether the value is only a placeholder: made-up text, or a link to a domain that is reserved for examples.
function isPlaceholder(field, text) {
  if (text === null) return false;
  if (field.type === "url") return /^https?:\/\/(www\.)?example\.(com|org|net)(\/|$)/m.test(text);
  return text.trim() === field.placeholder;
}

// Converts a value to JSON. Keeps all digits of a BigInt and the order of members.
function json(value) {
  if (Array.isArray(value)) return "[" + value.map(json).join(",") + "]";
  if (!(value instanceof Map)) return typeof value === "bigint" ? String(value) : JSON.stringify(value);
  return "{" + Array.from(value, ([name, member]) => JSON.stringify(name) + ":" + json(member)).join(",") + "}";
}
