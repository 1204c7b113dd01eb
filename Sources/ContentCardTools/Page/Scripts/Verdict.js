// Returns whether a finding is about a missing or empty value.
function isMissing(finding) { return ["missing", "empty", "none-of"].includes(finding.code); }

// Shows a verdict in an element: what the app does with the card, and why.
function showVerdict(element, verdict, heading, section) {
  const errors = verdict.findings.filter(finding => finding.severity === "error");
  // Whether values are missing, but no value is wrong.
  const isOpen = section && errors.length > 0 && errors.every(isMissing);
  const isExample = verdict.kind === "accepted" && verdict.hasExamples;
  const kind = isOpen ? "open" : isExample ? "example" : verdict.kind;
  const states = verdict.findings.map(({ severity, code, key, parameters }) =>
    JSON.stringify([severity, code, key, parameters]));
  const state = kind + states.join();
  if (element.state === state) return;
  const isFirst = element.state === undefined;
  element.state = state;
  if (isFirst) element.append(make(heading), make("ul"));
  const [title, list] = element.children;
  if (element.className !== "verdict " + kind) {
    element.className = "verdict " + kind;
    element.dataset.kind = verdict.kind;
    title.replaceChildren(...sentence("verdict:" + kind));
  }
  // Keeps the elements of unchanged findings.
  const old = new Map(Array.from(list.children, item => [item.state, item]));
  verdict.findings.forEach((finding, index) => {
    const item = old.get(states[index]) ?? line(finding);
    item.state = states[index];
    old.delete(states[index]);
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  });
  while (list.children.length > verdict.findings.length) list.lastChild.remove();
  if (section && !isFirst) say(element.textContent, 700);

  function line(finding) {
    const item = make("li", { className: finding.severity, "data-code": finding.code, "data-key": finding.key ?? "" });
    const words = explain(finding, section !== undefined);
    if (!finding.input) {
      item.append(...words);
      return item;
    }
    const link = make("a", { href: "#" + section.id }, ...words);
    link.addEventListener("click", event => {
      event.preventDefault();
      finding.input.node.closest("details")?.setAttribute("open", "");
      finding.input.control.focus();
      finding.input.node.scrollIntoView({ block: "center" });
    });
    item.append(link);
    return item;
  }
}
