// Shows one view at a time: the notes, the check, or a card type. The URL fragment selects the view. After a question
// mark, the fragment can contain the values of a card.

const views = Array.from(document.querySelectorAll(".view"), section => ({
  section,
  heading: section.querySelector("h2, h3"),
  part: section.closest(".part"),
  link: document.querySelector('nav a[href="#' + CSS.escape(section.id) + '"]'),
}));
const types = views.filter(view => view.part).map((view, index) => {
  const schema = Number(view.section.dataset.schema);
  const type = schemas[schema].classTypes[Number(view.section.dataset.type)];
  return { ...view, schema, type, index, item: view.link.parentNode };
});
const side = document.querySelector(".side");
const menu = document.getElementById("menu");
const searchBox = document.getElementById("search");
const count = document.getElementById("count");
const nothing = document.getElementById("nothing");
const countOfAll = count.textContent;

function openMenu(isOpen) {
  side.classList.toggle("open", isOpen);
  menu.setAttribute("aria-expanded", String(isOpen));
}

function fragment() {
  try {
    const [, id, data] = /^#([^?]*)\??(.*)$/s.exec(location.hash) ?? [];
    return { id: decodeURIComponent(id ?? ""), data: decodeURIComponent(data ?? "") };
  } catch {
    return {};
  }
}

function showView(isMove = true) {
  const { id, data } = fragment();
  if (id === "main") return;
  const current = views.find(view => view.section.id === id) ?? views[0];
  for (const part of document.querySelectorAll(".part")) part.classList.toggle("current", part === current.part);
  for (const view of views) {
    view.section.classList.toggle("current", view === current);
    if (view === current) view.link.setAttribute("aria-current", "page");
    else view.link.removeAttribute("aria-current");
  }
  document.documentElement.classList.remove("card");
  if (current.part) {
    const form = openForm(current.section);
    if (data) {
      history.replaceState(null, "", "#" + encodeURIComponent(id));
      form.drafts.take(data);
    }
    markForPrint(form);
  }
  document.title = current.heading.textContent + " – " + document.querySelector("h1").textContent;
  current.link.scrollIntoView({ block: "nearest" });
  openMenu(false);
  if (isMove) current.heading.focus({ preventScroll: true });
  const isWide = matchMedia("(min-width: 48rem)").matches;
  if (isMove || location.hash) scrollTo(0, isWide ? 0 : document.querySelector("main").offsetTop);
}

function searchTexts({ section, type: { name, aliases = [], description } }) {
  return [[name, ...aliases], [description, section.querySelector(".rules").textContent]]
    .map(texts => texts.join("\n").toLowerCase());
}

// Shows the card types whose names, description, or rules contain each word of the search. Within a group, card types
// with a word in one of their names come first. Groups with such a card type come before other groups.
function search() {
  const words = searchBox.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const type of types) {
    const [names, rest] = type.texts ??= searchTexts(type);
    type.item.hidden = !words.every(word => names.includes(word) || rest.includes(word));
    type.rank = words.some(word => names.includes(word)) ? 0 : 1;
  }
  const order = (a, b) => (words.length ? a.rank - b.rank : 0) || a.index - b.index;
  const shown = types.filter(type => !type.item.hidden).sort(order);
  const groups = Array.from(document.querySelectorAll("nav .types"), (node, index) => {
    const own = types.filter(type => node.contains(type.item)).sort(order);
    node.querySelector("ul").append(...own.map(type => type.item));
    node.hidden = own.every(type => type.item.hidden);
    return { node, index: own[0].index, rank: Math.min(...own.filter(type => !type.item.hidden).map(type => type.rank)) };
  });
  for (const { node } of groups.sort(order)) nothing.before(node);
  count.textContent = words.length ? shown.length + " of " + countOfAll : countOfAll;
  nothing.hidden = shown.length > 0;
  nothing.querySelector("code").textContent = visible(searchBox.value.trim());
  if (words.length) openMenu(true);
  return shown;
}

function startNavigation() {
  searchBox.addEventListener("input", search);
  searchBox.addEventListener("keydown", event => {
    if (event.key === "Escape" && searchBox.value) {
      searchBox.value = "";
      search();
    }
    if (event.key === "Enter" && searchBox.value) search()[0]?.link.click();
  });
  nothing.querySelector("button").addEventListener("click", () => {
    searchBox.value = "";
    search();
    searchBox.focus();
  });
  menu.addEventListener("click", () => openMenu(!side.classList.contains("open")));
  document.getElementById("print").addEventListener("click", () => print());
  addEventListener("hashchange", () => showView());
  // A link to the current view does not change the URL, so it causes no "hashchange" event.
  for (const view of views) {
    view.link.addEventListener("click", () => { if (location.hash === view.link.hash) showView(); });
  }
  // Browsers can restore the text in the search box when the user goes back to the page.
  addEventListener("pageshow", () => { if (searchBox.value) search(); });
  addEventListener("pagehide", () => { for (const form of forms.values()) form.drafts.save(); });

  const rules = document.querySelectorAll(".rules");
  for (const details of rules) details.open = false;
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = Array.from(rules).filter(details => !details.open);
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => { for (const details of closed) details.open = false; });
  showView(false);
}

startNavigation();
startCheck();
