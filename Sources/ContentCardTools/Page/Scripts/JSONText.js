// Parses JSON (RFC 8259). Unlike `JSON.parse`, it keeps line numbers, duplicate members, and the text of numbers.

class InputFailure extends Error {
  constructor(code, line, column, parameters = {}) {
    super(code);
    this.failure = {code, line, column, parameters};
  }
}

function attempt(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputFailure) return undefined;
    throw error;
  }
}

/** The maximum depth of nested objects and arrays that `parseJSON` accepts. */
const maximumNesting = 512;
/** The maximum depth of nested objects and arrays in a card, and in JSON that a card contains as text. */
const maximumDepth = 128;

/**
 * Parses JSON text and returns {kind, value, line}. An object's value is an array of {name, line, value}, and a
 * number's value is its text. The parameters of an error can contain one of these: the typographic `quote` at its
 * position, the `bracket` after a trailing comma, or the `token` that is missing.
 */
function parseJSON(text, {allowsTrailingCommas = false} = {}) {
  let position = 0;
  let line = 1;
  let lineStart = 0;
  let endOfToken = {position, line, lineStart};

  const here = () => ({position, line, lineStart});

  function fail(parameters = {}, at = here()) {
    const unit = text[position];
    if (unit === undefined) [parameters, at] = [{token: "closing bracket"}, endOfToken];
    else if (typographicQuotes.test(unit)) parameters = {quote: unit};
    const column = Array.from(text.slice(at.lineStart, at.position)).length + 1;
    throw new InputFailure("invalid-json", at.line, column, parameters);
  }

  /**
   * Throws an error for an unexpected character. If the character can begin a value, the error names the `token` that
   * is missing before it.
   */
  function failWithout(token) {
    if (/^["{[\p{Alphabetic}0-9_$\-+.%]/u.test(text.slice(position, position + 2))) fail({token}, endOfToken);
    fail();
  }

  function skipWhiteSpace() {
    endOfToken = here();
    for (;;) {
      const unit = text[position];
      if (unit !== " " && unit !== "\t" && unit !== "\n" && unit !== "\r") return;
      position += 1;
      if (unit === "\r" && text[position] === "\n") position += 1;
      if (unit === "\n" || unit === "\r") {
        line += 1;
        lineStart = position;
      }
    }
  }

  function consume(unit) {
    if (text[position] !== unit) return false;
    position += 1;
    return true;
  }

  function string() {
    if (!consume("\"")) fail();
    endOfToken = here();
    let result = "";
    for (;;) {
      const start = position;
      while (position < text.length && text[position] >= " " && text[position] !== "\"" && text[position] !== "\\") {
        position += 1;
      }
      result += text.slice(start, position);
      if (consume("\"")) return result;
      if (!consume("\\")) fail();
      result += escape();
    }
  }

  function escape() {
    const simple = {"\"": "\"", "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t"};
    const letter = text[position];
    if (letter === "u") {
      const first = codeUnit();
      if (first < 0xD800 || first > 0xDFFF) return String.fromCharCode(first);
      if (first > 0xDBFF || !consume("\\") || text[position] !== "u") fail();
      const second = codeUnit();
      if (second < 0xDC00 || second > 0xDFFF) fail();
      return String.fromCharCode(first, second);
    }
    if (!Object.prototype.hasOwnProperty.call(simple, letter)) fail();
    position += 1;
    return simple[letter];
  }

  function codeUnit() {
    const digits = text.slice(position + 1, position + 5);
    if (!/^[0-9A-Fa-f]{4}$/.test(digits)) fail();
    position += 5;
    return parseInt(digits, 16);
  }

  function members(levels) {
    const members = [];
    skipWhiteSpace();
    if (consume("}")) return members;
    do {
      const start = line;
      const name = string();
      skipWhiteSpace();
      if (!consume(":")) failWithout("colon");
      skipWhiteSpace();
      members.push({name, line: start, value: value(levels + 1)});
    } while (hasNext("}"));
    return members;
  }

  function elements(levels) {
    const elements = [];
    skipWhiteSpace();
    if (consume("]")) return elements;
    do {
      elements.push(value(levels + 1));
    } while (hasNext("]"));
    return elements;
  }

  /** Skips the comma or the bracket after an item. Returns whether another item follows. */
  function hasNext(bracket) {
    if (consume(bracket)) return false;
    const comma = here();
    if (!consume(",")) failWithout("comma");
    skipWhiteSpace();
    if (text[position] !== bracket) return true;
    if (!allowsTrailingCommas) fail({bracket}, comma);
    return !consume(bracket);
  }

  function bareValue(levels) {
    const unit = text[position];
    if (unit === "{" || unit === "[") {
      if (levels >= maximumNesting) fail();
      position += 1;
      return unit === "{" ? ["object", members(levels)] : ["array", elements(levels)];
    }
    if (unit === "\"") return ["string", string()];
    for (const [word, constant] of [["true", true], ["false", false], ["null", null]]) {
      if (text.startsWith(word, position)) {
        position += word.length;
        return [word === "null" ? "null" : "bool", constant];
      }
    }
    const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
    number.lastIndex = position;
    const match = number.exec(text);
    if (!match) fail();
    position += match[0].length;
    return ["number", match[0]];
  }

  function value(levels) {
    const start = line;
    const [kind, content] = bareValue(levels);
    skipWhiteSpace();
    return {kind, value: content, line: start};
  }

  skipWhiteSpace();
  const root = value(0);
  if (position < text.length) fail();
  return root;
}

/**
 * Converts a JSON number to a BigInt if it is an integer that fits in 64 bits, and otherwise to a double. Returns null
 * if the number is too large for a double.
 */
function numberOf(text) {
  if (/^-?[0-9]+$/.test(text)) {
    const int = BigInt(text);
    if (isInt(int)) return int;
  }
  const double = Number(text);
  if (!Number.isFinite(double)) return null;
  const int = intOfDouble(double);
  if (int === null) return double;
  // Foundation keeps up to 38 digits of a number, even if a double cannot represent them. Therefore, the exact value of
  // such a number decides whether it is an integer.
  if (text.length < 16 || text.split("e")[0].length < 18) return int;
  const exact = decimalOf(text);
  if (exact === null) return int;
  const unit = 10n ** 38n;
  return exact % unit === 0n && isInt(exact / unit) ? exact / unit : double;
}

/**
 * Converts a parsed value to a card's value. Returns undefined if arrays and objects are nested more deeply than the
 * library allows. Throws an error for a number that is too large. `levels` is the number of arrays and objects that
 * enclose the value.
 */
function valueOf(node, levels = 0) {
  const isTooDeep = levels >= maximumDepth;
  switch (node.kind) {
    case "number": {
      const number = numberOf(node.value);
      if (number === null) throw new InputFailure("unreadable-number", node.line, 1);
      return number;
    }
    case "array": {
      const values = node.value.map(element => valueOf(element, levels + 1));
      return isTooDeep || values.includes(undefined) ? undefined : values;
    }
    case "object": {
      const members = new Map();
      const names = new Map();
      for (const {name, value} of node.value) setMember(members, names, name, valueOf(value, levels + 1));
      return isTooDeep || [...members.values()].includes(undefined) ? undefined : members;
    }
    default: return node.value;
  }
}

/** Adds a member. If canonically equivalent names occur more than once, keeps the first spelling and the last value. */
function setMember(members, names, name, value) {
  const same = canonical(name);
  if (!names.has(same)) names.set(same, name);
  members.set(names.get(same), value);
}
