// Checks content cards in the same way as `cardgen lint-card`. Uses ES2020 without modules, because browsers do not load
// modules from `file:` URLs.
//
//   CardCheck.verdict(schemas, card)
//     schemas   described in `Schema+PageModel.swift`
//     card      {id, fields, extras, control, removed}
//               fields: {title, cardDescription, image, imageAltText, imageAspectRatio, urlString, openURLInWebView,
//               domain, language}, all of them optional; imageAspectRatio is a number, openURLInWebView is a Boolean,
//               and the others are strings
//               extras: an array of [key, value], or a Map
//               value: a string, true, false, null, a BigInt for an integer that fits in 64 bits, another number, an
//               array of values, or a Map from names to values
//     returns   {kind, classType, schemas, findings}
//               kind: "accepted", "accepted-with-warnings", "rejected", "not-ours"
//               classType: the name as written in the schema, or null
//               schemas: the names of the schemas that declare the class type
//               findings: [{severity, code, key, parameters, suggestion, instead}]; key and suggestion can be null;
//               instead: {default} if the app uses the default instead of an invalid value, {key} if it ignores the
//               value, otherwise null or missing
//
//   CardCheck.value(field, text)
//     field     a field of a schema
//     returns   the findings about a typed value, as if the card had no other values
//
//   CardCheck.usedValues(field, card)
//     returns   the values that the app reads for the field, valid or not, without its fallbacks: for a prefix, the
//               values of its keys in the order in which the app reads them; for other fields, at most one value
//
//   CardCheck.usedChoice(oneOf, card)
//     returns   the choice that the app uses, or undefined if no choice has a valid value
//
//   CardCheck.check(schemas, text)
//     returns   the results of reading the text, with the verdicts on the first 200 cards: {form, failure, count, entries},
//               where count is the number of cards, and entries are {line, card, verdict}
//
//   CardCheck.read(text, schemas)
//     text      one or more cards: key-value lines, CSV, or JSON, either key-value pairs or the format of an SDK, its
//               cache, or the API
//     returns   {form, separator, cards, failure}
//               form: card, cards, syncResponse, apiBody, pairsInJSON, csv (a card in each row), pairsInCSV (one card,
//               with a key and a value in each row), lines, mixed; null for empty text and unreadable JSON
//               separator: comma, semicolon, or tab for CSV; null for other forms
//               cards: [{line, card}, or {line, problem: {code, parameters}}]
//               failure: {code, line, column, parameters} if the text cannot be read, otherwise null
//
//   Findings have these codes and parameters, which are strings or arrays of strings. A finding can also have the
//   parameters "classType" (the name of the class type), "value" (the card's value, shortened), and "nearest" (a name
//   similar to the one that is missing or wrong).
//     missing, empty, unrendered-liquid, trimmed-white-space, unusual-scheme, unknown-class-type, control, removed
//     not-a-value, too-large          expected: a code, such as "int"
//     wrong-kind                      expected; kind: null, string, number, bool, array, object
//     out-of-range                    minimum, maximum: one or both
//     not-allowed                     values
//     bad-element                     index: "1" for the first; element: its text; reason: the code of the issue with
//                                     the element, and the parameters of that code
//     none-of                         keys
//     deprecated-class-type           advice: from the schema, if any
//     same-number                     other: the other key
//     unknown-key                     nearest: the similar key; or field: such as "card.title", if an extra has the
//                                     name of a standard field
//     not-checked                     type: the app's type that reads the value; omitted if Braze fills in the value
//                                     when it sends the card
//     no-class-type                   keys: the keys that can contain the class type
//     unreadable-card                 reason: unreadable, too-deep, not-an-object (kind), no-id, wrong-member (name,
//                                     value, expected, and id if it is known), wrong-cells (row, cells, expected, and
//                                     quote if a cell begins with a typographic quote), no-key (row, column, value);
//                                     number: the card's position, starting at 1, if the reason has no row
//   A finding with "expected" also has the parameters of the expectation: "quoted" for one-of (the allowed values),
//   "type" for json-of-type, and "levels" for shallow-json and shallow-json-array. `PageSentences` lists the codes.

function verdict(schemas, card) {
  const content = prepared(card);
  const verdicts = schemas.map(schema => verdictOf(schema, content));
  const known = verdicts.filter(({classType}) => classType !== null);
  if (known.length > 0) return merged(known);
  const ours = verdicts.filter(({kind}) => kind !== "not-ours");
  // Prefers a schema that suggests a similar class type.
  const isNear = ({findings}) => findings.some(({suggestion}) => suggestion !== null);
  const nearest = ours.find(isNear) || ours[0];
  if (nearest) return nearest;
  const finding = content.isRemoved
    ? remark("removed") : remark("no-class-type", null, {keys: unique(schemas.map(schema => schema.discriminator))});
  return {kind: "not-ours", classType: null, schemas: [], findings: [finding]};
}

/** Merges the verdicts of several schemas and keeps the worst kind. */
function merged(verdicts) {
  const kinds = ["rejected", "accepted-with-warnings"];
  const worst = kinds.find(kind => verdicts.some(verdict => verdict.kind === kind));
  return {
    kind: worst || verdicts[0].kind, classType: verdicts[0].classType,
    schemas: [].concat(...verdicts.map(verdict => verdict.schemas)),
    findings: uniqueFindings([].concat(...verdicts.map(verdict => verdict.findings))),
  };
}

function value(field, text) {
  const key = field.place === "prefix" ? `${field.name}1` : field.path;
  const {card, problem} = entryOfPairs([[key, text]], 1, "card 1", 1);
  if (problem) return [{severity: "error", key: field.path, suggestion: field.suggestion || null, ...problem}];
  const single = {...field, aliases: [], fallback: [], besides: []};
  const schema = {name: "", discriminator: "", classTypes: [{name: "", fields: [single]}]};
  const decoder = new Decoder(prepared(card));
  readField(single, decoder);
  const {classTypes: [classType]} = schema;
  const findings = decoder.issues.map(({severity, code, parameters: {nearest, ...parameters}, ...issue}) => ({
    severity, code, key: field.path, parameters,
    suggestion: suggestionFor({...issue, severity, code, parameters}, classType, schema),
  }));
  return findings.concat(notChecked(prepared(card), classType).map(finding => ({...finding, key: field.path})));
}

function read(text, schemas) {
  const classTypes = schemas.flatMap(schema => schema.classTypes);
  return readCards(text, {
    discriminators: schemas.map(({discriminator}) => discriminator),
    classTypes: classTypes.flatMap(({name, aliases}) => [name, ...(aliases || [])]).map(lowercased),
    keys: classTypes.flatMap(readersOf).flatMap(declaredKeys).concat(spellings),
  });
}

function check(schemas, text) {
  const {form, cards, failure} = read(text, schemas);
  const entries = cards.slice(0, 200).map(({line, card, problem}) => ({
    line, card, verdict: card ? verdict(schemas, card)
      : {kind: "rejected", findings: [{severity: "error", key: null, suggestion: null, ...problem}]},
  }));
  return {form, failure, count: cards.length, entries};
}
