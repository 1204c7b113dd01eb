// Finds Liquid tags that are accepted because Braze replaces them when it sends the card: tags for the properties of
// API-triggered campaigns.

/**
 * Returns the keys and standard fields, such as `card.title`, that this field reads and whose Liquid tags Braze fills
 * in when it sends the card.
 */
function pendingKeys(field, card) {
  if (field.place === "prefix") {
    return prefixedKeys(field, card).map(({name}) => name).filter(name => isFilledIn(extra(card, name))).sort(order);
  }
  const places = placesOf(field);
  const index = places.findIndex(place => isFilledIn(valueAt(place, card)));
  if (index < 0) return [];
  // The first value ends the search, even if it is invalid.
  const earlier = new Decoder(card).search(field, places.slice(0, index), "warning", field.list);
  return earlier === "found" || earlier === "invalid" ? [] : [spellingOf(places[index])];
}

/** Returns whether a string or an array of strings contains Liquid tags and Braze fills in all of them. */
function isFilledIn(value) {
  const texts = [].concat(value).filter(text => typeof text === "string" && containsLiquid(text));
  return texts.length > 0 && !texts.some(text => containsLiquid(withoutTriggerProperties(text)));
}

/** Returns the text with each tag such as `{{api_trigger_properties.${coupon}}}` replaced by a space. */
function withoutTriggerProperties(text) {
  const all = characters(text);
  // Replaces each grapheme cluster with one unit. As in Swift, a brace with a combining mark is not a brace.
  const units = all.map(cluster => (isWhiteSpace(cluster) ? " " : cluster.length === 1 ? cluster : "\uFFFD")).join("");
  let result = "";
  let end = 0;
  for (const {0: match, index} of units.matchAll(/\{\{ *api_trigger_properties\.\$\{[^{}]*\}[^{}]*\}\}/g)) {
    result += all.slice(end, index).join("") + " ";
    end = index + match.length;
  }
  return result + all.slice(end).join("");
}

/** Returns whether the issue is about an invalid value. Liquid is included, although some text fields accept it. */
const isRefusal = ({code}) => [
  "not-a-value", "wrong-kind", "too-large", "out-of-range", "not-allowed", "bad-element", "unrendered-liquid",
].includes(code);
