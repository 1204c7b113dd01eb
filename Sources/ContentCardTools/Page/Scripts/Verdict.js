// Returns whether a finding is about a value that is missing, empty, or unfinished, or about a value without the others
// that it needs.
function isMissing(finding) { return ["missing", "empty", "none-of", "incomplete", "incomplete-date"].includes(finding.code); }

// Shows a verdict: what the app does with the card, and why. With a section, it is the verdict of the section's form.
class VerdictBox {
  constructor(section) {
    this.section = section;
    this.title = make(section ? "h4" : "h3");
    this.list = make("ul");
    this.node = make("div", { className: "verdict" }, this.title, this.list);
    if (!section) return;
    // On small screens, the verdict is a bar that the button unfolds.
    this.toggle = button("", () => this.unfold(!this.node.classList.contains("unfolded")), "", "toggle");
    this.title.after(this.toggle);
  }

  unfold(isUnfolded) {
    this.node.classList.toggle("unfolded", isUnfolded);
    this.toggle.setAttribute("aria-expanded", String(isUnfolded));
  }

  show(verdict) {
    const errors = verdict.findings.filter(finding => finding.severity === "error");
    // Whether a form has errors, and all of them are about missing or incomplete values.
    const isOpen = this.section && errors.length > 0 && errors.every(isMissing);
    const isExample = verdict.kind === "accepted" && verdict.hasExamples;
    const kind = isOpen ? "open" : isExample ? "example" : verdict.kind;
    const states = verdict.findings.map(({ severity, code, key, parameters, schema }) =>
      JSON.stringify([severity, code, key, parameters, schema]));
    const state = kind + states;
    if (this.state === state) return;
    const isFirst = this.state === undefined;
    this.state = state;
    this.node.className = "verdict " + kind + (this.node.classList.contains("unfolded") ? " unfolded" : "");
    this.node.dataset.kind = verdict.kind;
    this.title.replaceChildren(...sentence("verdict:" + kind));
    this.items = new Map(states.map((state, index) =>
      [state, this.items?.get(state) ?? this.line(verdict.findings[index])]));
    setChildren(this.list, Array.from(this.items.values()));
    if (!this.section) return;
    const count = verdict.findings.length;
    this.toggle.hidden = count === 0;
    this.toggle.textContent = count === 1 ? "1 point" : count + " points";
    if (!isFirst) say([this.title.textContent, ...Array.from(this.list.children, item => item.textContent)], 700);
  }

  line(finding) {
    const item = make("li", { className: finding.severity, "data-code": finding.code, "data-key": finding.key ?? "" });
    const words = explain(finding, this.section !== undefined);
    if (!finding.input) {
      item.append(...words);
      return item;
    }
    const link = make("a", { href: "#" + this.section.id }, ...words);
    link.addEventListener("click", event => {
      event.preventDefault();
      finding.input.control.focus();
      finding.input.node.scrollIntoView({ block: "center" });
    });
    item.append(link);
    return item;
  }
}
