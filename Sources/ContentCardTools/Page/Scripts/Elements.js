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
