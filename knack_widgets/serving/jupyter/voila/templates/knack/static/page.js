// The page's own life around Jupyter's script: its language, and whether it has come up.
(() => {
  const root = document.documentElement;
  const safely = (act) => { try { return act() ?? null; } catch { return null; } };

  // The page's language: what its address asks for, else what was chosen before anywhere in the book, else the first of
  // the browser's that the book has, else the text's. Settled before anything is drawn. The choice is kept in a cookie of
  // the book's own folder, because the server reads it too: it tells the page's kernel (`languages.py`).
  const CHOSEN = "knack-lang";
  const FOLDER = location.pathname.replace(/(voila\/.*|[^/]*)$/, "");
  const speaks = (lang) => root.dataset.languages.split(" ").includes(lang);
  const titles = safely(() => JSON.parse(root.dataset.titles)) ?? {};
  const setLanguage = (lang) => {
    root.lang = lang;
    if (titles[lang]) document.title = titles[lang];
  };
  const wishes = [
    new URLSearchParams(location.search).get("lang"),
    safely(() => document.cookie.match(`(?:^|; )${CHOSEN}=(\\w+)`)?.[1]),
    ...(navigator.languages ?? []),
  ];
  const folded = wishes.map((lang) => (lang ?? "").trim().slice(0, 2).toLowerCase());
  setLanguage(folded.find(speaks) ?? root.lang);

  // The reader has chosen another one. The address says so too: a reload asks for it, also where no cookie is kept.
  const speak = (lang) => {
    if (!speaks(lang) || lang === root.lang) return;
    setLanguage(lang);
    safely(() => { document.cookie = `${CHOSEN}=${lang}; path=${FOLDER}; max-age=31536000; samesite=lax`; });
    const query = new URLSearchParams(location.search);
    query.set("lang", lang);
    safely(() => history.replaceState(history.state, "", `?${query}`));
  };
  document.addEventListener("knack-lang", ({ detail }) => speak(detail));

  // In a frame of another page (`?embed=1`) the table stands alone, and whatever leads further opens beside that page. The
  // server says so before any script (`pictures.py`); the static edition has none.
  const EMBED = "embed";
  if (new URLSearchParams(location.search).get(EMBED) === "1") root.dataset.embed = "1";
  const leadOut = (event) => {
    const link = root.dataset.embed && event.target.closest?.("a[href]");
    if (!link) return;
    if (link.closest(".kp-book")) {
      const query = new URLSearchParams(location.search);
      query.delete(EMBED);
      link.search = query;
    } else if (link.pathname !== location.pathname || link.origin !== location.origin) link.target = "_blank";
  };
  for (const event of ["click", "auxclick"]) addEventListener(event, leadOut, true);

  const WAITING = 'script[type="application/vnd.voila.cell-output+json"]';
  const state = (value) => { root.dataset.page = value; };
  const ready = () => { if (root.dataset.page !== "ready") state("ready"); };
  const trouble = () => { if (root.dataset.page === "loading") state("late"); };
  const giveUp = () => state("late");
  // The script that draws the page did not come. (A handler in its tag is one of the scripts that the page's policy forbids.)
  addEventListener("error", ({ target }) => { if (["kp-light", "kp-main"].includes(target.id)) trouble(); }, true);

  // Voilà's script replaces each waiting output by a box, which the browser's side of the widgets then fills: the page
  // is up when none is left that waits for either.
  //
  // Jupyter's widget manager (base-manager 1.0.13) looks for a model for two seconds, ten times a second, and does not
  // look once more at the end. If all models arrive in the last tenth, on a slow machine, a widget is given up that is
  // there: then the page is simply loaded again, once. It is watched for that a while longer than it takes to come up,
  // because a box may be there before its widget has been asked for.
  const BOX = ".jp-OutputArea-output";
  const COMING = "Loading widget...";
  const GIVEN_UP = "Error displaying widget: model not found";
  const AGAIN = "knack-loaded-again";
  const WATCHED = 10_000; // ms

  const boxes = () => [...document.querySelectorAll(BOX)];
  const says = (box, text) => box.firstChild?.nodeType === Node.TEXT_NODE && box.textContent === text;
  const waiting = () => document.querySelector(WAITING) || boxes().some((box) => says(box, COMING));

  // What lives as long as the tab. A browser that keeps nothing for pages has a history all the same, whose state survives
  // a reload.
  const tab = {
    get: (key) => safely(() => sessionStorage.getItem(key)) ?? safely(() => history.state.knack[key]),
    set: (key, text) => {
      if (safely(() => { sessionStorage.setItem(key, text); return true; })) return;
      safely(() => history.replaceState({ ...history.state, knack: { ...history.state?.knack, [key]: text } }, ""));
    },
    keys: () => [...(safely(() => Object.keys(sessionStorage)) ?? []), ...Object.keys(history.state?.knack ?? {})],
    drop: (key) => {
      safely(() => sessionStorage.removeItem(key));
      if (safely(() => history.state.knack[key])) history.replaceState({ ...history.state, knack: { ...history.state.knack, [key]: null } }, "");
    },
  };

  const again = () => {
    if (tab.get(AGAIN)) return giveUp();
    tab.set(AGAIN, "1");
    if (!tab.get(AGAIN)) return giveUp(); // what cannot be counted might never end
    location.reload();
  };
  const settle = () => {
    const watch = new MutationObserver(() => look());
    const enough = () => {
      watch.disconnect();
      tab.drop(AGAIN);
    };
    const look = () => {
      const all = boxes();
      if (all.some((box) => says(box, GIVEN_UP))) {
        watch.disconnect();
        return again();
      }
      if (waiting()) return;
      ready();
      if (all.every((box) => box.firstElementChild)) enough(); // whatever is shown cannot be given up any more
    };
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(enough, WATCHED);
    look();
  };

  // Prose that leads to another page of the book takes the reader's language along.
  const lead = (event) => {
    const link = event.target.closest?.(".kp-prose a[href]");
    if (link && link.origin === location.origin && /\.(ipynb|html)$/.test(link.pathname)) link.search = `lang=${root.lang}`;
  };
  for (const event of ["click", "auxclick"]) addEventListener(event, lead, true);

  // The search comes with its first question: by a button of the page, or by "/" where nothing is being written.
  const seek = (event) => {
    const files = document.getElementById("kp-search");
    const slash = event.key === "/" && !event.target.closest?.("input, textarea, select, [contenteditable]");
    if (!files || root.dataset.embed || !(event.type === "click" ? event.target.closest?.("[data-search]") : slash && !event.ctrlKey && !event.metaKey && !event.altKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const found = JSON.parse(files.textContent);
    import(new URL(found["search.js"], document.baseURI)).then(({ ask }) => ask(found));
  };
  for (const event of ["click", "keydown"]) addEventListener(event, seek, true);

  // What draws chances comes when the first are looked at; without it their table says the same.
  document.addEventListener("knack-plots", ({ detail }) => {
    const address = document.getElementById("kp-plots");
    if (address) import(new URL(JSON.parse(address.textContent), document.baseURI)).then(detail.take, () => {});
  });

  // What the buttons of the page's own notices do, by name (`data-does`); the other scripts put it in.
  const does = {};
  addEventListener("click", (event) => does[event.target.closest?.("[data-does]")?.dataset.does]?.());

  window.knackPage = { ready, trouble, settle, does, safely, tab, speak };
})();
