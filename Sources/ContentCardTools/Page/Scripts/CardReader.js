// Reads a card with a schema in the same way as the generated code, apart from values that Braze fills in later. The
// app's own types and checks are not used. Each issue is {severity, code, key, parameters, near, text}. `near` is the
// key or name that the issue suggests, or null, and `text` is the card's value as text, or null.

/**
 * Returns a card with its extras by key. Of canonically equivalent keys, keeps the first spelling and the last value.
 */
function prepared(card) {
  const extras = new Map();
  for (const [key, value] of card.extras || []) {
    const name = canonical(key);
    extras.set(name, {key: extras.has(name) ? extras.get(name).key : key, value});
  }
  return {
    id: card.id, fields: card.fields || {}, extras, isControl: Boolean(card.control),
    isRemoved: Boolean(card.removed), isPartial: Boolean(card.isPartial),
  };
}

const extra = (card, key) => {
  const found = card.extras.get(canonical(key));
  return found && found.value;
};

const keysOf = card => Array.from(card.extras.values(), ({key}) => key);

/**
 * Returns the card's value at a place, or undefined if there is none or the place is a prefix. A value in the extras
 * can be null. `openURLInWebView` always has a value.
 */
function valueAt({place, name}, card) {
  if (place === "extra") return extra(card, name);
  if (place === "prefix") return undefined;
  const value = card.fields[name];
  if (name === "openURLInWebView") return Boolean(value);
  return value === null ? undefined : value;
}

/** Returns the keys, prefixes, and standard fields to search for a field's value, in order. */
const placesOf = field =>
  [field, ...(field.aliases || []).map(alias => ({...alias, isOld: true})), ...(field.fallback || [])];

const discriminatorsOf = schema => [schema.discriminator, ...(schema.olderDiscriminators || [])];

const spellingOf = ({place, name}) => ({card: `card.${name}`, extra: name, prefix: `${name}*`})[place];

const readersOf = classType =>
  classType.fields.concat(...(classType.oneOf || []).map(oneOf => oneOf.choices));

class Decoder {
  constructor(card, classType = null) {
    this.card = card;
    this.classType = classType;
    this.issues = [];
    this.fields = [];
    this.seen = new Set();
    // The last value that was checked, trimmed if it is text. If the last field uses its default, this is the default.
    this.given = undefined;
  }

  record(reason, key, severity, {value, near = null} = {}) {
    const parameters = {...(this.classType === null ? {} : {classType: this.classType}), ...reason.parameters};
    if (value !== undefined) parameters.value = shortened(describe(value));
    if (near !== null) parameters.nearest = near;
    const issue = {severity, code: reason.code, key, parameters, near};
    // Two properties can read the same key. The same issue is recorded only once.
    const identity = canonical(JSON.stringify([issue, value === undefined ? "" : kindOf(value) + describe(value)]));
    if (this.seen.has(identity)) return;
    this.seen.add(identity);
    this.issues.push({...issue, text: value === undefined ? null : describe(value)});
  }

  recordOld(key, current) {
    if (!isSame(key, current)) this.record(because("old-spelling", {current}), key, "remark");
  }

  recordMissing(path, isEmpty, isExtra = true, others = []) {
    const near = isEmpty || !isExtra ? null : nearestKey(path, keysOf(this.card).filter(key => !contains(others, key)));
    this.record(because(isEmpty ? "empty" : "missing"), path, "error", {near});
  }

  /** Searches places for a field's value. Returns "found", "missing", "empty", or "invalid". */
  search(field, places, severity, isList) {
    let isEmpty = false;
    for (const place of places) {
      const rules = place.rules ? {...field, ...place.rules} : field;
      // As in a list under one key, empty items of an alias are ignored, and an item with a Liquid tag is invalid.
      const result = place.place === "prefix"
        ? this.collect({...rules, name: place.name, keepsLiquid: false, allowsEmpty: false}, severity)
        : this.read(rules, place, severity, isList);
      if (place.isOld && result !== "missing" && result !== "empty") this.recordOld(spellingOf(place), field.path);
      if (result === "found" || result === "invalid") return result;
      isEmpty = isEmpty || result === "empty";
    }
    return isEmpty ? "empty" : "missing";
  }

  read(field, place, severity, isList) {
    const value = valueAt(place, this.card);
    if (value === undefined || value === null) return "missing";
    const reason = this.check(value, field, place, isList);
    if (!reason) {
      const isImage = place.place === "card" && place.name === "image" && field.type === "url" && !isList;
      if (isImage && !/^https?:/i.test(trimmed(value))) {
        this.record(because("unusual-scheme"), spellingOf(place), "warning", {value});
      }
      return "found";
    }
    if (reason.code === "empty") return "empty";
    this.record(reason, spellingOf(place), severity, {value});
    return "invalid";
  }

  check(value, field, place, isList) {
    const isSeparated = isList && field.type !== "json";
    let given = value;
    if (typeof value === "string") {
      given = isSeparated ? trimmedList(value, field.separator) : trimmed(value);
      if (given === "" && !allowsEmptyText(field, isSeparated)) return because("empty");
      if (given.length !== value.length) {
        this.record(because("trimmed-white-space"), spellingOf(place), "warning", {value});
      }
      if (containsLiquid(value)) {
        if (!field.keepsLiquid) return because("unrendered-liquid");
        this.record(because("unrendered-liquid"), spellingOf(place), "warning", {value});
      }
    }
    [this.given, this.format] = [given, field.format];
    return isSeparated ? checkList(given, field) : checks[field.type](given, field);
  }

  /**
   * Reads the keys that a field or an alias with a prefix collects. Ignores empty values. If all others are valid, also
   * checks their number. Returns "found", "missing", or "invalid".
   */
  collect(field, severity) {
    let result = "missing";
    let last = null;
    const items = [];
    for (const key of prefixedKeys(field, this.card)) {
      if (last && last.number !== null && last.number === key.number) {
        this.record(because("same-number", {other: last.name}), key.name, "warning");
      }
      last = key;
      const found = this.search(field, [{place: "extra", name: key.name}], severity, false);
      if (found === "found") items.push(this.given);
      if (found === "invalid" || result !== "invalid" && found === "found") result = found;
    }
    const reason = result === "found" ? checkCount(items, field) : null;
    if (reason) this.record(reason, `${field.name}*`, severity);
    return reason ? "invalid" : result;
  }
}

function allowsEmptyText(field, isSeparated) {
  if (isSeparated) return Boolean(field.allowsEmpty);
  const isAnyText = field.type === "string" && !field.values && !field.list;
  const isJSON = field.type === "json" && (field.list || field.jsonType !== undefined);
  return Boolean(field.allowsEmpty) && (isAnyText || isJSON);
}

/**
 * Returns the keys that a field with a prefix collects: first the numbered keys, sorted by number, then the other keys,
 * sorted by name.
 */
function prefixedKeys(field, card) {
  const keys = [];
  for (const name of keysOf(card)) {
    const suffix = suffixAfter(field.name, name);
    if (!suffix || contains(field.excludedKeys || [], name)) continue;
    keys.push({name, suffix, number: /^[0-9]+$/.test(suffix) ? suffix.replace(/^0+/, "") : null});
  }
  return keys.sort((a, b) => {
    if ((a.number === null) !== (b.number === null)) return a.number === null ? 1 : -1;
    if (a.number === b.number) return order(a.suffix, b.suffix);
    return a.number.length - b.number.length || order(a.number, b.number);
  });
}

/**
 * Reads a field. Returns whether it has a valid value or a default. A value that Braze fills in later or that can be in
 * the dashboard counts as valid.
 */
function readField(field, decoder) {
  const place = pendingPlace(field, decoder.card);
  if (!place) return readSentField(field, decoder);
  if (field.place !== "prefix") {
    if (place.isOld) decoder.recordOld(spellingOf(place), field.path);
    return true;
  }
  const {keys} = place;
  // The other keys are read as usual, but without a minimum count, because the pending values count, too.
  const others = {...field, minimumCount: undefined, excludedKeys: (field.excludedKeys || []).concat(keys)};
  const trial = new Decoder(decoder.card);
  if (!readSentField(others, trial) && !trial.issues.some(isRefusal)) return true;
  return readSentField(others, decoder);
}

/** Returns the choice that the app uses from a card, or undefined if no choice has a valid value. */
function usedChoice(oneOf, card) {
  const decoder = new Decoder(prepared(card));
  return oneOf.choices.find(choice => readField(choice, decoder));
}

function readSentField(field, decoder) {
  decoder.fields.push(field);
  const severity = field.required ? "error" : "warning";
  if (field.place === "prefix") {
    const result = decoder.collect(field, severity);
    if (field.required && result === "missing") decoder.record(because("missing"), field.path, "error");
    return result === "found";
  }
  const result = decoder.search(field, placesOf(field), severity, field.list);
  if (field.required && (result === "missing" || result === "empty")) {
    decoder.recordMissing(field.path, result === "empty", field.place === "extra");
  }
  if (result !== "found" && field.default !== undefined) {
    [decoder.given, decoder.format] = [field.default.text, field.format];
  }
  return result === "found" || field.default !== undefined;
}

/**
 * Returns the values that the app reads for a field, valid or not. Leaves out values in the field's fallbacks, and
 * values under aliases with rules of their own. For fields without a prefix, returns at most one value.
 */
function usedValues(field, card) {
  const content = prepared(card);
  if (field.place === "prefix") return prefixedKeys(field, content).map(({name}) => extra(content, name));
  const allowsEmpty = allowsEmptyText(field, Boolean(field.list) && field.type !== "json");
  const isUsed = value =>
    value !== undefined && value !== null && (typeof value !== "string" || allowsEmpty || trimmed(value) !== "");
  // A form cannot take over values under older keys with other rules, such as another date format.
  return placesOf({...field, fallback: []}).filter(({place, rules}) => place !== "prefix" && !rules)
    .map(({place, name}) => (place === "card" ? content.fields[name] : extra(content, name)))
    .filter(isUsed).slice(0, 1);
}

/** Reads the fields of a card. Returns whether the card meets the requirements of the class type. */
function readClassType(classType, decoder) {
  if (classType.deprecation) {
    const {message} = classType.deprecation;
    const reason = because("deprecated-class-type", message === undefined ? {} : {advice: message});
    decoder.record(reason, null, "warning");
  }
  let isObject = true;
  const present = new Map();
  for (const field of classType.fields) {
    decoder.given = undefined;
    if (readField(field, decoder)) {
      // A value under an older key can have another format.
      present.set(canonical(field.path), {field: {...field, format: decoder.format}, given: decoder.given});
    } else if (field.required || field.default !== undefined) {
      isObject = false;
    }
  }
  for (const oneOf of classType.oneOf || []) {
    if (oneOf.choices.some(choice => readField(choice, decoder)) || !oneOf.required) continue;
    decoder.record(because("none-of", {keys: oneOf.choices.map(spellingOf)}), null, "error");
    isObject = false;
  }
  if (!applyRules(classType, present, decoder)) isObject = false;
  for (const keys of classType.atLeastOne || []) {
    if (keys.some(key => present.has(canonical(key)))) continue;
    decoder.record(because("none-of", {keys}), null, "error");
    isObject = false;
  }
  return isObject;
}

/**
 * Applies `order` and then `together`. `present` contains the values by path. Values that the app does not use are
 * removed from it. Returns false if a pair in `order` rejects the card.
 */
function applyRules({order: pairs = [], together = []}, present, decoder) {
  let isAccepted = true;
  for (const keys of pairs) {
    // An earlier pair may have removed a value.
    const pair = keys.map(key => present.get(canonical(key)));
    const [first, second] = pair.map(read => (read && read.given !== undefined ? comparable(read.given, read.field) : null));
    if (first === null || second === null || first <= second) continue;
    const [{field}, {field: other}] = pair;
    const isRequired = Boolean(field.required || other.required);
    decoder.record(because("out-of-order", {other: other.path}), field.path, isRequired ? "error" : "warning");
    isAccepted = isAccepted && !isRequired;
    for (const {path, default: value} of isRequired ? [] : [field, other]) {
      // A field with a default then has its default. No other pair compares it, because such a field is in only one
      // pair.
      if (value === undefined) present.delete(canonical(path));
    }
  }
  for (const keys of together) {
    const missing = keys.filter(key => !present.has(canonical(key)));
    if (missing.length === 0 || missing.length === keys.length) continue;
    const given = keys.filter(key => !missing.includes(key));
    decoder.record(because("incomplete", {keys: given, missing}), null, "warning");
    for (const key of given) present.delete(canonical(key));
  }
  return isAccepted;
}

const tables = new WeakMap();

/**
 * Returns the class types of a schema by their names and aliases, as declared and, unless the schema is case-sensitive,
 * also in lower case.
 */
function namesOf(schema) {
  if (tables.has(schema)) return tables.get(schema);
  const names = new Map();
  tables.set(schema, names);
  for (const classType of schema.classTypes) {
    for (const name of [classType.name, ...(classType.aliases || [])]) {
      const spelling = schema.caseSensitive ? name : lowercased(name);
      for (const key of [canonical(name), canonical(spelling)]) {
        if (!names.has(key)) names.set(key, {spelling, classType});
      }
    }
  }
  return names;
}

/**
 * Reads a card and returns {outcome, classType, issues, fields}. The outcome is "object", "rejected", "control", or
 * "skipped". `fields` contains the fields that were read. It is missing if the outcome is "control" or "skipped".
 */
function readCard(schema, card) {
  const skipped = {outcome: "skipped", classType: null, issues: []};
  if (card.isRemoved) return skipped;
  const keys = discriminatorsOf(schema);
  const key = keys.find(key => (extra(card, key) ?? null) !== null) ?? keys[0];
  const value = extra(card, key);
  const names = namesOf(schema);
  const name = typeof value === "string" ? trimmed(value) : null;
  const known = name === null ? undefined
    : names.get(canonical(value)) || names.get(canonical(schema.caseSensitive ? name : lowercased(name)));
  const classType = known ? known.classType : null;
  if (card.isControl) return {outcome: "control", classType, issues: []};
  const decoder = new Decoder(card, classType && classType.name);
  if (value === undefined || value === null) {
    decoder.recordMissing(key, false, true, keys);
    if (decoder.issues[0].near === null) return skipped;
  } else if (!classType) {
    recordUnknownClassType(value, key, names, decoder);
  } else if (name.length !== value.length) {
    decoder.record(because("trimmed-white-space"), key, "warning", {value});
  }
  decoder.recordOld(key, keys[0]);
  const isObject = classType !== null && readClassType(classType, decoder);
  return {outcome: isObject ? "object" : "rejected", classType, issues: decoder.issues, fields: decoder.fields};
}

function recordUnknownClassType(value, key, names, decoder) {
  if (typeof value !== "string") {
    decoder.record(wrongKind(value, "string"), key, "error", {value});
  } else if (trimmed(value) === "") {
    decoder.record(because("empty"), key, "error");
  } else if (containsLiquid(value)) {
    decoder.record(because("unrendered-liquid"), key, "error", {value});
  } else {
    const candidates = Array.from(names.values(), ({spelling}) => spelling).sort(order);
    decoder.record(
      because("unknown-class-type"), key, "error", {value, near: nearestName(trimmed(value), candidates)});
  }
}
