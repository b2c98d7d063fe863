/* Built by `make scripts` of light/page/. Not to be edited. */
(() => {
  // light/page/kept.js
  var { safely, tab } = knackPage;
  var query = new URLSearchParams(location.search);
  var embedded = query.has("embed");
  var OWN_TABLE = ["record", "position", "example", "seed"];
  var LEADS = [...OWN_TABLE, "clause", "reading", "exercise", "practise"];
  var CLAUSE_PLACE = /^#(\w+\.)?\d[\w.]*$/;
  var owned = embedded || OWN_TABLE.some((name) => query.has(name));
  var leads = owned || LEADS.some((name) => query.has(name)) || CLAUSE_PLACE.test(safely(() => decodeURIComponent(location.hash)) ?? "");
  query.delete("lang");
  var base = `knack-kept:${location.pathname}`;
  var apart = `${base}?${query}${location.hash}`;
  var mine = `knack-mine:${location.pathname}`;
  var parse = (text) => text && safely(() => JSON.parse(text));
  var read = (key) => parse(tab.get(key));
  var stored = (key) => parse(safely(() => localStorage.getItem(key)));
  var same = (one, other) => JSON.stringify(one.matches) === JSON.stringify(other.matches);
  var inTab = (place) => tab.keys().some((key) => key.startsWith(`${place}#`));
  var inBrowser = () => safely(() => Object.keys(localStorage).some((key) => key.startsWith(`${base}#`)));
  var entry = safely(() => history.state.kept);
  var own = parse(tab.get(mine));
  var again = entry && inTab(entry);
  var waits = !again && leads && !embedded && (own || inTab(base) || inBrowser());

  // light/page/keep.js
  var LONGEST_LINK = 8192;
  var PATIENCE = 100;
  var root = document.documentElement;
  var { safely: safely2, tab: tab2, speak } = knackPage;
  var here = again ? entry : owned || waits ? apart : base;
  if (again || !leads && inTab(base)) root.dataset.picture = "bare";
  var touched = false;
  for (const event of ["pointerdown", "keydown", "click", "change"])
    addEventListener(
      event,
      () => {
        touched = true;
      },
      { capture: true, once: true }
    );
  var books = /* @__PURE__ */ new Map();
  var noticed = null;
  var notice = (state, book) => {
    root.dataset.kept = state;
    noticed = book;
  };
  var shut = () => {
    delete root.dataset.kept;
    noticed?.el.dispatchEvent(new CustomEvent("knack-welcomed"));
  };
  var welcome = (book) => {
    notice("left", book);
    book.el.dispatchEvent(new CustomEvent("knack-welcome", { detail: knackPage.does.anew }));
  };
  var restore = (book, snapshot) => {
    book.restored = true;
    book.send({ do: "restore_snapshot", ...snapshot, speak: root.lang });
  };
  var findWaiting = (book) => {
    const places = [own, { here: base, search: "" }];
    if (owned) places.unshift({ here: apart, search: location.search });
    const others = places.filter((one) => one && !(again && one.here === here));
    const known = others.map(({ here: place, search }) => ({ place, search, snapshot: read(place + book.suffix) }));
    return known.find(({ snapshot }) => snapshot) ?? { place: base, search: "", snapshot: stored(base + book.suffix) };
  };
  var wait = (book) => {
    const waiting = findWaiting(book);
    if (waiting.snapshot?.game !== book.snapshot.game || same(waiting.snapshot, book.snapshot)) return;
    book.waiting = waiting;
    book.el.dispatchEvent(new CustomEvent("knack-waiting", { detail: () => goBack(book) }));
  };
  var goBack = (book) => {
    const { place, search, snapshot } = book.waiting;
    flush();
    const address = new URLSearchParams(search);
    address.set("lang", root.lang);
    book.waiting = null;
    here = place;
    touched = true;
    safely2(() => history.replaceState({ ...history.state, kept: here }, "", `${location.pathname}?${address}`));
    restore(book, snapshot);
  };
  var begin = (book) => {
    const { suffix, snapshot } = book;
    const kept = again ? read(entry + suffix) : leads ? null : read(base + suffix);
    if (kept?.game === snapshot.game) {
      if (!same(kept, snapshot)) book.awaited = snapshot;
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
  var write = (book) => {
    const text = JSON.stringify(book.snapshot);
    const key = here + book.suffix;
    tab2.set(key, text);
    safely2(() => history.state?.kept !== here && history.replaceState({ ...history.state, kept: here }, ""));
    if (book.waiting || embedded) return;
    if (!same(book.fresh, book.snapshot)) tab2.set(mine, JSON.stringify({ here, search: location.search }));
    if (here === base && root.dataset.kept !== "offer") safely2(() => localStorage.setItem(key, text));
  };
  var unwritten = /* @__PURE__ */ new Set();
  var flush = () => {
    const due = [...unwritten];
    unwritten.clear();
    due.forEach(write);
  };
  var writeSoon = (book) => {
    if (!unwritten.size)
      window.requestIdleCallback ? window.requestIdleCallback(flush, { timeout: 200 }) : setTimeout(flush, 50);
    unwritten.add(book);
  };
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  var update = (detail, looks = 0) => {
    const { el, get, send } = detail;
    if (!el.isConnected) return looks < PATIENCE && setTimeout(update, 50, detail, looks + 1);
    const snapshot = get("keep");
    if (!snapshot?.game) return;
    const suffix = `#${el.closest("[cell-index]")?.getAttribute("cell-index") ?? ""}:${snapshot.game}`;
    const book = books.get(suffix) ?? {};
    const first = !books.has(suffix);
    if (first) books.set(suffix, book);
    if (book.snapshot && book.snapshot.lang !== snapshot.lang) speak(snapshot.lang);
    if (first && snapshot.lang !== root.lang) send({ do: "lang", lang: root.lang, automatic: true });
    Object.assign(book, { snapshot, send, suffix, el });
    if (first) begin(book);
    const came = book.awaited && !same(book.awaited, snapshot);
    if (came) {
      book.awaited = null;
      welcome(book);
    }
    if (!touched && !book.restored) book.fresh = snapshot;
    book.fresh ??= snapshot;
    if (!touched) return;
    writeSoon(book);
    if (!came && noticed === book && root.dataset.kept === "left") shut();
  };
  document.addEventListener("knack-keep", ({ detail }) => update(detail));
  Object.assign(knackPage.does, {
    anew: () => {
      shut();
      const {
        fresh,
        snapshot: { lang, prefs }
      } = noticed;
      noticed.send({ do: "restore_snapshot", ...fresh, lang, prefs });
    },
    earlier: () => {
      shut();
      restore(noticed, noticed.earlier);
    },
    shut
  });
  knackPage.link = () => {
    const [book] = books.values();
    const { lines, current } = book?.snapshot.matches.at(-1) ?? { lines: [] };
    if (!lines.length) return "";
    const { record, step } = lines[current];
    const link = new URLSearchParams({ game: book.snapshot.game, record, step, lang: book.snapshot.lang }).toString();
    return link.length > LONGEST_LINK ? "" : `?${link}`;
  };
  knackPage.keeps = () => {
    flush();
    return !touched || [...books.keys()].every((suffix) => read(here + suffix));
  };
})();
