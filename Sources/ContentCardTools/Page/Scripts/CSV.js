// Reads CSV as defined in RFC 4180. Lines can also end with only a line feed or a carriage return, and cells can also
// be separated by semicolons or tabs.

const separators = {comma: ",", semicolon: ";", tab: "\t"};

/** Yields the rows as arrays of cells {text, line, column}. The text of an empty cell without quotes is null. */
function* recordsOf(scalars, separatorName) {
  const separator = separators[separatorName];
  const endsLine = scalar => scalar === "\n" || scalar === "\r";
  let position = 0;
  let line = 1;
  let column = 1;

  function step() {
    const scalar = scalars[position];
    position += 1;
    if (scalar === "\n" || scalar === "\r" && scalars[position] !== "\n") {
      line += 1;
      column = 1;
    } else {
      column += 1;
    }
  }

  function skip(scalar) {
    if (scalars[position] !== scalar) return false;
    step();
    return true;
  }

  function cell() {
    const start = {line, column};
    if (skip("\"")) return {...start, text: quotedText(start)};
    let text = "";
    while (position < scalars.length && scalars[position] !== separator && !endsLine(scalars[position])) {
      // When a spreadsheet copies a cell, it adds quotation marks only if the cell contains a tab or a line break. A
      // quotation mark at the beginning can therefore be part of the text, but is read as one that encloses the cell.
      if (scalars[position] === "\"" && separator !== "\t") throw new InputFailure("quote-in-cell", line, column);
      text += scalars[position];
      step();
    }
    return {...start, text: text === "" ? null : text};
  }

  function quotedText(start) {
    let text = "";
    while (position < scalars.length) {
      const scalar = scalars[position];
      step();
      if (scalar !== "\"" || skip("\"")) {
        text += scalar;
        continue;
      }
      const next = scalars[position];
      if (next === undefined || next === separator || endsLine(next)) return text;
      throw new InputFailure("text-behind-quote", line, column);
    }
    throw new InputFailure("unclosed-quote", start.line, start.column);
  }

  while (position < scalars.length) {
    const record = [cell()];
    while (skip(separator)) record.push(cell());
    skip("\r");
    skip("\n");
    yield record;
  }
}

const isEmptyRecord = record => record.length === 1 && record[0].text === null;

const keyOf = cell => trimmedBlanks(characters(cell.text || ""));

function csvFormat(text, names) {
  const scalars = Array.from(text);
  const headers = Object.keys(separators).map(separator => ({separator, keys: headerKeys(scalars, separator)}));
  const pairs = headers.find(({separator, keys}) =>
    isHeaderOfPairs(keys) || keys.length === 2 && arePairs(scalars, separator, names));
  if (pairs) return {form: "pairsInCSV", separator: pairs.separator};
  const known = headers.find(
    ({keys}) => keys.length > 1 && names.discriminators.some(discriminator => contains(keys, discriminator)));
  const longest = headers.reduce((longest, header) => (header.keys.length > longest.keys.length ? header : longest));
  return {form: "csv", separator: (known || longest).separator};
}

const isHeaderOfPairs = row =>
  row.length === 2 && row[0].toLowerCase() === "key" && row[1].toLowerCase() === "value";

/**
 * Returns whether each row contains a key and a value, as in two columns copied from a spreadsheet. At least one of the
 * keys must be a discriminator.
 *
 * If the first row begins with a discriminator, it can instead be a header with the keys of two columns. Therefore, the
 * function then returns true only if no other row begins with a class type. In addition, the first row must end with a
 * class type, or another row must begin with a declared key or a standard field.
 */
function arePairs(scalars, separator, {discriminators, classTypes, keys}) {
  const records = attempt(() => Array.from(recordsOf(scalars, separator))) || [];
  const rows = records.filter(record => !isEmptyRecord(record)).map(record => record.map(keyOf));
  const index = rows.findIndex(([key]) => contains(discriminators, key));
  if (index < 0 || rows.some(row => row.length !== 2)) return false;
  const firstCells = rows.slice(1).map(([key]) => key);
  const isClassType = name => contains(classTypes, lowercased(name));
  return index > 0 || !firstCells.some(isClassType)
    && (isClassType(rows[0][1]) || firstCells.some(key => contains(keys, key)));
}

/** Returns the cells of the first row that is not empty, or an empty array if there is none or it cannot be parsed. */
const headerKeys = (scalars, separator) => attempt(() => {
  for (const record of recordsOf(scalars, separator)) if (!isEmptyRecord(record)) return record.map(keyOf);
  return [];
}) || [];

function readCSV(text, separator) {
  const records = Array.from(recordsOf(Array.from(text), separator));
  const start = records.findIndex(record => !isEmptyRecord(record));
  if (start < 0) return [];
  const keys = columnKeys(records[start]);
  const cards = [];
  records.forEach((record, index) => {
    if (index > start && !isEmptyRecord(record)) cards.push(entryOfRow(record, index - start, index + 1, keys));
  });
  return cards;
}

/** Reads one card. The first row can be the header `key,value`. */
function readPairsInCSV(text, separator) {
  const records = Array.from(recordsOf(Array.from(text), separator)).filter(record => !isEmptyRecord(record));
  const pairs = new Map();
  for (const cells of records.slice(isHeaderOfPairs(records[0].map(keyOf)) ? 1 : 0)) {
    const [{line, column}, value] = cells;
    const key = keyOf(cells[0]);
    failAtTypographicQuote(cells[0]);
    const third = cells.slice(2).find(cell => cell.text !== null);
    if (third) throw new InputFailure("third-cell", third.line, third.column);
    if (!value || value.text === null) continue;
    if (key === "") throw new InputFailure("no-key", line, column);
    addPair(pairs, key, value.text, line, column);
  }
  return entryOfUniquePairs(pairs);
}

/** Matches quotation marks that a word processor may insert instead of straight ones. */
const typographicQuotes = /[\u2018-\u201F\xAB\xBB\u2039\u203A\uFF02]/;

const typographicQuote = cell => Array.from(keyOf(cell)).slice(0, 1).find(scalar => typographicQuotes.test(scalar));

function failAtTypographicQuote(cell) {
  const quote = typographicQuote(cell);
  if (quote) throw new InputFailure("typographic-quote", cell.line, cell.column, {quote});
}

function columnKeys(header) {
  header.forEach(failAtTypographicQuote);
  const keys = header.map(cell => keyOf(cell) || null);
  if (keys.length === 1 && keys[0] !== null && characters(keys[0]).includes("|")) {
    throw new InputFailure("csv-separator", header[0].line, header[0].column, {separator: "|"});
  }
  keys.forEach((key, index) => {
    const other = keys.findIndex(other => key !== null && other !== null && isSame(key, other));
    if (key === null || other === index) return;
    const parameters = {key, column: String(other + 1)};
    throw new InputFailure("duplicate-column", header[index].line, header[index].column, parameters);
  });
  return keys;
}

function entryOfRow(cells, number, row, keys) {
  const {line} = cells[0];
  // Additional empty cells are ignored.
  if (cells.length < keys.length || cells.slice(keys.length).some(({text}) => text !== null)) {
    const [found, expected] = [String(cells.length), String(keys.length)];
    const parameters = {reason: "wrong-cells", row: String(row), cells: found, expected};
    const quote = cells.map(typographicQuote).find(quote => quote !== undefined);
    return {line, problem: unreadable(quote === undefined ? parameters : {...parameters, quote})};
  }
  const column = cells.findIndex((cell, index) => cell.text !== null && keys[index] === null);
  if (column >= 0) {
    const parameters = {reason: "no-key", row: String(row), column: String(column + 1)};
    return {line, problem: unreadable({...parameters, value: shortened(cells[column].text)})};
  }
  const pairs = cells.map((cell, index) => [keys[index], cell.text]).filter(([, text]) => text !== null);
  return entryOfPairs(pairs, number, `row ${row}`, line);
}
