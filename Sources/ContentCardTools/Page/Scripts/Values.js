// Checks values with the value grammar. Each check returns a reason {code, parameters}, or null if the value is valid.

const because = (code, parameters = {}) => ({code, parameters});
const notA = (expected, parameters = {}) => because("not-a-value", {expected, ...parameters});
const tooLarge = expected => because("too-large", {expected});
const wrongKind = (value, expected, parameters = {}) =>
  because("wrong-kind", {kind: kindOf(value), expected, ...parameters});

function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (value instanceof Map) return "object";
  return {string: "string", boolean: "bool"}[typeof value] || "number";
}

/** Returns a string unchanged, and other values in a form similar to JSON, with members sorted by name. */
function describe(value) {
  const nested = value => (typeof value === "string" ? `"${escaped(value)}"` : describe(value));
  if (typeof value === "number") return doubleText(value);
  if (Array.isArray(value)) return `[${value.map(nested).join(", ")}]`;
  if (!(value instanceof Map)) return String(value);
  const members = Array.from(value).sort(([a], [b]) => order(a, b));
  return `{${members.map(([name, value]) => `"${escaped(name)}": ${nested(value)}`).join(", ")}}`;
}

function boolOf(text) {
  const bools = {true: true, yes: true, 1: true, false: false, no: false, 0: false};
  const word = isASCII(text) ? text.toLowerCase() : "";
  return Object.prototype.hasOwnProperty.call(bools, word) ? bools[word] : null;
}

/** The check for each type, for a value or an element of a list. Text is already trimmed and checked for Liquid. */
const checks = {
  string(value, field) {
    if (field.values) return checkAllowed(value, field.values.map(choice => choice.value));
    return typeof value === "string" ? null : wrongKind(value, "string");
  },

  int(value, field) {
    let number = value;
    if (typeof value === "string") {
      number = intOf(value);
      if (number === null) return isIntegerText(value) ? tooLarge("int") : notA("int");
    } else if (typeof value === "number") {
      number = intOfDouble(value);
      if (number === null) return Number.isInteger(value) ? tooLarge("int") : notA("int");
    } else if (typeof value !== "bigint") {
      return wrongKind(value, "int");
    }
    return checkRange(field, number, BigInt);
  },

  double(value, field) {
    let number = value;
    if (typeof value === "string") {
      number = doubleOf(value);
      if (number === null) return isDoubleText(value) ? tooLarge("double") : notA("double");
    } else if (typeof value === "bigint") {
      number = Number(value);
    } else if (typeof value !== "number") {
      return wrongKind(value, "double");
    }
    return checkRange(field, number, Number);
  },

  decimal(value, field) {
    if (!["string", "bigint", "number"].includes(typeof value)) return wrongKind(value, "decimal");
    if (typeof value === "string" && !isDecimalText(value)) return notA("decimal");
    const number = decimalOf(typeof value === "number" ? doubleText(value) : String(value));
    if (number === null) return tooLarge("decimal");
    return checkRange(field, number, decimalOf);
  },

  bool(value) {
    if (typeof value === "boolean") return null;
    if (typeof value !== "string") return wrongKind(value, "bool");
    return boolOf(value) === null ? notA("bool") : null;
  },

  url(value) {
    if (typeof value !== "string") return wrongKind(value, "url");
    if (isURL(value)) return null;
    // The brackets around an IPv6 address stay.
    const plain = value.includes("://[") ? /^[!#-;=?-\[\]_a-z~]*$/ : /^[!#-;=?-Z_a-z~]*$/;
    return notA(plain.test(value) ? "url" : "encoded-url");
  },

  color(value) {
    if (typeof value !== "string") return wrongKind(value, "color");
    return /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(value) ? null : notA("color");
  },

  date(value, {format}) {
    const isText = typeof value === "string";
    const isNumber = format !== "iso8601" && (typeof value === "bigint" || typeof value === "number");
    if (!isText && !isNumber) return wrongKind(value, format);
    if (format === "iso8601") return isISO8601Date(value) ? null : notA(format);
    return (isNumber || isDecimalText(value)) && isUnixDate(Number(value), format) ? null : notA(format);
  },

  // Only the app can read these values.
  custom: () => null,

  json(value, field) {
    const reason = checkJSON(value, field);
    const isNotJSON = reason !== null && reason.code === "not-a-value";
    return isNotJSON && field.jsonType ? notA("json-of-type", {type: field.jsonType}) : reason;
  },
};

function checkAllowed(value, allowed) {
  if (typeof value !== "string") return wrongKind(value, "one-of", {quoted: allowed.map(quotedExcerpt).join(", ")});
  const isAllowed = allowed.some(other => isSame(other, value) || isSame(lowercased(other), lowercased(value)));
  return isAllowed ? null : because("not-allowed", {values: allowed});
}

function checkRange({minimum, maximum}, number, boundOf) {
  const isInRange = (minimum === undefined || number >= boundOf(minimum))
    && (maximum === undefined || number <= boundOf(maximum));
  if (isInRange) return null;
  return because("out-of-range", {
    ...(minimum === undefined ? {} : {minimum}), ...(maximum === undefined ? {} : {maximum}),
  });
}

/** Checks the number of a list's items or of the keys with a prefix. If the field is unique, equal items count once. */
function checkCount(items, field) {
  const {minimumCount: minimum, maximumCount: maximum} = field;
  if (minimum === undefined && maximum === undefined) return null;
  const count = field.unique ? new Set(items.map(item => comparable(item, field))).size : items.length;
  if (count < minimum) return because("too-few", {count: String(count), minimum: String(minimum)});
  return count > maximum ? because("too-many", {count: String(count), maximum: String(maximum)}) : null;
}

/** Returns a valid value in a form that can be compared with that of another value of the field's type. */
function comparable(value, {type, format, values}) {
  const isText = typeof value === "string";
  switch (type) {
    case "int": return isText ? intOf(value) : BigInt(value);
    case "double": return isText ? doubleOf(value) : Number(value);
    case "decimal": return decimalOf(typeof value === "number" ? doubleText(value) : String(value));
    // Like Swift's `Date`, converts to seconds since 2001 as a double. Seconds since 1970 are rounded differently.
    case "date":
      return (format === "iso8601" ? iso8601Seconds(value) : Number(value) / unitsPerSecond[format]) - 978307200;
    case "bool": return isText ? boolOf(value) : value;
    case "color": return value.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3").padEnd(9, "f");
    default: return canonical(values ? lowercased(value) : value);
  }
}

function checkList(value, field) {
  if (typeof value !== "string" && !Array.isArray(value)) return wrongKind(value, "list");
  const values = typeof value === "string" ? elementsOf(value, field.separator) : value;
  const items = [];
  for (const given of values) {
    const element = typeof given === "string" ? trimmed(given) : given;
    if (element === null || element === "") continue;
    items.push(element);
    const isLiquid = Array.isArray(value) && typeof given === "string" && containsLiquid(given);
    const reason = isLiquid ? because("unrendered-liquid") : checks[field.type](element, field);
    // The library's issue contains the trimmed element, except for an array element with Liquid.
    if (reason) return badElement(items.length, isLiquid ? given : element, reason);
  }
  return items.length === 0 && !field.allowsEmpty ? because("empty") : checkCount(items, field);
}

const badElement = (index, element, reason) => because("bad-element", {
  index: String(index), element: shortened(describe(element)), reason: reason.code, ...reason.parameters,
});

// MARK: - JSON

function checkJSON(value, field) {
  const expected = field.list ? "json-array" : "json";
  let json = value;
  if (typeof value === "string") {
    if (value.includes("\0")) return notA(expected);
    if (!isShallow(value)) return notA(`shallow-${expected}`, {levels: String(maximumDepth)});
    // As in other lists, empty text has no items.
    json = field.list && value === "" ? [] : jsonOf(value);
    if (json === undefined) return notA(expected);
  }
  if (!field.list) return null;
  if (!Array.isArray(json)) return notA(expected);
  return json.length === 0 && !field.allowsEmpty ? because("empty") : checkCount(json, field);
}

function isShallow(text) {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*"?|[[\]{}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth > maximumDepth) return false;
  }
  return true;
}

/**
 * Parses JSON in a card's text. Accepts trailing commas, as Foundation does. Returns undefined if the JSON is not valid
 * or contains a number that is too large.
 */
const jsonOf = text => attempt(() => valueOf(parseJSON(text, {allowsTrailingCommas: true})));
