// Compares, sorts, and splits text as Swift does: by canonical equivalence, by scalars, and into grapheme clusters.

const isASCII = text => /^[\0-\x7F]*$/.test(text);

const canonical = text => (isASCII(text) ? text : text.normalize("NFC"));

const isSame = (a, b) => a === b || canonical(a) === canonical(b);

/**
 * Compares two texts by their scalars, for `sort`. JavaScript would compare UTF-16 units and put U+10000 before U+E000.
 */
function order(a, b) {
  const [first, second] = [canonical(a), canonical(b)];
  const weight = unit => (unit < 0xD800 ? unit : unit < 0xE000 ? unit + 0x2000 : unit - 0x800);
  for (let index = 0; index < Math.min(first.length, second.length); index += 1) {
    const difference = weight(first.charCodeAt(index)) - weight(second.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

// Older browsers, such as Firefox before version 125, have no segmenter.
const segmenter = Intl.Segmenter && new Intl.Segmenter("en", {granularity: "grapheme"});

/** Returns the grapheme clusters of a string, or its scalars if the browser has no segmenter. */
function characters(text) {
  if (isASCII(text)) return text.match(/\r\n|[^]/g) || [];
  return segmenter ? Array.from(segmenter.segment(text), part => part.segment) : Array.from(text);
}

/** Returns the text after a prefix. Returns null if the text does not begin with the prefix, or if the prefix ends
 * within a grapheme cluster. */
function suffixAfter(prefix, text) {
  const [all, first] = [characters(text), characters(prefix)];
  const hasPrefix = first.length <= all.length && first.every((part, index) => isSame(part, all[index]));
  return hasPrefix ? all.slice(first.length).join("") : null;
}

const hasPrefix = (text, prefix) => suffixAfter(prefix, text) !== null;

const contains = (texts, text) => texts.some(other => isSame(other, text));

function unique(texts) {
  const seen = new Set();
  return texts.filter(text => !seen.has(canonical(text)) && seen.add(canonical(text)));
}

// MARK: - White space

/** Returns whether a grapheme cluster is white space. As in Swift, only its first scalar is checked. */
const isWhiteSpace = character =>
  /^[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/.test(character);

/** Returns whether a character is ignored around a value: white space, the zero-width space, and similar characters. */
const isBlank = character => isWhiteSpace(character) || /[\u200B-\u200D\u2060\uFEFF]/.test(character);

function startOf(text) {
  let start = 0;
  while (start < text.length && isBlank(text[start])) start += 1;
  return start;
}

function endOf(text) {
  let end = text.length;
  while (end > 0 && isBlank(text[end - 1])) end -= 1;
  return end;
}

const trimmed = text => text.slice(startOf(text), Math.max(startOf(text), endOf(text)));

/** Returns the text of a list without the white space around it. White space that is part of a separator is kept. */
function trimmedList(text, separator) {
  if (separator === "" || /^[!-~]([^]*[!-~])?$/.test(separator)) return trimmed(text);
  const pieces = text.split(separator);
  if (pieces.length < 2) return trimmed(text);
  const [head, tail] = [pieces[0], pieces[pieces.length - 1]];
  return text.slice(startOf(head), text.length - tail.length + endOf(tail));
}

const elementsOf = (text, separator) =>
  (separator === "" ? [text] : text.split(separator)).map(trimmed).filter(piece => piece !== "");

const containsLiquid = text => /\{[{%]/.test(text);

// MARK: - Lower case

/** Returns the text in lower case by Unicode's simple case mapping: "Σ" becomes "σ" even at the end of a word. Allowed
 * values are compared in this form. So are the names of class types, unless the schema is case-sensitive. */
const lowercased = text =>
  isASCII(text) ? text.toLowerCase() : Array.from(text, scalar => Array.from(scalar.toLowerCase())[0]).join("");

// MARK: - Similar names

/** Returns how many letters must be inserted, deleted, replaced, or swapped with a neighbor to turn `a` into `b`. */
function editDistance(a, b) {
  let beforeLast = Array.from({length: b.length + 1}, (_, index) => index);
  let last = beforeLast;
  a.forEach((letter, row) => {
    const current = [row + 1];
    b.forEach((other, column) => {
      let distance = Math.min(current[column], last[column + 1]) + 1;
      distance = Math.min(distance, last[column] + (letter === other ? 0 : 1));
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other) {
        distance = Math.min(distance, beforeLast[column - 1] + 1);
      }
      current.push(distance);
    });
    [beforeLast, last] = [last, current];
  });
  return last[b.length];
}

/** Returns the candidate that is most similar to a name, or null if none is similar enough. */
function nearestName(name, candidates) {
  const lettersOf = text => Array.from(text).flatMap(scalar => Array.from(scalar.toLowerCase()));
  const letters = lettersOf(name);
  let limit = Math.min(Math.max(1, Math.floor(letters.length / 3)), 3) + 1;
  let nearest = null;
  for (const candidate of candidates) {
    const others = lettersOf(candidate);
    if (Math.abs(others.length - letters.length) >= limit) continue;
    const distance = editDistance(letters, others);
    if (distance < limit) [nearest, limit] = [candidate, distance];
  }
  return nearest;
}

/** Returns the key that is most similar to a missing key, or null if none is similar. Keys that differ only in digits
 * are not similar. */
function nearestKey(name, keys) {
  const withoutDigits = text => text.replace(/[0-9]/g, "");
  const candidates = keys.filter(
    key => !isSame(key, name) && !isSame(withoutDigits(key), withoutDigits(name)));
  return nearestName(name, candidates.sort(order));
}

// MARK: - Text in messages

const escapes = new Map([["\"", "\\\""], ["\\", "\\\\"], ["\n", "\\n"], ["\t", "\\t"], ["\r", "\\r"]]);

/**
 * Returns the text with double quotes, backslashes, and invisible characters escaped as in the library's messages.
 */
const escaped = text => text.replace(
  /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/gu,
  scalar => scalar === " " ? scalar
    : escapes.get(scalar) || `\\u{${scalar.codePointAt(0).toString(16).toUpperCase()}}`);

function shortened(text) {
  const scalars = Array.from(text);
  return scalars.length > 80 ? scalars.slice(0, 80).join("") + "…" : text;
}

const quotedExcerpt = text => `"${escaped(shortened(text))}"`;
