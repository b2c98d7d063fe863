// What the reader has done outlives the page: each book says after every step what there is to keep (the trait `keep`),
// and when the page is loaded anew it comes back.
//
// Kept per tab, so that two tabs with two matches leave each other alone, and per address; and once more for the next
// visit, when the tab has been closed. After a reload it comes back by itself. A visit to an address that names a match
// of its own begins with that. A new tab offers what was played last. A page on which nothing has been done keeps
// nothing.
(() => {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  // (in another page's frame, too, a match begins anew: that page says what lies on the table)
  const named = ["record", "example", "seed", "embed"].some((name) => query.has(name));
  // (but a match that comes back leaves the clause open that a visit asks for)
  const clause = knackPage.safely(() => decodeURIComponent(location.hash.slice(1))) || query.get("clause");
  const visit = (performance.getEntriesByType("navigation")[0]?.type ?? "navigate") === "navigate";
  query.delete("lang"); // the same match in another language
  const here = `knack-kept:${location.pathname}${named ? `?${query}` : ""}`;
  const LONGEST_LINK = 8192; // as in widgets/permalink.py
  const PATIENCE = 100; // looks for a book's place in the page, twenty a second

  const { safely, tab, speak } = knackPage;
  const parse = (text) => text && safely(() => JSON.parse(text));
  const read = (key) => parse(tab.get(key));
  const write = (key, snapshot) => {
    const text = JSON.stringify(snapshot);
    if (root.dataset.kept !== "offer") safely(() => localStorage.setItem(key, text)); // what is offered is not lost
    tab.set(key, text);
  };
  const same = (one, other) => JSON.stringify(one.matches) === JSON.stringify(other.matches);

  // A match that comes back is another than the one in the picture.
  if (!(visit && named) && tab.keys().some((key) => key.startsWith(`${here}#`))) root.dataset.picture = "bare";

  let touched = false;
  for (const event of ["pointerdown", "keydown", "click", "change"])
    addEventListener(event, () => { touched = true; }, { capture: true, once: true });

  const books = new Map();
  let noticed = null;
  const notice = (state, book) => {
    root.dataset.kept = state;
    noticed = book;
  };
  const shut = () => { delete root.dataset.kept; };
  const restore = (book, snapshot) => {
    book.restored = true;
    const focus = (visit && clause) || snapshot.focus;
    book.send({ do: "restore_snapshot", ...snapshot, focus, speak: root.lang }); // in the language of the page as it is now
  };
  const begin = (book, snapshot, key) => {
    const mine = read(key);
    const other = mine ?? (named ? null : parse(safely(() => localStorage.getItem(key))));
    if (other?.game !== snapshot.game) return;
    const news = !same(other, snapshot);
    if (mine && !(visit && named)) {
      if (news) book.awaited = snapshot; // whatever comes instead of this has come back; what cannot be read does not
      restore(book, mine);
    } else if (news) {
      book.earlier = other;
      notice("offer", book);
    }
  };

  const update = (detail, looks = 0) => {
    const { el, get, send } = detail;
    if (!el.isConnected) return looks < PATIENCE && setTimeout(update, 50, detail, looks + 1);
    const snapshot = get("keep");
    if (!snapshot?.game) return;
    const key = `${here}#${el.closest("[cell-index]")?.getAttribute("cell-index") ?? ""}:${snapshot.game}`;
    const book = books.get(key) ?? {};
    const first = !books.has(key);
    if (first) books.set(key, book);
    // the page's own words follow the reader to another language
    if (book.snapshot && book.snapshot.lang !== snapshot.lang) speak(snapshot.lang);
    // a kernel that has not been told, because what the browser accepts did not reach it
    if (first && snapshot.lang !== root.lang) send({ do: "lang", lang: root.lang, automatic: true });
    Object.assign(book, { snapshot, send });
    if (first) begin(book, snapshot, key);
    const came = book.awaited && !same(book.awaited, snapshot);
    if (came) {
      book.awaited = null;
      notice("left", book);
    }
    // the address's own match may come a moment after the page
    if (!touched && !book.restored) book.fresh = snapshot;
    book.fresh ??= snapshot;
    if (!touched) return;
    write(key, snapshot);
    if (!came && noticed === book && root.dataset.kept === "left") shut(); // who plays on has seen it
  };
  document.addEventListener("knack-keep", (event) => update(event.detail));

  Object.assign(knackPage.does, {
    anew: () => {
      shut();
      const { fresh, snapshot: { lang, prefs } } = noticed;
      noticed.send({ do: "restore_snapshot", ...fresh, lang, prefs });
    },
    earlier: () => { shut(); restore(noticed, noticed.earlier); },
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
  knackPage.keeps = () => !touched || [...books.keys()].every((key) => read(key));
})();
