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
