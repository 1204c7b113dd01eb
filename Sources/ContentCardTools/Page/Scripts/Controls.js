// Controls for entering the values of a field. `control` returns a control with `node`, `focus()`, `texts()`, and
// `setTexts(texts)`. `texts()` returns the texts that are not blank. There can be several if the field has a prefix or
// is a list of a type other than JSON. `isIncomplete()`, if present, returns whether an input contains only a part of a
// value. The "input" and "change" events of a control bubble through `node`.

function control(field, id, description) {
  if (!hasItems(field)) {
    const single = itemControl(field, id, description);
    return {
      ...single, texts: () => [single.text()].filter(isNotBlank), setTexts: ([text = ""]) => single.set(text),
    };
  }
  const isMenu = field.values && field.place !== "prefix";
  return isMenu ? optionsControl(field, id, description) : itemsControl(field, id, description);
}

function hasItems(field) { return field.place === "prefix" || Boolean(field.list) && field.type !== "json"; }

function isNotBlank(text) { return text.trim() !== ""; }

// Returns a field with the rules for a single value or for one item of a list.
function itemField(field) {
  const isPrefix = field.place === "prefix";
  return { ...field, list: field.type === "json" && field.list, ...isPrefix && { place: "extra", path: field.name } };
}

// Returns whether a single value or an item of a list causes no issue, not even a warning.
function isValid(field, text) {
  return CardCheck.accepts(itemField(field), text);
}

// Creates the control for a single value or for an item of a list, with `text()` and `set(text)`.
function itemControl(field, id, description) {
  if (field.values) return menuControl(field, id, description);
  switch (field.type) {
  case "bool": return menuControl({ ...field, values: [{ value: "true" }, { value: "false" }] }, id, description);
  case "date": return dateControl(field, id, description);
  case "color": return colorControl(field, id, description);
  default: return textControl(field, id, description);
  }
}

function isLong(field) { return field.type === "json" || ["card.cardDescription", "html"].includes(field.path); }

function textControl(field, id, description) {
  const properties = {
    id, autocomplete: "off", spellcheck: field.type === "string", "aria-describedby": description,
  };
  if (field.required) properties["aria-required"] = "true";
  const input = make(isLong(field) ? "textarea" : "input", properties);
  if (!isLong(field)) input.type = field.type === "url" ? "url" : "text";
  return { node: input, focus: () => input.focus(), text: () => input.value, set: text => { input.value = text; } };
}

function menuControl(field, id, description) {
  const select = make("select", { id, "aria-describedby": description });
  if (field.required) select.setAttribute("aria-required", "true");
  select.append(make("option", { value: "" }, field.required ? "Choose…" : "Leave out"));
  for (const { value, description } of field.values) {
    select.append(make("option", { value }, visible(description ? value + " – " + description : value)));
  }
  return {
    node: select, focus: () => select.focus(), text: () => select.value,
    set: text => {
      const options = Array.from(select.options);
      const match = options.find(option => option.value === text)
        ?? options.find(option => option.value.toLowerCase() === text.trim().toLowerCase());
      if (!match) select.append(make("option", { value: text }, visible(text)));
      select.value = match ? match.value : text;
    },
  };
}

function colorControl(field, id, description) {
  const input = textControl(field, id, description);
  const picker = make("input", { type: "color", "aria-label": "Pick a color" });
  const show = () => {
    const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(input.text().trim())?.[1] ?? "000000";
    picker.value = "#" + (digits.length === 3 ? digits.replace(/./g, "$&$&") : digits).toLowerCase();
  };
  picker.addEventListener("input", () => { input.set(picker.value.toUpperCase()); });
  input.node.addEventListener("input", show);
  show();
  return {
    ...input, node: make("div", { className: "row" }, input.node, picker),
    set: text => { input.set(text); show(); },
  };
}

const wholeHours = Array.from({ length: 27 }, (_, index) => (index - 12) * 60);
const offsets = [-570, -210, 210, 270, 330, 345, 390, 570, ...wholeHours.filter(Boolean)]
  .sort((a, b) => a - b).map(offsetText);

function offsetText(minutes) {
  const two = number => String(number).padStart(2, "0");
  const size = Math.abs(minutes);
  return (minutes < 0 ? "-" : "+") + two(Math.floor(size / 60)) + ":" + two(size % 60);
}

// The milliseconds in a unit of a timestamp.
const unitsOf = { unix: 1000, unixMilliseconds: 1 };
const zoneName = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Creates a control for a date, a time, and a time zone. A text field replaces the picker if the picker cannot show the
// value, or if the user prefers to type it.
function dateControl(field, id, description) {
  // Without a maximum, browsers accept years with six digits.
  const picker = make("input", {
    type: "datetime-local", id, step: "60", max: "9999-12-31T23:59:59", "aria-describedby": description,
  });
  if (field.required) picker.setAttribute("aria-required", "true");
  const zone = make("select", { "aria-label": "Time zone" },
    make("option", { value: "" }, "Your time zone, " + zoneName), make("option", { value: "Z" }, "UTC"),
    ...offsets.map(offset => make("option", { value: offset }, "UTC" + offset.replace("-", "−"))));
  const typed = make("input", {
    type: "text", hidden: true, autocomplete: "off", spellcheck: false, "aria-describedby": description,
  });
  const other = button("Type it instead", () => {
    if (typed.hidden) {
      typed.value = picked();
      type(true);
    } else {
      set(isValid(field, typed.value) ? typed.value : "");
    }
    (typed.hidden ? picker : typed).focus();
    changed();
  }, field.label, "plain");
  const changed = () => typed.dispatchEvent(new Event("change", { bubbles: true }));
  const units = unitsOf[field.format];

  const picked = () => {
    if (!picker.value) return "";
    const time = picker.value.length === 16 ? picker.value + ":00" : picker.value;
    const offset = zone.value || offsetText(-new Date(time).getTimezoneOffset());
    const text = time + offset;
    return units ? String(Math.floor(Date.parse(text) / units)) : text;
  };
  const type = isTyped => {
    typed.hidden = !isTyped;
    picker.hidden = zone.hidden = isTyped;
    (isTyped ? typed : picker).id = id;
    (isTyped ? picker : typed).removeAttribute("id");
    other.firstChild.data = isTyped ? "Pick a date instead" : "Type it instead";
  };
  const set = text => {
    let time = text.trim();
    if (units && /^-?\d+$/.test(time)) {
      const date = new Date(Number(time) * units);
      time = isNaN(date) ? time : date.toISOString();
    }
    const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.0+)?(Z|[+-]\d\d:?\d\d)$/.exec(time);
    const offset = parts?.[2].replace(/^([+-]\d\d):?(\d\d)$/, "$1:$2").replace(/^[+-]00:00$/, "Z");
    picker.value = parts ? parts[1] : "";
    zone.value = parts ? offset : "";
    const isPicked = text === "" || (parts && picker.value !== "" && zone.selectedIndex > 0);
    typed.value = isPicked ? "" : text;
    type(!isPicked);
  };
  // Typing a part of a date causes no "input" or "change" event, so the control sends one when the picker loses the
  // focus.
  picker.addEventListener("blur", changed);
  return {
    node: make("div", { className: "row" }, picker, zone, typed, other),
    focus: () => (typed.hidden ? picker : typed).focus(),
    text: () => typed.hidden ? picked() : typed.value, set,
    isIncomplete: () => typed.hidden && picker.validity.badInput,
  };
}

function optionsControl(field, id, description) {
  const node = make("div", { className: "options", role: "group", id, tabIndex: -1, "aria-describedby": description });
  const add = value => {
    const box = make("input", { type: "checkbox", value });
    const about = field.values.find(choice => choice.value === value)?.description;
    node.append(make("label", {}, box, visible(about ? value + " – " + about : value)));
    return box;
  };
  for (const { value } of field.values) add(value);
  const boxes = () => Array.from(node.querySelectorAll("input"));
  return {
    node, focus: () => boxes()[0]?.focus(),
    texts: () => boxes().filter(box => box.checked).map(box => box.value),
    setTexts: texts => {
      for (const box of boxes()) box.checked = false;
      for (const text of texts) {
        const box = boxes().find(box => box.value.toLowerCase() === text.toLowerCase()) ?? add(text);
        box.checked = true;
      }
    },
  };
}

function itemsControl(field, id, description) {
  const list = make("ul", { className: "items" });
  const change = () => list.dispatchEvent(new Event("change", { bubbles: true }));
  const more = button("Add another", () => {
    add("").control.focus();
    change();
  }, "for " + field.label);
  const node = make("div", { role: "group", "aria-describedby": description }, list, more);
  let items = [];
  const number = () => {
    items.forEach((item, index) => {
      for (const input of item.node.querySelectorAll("input:not([type=color]), select:not([aria-label]), textarea")) {
        input.setAttribute("aria-label", "Item " + (index + 1));
      }
      for (const words of item.node.querySelectorAll("button .unseen")) {
        words.textContent = " item " + (index + 1) + " of " + visible(field.label);
      }
      item.remove.hidden = items.length === 1;
    });
  };
  const add = text => {
    const made = itemControl(field, items.length ? newID() : id, description);
    const item = { control: made };
    item.remove = button("Remove", () => {
      const index = items.indexOf(item);
      items = items.filter(other => other !== item);
      item.node.remove();
      number();
      items[Math.min(index, items.length - 1)].control.focus();
      change();
    }, field.label, "plain");
    item.node = make("li", {}, made.node, item.remove);
    if (text) made.set(text);
    items.push(item);
    list.append(item.node);
    number();
    return item;
  };
  const setTexts = texts => {
    items = [];
    list.replaceChildren();
    for (const text of texts.length ? texts : [""]) add(text);
  };
  setTexts([]);
  return {
    node, focus: () => items[0].control.focus(), setTexts,
    texts: () => items.map(item => item.control.text()).filter(isNotBlank),
    isIncomplete: () => items.some(item => item.control.isIncomplete?.()),
  };
}

// Returns the items of a list that is written as one text, without empty items.
function itemsOf(text, separator) {
  return text.split(separator).map(item => item.trim()).filter(Boolean);
}

// Returns the items of a list as one text.
function join(items, separator) {
  return items.join(separator + ([",", ";"].includes(separator) ? " " : ""));
}
