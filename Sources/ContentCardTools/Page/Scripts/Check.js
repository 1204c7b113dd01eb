// Starts checking the cards in the text box whenever the text changes.
function startCheck() {
  const box = document.getElementById("paste");
  const list = document.getElementById("cards");
  const summary = document.getElementById("summary");
  let waiting;
  box.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(check, 120);
  });

  function check() {
    list.replaceChildren();
    summary.replaceChildren();
    if (box.value.trim() === "") return;
    const { form, cards, failure } = CardCheck.read(box.value, schemas);
    if (failure) {
      const parameters = { ...failure.parameters, place: failure.line };
      const words = sentence("read:" + failure.code, parameters);
      summary.append(make("span", { className: "old", "data-code": failure.code }, ...words));
      return;
    }
    const verdicts = cards.map(({ card, problem }) => card
      ? CardCheck.verdict(schemas, card)
      : { kind: "rejected", findings: [{ severity: "error", key: null, suggestion: null, ...problem }] });
    const counts = ["accepted", "accepted-with-warnings", "rejected", "not-ours"]
      .map(kind => [verdicts.filter(verdict => verdict.kind === kind).length, kind])
      .filter(([count]) => count > 0)
      .flatMap(([count, kind]) => [" ", ...sentence("count:" + kind, { count })]);
    summary.append(...sentence("form:" + form), ...counts);
    list.append(...cards.map((entry, index) => show(entry, verdicts[index])));
  }

  function show({ line, card }, verdict) {
    const element = make("div", {});
    showVerdict(element, verdict, "h3");
    const id = card?.id ? [" ", code(card.id)] : [];
    const type = verdict.classType ? [" of type ", code(verdict.classType)] : [];
    element.prepend(make("p", { className: "soft" }, "Line " + line + ":", ...id, ...type));
    const section = types.map(type => type.section).find(section => {
      const schema = schemas[Number(section.dataset.schema)];
      return verdict.classType && verdict.schemas.includes(schema.name)
        && schema.classTypes[Number(section.dataset.type)].name === verdict.classType;
    });
    if (card && section) {
      const open = make("button", { type: "button" }, "Open in the form");
      open.addEventListener("click", () => {
        openForm(section).take(card);
        location.hash = section.id;
      });
      element.append(make("p", { className: "row" }, open));
    }
    return make("li", {}, element);
  }
}
