// Sets up the check of cards in the text box or in a chosen file. If possible, a worker checks them in another thread.
function startCheck() {
  const box = document.getElementById("paste");
  const file = document.getElementById("file");
  const list = document.getElementById("cards");
  const summary = document.getElementById("summary");
  let waiting;
  let worker;
  let large = null;
  box.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(check, 120);
  });
  box.addEventListener("paste", event => {
    const text = event.clipboardData.getData("text/plain");
    if (text.length < 20000) return;
    event.preventDefault();
    take(text);
  });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    const bytes = await chosen?.arrayBuffer();
    let text = "";
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      tell("not-utf-8");
    }
    if (text !== "") take(text, chosen.name);
  });

  // Browsers need seconds to show a large text. Therefore, the box shows only the beginning of such a text.
  function take(text, fileName) {
    box.value = text.length < 20000 ? text : text.slice(0, 1000) + "…";
    large = { text, fileName, shown: box.value };
    check();
  }

  function check() {
    worker?.terminate();
    clearTimeout(waiting);
    list.replaceChildren();
    summary.replaceChildren();
    const { text, fileName } = large?.shown === box.value ? large : { text: box.value };
    if (text.trim() === "") return;
    if (text.length > 1e6) return tell("too-much-text", { size: Math.ceil(text.length / 1e5) / 10 });
    if (text.length > 1e5) tell("checking");
    // If there is no worker, or if it fails, the check runs in this thread.
    const checkHere = () => showAll(CardCheck.check(schemas, text, fileName));
    try {
      worker = new Worker(workerAddress);
      Object.assign(worker, { onmessage: ({ data }) => showAll(data), onerror: checkHere });
      worker.postMessage([schemas, text, fileName]);
    } catch {
      checkHere();
    }
  }

  function tell(name, parameters) {
    list.replaceChildren();
    summary.replaceChildren(make("span", { className: "old", "data-code": name }, ...sentence(name, parameters)));
  }

  function showAll({ form, entries, count, archived, failure }) {
    worker?.terminate();
    if (failure) return tell("read:" + failure.code, { ...failure.parameters, place: failure.line });
    const isEmpty = count + archived === 0;
    const keys = schemas.map(schema => schema.discriminator);
    if (isEmpty && form !== "export") return tell("no-cards", { keys: Array.from(new Set(keys)) });
    const counts = ["accepted", "accepted-with-warnings", "rejected", "ignored"]
      .map(kind => [kind, entries.filter(({ verdict }) => verdict.kind === kind).length])
      .concat([["rest", count - entries.length], ["archived", archived], ["none", Number(isEmpty)]])
      .filter(([, count]) => count > 0).flatMap(([name, count]) => [" ", ...sentence("count:" + name, { count })]);
    summary.replaceChildren(...sentence("form:" + form), ...counts);
    list.ariaBusy = "true";
    showNext(0);

    // Shows 20 cards at a time, so that the page stays responsive.
    function showNext(start) {
      list.append(...entries.slice(start, start + 20).map(show));
      list.ariaBusy = String(start + 20 < entries.length);
      if (list.ariaBusy === "true") waiting = setTimeout(() => showNext(start + 20));
    }
  }

  function show({ line, name, state, card, verdict }) {
    const box = new VerdictBox();
    box.show(verdict);
    const words = name && [" " + visible(name), ...state === "live" ? [] : [" (", ...sentence("state:" + state), ")"]];
    const id = words ?? (card?.id ? [" ", code(card.id)] : []);
    const type = verdict.classType ? [" of type ", code(verdict.classType)] : [];
    box.node.prepend(make("p", { className: "soft" }, "Line " + line + ":", ...id, ...type));
    const own = types.filter(({ type, schema }) => verdict.classTypes?.[schema] === type.name);
    const buttons = own.map(({ schema, section }) =>
      button("Open in the form" + (own.length > 1 ? " of " + schemas[schema].name : ""), () => {
        location.hash = section.id;
        openForm(section).take(card);
      }));
    if (buttons.length) box.node.append(make("p", { className: "row" }, ...buttons));
    return make("li", {}, box.node);
  }
}

const workerAddress = URL.createObjectURL(new Blob([
  document.getElementById("checker").textContent, "onmessage = ({data}) => postMessage(CardCheck.check(...data));",
], { type: "text/javascript" }));
