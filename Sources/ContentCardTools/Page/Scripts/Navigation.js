// Shows one view at a time: the notes, the check, or a card type. The URL fragment selects the view.

const views = Array.from(document.querySelectorAll(".view"), section => ({
  section,
  heading: section.querySelector("h2, h3"),
  part: section.closest(".part"),
  link: document.querySelector('nav a[href="#' + CSS.escape(section.id) + '"]'),
}));
const types = views.filter(view => view.part).map(view => ({
  ...view, text: view.section.textContent.toLowerCase(), item: view.link.parentNode,
}));
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

// Returns the URL fragment, or an empty string if it is not valid.
function fragment() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

function showView(isMove = true) {
  const id = fragment();
  if (id === "main") return;
  const current = views.find(view => view.section.id === id) ?? views[0];
  for (const part of document.querySelectorAll(".part")) part.classList.toggle("current", part === current.part);
  for (const view of views) {
    view.section.classList.toggle("current", view === current);
    if (view === current) view.link.setAttribute("aria-current", "page");
    else view.link.removeAttribute("aria-current");
  }
  if (current.part) openForm(current.section);
  document.title = current.heading.textContent + " – " + document.querySelector("h1").textContent;
  current.link.scrollIntoView({ block: "nearest" });
  openMenu(false);
  if (isMove) current.heading.focus({ preventScroll: true });
  const isWide = matchMedia("(min-width: 48rem)").matches;
  if (isMove || location.hash) scrollTo(0, isWide ? 0 : document.querySelector("main").offsetTop);
}

function search() {
  const words = searchBox.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const type of types) {
    type.item.hidden = !words.every(word => type.text.includes(word));
    if (!type.item.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll("nav .types")) {
    group.hidden = !group.querySelector("li:not([hidden])");
  }
  count.textContent = words.length ? shown + " of " + countOfAll : countOfAll;
  nothing.hidden = shown > 0;
  nothing.querySelector("code").textContent = visible(searchBox.value.trim());
  if (words.length) openMenu(true);
}

function startNavigation() {
  searchBox.addEventListener("input", search);
  searchBox.addEventListener("keydown", event => {
    if (event.key === "Escape" && searchBox.value) {
      searchBox.value = "";
      search();
    }
    const first = types.find(type => !type.item.hidden);
    if (event.key === "Enter" && searchBox.value && first) first.link.click();
  });
  nothing.querySelector("button").addEventListener("click", () => {
    searchBox.value = "";
    search();
    searchBox.focus();
  });
  menu.addEventListener("click", () => openMenu(!side.classList.contains("open")));
  addEventListener("hashchange", () => showView());
  // A link to the current view does not change the URL, so it causes no "hashchange" event.
  for (const view of views) {
    view.link.addEventListener("click", () => { if (location.hash === view.link.hash) showView(); });
  }
  // Browsers restore the text in the search box when the user goes back to the page.
  addEventListener("pageshow", search);

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
