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
