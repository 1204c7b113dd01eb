// Liquid that is not a mistake, because Braze fills it in when it sends the card: the properties of an API-triggered
// campaign.

/** The keys, or standard fields such as `card.title`, whose values are used and filled in later. */
function pendingKeys(field, card) {
  if (field.place === "prefix") {
    return prefixedKeys(field, card).map(({name}) => name).filter(name => isFilledIn(extra(card, name))).sort(order);
  }
  const places = placesOf(field);
  const index = places.findIndex(place => isFilledIn(valueAt(place, card)));
  if (index < 0) return [];
  // Valid or not, the first value ends the search.
  const earlier = new Decoder(card).search(field, places.slice(0, index), "warning", field.list);
  return earlier === "found" || earlier === "invalid" ? [] : [spellingOf(places[index])];
}

/** Whether a text, or a list with texts in it, has Liquid, and only such as Braze fills in. */
function isFilledIn(value) {
  const texts = [].concat(value).filter(text => typeof text === "string" && containsLiquid(text));
  return texts.length > 0 && !texts.some(text => containsLiquid(withoutTriggerProperties(text)));
}

/** The text with a space in the place of each property, such as `{{api_trigger_properties.${coupon}}}`. */
function withoutTriggerProperties(text) {
  const all = characters(text);
  // As in Swift, a brace with a combining mark is not a brace, and white space is one cluster: a unit for each.
  const units = all.map(cluster => (isWhiteSpace(cluster) ? " " : cluster.length === 1 ? cluster : "\uFFFD")).join("");
  let result = "";
  let end = 0;
  for (const {0: match, index} of units.matchAll(/\{\{ *api_trigger_properties\.\$\{[^{}]*\}[^{}]*\}\}/g)) {
    result += all.slice(end, index).join("") + " ";
    end = index + match.length;
  }
  return result + all.slice(end).join("");
}

/** Whether the issue is that a value is not valid. A text with a Liquid tag is valid nevertheless. */
const isRefusal = ({code}) => [
  "not-a-value", "wrong-kind", "too-large", "out-of-range", "not-allowed", "bad-element", "unrendered-liquid",
].includes(code);
