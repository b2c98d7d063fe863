// The reader's match outlives the page: each book sends after every step what there is to keep (the trait `keep`), and
// when the page is loaded again the match comes back.
//
// A match is kept per tab, so that two tabs with two matches do not disturb each other, and once more in the browser, for
// the next visit. A page that is reloaded shows what it showed before. A visit to the bare address of a game shows the
// tab's match, or offers the match of the last visit. A link to anything (a clause, a reading, an exercise, an example, a
// record …) shows that: the match waits until the reader presses *Back to your match*. A page that nobody has used keeps
// nothing.
import {
  again,
  apart,
  base,
  embedded,
  entry,
  inTab,
  leads,
  mine,
  own,
  owned,
  read,
  same,
  stored,
  waits,
} from "./kept.js";

const LONGEST_LINK = 8192; // as in widgets/permalink.py
const PATIENCE = 100; // looks for a book's place in the page, twenty a second
const root = document.documentElement;
const { safely, tab, speak } = knackPage;

let here = again ? entry : owned || waits ? apart : base;

// A match that comes back is not the one in the picture.
if (again || (!leads && inTab(base))) root.dataset.picture = "bare";

let touched = false;
for (const event of ["pointerdown", "keydown", "click", "change"])
  addEventListener(
    event,
    () => {
      touched = true;
    },
    { capture: true, once: true },
  );

const books = new Map();
let noticed = null;
const notice = (state, book) => {
  root.dataset.kept = state;
  noticed = book;
};
const shut = () => {
  delete root.dataset.kept;
  noticed?.el.dispatchEvent(new CustomEvent("knack-welcomed"));
};
/** Says in the book, not above it, that the match has come back. */
const welcome = (book) => {
  notice("left", book);
  book.el.dispatchEvent(new CustomEvent("knack-welcome", { detail: knackPage.does.anew }));
};
const restore = (book, snapshot) => {
  book.restored = true;
  book.send({ do: "restore_snapshot", ...snapshot, speak: root.lang }); // in the language of the page as it is now
};
/** The match that waits while a link is shown: `snapshot`, `place` where it is kept and `search` of its address. */
const findWaiting = (book) => {
  const places = [own, { here: base, search: "" }];
  if (owned) places.unshift({ here: apart, search: location.search });
  const others = places.filter((one) => one && !(again && one.here === here));
  const known = others.map(({ here: place, search }) => ({ place, search, snapshot: read(place + book.suffix) }));
  return known.find(({ snapshot }) => snapshot) ?? { place: base, search: "", snapshot: stored(base + book.suffix) };
};
const wait = (book) => {
  const waiting = findWaiting(book);
  if (waiting.snapshot?.game !== book.snapshot.game || same(waiting.snapshot, book.snapshot)) return;
  book.waiting = waiting;
  book.el.dispatchEvent(new CustomEvent("knack-waiting", { detail: () => goBack(book) }));
};
const goBack = (book) => {
  const { place, search, snapshot } = book.waiting;
  flush(); // to the place of before
  const address = new URLSearchParams(search);
  address.set("lang", root.lang);
  book.waiting = null;
  here = place;
  touched = true;
  safely(() => history.replaceState({ ...history.state, kept: here }, "", `${location.pathname}?${address}`));
  restore(book, snapshot);
};
const begin = (book) => {
  const { suffix, snapshot } = book;
  const kept = again ? read(entry + suffix) : leads ? null : read(base + suffix);
  if (kept?.game === snapshot.game) {
    if (!same(kept, snapshot)) book.awaited = snapshot; // whatever comes instead of this has come back
    restore(book, kept);
    if (again && leads && !embedded && own && own.here !== entry) wait(book);
    return;
  }
  if (leads) return embedded || wait(book);
  const earlier = stored(base + suffix);
  if (earlier?.game !== snapshot.game || same(earlier, snapshot)) return;
  book.earlier = earlier;
  notice("offer", book);
};
const write = (book) => {
  const text = JSON.stringify(book.snapshot);
  const key = here + book.suffix;
  tab.set(key, text);
  safely(() => history.state?.kept !== here && history.replaceState({ ...history.state, kept: here }, ""));
  if (book.waiting || embedded) return;
  if (!same(book.fresh, book.snapshot)) tab.set(mine, JSON.stringify({ here, search: location.search }));
  // what is offered is not lost
  if (here === base && root.dataset.kept !== "offer") safely(() => localStorage.setItem(key, text));
};

// Storing takes a millisecond, which a step does not wait for.
const unwritten = new Set();
const flush = () => {
  const due = [...unwritten];
  unwritten.clear();
  due.forEach(write);
};
const writeSoon = (book) => {
  if (!unwritten.size)
    window.requestIdleCallback ? window.requestIdleCallback(flush, { timeout: 200 }) : setTimeout(flush, 50);
  unwritten.add(book);
};
addEventListener("pagehide", flush);
document.addEventListener("visibilitychange", flush); // a phone may end a page that is not seen without another word

const update = (detail, looks = 0) => {
  const { el, get, send } = detail;
  if (!el.isConnected) return looks < PATIENCE && setTimeout(update, 50, detail, looks + 1);
  const snapshot = get("keep");
  if (!snapshot?.game) return;
  const suffix = `#${el.closest("[cell-index]")?.getAttribute("cell-index") ?? ""}:${snapshot.game}`;
  const book = books.get(suffix) ?? {};
  const first = !books.has(suffix);
  if (first) books.set(suffix, book);
  // the page's own words follow the reader to another language
  if (book.snapshot && book.snapshot.lang !== snapshot.lang) speak(snapshot.lang);
  // a kernel that has not been told, because what the browser accepts did not reach it
  if (first && snapshot.lang !== root.lang) send({ do: "lang", lang: root.lang, automatic: true });
  Object.assign(book, { snapshot, send, suffix, el });
  if (first) begin(book);
  const came = book.awaited && !same(book.awaited, snapshot);
  if (came) {
    book.awaited = null;
    welcome(book);
  }
  // the address's own match may come a moment after the page
  if (!touched && !book.restored) book.fresh = snapshot;
  book.fresh ??= snapshot;
  if (!touched) return;
  writeSoon(book);
  if (!came && noticed === book && root.dataset.kept === "left") shut(); // who plays on has seen it
};
document.addEventListener("knack-keep", ({ detail }) => update(detail));

Object.assign(knackPage.does, {
  anew: () => {
    shut();
    const {
      fresh,
      snapshot: { lang, prefs },
    } = noticed;
    noticed.send({ do: "restore_snapshot", ...fresh, lang, prefs });
  },
  earlier: () => {
    shut();
    restore(noticed, noticed.earlier);
  },
  shut,
});

// The position as a link, for a page that cannot go on; empty when no link can hold it.
knackPage.link = () => {
  const [book] = books.values();
  const { lines, current } = book?.snapshot.matches.at(-1) ?? { lines: [] };
  if (!lines.length) return "";
  const { record, step } = lines[current];
  const link = new URLSearchParams({ game: book.snapshot.game, record, step, lang: book.snapshot.lang }).toString();
  return link.length > LONGEST_LINK ? "" : `?${link}`;
};
// Whether a reload brings everything back: it is kept, or there is nothing to keep.
knackPage.keeps = () => {
  flush();
  return !touched || [...books.keys()].every((suffix) => read(here + suffix));
};
