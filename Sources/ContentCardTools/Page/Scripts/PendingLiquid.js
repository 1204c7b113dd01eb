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
