// Saves the cards of a form in the browser's storage, and keeps earlier cards for undo. A form has at least one card.
// A link contains only the current card.
class Drafts {
  constructor(form) {
    this.form = form;
    const digest = form.section.closest(".part").dataset.digest;
    this.key = ["content-cards", digest, form.type.name].join(" ");
    [this.cards, this.current] = [[{}], 0];
    this.tabs = make("p", { className: "row", role: "group", "aria-label": "Cards of this type", hidden: true });
    this.again = button("Start over", () => this.startOver(), form.title);
    this.actions = make("p", { className: "end row" }, this.again,
      button("Duplicate", () => form.hasChanged && this.add(form.state(), "duplicated"), form.title),
      button("Copy link", () => this.copyLink(), form.title), button("Print", () => print(), form.title));
  }

  open() {
    const saved = this.load();
    if (saved) [this.cards, this.current] = [saved.cards, saved.current];
    this.show();
    if (saved) this.tell(sentence("restored", { time: new Date(saved.time).toLocaleString() }));
  }

  load() {
    try {
      const saved = JSON.parse(localStorage.getItem(this.key));
      return saved?.cards?.[saved.current] ? saved : null;
    } catch {
      return null;
    }
  }

  save() {
    clearTimeout(this.saving);
    this.cards[this.current] = this.form.state();
    const isEmpty = this.cards.length === 1 && !this.form.hasChanged;
    try {
      const { cards, current } = this;
      if (isEmpty) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify({ cards, current, time: Date.now() }));
    } catch {
      // Some browsers have no storage for pages that are opened from a folder. Without storage, the draft is lost when
      // the page is closed.
    }
  }

  changed() {
    this.endUndo();
    this.form.notice.hidden = true;
    markForPrint(this.form);
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 400);
  }

  endUndo() {
    if (this.undone) [this.undone, this.again.firstChild.data] = [null, "Start over"];
  }

  show() {
    this.form.output.restart();
    this.form.restore(this.cards[this.current]);
    this.tabs.hidden = this.cards.length < 2;
    const choose = index => {
      this.endUndo();
      this.form.notice.hidden = true;
      this.save();
      this.current = index;
      this.show();
      this.tabs.children[index].focus();
    };
    this.tabs.replaceChildren(...this.cards.map((_, index) => Object.assign(
      button("Card " + (index + 1), () => choose(index)), { ariaPressed: String(index === this.current) })));
    markForPrint(this.form);
  }

  // Adds a card. If nothing was entered in the current card, the new card replaces it.
  add(state, news = null) {
    this.endUndo();
    this.cards[this.current] = this.form.state();
    if (this.form.hasChanged) this.current = this.cards.push({}) - 1;
    this.cards[this.current] = state;
    this.show();
    this.save();
    if (news) this.tell(sentence(news, { count: this.current + 1 }));
  }

  // Removes the values of the current card or, if there are several cards, the current card. The next call restores
  // what was removed, unless `endUndo` was called in between.
  startOver() {
    this.cards[this.current] = this.form.state();
    const before = [Array.from(this.cards), this.current];
    this.cards.splice(this.current, 1, ...this.cards.length > 1 ? [] : [{}]);
    this.current = Math.min(this.current, this.cards.length - 1);
    if (this.undone) [this.cards, this.current] = this.undone;
    this.undone = this.undone ? null : before;
    this.again.firstChild.data = this.undone ? "Undo" : "Start over";
    this.show();
    this.save();
    this.tell(sentence(this.undone ? "started-over" : "undone"));
  }

  tell(nodes) {
    const { notice } = this.form;
    notice.replaceChildren(...nodes);
    notice.hidden = notice.textContent.trim() === "";
    say(notice.textContent);
  }

  copyLink() {
    const { form } = this;
    const address = location.href.split("#")[0];
    const link = address + "#" + form.section.id + "?" + encodeURIComponent(JSON.stringify(form.state()));
    const shown = make("a", { href: link }, form.title);
    this.tell([...sentence("link"), " ", shown]);
    if (!copy(link, shown)) this.tell(["Copy the address of this link: ", shown]);
  }

  // Adds a card with the values in a link.
  take(data) {
    try {
      const state = JSON.parse(data);
      if (!state?.texts) throw new Error("no values");
      this.add(state, "from-link");
      const paths = ({ texts, liquid }) => Object.keys({ ...texts, ...liquid });
      const kept = paths(this.form.state());
      const lost = paths(state).filter(path => !kept.includes(path));
      if (lost.length) this.tell(sentence("lost-keys", { names: lost }));
    } catch {
      this.tell(sentence("bad-link"));
    }
  }
}

// Sets what printing shows: the card of the form if the form is in the current view and has values, and otherwise the
// rules of all card types.
function markForPrint(form) {
  const isCard = form.section.classList.contains("current") && form.hasChanged;
  document.documentElement.classList.toggle("card", isCard);
}
