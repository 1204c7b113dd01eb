// CSV as RFC 4180 defines it; lines may also end in a line feed alone.

/** The records, each an array of cells {text, line, column}; text is null for a cell with nothing in it. */
function recordsOf(text) {
  const scalars = Array.from(text);
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
    while (position < scalars.length && scalars[position] !== "," && !endsLine(scalars[position])) {
      if (scalars[position] === "\"") throw new InputFailure("quote-in-cell", line, column);
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
      if (next === undefined || next === "," || endsLine(next)) return text;
      throw new InputFailure("text-behind-quote", line, column);
    }
    throw new InputFailure("unclosed-quote", start.line, start.column);
  }

  const records = [];
  while (position < scalars.length) {
    const record = [cell()];
    while (skip(",")) record.push(cell());
    skip("\r");
    skip("\n");
    records.push(record);
  }
  return records;
}

/** A card in each row but the first, which names the keys. */
function readCSV(text) {
  const records = recordsOf(text);
  const isEmpty = record => record.length === 1 && record[0].text === null;
  const start = records.findIndex(record => !isEmpty(record));
  if (start < 0) return [];
  const keys = columnKeys(records[start]);
  const cards = [];
  records.forEach((record, index) => {
    if (index > start && !isEmpty(record)) cards.push(entryOfRow(record, index - start, index + 1, keys));
  });
  return cards;
}

/** The keys of the columns; null for a column without one. */
function columnKeys(header) {
  const keys = header.map(cell => trimmedBlanks(characters(cell.text || "")) || null);
  const separator = keys[0] && characters(keys[0]).find(character => ";\t|".includes(character));
  if (keys.length === 1 && separator) {
    throw new InputFailure("csv-separator", header[0].line, header[0].column, {separator});
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
  if (cells.length !== keys.length) {
    const [found, expected] = [String(cells.length), String(keys.length)];
    return {line, problem: unreadable({reason: "wrong-cells", row: String(row), cells: found, expected})};
  }
  const column = cells.findIndex((cell, index) => cell.text !== null && keys[index] === null);
  if (column >= 0) {
    const parameters = {reason: "no-key", row: String(row), column: String(column + 1)};
    return {line, problem: unreadable({...parameters, value: shortened(cells[column].text)})};
  }
  const pairs = cells.map((cell, index) => [keys[index], cell.text]).filter(([, text]) => text !== null);
  return entryOfPairs(pairs, number, `row ${row}`, line);
}
