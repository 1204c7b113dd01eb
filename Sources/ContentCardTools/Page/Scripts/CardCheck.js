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
