// The search: a field and what was found, over the page. A combobox with a list (ARIA's authoring practices): the focus
// stays in the field, arrows choose, Enter goes there, Escape gives the focus back.
import { Book } from "./book.js";
import style from "./search.css";

const MOST = 20; // results that are listed
const GO = "knack-go"; // asks the page to show what it has itself; see the widgets' rulebook.js
const HAS = "knack-has"; // asks whether it has it itself
const root = document.documentElement;

const books = new Map(); // language → promise of its book
const load = (files, lang) => {
  if (!books.has(lang)) {
    const coming = fetch(new URL(files[`search-${lang}.json`], document.baseURI)).then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return Book.open(await answer.json());
    });
    coming.catch(() => books.delete(lang));
    books.set(lang, coming);
  }
  return books.get(lang);
};

const el = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value);
  made.append(...children);
  return made;
};
let page = location.pathname.match(/([\w-]*)(?:\.\w+)?\/?$/)?.[1]; // the game at hand
let ending = ".ipynb"; // of the addresses of pages
let base = ""; // the address of the book, from this page
let names = null; // of the pages that there are; null: the whole book
let rooms = null; // the address at which rooms are opened; null if there are none
let only = null; // the kinds of entries that are listed, of the game at hand; null: all

/** The address of a page of the book, from this one; null if there is no such page. */
const address = (name, query, hash = "") => {
  if (names && !names.includes(name)) return null;
  const asked = new URLSearchParams({ ...query, lang: root.lang });
  return `${base}${name}${ending}?${asked}${hash && `#${hash}`}`;
};
const leadsTo = ({ kind, id, game, clause }) => {
  if (kind === "term") return address("glossary", {}, id);
  if (kind === "settle") return address("settle", { game });
  if (kind === "lesson") return rooms && `${rooms}?lang=${root.lang}`;
  if (kind === "compare") return address("differences", { game });
  return kind === "example" ? address(game, { game, example: id }) : address(game, { clause });
};
/** A room shows by itself what its game has; a page shows its own, and leads to the other pages that there are. */
const isListed = ({ entry }) =>
  only ? entry.game === page && only.includes(entry.kind) : leadsTo(entry) !== null || isHere(entry);
const isHere = (entry) => !document.dispatchEvent(new CustomEvent(HAS, { detail: intent(entry), cancelable: true }));
const intent = ({ kind, id, game, clause }) => ({
  game,
  kind,
  id: kind === "clause" || kind === "ruling" ? clause : id,
});

class Search {
  constructor(files) {
    this.files = files;
    this.serial = 0;
    this.found = [];
    this.chosen = -1;
    this.said = el("p", { class: "ks-said", role: "status" });
    this.list = el("ul", { class: "ks-found", id: "ks-found", role: "listbox" });
    const roles = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": "ks-found",
    };
    const plain = {
      type: "text",
      inputmode: "search",
      enterkeyhint: "go",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    };
    this.field = el("input", { class: "ks-field", ...roles, ...plain });
    this.close = el("button", { type: "button", class: "ks-close" }, "×");
    this.dialog = el(
      "dialog",
      { class: "ks" },
      el("div", { class: "ks-head" }, this.field, this.close),
      this.said,
      this.list,
    );
    this.field.addEventListener("input", () => this.ask());
    this.field.addEventListener("keydown", (event) => this.press(event));
    this.close.addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("pointerdown", (event) => event.target === this.dialog && this.dialog.close());
    this.list.addEventListener("pointerdown", (event) => event.pointerType === "mouse" && event.preventDefault()); // the focus stays
    this.list.addEventListener("click", (event) =>
      this.go(this.at(event.target), event.ctrlKey || event.metaKey || event.shiftKey),
    );
    this.list.addEventListener(
      "pointermove",
      (event) => event.pointerType === "mouse" && this.choose(this.at(event.target), false),
    );
    document.head.append(el("style", {}, style));
    document.body.append(this.dialog);
  }

  at(target) {
    return [...this.list.children].indexOf(target.closest("[role=option]"));
  }

  async open() {
    if (!this.dialog.open) this.dialog.showModal();
    this.field.select();
    const lang = root.lang;
    try {
      const { words } = await load(this.files, lang);
      this.words = words;
      this.dialog.lang = lang;
      for (const one of [this.dialog, this.field, this.list]) one.setAttribute("aria-label", words.title);
      this.field.placeholder = words.hint;
      this.close.setAttribute("aria-label", words.close);
      this.ask();
    } catch {
      this.said.textContent = this.words?.failed ?? "–";
    }
  }

  /** The list for what stands in the field; a slower answer to an earlier question is dropped. */
  async ask() {
    const serial = (this.serial += 1);
    const asked = this.field.value.trim() && this.field.value.trimStart();
    const lang = root.lang;
    try {
      const book = await load(this.files, lang);
      if (serial !== this.serial) return;
      const { sure, near, few } = book.answer(asked, page);
      this.show(asked, [...sure, ...near]);
      if (few) {
        const others = [...Object.keys(this.files)].map((name) => name.match(/^search-(\w+)\.json$/)?.[1]);
        const more = await Promise.all(others.filter((one) => one && one !== lang).map((one) => load(this.files, one)));
        if (serial !== this.serial) return;
        const abroad = more.flatMap((other) => other.find(asked, page));
        this.show(asked, [...sure, ...abroad.sort((a, b) => b.score - a.score), ...near]);
      }
    } catch (error) {
      console.error(error);
      if (serial === this.serial) this.said.textContent = this.words?.failed ?? "–";
    }
  }

  show(asked, all) {
    const found = all.filter(isListed);
    this.found = found.slice(0, MOST);
    this.list.replaceChildren(...this.found.map((one, at) => this.option(one, at)));
    this.list.scrollTop = 0;
    this.field.setAttribute("aria-expanded", String(this.found.length > 0));
    this.choose(this.found.length ? 0 : -1);
    const { none, one, many } = this.words;
    this.said.textContent = !asked
      ? ""
      : found.length > 1
        ? many.replace("#", found.length)
        : found.length
          ? one
          : none.replace("#", asked.trim());
  }

  option({ entry, terms, book }, at) {
    const { kind, called = kind, id, game, name, text } = entry;
    const away = book.lang !== root.lang;
    const where =
      kind === "term"
        ? name
        : kind === "settle" || kind === "compare"
          ? book.games[game]
          : kind === "lesson"
            ? this.words["kind-lesson"]
            : `${book.games[game]} · ${name}`;
    const what =
      kind === "clause" || kind === "lesson"
        ? null
        : kind === "ruling"
          ? `${this.words[`kind-${called}`]} ${id}`
          : this.words[`kind-${kind}`];
    const pieces = book.excerpt(text, terms).map(([piece, hit]) => (hit ? el("mark", {}, piece) : piece));
    const tags = [what, away ? this.words[`lang-${book.lang}`] : null].filter(Boolean);
    return el(
      "li",
      { id: `ks-${at}`, role: "option", "aria-selected": "false" },
      el(
        "span",
        { class: "ks-where" },
        el("b", { lang: away ? book.lang : null }, where),
        ...(tags.length ? [" ", el("span", { class: "ks-kind" }, tags.join(", "))] : []),
      ),
      " ",
      el("span", { class: "ks-text", lang: away ? book.lang : null }, ...pieces),
    );
  }

  choose(at, scroll = true) {
    if (at < 0 && this.found.length) return;
    this.list.children[this.chosen]?.setAttribute("aria-selected", "false");
    this.chosen = at;
    const one = this.list.children[at];
    if (!one) return this.field.removeAttribute("aria-activedescendant");
    one.setAttribute("aria-selected", "true");
    this.field.setAttribute("aria-activedescendant", one.id);
    if (scroll) one.scrollIntoView({ block: "nearest" });
  }

  press(event) {
    const last = this.found.length - 1;
    const steps = {
      ArrowDown: this.chosen >= last ? 0 : this.chosen + 1,
      ArrowUp: this.chosen <= 0 ? last : this.chosen - 1,
    };
    if (event.isComposing) return;
    if (event.key in steps) this.choose(steps[event.key]);
    else if (event.key === "Enter") this.go(this.chosen, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  /** To what was found: on this page without a journey, where it has it. */
  go(at, apart) {
    const entry = this.found[at]?.entry;
    if (!entry) return;
    const href = leadsTo(entry);
    if (apart && href) return open(href);
    this.dialog.close();
    const asks = new CustomEvent(GO, { detail: intent(entry), cancelable: true });
    if (document.dispatchEvent(asks)) href && location.assign(href);
    else if (entry.clause && entry.kind !== "example") mark(entry.clause);
  }
}

/** The address says what is shown. */
function mark(clause) {
  const query = new URLSearchParams(location.search);
  query.set("clause", clause);
  history.replaceState(history.state, "", `?${query}`);
}

let search = null;

/**
 * Opens the search. `files`: the addresses of the book in each language (`search-sv.json`), how those of pages end (`page`), the
 * address of their folder (`base`), their names (`names`), the address at which rooms are opened (`rooms`), and on a page that is not the book's: the game at hand (`game`), and
 * the kinds of entries that are listed (`only`), of that game alone.
 */
export function ask(files) {
  ending = files.page;
  base = files.base ?? "";
  names = files.names ?? null;
  rooms = files.rooms || null;
  only = files.only ?? null;
  page = files.game ?? page;
  search ??= new Search(files);
  return search.open();
}
