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
