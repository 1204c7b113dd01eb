// `RECORD_SNAPSHOTS=1 swift test --filter PageScriptsTests` writes this file from those in `Scripts`.

enum PageScripts {
  /// `Scripts/CSV.js`.
  static let csv = ##"""
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

    """##

  /// `Scripts/CardCheck.js`.
  static let cardCheck = ##"""
    // Checks content cards like `cardgen lint-card`. The scripts are not modules, because browsers do not load modules from
    // `file:` URLs.
    //
    //   CardCheck.verdict(schemas, card)
    //     schemas   described in `Schema+PageModel.swift`
    //     card      {id, fields, extras, control, removed, isPartial}
    //               fields: {title, cardDescription, image, imageAltText, imageAspectRatio, urlString, openURLInWebView,
    //               domain, language}, all of them optional; imageAspectRatio is a number, openURLInWebView is a Boolean,
    //               and the others are strings
    //               extras: an array of [key, value], or a Map
    //               value: a string, true, false, null, a BigInt for an integer that fits in 64 bits, another number, an
    //               array of values, or a Map from names to values
    //               isPartial: whether missing standard fields can be in the dashboard, and Braze is assumed to fill in all
    //               Liquid tags except in the class type
    //     returns   {kind, classType, classTypes, schemas, findings}
    //               kind: "accepted", "accepted-with-warnings", "rejected", "ignored"
    //               classType: the name as written in the schema, or null
    //               classTypes: the name in each schema, or null; missing if no schema declares the class type
    //               schemas: the names of the schemas that declare the class type
    //               findings: [{severity, code, key, parameters, suggestion, instead, schema}]; key and suggestion can be
    //               null; instead: {default} if the app replaces an invalid value with a default that is not empty, {key}
    //               if it ignores the value, otherwise null or missing; schema: the name of the schema, if it is not the
    //               first one that declares the class type
    //
    //   CardCheck.check(schemas, text, fileName)
    //     fileName  the name of the file that contains the text, if any
    //     returns   the results of reading the text, with the verdicts on the first 200 cards; archived cards are left out:
    //               {form, failure, count, archived, entries: [{line, name, state, card, verdict}]}
    //
    //   CardCheck.read(text, schemas)
    //     text      one card or more, as key-value lines, CSV, JSON, or JSON Lines. JSON can contain key-value pairs, SDK
    //               cards, a sync response, an API request, or an export from Braze
    //     returns   {form, separator, cards, failure}
    //               form: card, cards, syncResponse, apiBody, export, pairsInJSON, csv (a card in each row), pairsInCSV
    //               (one card, with a key and a value in each row), lines, mixed; null for empty text and unreadable JSON
    //               separator: comma, semicolon, or tab for CSV; null for other forms
    //               cards: [{line, card}, or {line, problem: {code, parameters}}]; for an export also `name`, such as
    //               `campaign "A", variation "B"`, and `state`: live, draft, stopped, or archived
    //               failure: {code, line, column, parameters} if the text cannot be read, otherwise null
    //
    //   A finding has the same code and parameters as in `lint-card`; `CardFinding+Parameters.swift` lists the parameters of
    //   the library's issues. Instead of phrases, "expected" and "kind" have codes such as "int", and an expectation can
    //   have further parameters: "quoted" for one-of, "type" for json-of-type, "levels" for shallow-json and
    //   shallow-json-array. `PageSentences` lists the codes.

    function verdict(schemas, card) {
      const content = prepared(card);
      const defaults = content.isPartial ? fillInDefaults(content) : [];
      const verdicts = schemas.map(schema => verdictOf(schema, content, defaults));
      const known = verdicts.filter(({classType}) => classType !== null);
      if (known.length > 0) return {...merged(known), classTypes: verdicts.map(({classType}) => classType)};
      const ours = verdicts.filter(({kind}) => kind !== "ignored");
      // Prefers a schema that suggests a similar class type.
      const isNear = ({findings}) => findings.some(({suggestion}) => suggestion !== null);
      const nearest = ours.find(isNear) || ours[0];
      if (nearest) return nearest;
      const finding = content.isRemoved
        ? remark("removed") : remark("no-class-type", null, {keys: unique(schemas.map(schema => schema.discriminator))});
      return {kind: "ignored", classType: null, schemas: [], findings: [finding]};
    }

    /** Merges the verdicts of several schemas and keeps the worst kind. Findings of later schemas name their schema. */
    function merged(verdicts) {
      const kinds = ["rejected", "accepted-with-warnings"];
      const worst = kinds.find(kind => verdicts.some(verdict => verdict.kind === kind));
      return {
        kind: worst || verdicts[0].kind, classType: verdicts[0].classType,
        schemas: verdicts.flatMap(({schemas}) => schemas),
        findings: uniqueFindings(verdicts.flatMap(({findings, schemas: [schema]}, index) =>
          (index === 0 ? findings : findings.map(finding => ({...finding, schema}))))),
      };
    }

    /**
     * Returns whether a typed value causes no issue, as if the card had no other values. A value that only the app can
     * check is accepted. So is a value whose only Liquid tags are `{{api_trigger_properties.${…}}}`.
     */
    function accepts(field, text) {
      const key = field.place === "prefix" ? `${field.name}1` : field.path;
      const {card} = entryOfPairs([[key, text]], 1, "card 1", 1);
      if (!card) return false;
      const decoder = new Decoder(prepared(card));
      readField({...field, aliases: [], fallback: [], excludedKeys: []}, decoder);
      return decoder.issues.length === 0;
    }

    function read(text, schemas) {
      const classTypes = schemas.flatMap(schema => schema.classTypes);
      return readCards(text, {
        discriminators: schemas.flatMap(discriminatorsOf),
        classTypes: classTypes.flatMap(({name, aliases}) => [name, ...(aliases || [])]).map(lowercased),
        keys: classTypes.flatMap(readersOf).flatMap(declaredKeys).concat(spellings),
      });
    }

    function check(schemas, text, fileName = "") {
      const {form, cards: all, failure} = read(text, schemas);
      // `cardgen export --drafts` writes the unpublished changes of a campaign or Canvas to a separate file.
      const isDraft = fileName.endsWith(".draft.json");
      const cards = all.filter(({state}) => state !== "archived");
      const entries = cards.slice(0, 200).map(({problem, state, ...entry}) => ({
        ...entry, state: state && isDraft ? "draft" : state, verdict: entry.card ? verdict(schemas, entry.card)
          : {kind: "rejected", findings: [{severity: "error", key: null, suggestion: null, ...problem}]},
      }));
      return {form, failure, count: cards.length, archived: all.length - cards.length, entries};
    }

    """##

  /// `Scripts/CardInput.js`.
  static let cardInput = ##"""
    // Reads cards from key-value lines, CSV, or JSON.

    class UnreadableCard extends Error {
      constructor(parameters) {
        super(parameters.reason);
        this.parameters = parameters;
      }
    }

    const unreadable = parameters => ({code: "unreadable-card", parameters});

    /**
     * Detects the format of the text and reads its cards. `names` contains names from the schemas: `discriminators` are the
     * keys that contain a class type. `classTypes` are the names and aliases of class types in lower case. `keys` are the
     * keys that fields read, and the standard fields.
     */
    function readCards(text, names) {
      const content = text.replace(/^\uFEFF/, "");
      let format = {form: null, separator: null};
      try {
        const line = firstLine(content);
        if (line.length === 0) throw new InputFailure("no-text", 1, 1);
        if (line[0] === "{" || line[0] === "[") return {...format, ...readJSON(content, names.discriminators)};
        format = isPair(line) ? {form: "lines", separator: null} : csvFormat(content, names);
        return {...format, cards: readText(content, format), failure: null};
      } catch (error) {
        if (!(error instanceof InputFailure)) throw error;
        return {...format, cards: [], failure: error.failure};
      }
    }

    function readText(text, {form, separator}) {
      if (form === "lines") return [readLines(text)];
      return form === "csv" ? readCSV(text, separator) : [readPairsInCSV(text, separator)];
    }

    /**
     * Returns the beginning of the first line that is not blank, without leading white space, as grapheme clusters. Returns
     * an empty array if all lines are blank. JSON on one line can be long, but its beginning is enough to detect the
     * format.
     */
    function firstLine(text) {
      for (const line of text.split(/\r\n|\n|\r/)) {
        const all = characters(line.slice(0, 2000));
        const start = all.findIndex(character => !isWhiteSpace(character));
        if (start >= 0) return all.slice(start);
      }
      return [];
    }

    // MARK: - Key-value pairs

    const standardFields = [
      "title", "cardDescription", "image", "imageAltText", "imageAspectRatio", "urlString", "openURLInWebView",
      "domain", "language",
    ];

    const spellings = standardFields.map(field => `card.${field}`);

    /**
     * Returns whether a line seems to be a pair such as `class_type: tile`, `class_type=tile`, or `"class_type": "tile",`.
     */
    function isPair(all) {
      if (all[0] === "\"") {
        const end = all.indexOf("\"", 1);
        return end >= 0 && all.slice(end + 1).find(unit => unit !== " " && unit !== "\t") === ":";
      }
      const mark = all.find(unit => ",;\t:=".includes(unit));
      return mark === ":" || mark === "=";
    }

    /** Joins grapheme clusters into a string without leading or trailing spaces and tabs. */
    function trimmedBlanks(all) {
      const isOther = character => character !== " " && character !== "\t";
      const start = all.findIndex(isOther);
      return start < 0 ? "" : all.slice(start, all.length - Array.from(all).reverse().findIndex(isOther)).join("");
    }

    function readLines(text) {
      const pairs = new Map();
      text.split(/\r\n|\n|\r/).forEach((line, index) => {
        const all = characters(line);
        if (all.every(isWhiteSpace)) return;
        for (const [key, value] of pairsOf(all, index + 1)) addPair(pairs, key, value, index + 1, 1);
      });
      return entryOfUniquePairs(pairs);
    }

    function addPair(pairs, key, value, line, column) {
      const other = pairs.get(canonical(key));
      if (other) throw new InputFailure("duplicate-key", line, column, {key, line: String(other.line)});
      pairs.set(canonical(key), {key, value, line});
    }

    function entryOfUniquePairs(pairs) {
      const all = Array.from(pairs.values());
      return entryOfPairs(all.map(({key, value}) => [key, value]), 1, "card 1", all.length > 0 ? all[0].line : 1);
    }

    function pairsOf(all, line) {
      const text = trimmedBlanks(all);
      if (characters(text)[0] === "\"") {
        const pairs = quotedPairs(text);
        if (pairs) return pairs;
      }
      failAtTypographicQuoteInLine(all.join(""), line);
      if (characters(text)[0] === "\"") throw new InputFailure("bad-line", line, 1);
      const mark = all.findIndex(unit => unit === ":" || unit === "=");
      if (mark < 0) throw new InputFailure("no-separator", line, 1);
      const key = trimmedBlanks(all.slice(0, mark));
      if (key === "") throw new InputFailure("no-key", line, 1, {separator: all[mark]});
      return [[key, trimmedBlanks(all.slice(mark + 1))]];
    }

    /**
     * Throws an error if a line begins with a typographic quote, or if it begins with a straight quote and contains a
     * typographic one.
     */
    function failAtTypographicQuoteInLine(text, line) {
      const index = text.search(typographicQuotes);
      const first = text.search(/[^ \t]/);
      if (index < 0 || index !== first && text[first] !== "\"") return;
      const column = Array.from(text.slice(0, index)).length + 1;
      throw new InputFailure("typographic-quote", line, column, {quote: text[index]});
    }

    /** Returns the pairs in a line of a JSON object, such as `"class_type": "home_tile",`, or undefined for other lines. */
    function quotedPairs(text) {
      const all = characters(text);
      const content = all[all.length - 1] === "," ? all.slice(0, -1).join("") : text;
      return attempt(() => pairsIn(parseJSON(`{${content}}`)));
    }

    /** Returns the members of a JSON object as key-value pairs. Two objects enclose each value: the card and its extras. */
    const pairsIn = node => node.value.map(({name, value}) => [name, valueOf(value, 2)]);

    /**
     * Creates a card from key-value pairs. The key `card.id` and those of standard fields, such as `card.title`, do not
     * become extras.
     */
    function entryOfPairs(pairs, number, label, line) {
      if (pairs.some(([, value]) => value === undefined)) return entry(undefined, number, line);
      const card = new Map();
      const extras = new Map();
      const names = new Map();
      for (const [key, value] of pairs) {
        const field = canonical(key);
        if (field === "card.id" || spellings.includes(field)) {
          card.set(field === "card.urlString" ? "url" : field.slice(5), value);
        } else {
          setMember(extras, names, key, value);
        }
      }
      if (!card.has("id")) {
        const id = extras.get("id");
        card.set("id", typeof id === "string" && id !== "" ? id : label);
      }
      card.set("extras", extras);
      return entry(card, number, line);
    }

    /** Returns a card, or the problem if the card cannot be read. `value` is undefined if it is nested too deeply. */
    function entry(value, number, line) {
      try {
        return {line, card: cardOf(value)};
      } catch (error) {
        if (!(error instanceof UnreadableCard)) throw error;
        return {line, problem: unreadable({...error.parameters, number: String(number)})};
      }
    }

    // MARK: - JSON

    function readJSON(text, discriminators) {
      const root = parseJSON(arrayOfLines(text));
      const isList = root.kind === "array";
      const nodes = isList ? root.value : [root];
      const forms = nodes.map(node => formOf(node, discriminators, !isList));
      const known = forms.filter(form => form !== null);
      // In a list, an element of unknown form is read as key-value pairs if another element contains such pairs, and
      // otherwise as a card. A root that is not a list is read as key-value pairs.
      const usual = !isList || known.includes("pairsInJSON") ? "pairsInJSON" : "card";
      const cards = [];
      nodes.forEach((node, index) => {
        for (const card of entriesOf(node, forms[index] || usual, cards.length)) cards.push(card);
      });
      const form = known.some(form => form !== known[0]) ? "mixed" : known[0] || usual;
      return {form: isList && form === "card" ? "cards" : form, cards, failure: null};
    }

    /** Returns JSON Lines as a JSON array whose elements keep their line numbers. Returns other JSON unchanged. */
    function arrayOfLines(text) {
      const isGiven = line => /[^\t\r ]/.test(line);
      const lines = text.split("\n");
      const given = lines.filter(isGiven);
      if (given.length < 2 || membersOf(attempt(() => parseJSON(given[0]))).length === 0) return text;
      const last = lines.lastIndexOf(given[given.length - 1]);
      return `[${lines.map((line, index) => (isGiven(line) && index < last ? `${line},` : line)).join("\n")}]`;
    }

    const membersOf = node => (node && node.kind === "object" ? node.value : []);

    const listOf = node => (node && node.kind === "array" ? node.value : []);

    /** Returns the value of the last member with this name, or undefined if there is none. */
    const member = (node, name) => membersOf(node).filter(member => isSame(member.name, name)).pop()?.value;

    function textIn(node, name) {
      const {kind, value} = member(node, name) ?? {};
      return kind === "string" ? value : undefined;
    }

    /** Returns the form of a JSON value, or null if it is unknown. */
    function formOf(node, discriminators, isRoot) {
      const has = (node, names) => names.some(name => member(node, name));
      const isPairs = node => has(node, discriminators) && !has(node, ["e", "extras", "extra", "content_card"]);
      if (isPairs(node)) return "pairsInJSON";
      if (messagesOf(node)) return "export";
      // Only the root can be a sync response. A request body can have an "id", as a card does, but only if it is the root.
      if (isRoot && member(node, "cards")?.kind === "array") return "syncResponse";
      const hasCards = cardsOfAPI(node).length > 0;
      if (!(isRoot && hasCards) && has(node, ["id", "e", "extras"])) return "card";
      return hasCards || triggerProperties(node).some(isPairs) ? "apiBody" : null;
    }

    /**
     * Returns the content cards in an API request body: the node itself, if it has a member `extra`, or else the values of
     * members named `content_card`.
     */
    const cardsOfAPI = node => (member(node, "extra") ? [node] : cardMembers(node));

    /** Returns the values of members named `content_card`, at any level except in extras and in another card. */
    function cardMembers(node) {
      const isExtras = name => ["e", "extras", "extra"].some(other => isSame(name, other));
      const inMembers = membersOf(node).filter(({name}) => !isExtras(name))
        .flatMap(({name, value}) => (isSame(name, "content_card") ? [value] : cardMembers(value)));
      return listOf(node).flatMap(cardMembers).concat(inMembers);
    }

    /**
     * Returns the trigger properties that the recipients of an API request get. The properties of a recipient replace those
     * of the same names for all recipients. Braze accepts at most 50 recipients in a request; for more, the properties are
     * not merged.
     */
    function triggerProperties(node) {
      const ofAll = member(node, "trigger_properties");
      const recipients = listOf(member(node, "recipients")).map(node => member(node, "trigger_properties"));
      const ofRecipients = recipients.filter(own => own).map(own => {
        if (own.kind !== "object" || recipients.length > 50) return own;
        const isReplaced = ({name}) => membersOf(own).some(member => isSame(member.name, name));
        const others = membersOf(ofAll).filter(member => !isReplaced(member));
        return {...own, value: others.concat(own.value)};
      });
      const isEnough =
        recipients.length > 0 && recipients.length <= 50 && recipients.length === ofRecipients.length;
      return (isEnough || !ofAll ? [] : [ofAll]).concat(ofRecipients);
    }

    function entriesOf(node, form, count) {
      switch (form) {
        case "syncResponse": return cardsOfSDK(member(node, "cards").value, count);
        case "apiBody": return cardsOfRequest(node, count);
        case "export": return cardsOfExport(node, count);
        case "pairsInJSON": return [entryOfObject(node, count + 1)];
        default: return cardsOfSDK([node], count);
      }
    }

    const cardsOfSDK = (nodes, count) =>
      nodes.map((node, index) => entry(valueOf(node), count + index + 1, node.line));

    const notAnObject = (node, number) =>
      ({line: node.line, problem: unreadable({reason: "unreadable", number: String(number)})});

    function entryOfObject(node, number) {
      const pairs = node.kind === "object" ? attempt(() => pairsIn(node)) : undefined;
      return pairs ? entryOfPairs(pairs, number, `card ${number}`, node.line) : notAnObject(node, number);
    }

    /** Returns the cards in an API request body. If there are none, returns a card for each `trigger_properties`. */
    function cardsOfRequest(node, count) {
      const properties = membersOf(member(node, "trigger_properties"));
      const cards = cardsOfAPI(node).map((card, index) => entryOfMembers(
        withProperties(card, properties), count + index + 1, `content_card ${count + index + 1}`, namesOfAPI));
      if (cards.length > 0) return cards;
      return triggerProperties(node).map((node, index) => partial(entryOfObject(node, count + index + 1)));
    }

    /**
     * Marks a card whose standard fields are in the dashboard, not in the text. Returns an entry without a card unchanged.
     */
    const partial = ({card, ...entry}) => (card ? {...entry, card: {...card, isPartial: true}} : entry);

    /** The names of members in an API request body, each with the corresponding name in `memberNames`. */
    const namesOfAPI = new Map([
      ["message_variation_id", "id"], ["title", "title"], ["description", "cardDescription"], ["image_url", "image"],
      ["ios_uri", "url"], ["ios_use_webview", "openURLInWebView"], ["uri_text", "domain"], ["pinned", "pinned"],
      ["extra", "extras"],
    ]);
    const namesOfExport = new Map([["type", "type"], ["extras", "extras"]]);

    function entryOfMembers(node, number, id, names) {
      const members = node.kind === "object" ? attempt(() => valueOf(node)) : undefined;
      if (members === undefined) return notAnObject(node, number);
      const card = new Map([["id", id]]);
      for (const [name, value] of members) {
        const other = names.get(canonical(name));
        if (other) card.set(other, value);
      }
      return entry(card, number, node.line);
    }

    /**
     * Returns the JSON with the values of trigger properties in place of their tags. Keeps tags with filters and tags whose
     * properties are missing, null, lists, or objects. Does not change strings in arrays.
     */
    function withProperties(node, properties) {
      const textOf = name => properties.filter(property => isSame(property.name, name))
        .map(({value: {kind, value}}) => (["string", "number", "bool"].includes(kind) ? String(value) : undefined)).pop();
      if (node.kind === "string") return {...node, value: withTagsReplaced(node.value, propertyTags, textOf)};
      const members = membersOf(node).map(member => ({...member, value: withProperties(member.value, properties)}));
      return node.kind === "object" ? {...node, value: members} : node;
    }

    // MARK: - Exports from Braze

    /** Returns the messages that have a channel in an export of a campaign or Canvas, or null for other JSON. */
    function messagesOf(root) {
      const steps = member(root, "steps");
      const messages = (steps ? listOf(steps) : [root])
        .flatMap(step => membersOf(member(step, "messages")).map(message => ({...message, step})))
        .filter(({value}) => textIn(value, "channel") !== undefined);
      return messages.length > 0 || textIn(root, "message") === "success" ? messages : null;
    }

    function cardsOfExport(root, count) {
      const state = ["archived", "draft"].find(name => member(root, name)?.value === true)
        ?? (member(root, "enabled")?.value === false ? "stopped" : "live");
      const messages = messagesOf(root).filter(
        ({value}) => ["content_cards", "content_card"].includes(textIn(value, "channel")));
      return messages.map(({name: identifier, value, line, step}, index) => {
        const [kind, stepName] = member(root, "steps") ? ["Canvas", textIn(step, "name")] : ["campaign"];
        const parts = [
          [kind, textIn(root, "name") ?? ""], ["step", stepName], ["variation", textIn(value, "name") ?? identifier],
        ];
        const name = parts.filter(([, name]) => name !== undefined)
          .map(([kind, name]) => `${kind} ${quotedExcerpt(name)}`).join(", ");
        return {...partial(entryOfMembers(value, count + index + 1, name, namesOfExport)), line, name, state};
      });
    }

    // MARK: - The members of a card

    /** The names that each field of a card can have in JSON. The first name that has a value is used. */
    const memberNames = {
      id: ["id"], isRemoved: ["r", "removed"], extras: ["e", "extras"], type: ["tp", "type"], isControl: ["isControl"],
      title: ["tt", "title"], cardDescription: ["ds", "cardDescription", "description"],
      image: ["i", "image", "imageUrl"], imageAltText: ["imageAltText", "altImageText"],
      imageAspectRatio: ["ar", "imageAspectRatio", "aspectRatio"], urlString: ["u", "url"],
      openURLInWebView: ["uw", "openURLInWebView"], domain: ["dm", "domain", "linkText"], language: ["language"],
      createdAt: ["ca", "created"], expiresAt: ["ea", "expiresAt"], isViewed: ["v", "viewed"],
      isClicked: ["cl", "clicked"], isPinned: ["p", "pinned"], isDismissible: ["db", "dismissible"],
      isDismissed: ["d", "dismissed"], isTest: ["t", "test"],
    };

    /** Creates a card from members. Reads them in the library's order, because only the first problem is reported. */
    function cardOf(members) {
      if (members === undefined) throw new UnreadableCard({reason: "too-deep"});
      if (!(members instanceof Map)) throw new UnreadableCard({reason: "not-an-object", kind: kindOf(members)});
      const byName = new Map(Array.from(members, ([name, value]) => [canonical(name), value]));
      let id = null;

      function find(field) {
        const name = memberNames[field].find(name => byName.has(name) && byName.get(name) !== null);
        return name === undefined ? null : {name, value: byName.get(name)};
      }

      function fail({name, value}, expected) {
        const parameters = {reason: "wrong-member", name, value: shortened(describe(value)), expected};
        throw new UnreadableCard(id === null ? parameters : {id, ...parameters});
      }

      function text(field) {
        const found = find(field);
        if (found && typeof found.value !== "string") fail(found, "string");
        return found ? found.value : undefined;
      }

      function number(field, expected = "double") {
        const found = find(field);
        if (!found || found.value === "") return undefined;
        if (typeof found.value === "bigint" || typeof found.value === "number") return Number(found.value);
        const number = typeof found.value === "string" ? doubleOf(found.value) : null;
        return number === null ? fail(found, expected) : number;
      }

      function time(field) {
        const found = find(field);
        if (found && typeof found.value === "string" && isISO8601Date(found.value)) return;
        number(field, "time");
      }

      function flag(field) {
        const found = find(field);
        if (!found || found.value === 0n || found.value === "") return false;
        if (typeof found.value === "boolean") return found.value;
        if (found.value === 1n) return true;
        const bool = typeof found.value === "string" ? boolOf(found.value) : null;
        return bool === null ? fail(found, "flag") : bool;
      }

      function extras() {
        const found = find("extras");
        if (!found || found.value === "") return [];
        return found.value instanceof Map ? Array.from(found.value) : fail(found, "object");
      }

      const givenID = text("id");
      if (!givenID) throw new UnreadableCard({reason: "no-id"});
      id = givenID;
      if (flag("isRemoved")) return {id, fields: {}, extras: [], removed: true};
      time("expiresAt");
      const fields = {};
      for (const field of ["title", "cardDescription", "image"]) fields[field] = text(field);
      const card = {id, fields, extras: extras()};
      card.control = flag("isControl") || (text("type") || "").toLowerCase() === "control";
      fields.imageAltText = text("imageAltText");
      fields.imageAspectRatio = number("imageAspectRatio");
      fields.urlString = text("urlString");
      fields.openURLInWebView = flag("openURLInWebView");
      for (const field of ["domain", "language"]) fields[field] = text(field);
      time("createdAt");
      for (const field of ["isViewed", "isClicked", "isPinned", "isDismissible", "isDismissed", "isTest"]) flag(field);
      return card;
    }

    """##

  /// `Scripts/CardReader.js`.
  static let cardReader = ##"""
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

    """##

  /// `Scripts/CardVerdict.js`.
  static let cardVerdict = ##"""
    // Reads a card with one schema and returns the verdict: the library's issues and further remarks.

    /** Returns whether one of the fields reads the key, or has a prefix with which the key begins. */
    const declares = (fields, key) => fields.some(
      field => contains(declaredKeys(field), key) || prefixesOf(field).some(prefix => hasPrefix(key, prefix)));

    /** Returns the keys that a field reads, except those that are collected with a prefix. */
    function declaredKeys(field) {
      return placesOf(field).filter(({place}) => place === "extra").map(({name}) => name);
    }

    const prefixesOf = field => placesOf(field).filter(({place}) => place === "prefix").map(({name}) => name);

    const collects = (field, key) => !contains(field.excludedKeys || [], key)
      && prefixesOf(field).some(prefix => suffixAfter(prefix, key));

    /** @param defaults the keys of values in which Liquid tags were replaced with the defaults of the tags */
    function verdictOf(schema, card, defaults) {
      const {outcome, classType, issues: found, fields} = readCard(schema, card);
      const isRead = key => declares(fields, key) || isFilledIn(extra(card, key), card) && declares(readersOf(classType), key);
      const issues = classType ? found.map(issue => withoutReadKeys(issue, found, card, isRead)) : found;
      const findings = issues.map(issue => ({
        severity: issue.severity, code: issue.code, key: issue.key, parameters: issue.parameters,
        suggestion: suggestionFor(issue, classType, schema),
        // A rejected card is not converted, so the app uses no other value instead.
        instead: outcome === "rejected" ? null : insteadOf(issue, classType),
      }));
      if (outcome === "control") {
        findings.push(remark("control"));
      } else if (classType) {
        const known = issues.map(issue => issue.near).filter(near => near !== null);
        findings.push(
          ...unknownKeys(card, classType, schema, known), ...pendingValues(card, classType),
          ...uncheckedValues(card, classType));
      }
      const isRelevant = key => contains(discriminatorsOf(schema), key) || classType && declares(readersOf(classType), key);
      findings.push(...defaults.filter(isRelevant).map(key => remark("not-checked", key, {reason: "default"})));
      const accepted = issues.some(({severity}) => severity === "warning") ? "accepted-with-warnings" : "accepted";
      return {
        kind: {object: accepted, control: "accepted", rejected: "rejected", skipped: "ignored"}[outcome],
        classType: classType && classType.name, schemas: classType ? [schema.name] : [], findings,
      };
    }

    const remark = (code, key = null, parameters = {}, suggestion = null) =>
      ({severity: "remark", code, key, parameters, suggestion});

    /**
     * Corrects the suggestion of an issue about a missing key. A key that the app reads, and whose value is valid, is
     * probably not a misspelling. The next most similar key, if any, is suggested instead.
     */
    function withoutReadKeys(issue, issues, card, isRead) {
      if (issue.code !== "missing" || issue.near === null) return issue;
      const refused = issues.filter(({severity, code, key}) => (
        severity !== "remark" && code !== "trimmed-white-space" && key !== null)).map(({key}) => key);
      const others = keysOf(card).filter(key => contains(refused, key) || !isRead(key));
      const near = nearestKey(issue.key, others);
      const {nearest, ...parameters} = issue.parameters;
      return {...issue, near, parameters: near === null ? parameters : {...parameters, nearest: near}};
    }

    // MARK: - Suggestions

    function suggestionFor(issue, classType, schema) {
      if (!classType) return issue.near === null ? null : nameLike(issue.near, schema);
      const readers = readersOf(classType);
      const found = readers.find(({path}) => path === issue.key) ?? readers.find(field => mayBeAbout(field, issue.key));
      if (!found) return null;
      const field = fieldUnder(issue.key, found);
      const example = field.suggestion === undefined ? null : field.suggestion;
      switch (issue.code) {
        case "missing": case "empty": case "not-a-value": case "wrong-kind": case "too-large": case "out-of-range":
        case "bad-element": case "too-few": case "too-many":
          return decimalPoint(issue, field) ?? example;
        case "not-allowed":
          return nearestName(issue.text, issue.parameters.values) ?? example;
        case "unrendered-liquid":
          return issue.severity === "error" || field.type !== "string" ? example : null;
        default:
          return null;
      }
    }

    /**
     * Returns the field with the rules for the value under a key. If the key is an alias with its own rules, these apply.
     */
    function fieldUnder(key, field) {
      const alias = (field.aliases || []).find(
        alias => mayBeAbout({...alias, path: spellingOf(alias), excludedKeys: field.excludedKeys}, key));
      return isSame(field.path, key) || !alias || !alias.rules ? field : {...field, suggestion: undefined, ...alias.rules};
    }

    /**
     * Returns a number with one or two digits after a decimal comma as text with a decimal point, such as "37.5" for
     * "37,5". Returns null for other text or types, for a list under one key, and if the field rejects the number.
     */
    function decimalPoint({code, text}, field) {
      const isList = field.list && field.place !== "prefix";
      if (code !== "not-a-value" || !["double", "decimal"].includes(field.type) || isList) return null;
      if (!/^[+-]?[0-9]+,[0-9]{1,2}$/.test(text)) return null;
      const number = text.replace(",", ".");
      return accepts({...field, minimumCount: undefined}, number) ? number : null;
    }

    /**
     * Returns what the app does with an invalid value: {default} if it uses a default that is not empty instead, or {key}
     * if it ignores the key or standard field. Returns null for other issues, and for Liquid that the app keeps.
     */
    function insteadOf(issue, classType) {
      const {severity, code, key, text} = issue;
      if (severity !== "warning" || !isRefusal(issue) || !classType || key === null) return null;
      const fields = readersOf(classType).filter(({required}) => !required);
      const about = [
        ...fields.filter(field => mayBeAbout(field, key)),
        ...fields.filter(field => placesOf(field).some(place => isSame(spellingOf(place), key))),
      ];
      // Several fields can read the key. The issue is most likely from one that does not accept the value or, for
      // `unrendered-liquid`, from one that keeps Liquid.
      const isKept = field => field.keepsLiquid && mayBeAbout(field, key);
      if (code === "unrendered-liquid" && readersOf(classType).some(isKept)) return null;
      const field = about.find(field => text === null || !accepts(fieldUnder(key, field), text)) || about[0];
      if (!field) return {key};
      if (code === "unrendered-liquid" && field.keepsLiquid) return null;
      return field.default && field.default.text ? {default: field.default.text} : {key: field.path};
    }

    function mayBeAbout(field, key) {
      if (key === null) return false;
      return [field, ...(field.aliases || [])].some(place => isSame(spellingOf(place), key)) || collects(field, key);
    }

    /** Returns the matching class type or alias as written in the schema, or null if `nearest` is a key. */
    function nameLike(nearest, schema) {
      const names = [].concat(...schema.classTypes.map(({name, aliases = []}) => [name, ...aliases]));
      const like = names.find(name => isSame(name, nearest)) || names.find(name => isSame(lowercased(name), nearest));
      return like === undefined ? null : like;
    }

    // MARK: - Remarks

    /**
     * Returns remarks about unknown keys that are probably mistakes. Such a key is similar to a declared key that the card
     * lacks, or to a spelling such as `card.title`. It can also be the name of a standard field that the class type reads
     * and the card lacks.
     */
    function unknownKeys(card, classType, schema, known) {
      const unknownNames = keysOf(card).filter(
        key => !contains(known, key) && !contains(discriminatorsOf(schema), key) && !declares(readersOf(classType), key));
      const declared = [].concat(...readersOf(classType).map(declaredKeys), schema.discriminator, spellings);
      const missing = unique(declared).filter(key => extra(card, key) === undefined);
      const pairs = missing.map(key => ({key, unknownName: nearestKey(key, unknownNames)}));
      const parameters = {classType: classType.name};
      const remarks = [];
      for (const unknownName of unknownNames.sort(order)) {
        const field = standardFields.find(field => isSame(field, unknownName));
        if (field && readsField(classType, field) && valueAt({place: "card", name: field}, card) === undefined) {
          const spelling = `card.${unknownName}`;
          remarks.push(remark("unknown-key", unknownName, {...parameters, field: spelling}, spelling));
          continue;
        }
        const keys = pairs.filter(pair => pair.unknownName !== null && isSame(pair.unknownName, unknownName))
          .map(({key}) => key);
        const nearest = nearestName(unknownName, keys) ?? keys[0];
        if (nearest !== undefined) remarks.push(remark("unknown-key", unknownName, {...parameters, nearest}, nearest));
      }
      return remarks;
    }

    const readsField = (classType, name) => readersOf(classType).some(
      field => [field, ...(field.fallback || [])].some(path => path.place === "card" && path.name === name));

    /**
     * Returns remarks about values that Braze fills in when it sends the card. Also returns remarks about standard fields
     * that the class type needs and that can be in the dashboard.
     */
    function pendingValues(card, classType) {
      const isLacking = key => standardFields.some(name =>
        key === `card.${name}` && valueAt({place: "card", name}, card) === undefined);
      const keys = readersOf(classType).flatMap(field =>
        pendingKeys(field, card).filter(key => !isLacking(key) || isNeeded(field, classType)));
      return unique(keys).map(key => remark("not-checked", key, {reason: isLacking(key) ? "field" : "sent"}));
    }

    /** Returns whether the app can reject a card, or use another of its values, if the field has no value. */
    const isNeeded = (field, {fields, atLeastOne = []}) => Boolean(field.required) || !fields.includes(field)
      || field.fallback !== undefined || atLeastOne.some(keys => contains(keys, field.path));

    /** Returns remarks about values that only the app can check, and about the app's check of the card as a whole. */
    function uncheckedValues(card, classType) {
      const fields = readersOf(classType).filter(
        field => (field.type === "custom" || field.type === "json") && field.swiftType !== undefined && isGiven(field, card)
          && pendingKeys(field, card).length === 0);
      const remarks = fields.map(field => remark("not-checked", field.path, {type: field.swiftType}));
      return uniqueFindings(classType.validated ? remarks.concat(remark("not-checked", null, {reason: "card"})) : remarks);
    }

    /** Returns whether the card has a value for the field, valid or not, or a key that the field or an alias collects. */
    function isGiven(field, card) {
      if (keysOf(card).some(key => collects(field, key))) return true;
      return placesOf(field).some(place => {
        const value = valueAt(place, card);
        return value !== undefined && value !== null && (typeof value !== "string" || trimmed(value) !== "");
      });
    }

    function uniqueFindings(findings) {
      const seen = new Set();
      return findings.filter(({instead, schema, ...finding}) => {
        const identity = canonical(JSON.stringify(finding));
        return !seen.has(identity) && seen.add(identity);
      });
    }

    """##

  /// `Scripts/Check.js`.
  static let check = ##"""
    // Sets up the check of cards in the text box or in a chosen file. If possible, a worker checks them in another thread.
    function startCheck() {
      const box = document.getElementById("paste");
      const file = document.getElementById("file");
      const list = document.getElementById("cards");
      const summary = document.getElementById("summary");
      let waiting;
      let worker;
      let large = null;
      box.addEventListener("input", () => {
        clearTimeout(waiting);
        waiting = setTimeout(check, 120);
      });
      box.addEventListener("paste", event => {
        const text = event.clipboardData.getData("text/plain");
        if (text.length < 20000) return;
        event.preventDefault();
        take(text);
      });
      file.addEventListener("change", async () => {
        const [chosen] = file.files;
        const bytes = await chosen?.arrayBuffer();
        let text = "";
        try {
          text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        } catch {
          tell("not-utf-8");
        }
        if (text !== "") take(text, chosen.name);
      });

      // Browsers need seconds to show a large text. Therefore, the box shows only the beginning of such a text.
      function take(text, fileName) {
        box.value = text.length < 20000 ? text : text.slice(0, 1000) + "…";
        large = { text, fileName, shown: box.value };
        check();
      }

      function check() {
        worker?.terminate();
        clearTimeout(waiting);
        list.replaceChildren();
        summary.replaceChildren();
        const { text, fileName } = large?.shown === box.value ? large : { text: box.value };
        if (text.trim() === "") return;
        if (text.length > 1e6) return tell("too-much-text", { size: Math.ceil(text.length / 1e5) / 10 });
        if (text.length > 1e5) tell("checking");
        // If there is no worker, or if it fails, the check runs in this thread.
        const checkHere = () => showAll(CardCheck.check(schemas, text, fileName));
        try {
          worker = new Worker(workerAddress);
          Object.assign(worker, { onmessage: ({ data }) => showAll(data), onerror: checkHere });
          worker.postMessage([schemas, text, fileName]);
        } catch {
          checkHere();
        }
      }

      function tell(name, parameters) {
        list.replaceChildren();
        summary.replaceChildren(make("span", { className: "old", "data-code": name }, ...sentence(name, parameters)));
      }

      function showAll({ form, entries, count, archived, failure }) {
        worker?.terminate();
        if (failure) return tell("read:" + failure.code, { ...failure.parameters, place: failure.line });
        const isEmpty = count + archived === 0;
        const keys = schemas.map(schema => schema.discriminator);
        if (isEmpty && form !== "export") return tell("no-cards", { keys: Array.from(new Set(keys)) });
        const counts = ["accepted", "accepted-with-warnings", "rejected", "ignored"]
          .map(kind => [kind, entries.filter(({ verdict }) => verdict.kind === kind).length])
          .concat([["rest", count - entries.length], ["archived", archived], ["none", Number(isEmpty)]])
          .filter(([, count]) => count > 0).flatMap(([name, count]) => [" ", ...sentence("count:" + name, { count })]);
        summary.replaceChildren(...sentence("form:" + form), ...counts);
        list.ariaBusy = "true";
        showNext(0);

        // Shows 20 cards at a time, so that the page stays responsive.
        function showNext(start) {
          list.append(...entries.slice(start, start + 20).map(show));
          list.ariaBusy = String(start + 20 < entries.length);
          if (list.ariaBusy === "true") waiting = setTimeout(() => showNext(start + 20));
        }
      }

      function show({ line, name, state, card, verdict }) {
        const box = new VerdictBox();
        box.show(verdict);
        const words = name && [" " + visible(name), ...state === "live" ? [] : [" (", ...sentence("state:" + state), ")"]];
        const id = words ?? (card?.id ? [" ", code(card.id)] : []);
        const type = verdict.classType ? [" of type ", code(verdict.classType)] : [];
        box.node.prepend(make("p", { className: "soft" }, "Line " + line + ":", ...id, ...type));
        const own = types.filter(({ type, schema }) => verdict.classTypes?.[schema] === type.name);
        const buttons = own.map(({ schema, section }) =>
          button("Open in the form" + (own.length > 1 ? " of " + schemas[schema].name : ""), () => {
            location.hash = section.id;
            openForm(section).take(card);
          }));
        if (buttons.length) box.node.append(make("p", { className: "row" }, ...buttons));
        return make("li", {}, box.node);
      }
    }

    const workerAddress = URL.createObjectURL(new Blob([
      document.getElementById("checker").textContent, "onmessage = ({data}) => postMessage(CardCheck.check(...data));",
    ], { type: "text/javascript" }));

    """##

  /// `Scripts/Clipboard.js`.
  static let clipboard = ##"""
    const said = document.getElementById("said");

    // Announces sentences to screen readers one after the other, the first after a delay. Sentences of a later call replace
    // those that were not announced yet.
    let saying;
    function say(sentences, delay = 0) {
      clearTimeout(saying);
      const [first, ...rest] = [].concat(sentences).filter(Boolean);
      if (first === undefined) return;
      saying = setTimeout(() => {
        said.textContent = "";
        said.textContent = first;
        say(rest, 2500);
      }, delay);
    }

    // Selects the contents of the element that displays a text, and copies the text. Returns false if the user has to copy
    // the selection with the keyboard. `navigator.clipboard` is not used, because browsers offer it only to pages from
    // HTTPS or from the same machine.
    function copy(text, shown) {
      getSelection().selectAllChildren(shown);
      const give = event => {
        event.clipboardData.setData("text/plain", text);
        event.preventDefault();
      };
      document.addEventListener("copy", give);
      try {
        return document.execCommand("copy");
      } finally {
        document.removeEventListener("copy", give);
      }
    }

    // Creates a button that copies the result of `text()`. `shown()` returns the element that displays the text.
    // `done(isCopied)` is called after each attempt. It returns another sentence to announce, or an empty text.
    function copyButton(name, text, shown, done = () => "") {
      const element = button("Copy", () => {
        const isCopied = copy(text(), shown());
        const words = isCopied ? "Copied" : "Press Ctrl+C or ⌘C";
        element.firstChild.data = words;
        say([words + (isCopied ? " " : " to copy ") + visible(name), done(isCopied)]);
        clearTimeout(element.timer);
        element.timer = setTimeout(() => { element.firstChild.data = "Copy"; }, 2500);
      }, name);
      return element;
    }

    """##

  /// `Scripts/Controls.js`.
  static let controls = ##"""
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

    """##

  /// `Scripts/Dates.js`.
  static let dates = ##"""
    // Checks dates: ISO 8601 with a time and a time zone, or a number of seconds or milliseconds since 1970.

    /** Returns whether a string is a valid date in the years 0001 to 9999, with a time and a time zone. */
    function isISO8601Date(text) {
      const parts = new RegExp(
        "^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\\.[0-9]+)?)?"
        + "(?:Z|[+-]([0-9]{2}):?([0-9]{2}))$").exec(text);
      if (!parts) return false;
      const [year, month, day, hour, minute, second, zoneHour, zoneMinute] =
        parts.slice(1).map(part => Number(part || 0));
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]
        && hour < 24 && minute < 60 && second < 60 && zoneHour < 24 && zoneMinute < 60;
    }

    /** Converts a valid ISO 8601 date to seconds since 1970. */
    function iso8601Seconds(text) {
      const [, second = "0", fraction = "", sign, hours, minutes] =
        /^.{16}(?::(\d\d)(\.\d{1,15})?\d*)?(?:Z|([+-])(\d\d):?(\d\d))$/.exec(text);
      const offset = sign ? Number(sign + 1) * (Number(hours) * 60 + Number(minutes)) : 0;
      return Date.parse(`${text.slice(0, 16)}Z`) / 1000 - offset * 60 + (Number(second) + Number(`0${fraction}`));
    }

    const unitsPerSecond = {unix: 1, unixMilliseconds: 1000};

    /** Returns whether a timestamp is in the years 0001 to 9999. */
    function isUnixDate(number, format) {
      const seconds = number / unitsPerSecond[format];
      return seconds >= -62135596800 && seconds < 253402300800;
    }

    """##

  /// `Scripts/Drafts.js`.
  static let drafts = ##"""
    // Saves the cards of a form in the browser's storage, and keeps earlier cards for undo. A form has at least one card.
    // A link contains only the current card.
    class Drafts {
      constructor(form) {
        this.form = form;
        const digest = form.section.closest(".part").dataset.digest;
        this.key = ["content-cards", digest, form.type.name].join(" ");
        [this.cards, this.current] = [[{}], 0];
        this.tabs = make("p", { className: "row", role: "group", "aria-label": "Cards of this type", hidden: true });
        this.again = button("Start over", () => this.startOver(), form.title);
        this.actions = make("p", { className: "end row" }, this.again,
          button("Duplicate", () => form.hasChanged && this.add(form.state(), "duplicated"), form.title),
          button("Copy link", () => this.copyLink(), form.title), button("Print", () => print(), form.title));
      }

      open() {
        const saved = this.load();
        if (saved) [this.cards, this.current] = [saved.cards, saved.current];
        this.show();
        if (saved) this.tell(sentence("restored", { time: new Date(saved.time).toLocaleString() }));
      }

      load() {
        try {
          const saved = JSON.parse(localStorage.getItem(this.key));
          return saved?.cards?.[saved.current] ? saved : null;
        } catch {
          return null;
        }
      }

      save() {
        clearTimeout(this.saving);
        this.cards[this.current] = this.form.state();
        const isEmpty = this.cards.length === 1 && !this.form.hasChanged;
        try {
          const { cards, current } = this;
          if (isEmpty) localStorage.removeItem(this.key);
          else localStorage.setItem(this.key, JSON.stringify({ cards, current, time: Date.now() }));
        } catch {
          // Some browsers have no storage for pages that are opened from a folder. Without storage, the draft is lost when
          // the page is closed.
        }
      }

      changed() {
        this.endUndo();
        this.form.notice.hidden = true;
        markForPrint(this.form);
        clearTimeout(this.saving);
        this.saving = setTimeout(() => this.save(), 400);
      }

      endUndo() {
        if (this.undone) [this.undone, this.again.firstChild.data] = [null, "Start over"];
      }

      show() {
        this.form.output.restart();
        this.form.restore(this.cards[this.current]);
        this.tabs.hidden = this.cards.length < 2;
        const choose = index => {
          this.endUndo();
          this.form.notice.hidden = true;
          this.save();
          this.current = index;
          this.show();
          this.tabs.children[index].focus();
        };
        this.tabs.replaceChildren(...this.cards.map((_, index) => Object.assign(
          button("Card " + (index + 1), () => choose(index)), { ariaPressed: String(index === this.current) })));
        markForPrint(this.form);
      }

      // Adds a card. If nothing was entered in the current card, the new card replaces it.
      add(state, news = null) {
        this.endUndo();
        this.cards[this.current] = this.form.state();
        if (this.form.hasChanged) this.current = this.cards.push({}) - 1;
        this.cards[this.current] = state;
        this.show();
        this.save();
        if (news) this.tell(sentence(news, { count: this.current + 1 }));
      }

      // Removes the values of the current card or, if there are several cards, the current card. The next call restores
      // what was removed, unless `endUndo` was called in between.
      startOver() {
        this.cards[this.current] = this.form.state();
        const before = [Array.from(this.cards), this.current];
        this.cards.splice(this.current, 1, ...this.cards.length > 1 ? [] : [{}]);
        this.current = Math.min(this.current, this.cards.length - 1);
        if (this.undone) [this.cards, this.current] = this.undone;
        this.undone = this.undone ? null : before;
        this.again.firstChild.data = this.undone ? "Undo" : "Start over";
        this.show();
        this.save();
        this.tell(sentence(this.undone ? "started-over" : "undone"));
      }

      tell(nodes) {
        const { notice } = this.form;
        notice.replaceChildren(...nodes);
        notice.hidden = notice.textContent.trim() === "";
        say(notice.textContent);
      }

      copyLink() {
        const { form } = this;
        const address = location.href.split("#")[0];
        const link = address + "#" + form.section.id + "?" + encodeURIComponent(JSON.stringify(form.state()));
        const shown = make("a", { href: link }, form.title);
        this.tell([...sentence("link"), " ", shown]);
        if (!copy(link, shown)) this.tell(["Copy the address of this link: ", shown]);
      }

      // Adds a card with the values in a link.
      take(data) {
        try {
          const state = JSON.parse(data);
          if (!state?.texts) throw new Error("no values");
          this.add(state, "from-link");
          const paths = ({ texts, liquid }) => Object.keys({ ...texts, ...liquid });
          const kept = paths(this.form.state());
          const lost = paths(state).filter(path => !kept.includes(path));
          if (lost.length) this.tell(sentence("lost-keys", { names: lost }));
        } catch {
          this.tell(sentence("bad-link"));
        }
      }
    }

    // Sets what printing shows: the card of the form if the form is in the current view and has values, and otherwise the
    // rules of all card types.
    function markForPrint(form) {
      const isCard = form.section.classList.contains("current") && form.hasChanged;
      document.documentElement.classList.toggle("card", isCard);
    }

    """##

  /// `Scripts/Elements.js`.
  static let elements = ##"""
    // The schemas, the sentences, and functions that create elements, for the page's other scripts. No text is parsed as
    // HTML.

    const schemas = JSON.parse(document.getElementById("schemas").textContent);
    const { containsLiquid } = CardCheck;
    const sentences = JSON.parse(document.getElementById("sentences").textContent);

    // Creates an element with properties and children. Properties with a hyphen in their name, "for", and "role" are set as
    // attributes.
    function make(tag, properties = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(properties)) {
        if (name.includes("-") || name === "for" || name === "role") {
          element.setAttribute(name, value);
        } else {
          element[name] = value;
        }
      }
      element.append(...children.filter(child => child !== null && child !== undefined));
      return element;
    }

    // Returns the text with invisible characters escaped: control characters, line and paragraph separators, and format
    // characters except U+200C and U+200D.
    function visible(text) {
      return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu, character => {
        const short = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[character];
        return short ?? "\\u{" + character.codePointAt(0).toString(16).toUpperCase() + "}";
      });
    }

    function code(text) { return make("code", {}, visible(text)); }

    // Returns the nodes of marked text from a schema.
    function marked(text = []) { return text.map(piece => piece.code === undefined ? piece : code(piece.code)); }

    // Creates a button. `owner`, if any, is text that follows the button's name and that only screen readers read.
    function button(name, action, owner = "", className = "") {
      const element = make("button", { type: "button", className }, name);
      if (owner) element.append(make("span", { className: "unseen" }, " " + visible(owner)));
      element.addEventListener("click", action);
      return element;
    }

    function place(path) {
      return path.startsWith("card.") ? sentences.fields[path.slice(5)] ?? code(path) : code(path);
    }

    // Returns the first of a code's sentences whose parameters are all known, as an array of nodes and strings. If there is
    // none, the array contains only the code.
    function sentence(name, parameters = {}) {
      const isKnown = template =>
        Array.from(template.matchAll(/\{(\w+)\}/g)).every(([, name]) => (parameters[name] ?? null) !== null);
      const template = (sentences.texts[name] ?? []).find(isKnown);
      if (template === undefined) return [name];
      return template.split(/(\{\w+\})/).filter(Boolean).flatMap(piece => {
        const name = /^\{(\w+)\}$/.exec(piece)?.[1];
        if (!name) return [piece];
        const value = parameters[name];
        if (value instanceof Node) return [value];
        // The values of "expected" and "kind" are codes with sentences of their own. In `wrong-cells`, "expected" is a
        // number.
        const words = `${name}:${value}`;
        if (["expected", "kind"].includes(name) && words in sentences.texts) return sentence(words, parameters);
        if (!Array.isArray(value)) return [parameter(name, value)];
        const word = name === "missing" ? "and" : "or";
        const last = name === "names" ? ", " : value.length > 2 ? `, ${word} ` : ` ${word} `;
        return value.flatMap((item, index) => [
          index === 0 ? "" : index + 1 < value.length ? ", " : last, parameter(name, item),
        ]);
      });
    }

    function parameter(name, value) {
      if (["key", "keys", "missing", "names", "nearest", "other", "field", "current"].includes(name)) return place(String(value));
      const isTyped = [
        "bracket", "default", "element", "item", "maximum", "minimum", "name", "quote", "separator", "suggestion", "value", "values",
      ].includes(name);
      return isTyped ? code(String(value)) : visible(String(value));
    }

    // Returns the sentences of a finding: a description and, if known, what the app does with the invalid value and an
    // example. The example is omitted if the description suggests the same, and in a form if the value is missing or empty.
    function explain(finding, isBesideInput = false) {
      const parameters = { ...finding.parameters, key: finding.key ?? undefined };
      let name = finding.code;
      if (name === "missing" && finding.key?.endsWith("*")) {
        name += ":prefix";
        parameters.key = finding.key.replace("*", "1");
      }
      if (parameters.reason) {
        const detail = name + ":" + parameters.reason;
        if (sentences.texts[detail]) name = detail;
      }
      const nodes = sentence(name, parameters);
      if (finding.schema) nodes.unshift(finding.schema + ": ");
      if (finding.instead) nodes.push(" ", ...sentence("instead", finding.instead));
      const isNamed = [finding.parameters.nearest, finding.parameters.field].includes(finding.suggestion);
      if (finding.suggestion && !isNamed && !(isBesideInput && ["missing", "empty"].includes(finding.code))) {
        nodes.push(" ", ...sentence("example", { suggestion: finding.suggestion }));
      }
      return nodes;
    }

    // Shows a sentence in an element, unless the element shows it already. Without a sentence, hides the element.
    function setSentence(element, name, parameters) {
      const state = name && name + JSON.stringify(parameters);
      if (element.state === state) return;
      element.state = state;
      element.hidden = !name;
      element.replaceChildren(...name ? sentence(name, parameters) : []);
    }

    // Sets the children of an element. Does not move children that are in place already, because layout takes time.
    function setChildren(element, nodes) {
      for (const node of Array.from(element.children)) if (!nodes.includes(node)) node.remove();
      nodes.forEach((node, index) => {
        if (element.children[index] !== node) element.insertBefore(node, element.children[index] ?? null);
      });
    }

    let lastID = 0;
    function newID() { return "made." + (lastID += 1); }

    """##

  /// `Scripts/Form.js`.
  static let form = ##"""
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

    """##

  /// `Scripts/JSONText.js`.
  static let jsonText = ##"""
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

    """##

  /// `Scripts/Navigation.js`.
  static let navigation = ##"""
    // Shows one view at a time: the notes, the check, or a card type. The URL fragment selects the view. After a question
    // mark, the fragment can contain the values of a card.

    const views = Array.from(document.querySelectorAll(".view"), section => ({
      section,
      heading: section.querySelector("h2, h3"),
      part: section.closest(".part"),
      link: document.querySelector('nav a[href="#' + CSS.escape(section.id) + '"]'),
    }));
    const types = views.filter(view => view.part).map((view, index) => {
      const schema = Number(view.section.dataset.schema);
      const type = schemas[schema].classTypes[Number(view.section.dataset.type)];
      return { ...view, schema, type, index, item: view.link.parentNode };
    });
    const side = document.querySelector(".side");
    const menu = document.getElementById("menu");
    const searchBox = document.getElementById("search");
    const count = document.getElementById("count");
    const nothing = document.getElementById("nothing");
    const countOfAll = count.textContent;

    function openMenu(isOpen) {
      side.classList.toggle("open", isOpen);
      menu.setAttribute("aria-expanded", String(isOpen));
    }

    function fragment() {
      try {
        const [, id, data] = /^#([^?]*)\??(.*)$/s.exec(location.hash) ?? [];
        return { id: decodeURIComponent(id ?? ""), data: decodeURIComponent(data ?? "") };
      } catch {
        return {};
      }
    }

    function showView(isMove = true) {
      const { id, data } = fragment();
      if (id === "main") return;
      const current = views.find(view => view.section.id === id) ?? views[0];
      for (const part of document.querySelectorAll(".part")) part.classList.toggle("current", part === current.part);
      for (const view of views) {
        view.section.classList.toggle("current", view === current);
        if (view === current) view.link.setAttribute("aria-current", "page");
        else view.link.removeAttribute("aria-current");
      }
      document.documentElement.classList.remove("card");
      if (current.part) {
        const form = openForm(current.section);
        if (data) {
          history.replaceState(null, "", "#" + encodeURIComponent(id));
          form.drafts.take(data);
        }
        markForPrint(form);
      }
      document.title = current.heading.textContent + " – " + document.querySelector("h1").textContent;
      current.link.scrollIntoView({ block: "nearest" });
      openMenu(false);
      if (isMove) current.heading.focus({ preventScroll: true });
      const isWide = matchMedia("(min-width: 48rem)").matches;
      if (isMove || location.hash) scrollTo(0, isWide ? 0 : document.querySelector("main").offsetTop);
    }

    function searchTexts({ section, type: { name, aliases = [], description } }) {
      return [[name, ...aliases], [description, section.querySelector(".rules").textContent]]
        .map(texts => texts.join("\n").toLowerCase());
    }

    // Shows the card types whose names, description, or rules contain each word of the search. Within a group, card types
    // with a word in one of their names come first. Groups with such a card type come before other groups.
    function search() {
      const words = searchBox.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const type of types) {
        const [names, rest] = type.texts ??= searchTexts(type);
        type.item.hidden = !words.every(word => names.includes(word) || rest.includes(word));
        type.rank = words.some(word => names.includes(word)) ? 0 : 1;
      }
      const order = (a, b) => (words.length ? a.rank - b.rank : 0) || a.index - b.index;
      const shown = types.filter(type => !type.item.hidden).sort(order);
      const groups = Array.from(document.querySelectorAll("nav .types"), (node, index) => {
        const own = types.filter(type => node.contains(type.item)).sort(order);
        node.querySelector("ul").append(...own.map(type => type.item));
        node.hidden = own.every(type => type.item.hidden);
        return { node, index: own[0].index, rank: Math.min(...own.filter(type => !type.item.hidden).map(type => type.rank)) };
      });
      for (const { node } of groups.sort(order)) nothing.before(node);
      count.textContent = words.length ? shown.length + " of " + countOfAll : countOfAll;
      nothing.hidden = shown.length > 0;
      nothing.querySelector("code").textContent = visible(searchBox.value.trim());
      if (words.length) openMenu(true);
      return shown;
    }

    function startNavigation() {
      searchBox.addEventListener("input", search);
      searchBox.addEventListener("keydown", event => {
        if (event.key === "Escape" && searchBox.value) {
          searchBox.value = "";
          search();
        }
        if (event.key === "Enter" && searchBox.value) search()[0]?.link.click();
      });
      nothing.querySelector("button").addEventListener("click", () => {
        searchBox.value = "";
        search();
        searchBox.focus();
      });
      menu.addEventListener("click", () => openMenu(!side.classList.contains("open")));
      document.getElementById("print").addEventListener("click", () => print());
      addEventListener("hashchange", () => showView());
      // A link to the current view does not change the URL, so it causes no "hashchange" event.
      for (const view of views) {
        view.link.addEventListener("click", () => { if (location.hash === view.link.hash) showView(); });
      }
      // Browsers can restore the text in the search box when the user goes back to the page.
      addEventListener("pageshow", () => { if (searchBox.value) search(); });
      addEventListener("pagehide", () => { for (const form of forms.values()) form.drafts.save(); });

      const rules = document.querySelectorAll(".rules");
      for (const details of rules) details.open = false;
      let closed = [];
      addEventListener("beforeprint", () => {
        closed = Array.from(rules).filter(details => !details.open);
        for (const details of closed) details.open = true;
      });
      addEventListener("afterprint", () => { for (const details of closed) details.open = false; });
      showView(false);
    }

    startNavigation();
    startCheck();

    """##

  /// `Scripts/Numbers.js`.
  static let numbers = ##"""
    // Converts numbers with the same limits as in Swift: 64-bit integers (as BigInt), doubles, and decimals with at most 38
    // digits.

    const minimumInt = -(2n ** 63n);
    const maximumInt = 2n ** 63n - 1n;
    const isInt = number => number >= minimumInt && number <= maximumInt;

    function intOf(text) {
      if (!isIntegerText(text)) return null;
      const number = BigInt(text.replace(/^\+/, ""));
      return isInt(number) ? number : null;
    }

    function intOfDouble(double) {
      if (!Number.isInteger(double)) return null;
      const number = BigInt(double);
      return isInt(number) ? number : null;
    }

    const isIntegerText = text => /^[+-]?[0-9]+$/.test(text);
    const isDecimalText = text => /^[+-]?[0-9]+(\.[0-9]+)?$/.test(text);
    const isDoubleText = text => /^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text);

    function doubleOf(text) {
      const number = isDoubleText(text) ? Number(text) : NaN;
      return Number.isFinite(number) ? number : null;
    }

    /** Returns the shortest text for a double, in Swift's format, such as "0.1", "2.0", "1e+16", or "5e-324". */
    function doubleText(double) {
      if (Object.is(double, -0)) return "-0.0";
      const [digits, exponent] = double.toExponential().split("e");
      if (Math.abs(double) > 2 ** 53 || (double !== 0 && Number(exponent) < -4)) {
        const size = exponent.slice(1);
        return `${digits}e${exponent[0]}${size.length < 2 ? "0" : ""}${size}`;
      }
      const text = String(double);
      return Number.isInteger(double) ? `${text}.0` : text;
    }

    /** Converts a number's text to its exact value multiplied by 10^38. Returns null if the number has too many digits. */
    function decimalOf(text) {
      const [, sign, integer, fraction = "", exponent = "0"] =
        /^([+-]?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/.exec(text);
      const [whole, part] = [integer.replace(/^0+/, ""), fraction.replace(/0+$/, "")];
      const shift = Number(exponent);
      if (Math.max(whole.length + shift, 0) + Math.max(part.length - shift, 0) > 38) return null;
      const units = BigInt(sign.replace("+", "") + "0" + whole + part);
      return units * 10n ** BigInt(38 - part.length + shift);
    }

    """##

  /// `Scripts/Output.js`.
  static let output = ##"""
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

    """##

  /// `Scripts/PendingLiquid.js`.
  static let pendingLiquid = ##"""
    // Finds values that are not known yet. Braze replaces Liquid tags when it sends the card. In a card from an export or
    // from trigger properties (`isPartial`), tags with a default are replaced by it before the check. All other tags except
    // those in the class type are assumed to be replaced later, and standard fields that the card lacks can be in the
    // dashboard. In other cards, only tags for the properties of API-triggered campaigns are assumed to be replaced, and
    // none in the class type.

    /**
     * Returns the keys or the standard field, such as `card.title`, that this field reads and whose values are not known.
     * Either Braze fills in their Liquid tags when it sends the card, or the standard field can be in the dashboard.
     */
    const pendingKeys = (field, card) => pendingPlace(field, card)?.keys ?? [];

    /** Returns the place with these keys or this standard field, with its `keys`, or null if there is none. */
    function pendingPlace(field, card) {
      const pendingAt = place => place.place === "prefix"
        ? prefixedKeys({...field, name: place.name}, card).map(({name}) => name)
          .filter(name => isFilledIn(extra(card, name), card)).sort(order)
        : isPending(place, card) ? [spellingOf(place)] : [];
      const places = placesOf(field);
      const index = places.findIndex(place => pendingAt(place).length > 0);
      if (index < 0) return null;
      const place = {...places[index], keys: pendingAt(places[index])};
      if (field.place === "prefix") return place;
      // The first value ends the search, even if it is invalid.
      const earlier = new Decoder(card).search(field, places.slice(0, index), "warning", field.list);
      return earlier === "found" || earlier === "invalid" ? null : place;
    }

    /** Returns whether Braze fills in the value at a place later, or the value can be in the dashboard. */
    function isPending(place, card) {
      const value = valueAt(place, card);
      return value === undefined ? card.isPartial && place.place === "card" : isFilledIn(value, card);
    }

    /** Returns whether a string, or a string in an array, contains Liquid tags, and Braze fills in all of them. */
    function isFilledIn(value, {isPartial}) {
      const texts = [].concat(value).filter(text => typeof text === "string" && containsLiquid(text));
      return texts.length > 0
        && (isPartial || !texts.some(text => containsLiquid(withTagsReplaced(text, anyPropertyTags, () => " "))));
    }

    // In these patterns, the first group is the text before a name or value. The second group is the name or value.
    const anyPropertyTags = /(\{\{ *api_trigger_properties\.\$\{)([^{}]*)\}[^{}]*\}\}/g;
    const propertyTags = /(\{\{ *api_trigger_properties\.\$\{)([^{}]*)\} *\}\}/g;
    const defaultTags =
      /(\{\{(?:[^{}'"]|'[^']*'|"[^"]*"|\{[^{}]*\})*\| *default: *)('[^']*'|"[^"]*"|[^ '"{}|,]+?) *(?:,[^{}'"|]*)?-?\}\}/g;

    /**
     * Returns the text with the tags that match a pattern replaced by the results of `replacement` for its second group. If
     * the result is undefined, the tag is not replaced.
     */
    function withTagsReplaced(text, pattern, replacement) {
      if (!containsLiquid(text)) return text;
      const all = characters(text);
      const slice = (start, end) => all.slice(start, end).join("");
      // Converts each grapheme cluster to a single code unit. As in Swift, a brace with a combining mark is not a brace.
      const units = all.map(cluster => (isWhiteSpace(cluster) ? " " : cluster.length === 1 ? cluster : "\uFFFD")).join("");
      let result = "";
      let end = 0;
      for (const {0: tag, 1: {length}, 2: group, index} of units.matchAll(pattern)) {
        const start = index + length;
        const other = replacement(slice(start, start + group.length));
        result += slice(end, index) + (other === undefined ? slice(index, index + tag.length) : other);
        end = index + tag.length;
      }
      return result + slice(end);
    }

    /** Replaces Liquid tags that have a default with the default, such as `{{${x} | default: 'gold'}}` with `gold`. */
    const withDefaults = text =>
      withTagsReplaced(text, defaultTags, value => value.replace(/^(['"])([^]*)\1$/, "$2"));

    /**
     * Fills in the values in the extras whose Liquid tags all have a default: replaces the tags with their defaults.
     * Returns the keys of these values.
     */
    function fillInDefaults({extras}) {
      const keys = [];
      for (const [name, {key, value}] of extras) {
        const filled = typeof value === "string" ? withDefaults(value) : value;
        if (filled === value || containsLiquid(filled)) continue;
        extras.set(name, {key, value: filled});
        keys.push(key);
      }
      return keys.sort(order);
    }

    /** Returns whether the issue is about an invalid value. Liquid is included, although some text fields accept it. */
    const isRefusal = ({code}) => [
      "not-a-value", "wrong-kind", "too-large", "out-of-range", "not-allowed", "bad-element", "too-few", "too-many",
      "unrendered-liquid",
    ].includes(code);

    """##

  /// `Scripts/Preview.js`.
  static let preview = ##"""
    // Shows the card approximately as a customer sees it, and the values approximately as the app gets them.
    class Preview {
      constructor(form) {
        this.form = form;
        this.picture = make("p", { className: "picture" });
        this.title = make("p", { className: "label" });
        this.message = make("p", {});
        this.link = make("p", { className: "soft" });
        this.extras = make("dl", {});
        this.kind = make("p", { className: "soft" });
        this.node = make("section", { className: "preview panel control" }, make("h4", {}, "Preview"),
          make("div", { className: "picture-card" }, this.picture, this.title, this.message, this.link),
          this.kind, make("details", {}, make("summary", {}, "What the app gets"), this.extras));
        this.node.querySelector("details").addEventListener("toggle", () => this.update(this.values));
      }

      update(values) {
        this.values = values;
        const field = name => values.find(({ input, key }) => input.field.place === "card" && key === name)?.text ?? "";
        const [title, message, image, link] = ["title", "cardDescription", "image", "urlString"].map(field);
        this.title.textContent = visible(title);
        this.message.textContent = visible(message);
        this.link.textContent = visible([field("domain"), link].filter(Boolean).join(" → "));
        if (this.image !== image) {
          this.image = image;
          this.picture.replaceChildren(...image ? [button("Show the image", () => this.load(image))] : []);
        }
        const kind = image ? title || message ? "captioned" : "image-only" : title || message ? "classic" : "any";
        this.node.querySelector(".picture-card").hidden = kind === "any" && !link;
        setSentence(this.kind, "card-type:" + kind);
        if (!this.node.querySelector("details").open) return;
        const given = values.filter(({ input, text }) => input.field.place !== "card" && text !== null)
          .map(({ input, key, text, isLiquid }) => [key, isLiquid ? ["filled in by Braze"] : received(input.field, text)]);
        const missing = this.form.type.fields.filter(({ path, default: value }) =>
          value && !values.some(({ input, text }) => input.field.path === path && text !== null));
        const all = [...given, ...missing.map(field => [field.path, ["default: ", code(field.default.text)]])];
        this.extras.replaceChildren(...all.flatMap(([key, nodes]) => [
          make("dt", {}, code(key)), make("dd", {}, ...nodes)]));
      }

      // Loads the image. The page calls this only when the user asks to see the image.
      load(address) {
        const image = make("img", { alt: "", src: address, referrerPolicy: "no-referrer" });
        image.addEventListener("error", () => this.picture.replaceChildren("The image cannot be loaded."));
        this.picture.replaceChildren(image);
      }
    }

    // Returns the nodes for a value approximately as the app reads it. Each value that is not valid is marked.
    function received(field, text) {
      const isRead = text => isValid(field, text) || field.keepsLiquid && containsLiquid(text);
      if (hasItems(field) && field.place !== "prefix") {
        const items = itemsOf(text, field.separator);
        return items.flatMap((item, index) => [
          index ? ", " : "", code(item), isRead(item) ? "" : " (not valid)",
        ]);
      }
      if (!isRead(text)) return [code(text), " (not valid)"];
      const units = unitsOf[field.format];
      if (field.type === "date") return [new Date(units ? Number(text) * units : text.trim()).toLocaleString()];
      if (field.type === "bool") return [String(CardCheck.boolOf(text.trim()))];
      return [code(text.trim())];
    }

    """##

  /// `Scripts/Style.css`.
  static let style = ##"""
    :root {
      color-scheme: light dark;
      --back: #f4f5f8; --panel: #fff; --ink: #14171f; --soft: #525a69; --line: #dde1e9; --edge: #828b9c;
      --accent: #3443d0; --tint: #eceefd;
      --good: #0b6437; --good-tint: #e4f4ea; --warn: #7a4700; --warn-tint: #fcf1d9; --bad: #ab1f18; --bad-tint: #fdebe9;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --back: #0e1014; --panel: #171a21; --ink: #e9ebf1; --soft: #a7afbf; --line: #2b303b; --edge: #737d90;
        --accent: #a3adff; --tint: #232845;
        --good: #7fdca8; --good-tint: #11281c; --warn: #f3c873; --warn-tint: #2b210c; --bad: #ffa49b; --bad-tint: #371a18;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding: 1rem 0 4.5rem; -webkit-text-size-adjust: 100%; }
    body { background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere; }
    h1, h2, h3, h4 { line-height: 1.25; margin: 0; }
    h1 { font-size: 1.15rem; }
    h2 { font-size: 1.6rem; }
    h3 { font-size: 1.75rem; }
    h4 { font-size: 1.05rem; }
    p, pre, dl, dd, ul, ol, fieldset { margin: 0; }
    ul, ol, fieldset { border: 0; list-style: none; min-width: 0; padding: 0; }
    a { color: var(--accent); }
    code, pre, #paste { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; white-space: pre-wrap; }
    code { unicode-bidi: isolate; }
    label, legend, .label, details > summary { font-weight: 600; }
    [hidden] { display: none !important; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .unseen, .skip:not(:focus) { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
    .skip { background: var(--panel); left: 1rem; padding: .5rem 1rem; position: fixed; top: 1rem; z-index: 3; }
    html:not(.live) .control { display: none; }
    .soft, .need, .help, .name code, .pairs .key, .more > summary, header p, footer, nav .group, nav a span, thead th, td p + p { color: var(--soft); }
    .soft, .need, .help, .message, .more > summary, .note, .verdict li, header p, footer, nav .group, nav a span, thead th, .search label { font-size: .88rem; }
    .more > summary { font-weight: 400; }
    .old, .note, .message.warning { color: var(--warn); }
    .old { font-weight: 600; }
    .panel, .rules { background: var(--panel); border: 1px solid var(--line); border-radius: .9rem; padding: 1.25rem; }
    .panel { contain: layout style; }
    .exact, .notice, .picture-card, .block pre { background: var(--back); border-radius: .55rem; padding: .6rem .8rem; }
    .notice { background: var(--tint); }

    /* The parts of the page */
    .side, main, footer { padding: 1.25rem 1rem; }
    .side { background: var(--panel); border-bottom: 1px solid var(--line); }
    main, footer { margin: 0 auto; max-width: 80rem; }
    footer ul { border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding-top: .75rem; }
    .view { margin-bottom: 2.5rem; scroll-margin-top: 100vh; }
    .view > * + *, .outputs > * + * { margin-top: 1rem; }
    .part > * + * { margin-top: .75rem; }
    .live :is(.view, .part):not(.current), .live .part > .about { display: none; }
    .live .part > h2 { color: var(--soft); font-size: .85rem; margin-bottom: .25rem; }
    .lead, .notes, .type > p { max-width: 46rem; }
    .notes { list-style: disc; padding-left: 1.25rem; }
    .notes li + li, .search, nav, nav .group, #nothing, #cards, #menu { margin-top: 1rem; }

    /* The list of card types */
    nav .group { font-weight: 600; margin-inline: .65rem; }
    nav a { border-radius: .5rem; color: var(--ink); display: block; padding: .4rem .65rem; text-decoration: none; }
    nav a[aria-current] { background: var(--tint); color: var(--accent); font-weight: 600; }
    nav a span { display: block; font-weight: 400; line-height: 1.35; }
    #menu { width: 100%; }

    /* Inputs and buttons */
    input, select, textarea, button { color: inherit; font: inherit; }
    input, select, textarea, button { background: var(--panel); border: 1px solid var(--edge); border-radius: .55rem; }
    input, select, textarea { max-width: 100%; min-height: 2.6rem; padding: .45rem .7rem; width: 100%; }
    input[type="checkbox"], input[type="radio"] { accent-color: var(--accent); flex: none; margin: 0; min-height: 1.25rem; width: 1.25rem; }
    input[type="color"] { padding: .2rem; width: 3rem; }
    textarea { field-sizing: content; max-height: 24rem; min-height: 5rem; resize: vertical; }
    #paste { min-height: 10rem; }
    ::placeholder { color: var(--soft); opacity: 1; }
    button { cursor: pointer; font-size: .9rem; font-weight: 550; min-height: 2.25rem; padding: .3rem .8rem; }
    button:hover:not(:disabled) { background: var(--tint); border-color: var(--accent); color: var(--accent); }
    button:disabled { border-style: dashed; color: var(--soft); cursor: not-allowed; }
    button.plain { background: none; border-color: transparent; color: var(--accent); }

    /* The form */
    .work { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
    :is(form, section, .search, .field, .block, .preview, .picture-card, .panel, details, .verdict) > * + * { margin-top: .5rem; }
    .field { contain: layout style; }
    .fields, form .group { align-items: start; display: grid; gap: 1.25rem 1.75rem; margin-top: 1.25rem; }
    .name { align-items: baseline; display: flex; flex-wrap: wrap; gap: .15rem .6rem; }
    .need.required { background: var(--tint); border-radius: 1rem; color: var(--accent); font-weight: 600; padding: .05rem .55rem; }
    .help:empty, .row > span:empty, .verdict ul:empty { display: none; }
    .more { flex: 1; }
    .message { border-left: 3px solid; padding-left: .6rem; }
    .message.error, .field.error .name :is(label, .label) { color: var(--bad); }
    .message.remark { color: var(--soft); }
    .field.error :is(input:not([type="checkbox"], [type="radio"]), select, textarea) { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad); }
    .row, .options, .options label, .switch { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem; }
    .row > input:not([type="checkbox"], [type="color"]), .row > select { flex: 1 1 10rem; width: auto; }
    .options label, .switch { flex-wrap: nowrap; font-weight: 400; min-height: 2rem; }
    .items { display: grid; gap: .5rem; }
    .items > li { align-items: start; display: flex; gap: .5rem; }
    .items > li > :first-child { flex: 1; min-width: 0; }
    form > .end { border-top: 1px solid var(--line); margin-top: 1.25rem; padding-top: 1rem; }
    details > summary { cursor: pointer; padding: .35rem 0; }

    /* The verdict, the preview, and what to copy */
    .verdict { background: var(--tint); border: 1px solid; border-radius: .9rem; color: var(--accent); padding: .9rem 1.1rem; }
    .verdict.accepted { background: var(--good-tint); color: var(--good); }
    .verdict:is(.accepted-with-warnings, .example) { background: var(--warn-tint); color: var(--warn); }
    .verdict.rejected { background: var(--bad-tint); color: var(--bad); }
    .verdict :is(h3, h4) { display: flex; font-size: 1.05rem; gap: .55rem; }
    .verdict :is(h3, h4)::before { content: "…" / ""; text-align: center; width: 1rem; }
    .verdict.accepted :is(h3, h4)::before { content: "✓" / ""; }
    .verdict:is(.accepted-with-warnings, .example) :is(h3, h4)::before { content: "!" / ""; }
    .verdict.rejected :is(h3, h4)::before { content: "✕" / ""; }
    .verdict :is(li, a, button) { color: var(--ink); }
    .result { display: contents; }
    .picture-card img { border-radius: .55rem; display: block; max-height: 16rem; max-width: 100%; }
    dl { display: grid; gap: .25rem .75rem; grid-template-columns: auto minmax(0, 1fr); }
    .pairs li { align-items: center; border-top: 1px solid var(--line); contain: layout style; display: grid; gap: .15rem .5rem; grid-template-columns: minmax(0, 1fr) auto; padding: .5rem 0; }
    .pairs .done .key::before { color: var(--good); content: "✓ " / "Copied: "; font-weight: 700; }
    .pairs button { font-size: .85rem; min-height: 1.9rem; padding: .1rem .65rem; }
    .pairs .note { grid-column: 1 / -1; }
    .block pre { max-height: 22rem; overflow: auto; }
    #cards { display: grid; gap: 1rem; }

    /* The rules */
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid var(--line); padding: .6rem .9rem .6rem 0; text-align: left; vertical-align: top; }
    tbody th, td:nth-of-type(2) { width: 21%; }
    td:nth-of-type(1) { width: 34%; }

    @media screen and (max-width: 47.99rem) {
      table, tbody, tr, tbody th, td { display: block; width: auto !important; }
      thead { display: none; }
      th, td { border: 0; padding: .15rem 0; }
      tr { border-bottom: 1px solid var(--line); padding: .6rem 0; }
      td:nth-of-type(2):not(:empty)::before { color: var(--soft); content: "Example: "; }
      .live .side:not(.open) nav { display: none; }
      .panel { padding: 1rem; }
    }
    @media screen and (max-width: 74.99rem) {
      .result > .verdict { align-items: center; border-radius: .55rem; bottom: 0; display: grid; gap: 0 .75rem; grid-template-columns: minmax(0, 1fr) auto; height: 48px; overflow: hidden; padding: 0 .75rem; position: sticky; z-index: 1; }
      .result > .verdict > * { margin: 0; }
      .result > .verdict h4 { font-size: .95rem; line-height: 1.1; }
      .result > .verdict:not(.unfolded) ul { display: none; }
      .result > .unfolded { height: auto; max-height: 50vh; overflow: auto; padding-block: .5rem; }
      .unfolded ul { grid-column: 1 / -1; }
    }
    @media screen and (min-width: 48rem) {
      #menu { display: none; }
      .live body { display: grid; grid-template: 1fr auto / 17rem minmax(0, 1fr); min-height: 100vh; }
      .live .side { border-bottom: 0; border-right: 1px solid var(--line); grid-row: 1 / 3; height: 100vh; overflow: auto; position: sticky; top: 0; }
      .live :is(main, footer) { padding-inline: 2rem; width: 100%; }
    }
    @media screen and (min-width: 75rem) {
      html { scroll-padding-bottom: 1rem; }
      .work { align-items: start; gap: 1.75rem; grid-template-columns: minmax(0, 1fr) 25rem; }
      .result { display: grid; gap: 1.25rem; max-height: calc(100vh - 2rem); overflow: auto; position: sticky; top: 1rem; }
      .toggle { display: none; }
    }
    @media print {
      .control, .skip, .outputs button, .work, .live.card :is(.side, footer, .rules, .preview, form, .toggle, .outputs .control) { display: none !important; }
      .view:not(.control), .part, .live .part > .about { display: block !important; }
      html { font-size: 9.5pt; }
      body, .side, .rules { background: none; }
      .side, .rules, .panel { border: 0; padding: 0; }
      .side, main, footer { max-width: none; padding: 0; }
      .live .part > h2 { color: inherit; font-size: 1.6rem; }
      .live.card :is(.view, .part):not(.current), .live.card .part > .about { display: none !important; }
      .live.card .work { display: block !important; }
      .live.card .result { display: grid; gap: 1rem; }
      nav { columns: 3; }
      nav a { padding: 0; }
      nav a span, .rules > summary { display: none; }
      .type { border-top: 1px solid #999; padding-top: .75rem; }
      h2, h3, h4, .type > p, thead, .about { break-after: avoid; }
      tbody tr:nth-child(-n + 2) { break-before: avoid; }
      tr, .pairs li { break-inside: avoid; }
    }

    """##

  /// `Scripts/Text.js`.
  static let text = ##"""
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

    """##

  /// `Scripts/URLText.js`.
  static let urlText = ##"""
    // Checks URLs with a scheme by the rules of RFC 3986, and by three stricter rules: At least one character must follow
    // the colon after the scheme. `http` and `https` URLs must have a host. An address in brackets must be an IPv6 address.

    // Each set of characters includes the previous set.
    const hostCharacters = "A-Za-z0-9\\-._~!$&'()*+,;=";
    const userCharacters = hostCharacters + ":";
    const pathCharacters = userCharacters + "/@";
    const queryCharacters = pathCharacters + "?";
    const part = characters => `(?:[${characters}]|%[0-9A-Fa-f]{2})*`;

    const urlForm = new RegExp(
      `^([A-Za-z][A-Za-z0-9+.\\-]*):(?:(//)(?:${part(userCharacters)}@)?`
      + `(?:(\\[[^\\]]*\\])|(${part(hostCharacters)}))(?::[0-9]*)?(?=[/?#]|$))?`
      + `${part(pathCharacters)}(?:\\?${part(queryCharacters)})?(?:#${part(queryCharacters)})?$`);

    function isURL(text) {
      const form = urlForm.exec(text);
      if (!form || form[1].length + 1 === text.length) return false;
      const [, scheme, authority, address, host] = form;
      if (!authority && text.startsWith("//", scheme.length + 1)) return false;
      if (address && !isIPv6(address.slice(1, -1))) return false;
      return !/^https?$/i.test(scheme) || Boolean(authority && (address || host));
    }

    /** Returns whether a string is an IPv6 address: eight groups, in which one run of zeros can be written as "::". */
    function isIPv6(text) {
      const gap = text.indexOf("::");
      if (gap < 0) return ipv6Groups(text, true) === 8;
      const before = ipv6Groups(text.slice(0, gap), false);
      const after = ipv6Groups(text.slice(gap + 2), true);
      return before !== null && after !== null && before + after < 8;
    }

    /** Returns the number of groups, or null if one is invalid. If `isEnd`, a final IPv4 address counts as two groups. */
    function ipv6Groups(text, isEnd) {
      if (text === "") return 0;
      const groups = text.split(":");
      let count = 0;
      if (isEnd && isIPv4(groups[groups.length - 1])) {
        groups.pop();
        count = 2;
      }
      return groups.every(group => /^[0-9A-Fa-f]{1,4}$/.test(group)) ? count + groups.length : null;
    }

    const isIPv4 = text => {
      const numbers = text.split(".");
      return numbers.length === 4
        && numbers.every(digits => /^(0|[1-9][0-9]{0,2})$/.test(digits) && Number(digits) <= 255);
    };

    """##

  /// `Scripts/Values.js`.
  static let values = ##"""
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

    """##

  /// `Scripts/Verdict.js`.
  static let verdict = ##"""
    // Returns whether a finding is about a value that is missing, empty, or unfinished, or about a value without the others
    // that it needs.
    function isMissing(finding) { return ["missing", "empty", "none-of", "incomplete", "incomplete-date"].includes(finding.code); }

    // Shows a verdict: what the app does with the card, and why. With a section, it is the verdict of the section's form.
    class VerdictBox {
      constructor(section) {
        this.section = section;
        this.title = make(section ? "h4" : "h3");
        this.list = make("ul");
        this.node = make("div", { className: "verdict" }, this.title, this.list);
        if (!section) return;
        // On small screens, the verdict is a bar that the button unfolds.
        this.toggle = button("", () => this.unfold(!this.node.classList.contains("unfolded")), "", "toggle");
        this.title.after(this.toggle);
      }

      unfold(isUnfolded) {
        this.node.classList.toggle("unfolded", isUnfolded);
        this.toggle.setAttribute("aria-expanded", String(isUnfolded));
      }

      show(verdict) {
        const errors = verdict.findings.filter(finding => finding.severity === "error");
        // Whether a form has errors, and all of them are about missing or incomplete values.
        const isOpen = this.section && errors.length > 0 && errors.every(isMissing);
        const isExample = verdict.kind === "accepted" && verdict.hasExamples;
        const kind = isOpen ? "open" : isExample ? "example" : verdict.kind;
        const states = verdict.findings.map(({ severity, code, key, parameters, schema }) =>
          JSON.stringify([severity, code, key, parameters, schema]));
        const state = kind + states;
        if (this.state === state) return;
        const isFirst = this.state === undefined;
        this.state = state;
        this.node.className = "verdict " + kind + (this.node.classList.contains("unfolded") ? " unfolded" : "");
        this.node.dataset.kind = verdict.kind;
        this.title.replaceChildren(...sentence("verdict:" + kind));
        this.items = new Map(states.map((state, index) =>
          [state, this.items?.get(state) ?? this.line(verdict.findings[index])]));
        setChildren(this.list, Array.from(this.items.values()));
        if (!this.section) return;
        const count = verdict.findings.length;
        this.toggle.hidden = count === 0;
        this.toggle.textContent = count === 1 ? "1 point" : count + " points";
        if (!isFirst) say([this.title.textContent, ...Array.from(this.list.children, item => item.textContent)], 700);
      }

      line(finding) {
        const item = make("li", { className: finding.severity, "data-code": finding.code, "data-key": finding.key ?? "" });
        const words = explain(finding, this.section !== undefined);
        if (!finding.input) {
          item.append(...words);
          return item;
        }
        const link = make("a", { href: "#" + this.section.id }, ...words);
        link.addEventListener("click", event => {
          event.preventDefault();
          finding.input.control.focus();
          finding.input.node.scrollIntoView({ block: "center" });
        });
        item.append(link);
        return item;
      }
    }

    """##
}
