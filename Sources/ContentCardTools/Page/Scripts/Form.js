// The form for a card type. It is created from the schema when its view, or a checked card, is first opened. The fields
// that the form does not show at once are created when they are added.

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
    // The other schemas that declare the card type. A card must be valid for these schemas, too.
    this.others = schemas.filter(other =>
      other !== schema && CardCheck.verdict([other], this.card([])).classType !== null);
    this.verdict = new VerdictBox(section);
    this.output = new Output(this);
    this.preview = new Preview(this);
    this.node = make("form", {
      className: "panel", noValidate: true, autocomplete: "off", "aria-label": "Values of " + this.title,
    });
    this.notice = make("p", { className: "notice", hidden: true });
    this.fields = make("div", { className: "fields" });
    this.menu = make("ul", { className: "row" });
    this.adding = make("details", { className: "add end" }, make("summary", {}, "Add a field"), this.menu);
    this.fillsAll = make("input", { type: "checkbox", role: "switch" });
    this.drafts = new Drafts(this);
    this.node.append(
      make("h4", {}, "Fill in the card"),
      make("p", { className: "exact" }, code(schema.discriminator), ": exactly ", code(type.name)),
      ...this.others.map(other => make("p", { className: "help" }, ...sentence("other-schema", { schema: other.name }))),
      this.drafts.tabs, this.notice, this.fields, this.adding,
      make("p", { className: "end" },
        make("label", { className: "switch" }, this.fillsAll, "Braze fills in all Liquid tags of this card")),
      this.drafts.actions);
    this.node.addEventListener("submit", event => event.preventDefault());
    for (const name of ["input", "change"]) this.node.addEventListener(name, event => this.change(event));
    this.node.addEventListener("focusout", event => this.touch(event));
    this.node.addEventListener("focusin", ({ target }) => {
      this.verdict.unfold(false);
      // When a text box gets the focus, browsers scroll only its cursor into view. The verdict must not cover the rest
      // of the box.
      target.scrollIntoView({ block: "nearest" });
    });
    section.querySelector(".work").append(this.node, make("div", { className: "result" },
      this.verdict.node, this.preview.node, this.output.node));
    this.drafts.open();
  }

  // MARK: - Fields

  // Returns the parts of the form: the fields, and the choices between fields. The field for the image's aspect ratio
  // is left out, because Braze sets the value. The form shows a part at once if its `isRequired` is true.
  parts() {
    const { type } = this;
    const needed = [].concat(...type.atLeastOne ?? []);
    const parts = fieldsOf(type).filter(({ path }) => path !== "card.imageAspectRatio").map(field => ({
      name: field.label, paths: [field.path], isRequired: field.required || needed.includes(field.path),
      isOld: Boolean(field.deprecation), make: () => this.field(field),
    }));
    for (const oneOf of type.oneOf ?? []) {
      const [first] = oneOf.choices;
      parts.push({
        name: oneOf.label, paths: oneOf.choices.map(({ path }) => path), isRequired: oneOf.required,
        make: () => oneOf.choices.length > 1 ? this.choices(oneOf) : this.field(first, oneOf.required),
      });
    }
    return parts;
  }

  // Removes all values, and all fields that the form does not show at once.
  reset() {
    this.inputs = [];
    this.verdict.items = null;
    this.fields.replaceChildren();
    this.menu.replaceChildren();
    this.fillsAll.checked = false;
    this.unused = this.parts();
    for (const part of Array.from(this.unused)) if (part.isRequired && this.unused.includes(part)) this.add(part);
    for (const part of this.unused) {
      part.button = button("+ " + visible(part.name), () => {
        this.add(part);
        this.inputs.find(input => part.paths.includes(input.field.path) && !input.isOff)?.control.focus();
        this.update();
      }, part.paths.join(", "));
      if (part.isOld) part.button.append(make("span", { className: "old" }, " being phased out"));
      this.menu.append(make("li", {}, part.button));
    }
    this.adding.hidden = this.unused.length === 0;
  }

  add(part) {
    this.fields.append(part.make());
    this.unused = this.unused.filter(other => other !== part);
    part.button?.parentNode.remove();
    this.adding.hidden = this.unused.length === 0;
    // Also adds the fields that the app uses only together with this part.
    for (const list of this.type.together ?? []) {
      if (list.some(path => part.paths.includes(path))) list.forEach(path => this.input(path));
    }
  }

  // Returns the input for a path, or undefined if the form cannot have it. Adds it to the form if necessary.
  input(path) {
    const part = this.unused.find(part => part.paths.includes(path));
    if (part) this.add(part);
    return this.inputs.find(input => input.field.path === path);
  }

  // Creates the inputs of a choice between fields. Only the value of the chosen field is sent.
  choices(oneOf) {
    const name = newID();
    const group = make("fieldset", { className: "group" }, make("legend", {}, visible(oneOf.label)));
    const options = make("div", { className: "options choice", role: "radiogroup", "aria-label": "Which one to send" });
    const made = oneOf.choices.map(field => ({ field, node: this.field(field, oneOf.required) }));
    const choose = path => {
      for (const { field, node } of made) {
        node.hidden = field.path !== path;
        this.inputs.find(input => input.node === node).isOff = node.hidden;
      }
      for (const radio of options.querySelectorAll("input")) radio.checked = radio.value === path;
    };
    for (const { field } of made) {
      const radio = make("input", { type: "radio", name, value: field.path });
      radio.addEventListener("change", () => choose(field.path));
      options.append(make("label", {}, radio, visible(field.label)));
      this.inputs.find(input => input.field === field).choose = () => choose(field.path);
    }
    group.append(options, ...made.map(choice => choice.node));
    choose(oneOf.choices[0].path);
    return group;
  }

  field(field, isRequired = Boolean(field.required)) {
    const id = newID();
    const name = visible(field.label);
    const help = make("p", { className: "help", id: id + ".help" }, ...marked(field.help));
    const message = make("p", { className: "message", id: id + ".message", hidden: true });
    const label = make(hasItems(field) ? "span" : "label", { className: "label", id: id + ".label" }, name);
    const need = make("span", { className: isRequired ? "need required" : "need" }, ...marked(field.need));
    const made = control({ ...field, required: isRequired }, id, help.id + " " + message.id);
    if (hasItems(field)) made.node.setAttribute("aria-labelledby", label.id);
    else label.setAttribute("for", id);
    const input = { field, isRequired, control: made, message, isTouched: false, shown: "" };
    input.repair = make("span", {});
    input.node = make("div", { className: "field" },
      make("div", { className: "name" }, label, field.place === "card" ? "" : code(field.path), need),
      help, made.node, message, make("div", { className: "row" }, input.repair, ...this.extras(input)));
    input.node.dataset.path = field.path;
    this.inputs.push(input);
    return input.node;
  }

  // Returns the button that enters the sample, or null, and the section "More". The section contains further help and
  // the switch for Liquid. `card.openURLInWebView` has no switch, because it is a checkbox in Braze.
  extras(input) {
    const { field, control } = input;
    const isSeparated = hasItems(field) && field.place !== "prefix";
    const sample = field.sample && !isPlaceholder(field, field.sample)
      ? isSeparated ? itemsOf(field.sample, field.separator) : [field.sample] : null;
    const use = sample && this.useButton(input, sample);
    input.liquid = make("input", { type: "text", autocomplete: "off", spellcheck: false, hidden: true,
      "aria-label": "Liquid for " + field.label, placeholder: "{{custom_attribute.${name} | default: '…'}}" });
    input.fills = make("input", { type: "checkbox", role: "switch" });
    input.trial = make("p", { className: "help", hidden: true }, "You can try a sample value below. It is not copied.");
    input.fills.addEventListener("change", () => this.fill(input, input.fills.checked));
    const isSent = field.path !== "card.openURLInWebView";
    const more = make("details", { className: "more" },
      make("summary", {}, "More", make("span", { className: "unseen" }, " about " + visible(field.label))),
      ...(field.more ?? []).map(line => make("p", { className: "help" }, ...marked(line))),
      isSent ? make("label", { className: "switch" }, input.fills, "This value is filled in by Braze") : null,
      input.liquid, input.trial);
    return [use, more];
  }

  // Turns the switch for Liquid on or off. The Liquid has a box of its own, so that the user can try a sample value.
  fill(input, isFilled, liquid = null) {
    const { control } = input;
    const texts = control.texts();
    input.fills.checked = isFilled;
    input.liquid.hidden = input.trial.hidden = !isFilled;
    if (liquid !== null) input.liquid.value = liquid;
    else if (isFilled && texts.some(containsLiquid)) {
      input.liquid.value = texts.join(input.field.separator);
      control.setTexts([]);
    } else if (!isFilled && input.liquid.value) {
      control.setTexts([input.liquid.value]);
      input.liquid.value = "";
    }
    if (isFilled) control.node.before(input.liquid, input.trial);
  }

  useButton(input, texts) {
    return button("Use " + visible(join(texts, input.field.separator)), () => {
      input.control.setTexts(texts);
      input.isTouched = this.hasChanged = true;
      input.control.focus();
      this.update();
      this.drafts.changed();
    }, "for " + input.field.label, "plain");
  }

  // MARK: - Values

  // Returns what the user entered, for a draft or a link. Leaves out choices that are not selected.
  state() {
    const inputs = this.inputs.filter(input => !input.isOff);
    const state = { texts: {}, liquid: {} };
    for (const { field, control, fills, liquid } of inputs) {
      if (control.texts().length) state.texts[field.path] = control.texts();
      if (fills.checked) state.liquid[field.path] = liquid.value;
    }
    if (this.fillsAll.checked) state.fillsAll = true;
    return state;
  }

  restore({ texts = {}, liquid = {}, fillsAll = false } = {}) {
    this.reset();
    for (const path of new Set([...Object.keys(texts), ...Object.keys(liquid)])) {
      const input = this.input(path);
      if (!input) continue;
      input.choose?.();
      if (texts[path]) input.control.setTexts([].concat(texts[path]).map(String));
      if (path in liquid) this.fill(input, true, String(liquid[path]));
    }
    this.fillsAll.checked = Boolean(fillsAll);
    this.hasChanged = Boolean(fillsAll) || this.inputs.some(input => input.control.texts().length > 0 || input.fills.checked);
    for (const input of this.inputs) input.isTouched = this.hasChanged;
    this.update();
  }

  // Adds a card with the values of a card that was checked. Reports the keys and standard fields for which the form has
  // no place, and those whose values lose their line breaks.
  take(card) {
    const texts = {};
    const lost = { keys: new Set(card.extras.map(([key]) => key)), lines: [] };
    for (const [name, value] of Object.entries(card.fields)) if (value) lost.keys.add("card." + name);
    for (const key of [this.schema.discriminator, ...(this.schema.olderDiscriminators ?? [])]) lost.keys.delete(key);
    const textOf = value => value === null ? "" : typeof value === "object" ? json(value) : String(value);
    const oneOfs = this.type.oneOf ?? [];
    for (const field of [...fieldsOf(this.type), ...oneOfs.flatMap(oneOf => oneOf.choices)]) {
      for (const key of lost.keys) {
        if (isAbout(key, field) || (field.aliases ?? []).some(({ name, rules }) => !rules && name === key)) lost.keys.delete(key);
      }
      const oneOf = oneOfs.find(({ choices }) => choices.includes(field));
      // If the app uses no choice, the first one with a value is shown.
      const isUnused = oneOf && ((CardCheck.usedChoice(oneOf, card) ?? field) !== field
        || oneOf.choices.some(({ path }) => path in texts));
      const values = isUnused ? [] : CardCheck.usedValues(field, card);
      if (values.length === 0) continue;
      const isList = field.list && field.type !== "json" && field.place !== "prefix";
      const items = isList && Array.isArray(values[0]) ? values[0].filter(item => item !== null)
        : isList ? itemsOf(textOf(values[0]), field.separator) : values;
      texts[field.path] = items.map(textOf);
      if (!isLong(field) && texts[field.path].some(text => /[\r\n]/.test(text))) lost.lines.push(field.path);
    }
    this.drafts.add({ texts });
    this.drafts.tell([
      ...lost.keys.size ? sentence("lost-keys", { names: Array.from(lost.keys) }) : [], " ",
      ...lost.lines.length ? sentence("lost-lines", { names: lost.lines }) : [],
    ]);
  }

  // Returns the values to send, each with its input, its key or field name, and its text. The text is null if the
  // Liquid or a required value is missing, or if a date is incomplete. If a required value is missing but may be empty,
  // the text is empty. Incomplete dates in a list are left out if the list has other items. `checked` is the text to
  // check. It differs from the text only for Liquid that Braze fills in.
  values() {
    return this.inputs.filter(input => !input.isOff).flatMap(input => {
      const { field, control, isRequired, fills, liquid } = input;
      const texts = control.texts();
      const key = field.place === "prefix" ? field.name + 1 : field.name;
      if (fills.checked) {
        const sample = texts.length ? join(texts, field.separator) : filledIn;
        return [{ input, key, text: liquid.value || null, checked: liquid.value ? sample : null, isLiquid: true }];
      }
      if (field.place === "prefix" && texts.length) {
        let number = 0;
        return texts.map(text => {
          do number += 1; while ((field.excludedKeys ?? []).includes(field.name + number));
          return this.value(input, field.name + number, text);
        });
      }
      const isEmptyValue = isRequired && field.allowsEmpty;
      const text = texts.length ? join(texts, field.separator) : isEmptyValue ? "" : null;
      return text !== null || isRequired || control.isIncomplete?.() ? [this.value(input, key, text)] : [];
    });
  }

  value(input, key, text) {
    const isLiquid = this.fillsAll.checked && text !== null && containsLiquid(text);
    return { input, key, text, checked: isLiquid ? filledIn : text, isLiquid };
  }

  card(values) {
    const card = { id: "card", fields: {}, extras: [[this.schema.discriminator, this.type.name]] };
    // Braze sets the aspect ratio from the image, so the form does not know it. This value is assumed.
    const ratio = this.type.fields.find(field => field.path === "card.imageAspectRatio");
    if (ratio) card.fields.imageAspectRatio = isValid(ratio, "1") ? 1 : Number(ratio.minimum ?? ratio.maximum ?? 1);
    for (const { input, key, checked } of values) {
      if (checked === null) continue;
      const isBool = key === "openURLInWebView" && ["true", "false"].includes(checked);
      if (input.field.place !== "card") card.extras.push([key, checked]);
      else card.fields[key] = isBool ? checked === "true" : checked;
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
    this.drafts.changed();
  }

  touch(event) {
    const input = this.inputAt(event);
    if (!input || input.node.contains(event.relatedTarget) || !this.hasChanged || input.isTouched) return;
    input.isTouched = true;
    this.update();
  }

  update() {
    const values = this.values();
    const verdict = this.check(values);
    const byInput = new Map();
    for (const finding of verdict.findings) {
      const keys = finding.key === null ? finding.parameters.missing ?? finding.parameters.keys ?? [] : [finding.key];
      finding.input = this.inputs.find(input => !input.isOff && keys.some(key => isAbout(key, input.field)));
      if (finding.input && !byInput.has(finding.input)) byInput.set(finding.input, finding);
    }
    for (const input of this.inputs) this.show(byInput.get(input), input);
    verdict.hasExamples = values.some(({ input, text }) => isPlaceholder(input.field, text));
    this.verdict.show(verdict);
    this.output.update(values, verdict);
    this.preview.update(values);
  }

  check(values) {
    const card = this.card(values);
    const verdict = CardCheck.verdict([this.schema, ...this.others], card);
    verdict.findings.push(...notes(values, this.inputs, card));
    const has = severity => verdict.findings.some(finding => finding.severity === severity);
    if (has("error")) verdict.kind = "rejected";
    else if (has("warning")) verdict.kind = "accepted-with-warnings";
    return verdict;
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
    input.repair.replaceChildren(...isQuiet ? [] : this.repairs(input));
    const isError = !isQuiet && finding.severity === "error";
    input.node.classList.toggle("error", isError);
    for (const element of input.node.querySelectorAll("input:not([type=color]), select, textarea")) {
      element.ariaInvalid = isError ? "true" : null;
    }
  }

  repairs(input) {
    const texts = input.control.texts();
    if (!input.fills.checked && texts.some(containsLiquid)) {
      const fill = () => {
        this.fill(input, true);
        input.liquid.focus();
        this.update();
        this.drafts.changed();
      };
      return [button("Braze fills in this value", fill, "of " + input.field.label, "plain")];
    }
    const repaired = texts.map(text => isValid(input.field, text) ? text : corrected(input.field, text) ?? text);
    return repaired.some((text, index) => text !== texts[index]) ? [this.useButton(input, repaired)] : [];
  }
}

// The text to check instead of Liquid if the user gives no sample value. It counts as filled in by Braze.
const filledIn = "{{api_trigger_properties.${value}}}";

const encode = text => text.replace(/[^!-~]+/g, encodeURIComponent);
const withScheme = text => /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? "https://" + text : text;
const corrections = [
  text => text.replace(/\s*%$/, ""), text => text.replace(/^([+-]?\d+),(\d+)$/, "$1.$2"), withScheme, encode,
  text => withScheme(encode(text)), text => "#" + text,
  text => text.replace(/[“”„‟«»＂]/g, '"').replace(/[‘’‚‛]/g, "'"),
];

// Returns a valid text that the user may have meant, or undefined if no correction of the text is valid.
function corrected(field, text) {
  return corrections.map(correct => correct(text.trim())).find(other => other !== text && isValid(field, other));
}

// Returns whether a complete value causes no issue. If the field has a prefix, the text is the value of one key.
function isValidValue(field, text) {
  return field.place === "prefix" ? isValid(field, text) : CardCheck.accepts(field, text);
}

// Returns findings that `CardCheck` does not report.
function notes(values, inputs, card) {
  const notes = [];
  const add = (severity, code, input, parameters = {}) => notes.push({
    severity, code, key: input?.field.path ?? null, suggestion: null, parameters,
  });
  for (const input of inputs.filter(input => !input.isOff)) {
    const { field, control } = input;
    if (control.isIncomplete?.()) add("error", "incomplete-date", input);
    if (!hasItems(field) || field.place === "prefix") continue;
    for (const item of control.texts()) {
      if (item.includes(field.separator)) add("warning", "separator-in-item", input, { item, separator: field.separator });
    }
  }
  for (const { input, text, isLiquid } of values) {
    if (!isLiquid || text === null) continue;
    const value = CardCheck.withDefaults(text);
    if (containsLiquid(value)) {
      // A tag such as `{% if … %}`, or a default that this page cannot read, can provide a value.
      if (!/\{%|\|\s*default:/.test(value)) add("warning", "liquid-without-default", input);
    } else if (!isValidValue(input.field, value)) {
      add("warning", "wrong-default", input, { value });
    }
  }
  const size = sizeOf(values, card);
  // The size of a card with Liquid is known only when Braze has filled it in.
  const isCertain = !values.some(({ text }) => text && containsLiquid(text));
  if (size > sizeLimit) add(isCertain ? "error" : "warning", "too-big", null, { size });
  return notes;
}

const sizeLimit = 2048;

// Returns the number of bytes of the values and keys that count toward Braze's limit.
function sizeOf(values, { extras: [discriminator] }) {
  const texts = values.filter(({ text }) => text).flatMap(
    ({ input, key, text }) => input.field.place === "card" ? [text] : [key, text]);
  return new TextEncoder().encode([...discriminator, ...texts].join("")).length;
}

// Returns the fields of a card type, and the standard fields that the app reads only if another field has no value.
function fieldsOf(type) { return type.fields.concat(type.fallbackFields ?? []); }

function isAbout(key, field) {
  return key === field.path || (field.place === "prefix" && key.startsWith(field.name));
}

function isPlaceholder(field, text) {
  return field.type === "url" && /(^|[\s,;|])https?:\/\/([\w-]+\.)*example\.(com|org|net)(?![\w.-])/i.test(text ?? "");
}

// Converts a card's value to JSON. Keeps all digits of a BigInt and the order of members.
function json(value) {
  if (Array.isArray(value)) return "[" + value.map(json).join(",") + "]";
  if (!(value instanceof Map)) return typeof value === "bigint" ? String(value) : JSON.stringify(value);
  return "{" + Array.from(value, ([name, member]) => JSON.stringify(name) + ":" + json(member)).join(",") + "}";
}
