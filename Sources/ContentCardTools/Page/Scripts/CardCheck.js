// The verdict on content cards, as `cardgen lint-card` gives it. Plain ES2020, for a page from a file.
//
//   CardCheck.verdict(schemas, card)
//     schemas   as in `Schema+PageModel.swift`
//     card      {id, fields, extras, control, removed}
//               fields: {title, cardDescription, image, imageAltText, imageAspectRatio, urlString, openURLInWebView,
//               domain, language}, each of which may be left out; texts but for the number and the bool
//               extras: an array of [key, value], or a Map
//               value: a text, true, false, null, a BigInt for a whole number that 64 bits hold, another number, an
//               array of values, or a Map from names to values
//     returns   {kind, classType, schemas, findings}
//               kind: "accepted", "accepted-with-warnings", "rejected", "not-ours"
//               classType: the name as the schema spells it, or null; schemas: the names of the schemas that have it
//               findings: [{severity, code, key, parameters, suggestion}]; key and suggestion may be null
//
//   CardCheck.value(field, text)
//     field     of a schema
//     returns   the findings about the value that someone types for the field, as on a card with nothing else
//
//   CardCheck.usedValues(field, card)
//     returns   the values that the app uses for the field, without its fallbacks: those of all keys with a prefix in
//               the order in which the app reads them, or the first value
//
//   CardCheck.read(text, schemas)
//     text      one card or several: key-value lines, CSV, or JSON as an SDK, its cache or the API has it
//     returns   {form, separator, cards, failure}
//               form: card, cards, syncResponse, apiBody, pairsInJSON, csv (a card in each row), pairsInCSV (one card,
//               a key and a value in each row), lines, mixed; or null
//               separator: of CSV: comma, semicolon, tab; null for another form
//               cards: [{line, card}, or {line, problem: {code, parameters}}]
//               failure: null, or {code, line, column, parameters} for a text that is not in any form
//
//   Findings by code, with their parameters beside "classType" (the class type's name), "value" (what the card has,
//   shortened), "nearest" (a name like the one that is missing or wrong). All parameters are texts or arrays of texts.
//     missing, empty, unrendered-liquid, trimmed-white-space, unknown-class-type, control, removed
//     not-a-value, too-large          expected: "a whole number"
//     wrong-kind                      kind: "a number"; expected: "text"
//     out-of-range                    minimum, maximum: one or both
//     not-allowed                     values
//     bad-element                     index: "1" for the first; element: its text; reason: the code for the element, with
//                                     that code's parameters beside it
//     none-of                         keys
//     deprecated-class-type           advice: the schema's, if it gives one
//     same-number                     other: the other key
//     unknown-key                     nearest: the key; or field: "card.title", if the card has an extra for it
//     not-checked                     type: the app's own type that reads the value; without it, Braze fills the value
//                                     in when it sends the card
//     no-class-type                   keys: the keys that would name it
//     unreadable-card                 reason: too-deep, not-an-object (kind), no-id, wrong-member (name, value,
//                                     expected), wrong-cells (row, cells, expected, and quote: a typographic
//                                     quote that a cell begins with), no-key (row, column, value)

function verdict(schemas, card) {
  const content = prepared(card);
  const verdicts = schemas.map(schema => verdictOf(schema, content));
  const known = verdicts.filter(({classType}) => classType !== null);
  if (known.length > 0) return merged(known);
  const ours = verdicts.filter(({kind}) => kind !== "not-ours");
  // A schema that has a name like the card's says more than one that has none.
  const isNear = ({findings}) => findings.some(({suggestion}) => suggestion !== null);
  const nearest = ours.find(isNear) || ours[0];
  if (nearest) return nearest;
  const finding = content.isRemoved
    ? remark("removed") : remark("no-class-type", null, {keys: unique(schemas.map(schema => schema.discriminator))});
  return {kind: "not-ours", classType: null, schemas: [], findings: [finding]};
}

/** The worst of several verdicts. */
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

const read = (text, schemas) => readCards(text, schemas.map(schema => schema.discriminator));
