/* Built by `make scripts` of light/page/. Not to be edited. */
(() => {
  // light/page/safely.js
  var safely = (act) => {
    try {
      return act() ?? null;
    } catch {
      return null;
    }
  };

  // light/page/language.js
  var root = document.documentElement;
  var CHOSEN = "knack-lang";
  var FOLDER = location.pathname.replace(/(voila\/.*|[^/]*)$/, "");
  var speaks = (lang) => (root.dataset.languages ?? "").split(" ").includes(lang);
  var titles = safely(() => JSON.parse(root.dataset.titles ?? "")) ?? {};
  var setLanguage = (lang) => {
    root.lang = lang;
    if (titles[lang]) document.title = titles[lang];
  };
  var wishes = [
    new URLSearchParams(location.search).get("lang"),
    safely(() => document.cookie.match(`(?:^|; )${CHOSEN}=(\\w+)`)?.[1]),
    ...navigator.languages ?? []
  ];
  var folded = wishes.map((lang) => (lang ?? "").trim().slice(0, 2).toLowerCase());
  setLanguage(folded.find(speaks) ?? root.lang);
  var speak = (lang) => {
    if (!speaks(lang) || lang === root.lang) return;
    setLanguage(lang);
    safely(() => {
      document.cookie = `${CHOSEN}=${lang}; path=${FOLDER}; max-age=31536000; samesite=lax`;
    });
    const query = new URLSearchParams(location.search);
    query.set("lang", lang);
    safely(() => history.replaceState(history.state, "", `?${query}`));
  };
  document.addEventListener("knack-lang", ({ detail }) => speak(detail));

  // light/page/leading.js
  var root2 = document.documentElement;
  var EMBED = "embed";
  if (new URLSearchParams(location.search).get(EMBED) === "1") root2.dataset.embed = "1";
  var leadOut = (event) => {
    const link = root2.dataset.embed && event.target.closest?.("a[href]");
    if (!link) return;
    if (link.closest(".kp-book")) {
      const query = new URLSearchParams(location.search);
      query.delete(EMBED);
      link.search = query;
    } else if (link.pathname !== location.pathname || link.origin !== location.origin) link.target = "_blank";
  };
  for (const event of ["click", "auxclick"]) addEventListener(event, leadOut, true);
  var lead = (event) => {
    const link = event.target.closest?.(".kp-prose a[href]");
    if (link && link.origin === location.origin && /\.(ipynb|html)$/.test(link.pathname))
      link.search = `lang=${root2.lang}`;
  };
  for (const event of ["click", "auxclick"]) addEventListener(event, lead, true);

  // light/page/tab.js
  var tab = {
    get: (key) => safely(() => sessionStorage.getItem(key)) ?? safely(() => history.state.knack[key]),
    set: (key, text) => {
      if (safely(() => {
        sessionStorage.setItem(key, text);
        return true;
      }))
        return;
      safely(() => history.replaceState({ ...history.state, knack: { ...history.state?.knack, [key]: text } }, ""));
    },
    keys: () => [...safely(() => Object.keys(sessionStorage)) ?? [], ...Object.keys(history.state?.knack ?? {})],
    drop: (key) => {
      safely(() => sessionStorage.removeItem(key));
      if (safely(() => history.state.knack[key]))
        history.replaceState({ ...history.state, knack: { ...history.state.knack, [key]: null } }, "");
    }
  };

  // light/page/coming.js
  var root3 = document.documentElement;
  var WAITING = 'script[type="application/vnd.voila.cell-output+json"]';
  var state = (value) => {
    root3.dataset.page = value;
  };
  var ready = () => {
    if (root3.dataset.page !== "ready") state("ready");
  };
  var trouble = () => {
    if (root3.dataset.page === "loading") state("late");
  };
  var giveUp = () => state("late");
  addEventListener(
    "error",
    ({ target }) => {
      if (["kp-light", "kp-main"].includes(
        /** @type {Element} */
        target.id
      )) trouble();
    },
    true
  );
  var BOX = ".jp-OutputArea-output";
  var COMING = "Loading widget...";
  var GIVEN_UP = "Error displaying widget: model not found";
  var AGAIN = "knack-loaded-again";
  var WATCHED = 1e4;
  var boxes = () => [...document.querySelectorAll(BOX)];
  var says = (box, text) => box.firstChild?.nodeType === Node.TEXT_NODE && box.textContent === text;
  var waiting = () => document.querySelector(WAITING) || boxes().some((box) => says(box, COMING));
  var again = () => {
    if (tab.get(AGAIN)) return giveUp();
    tab.set(AGAIN, "1");
    if (!tab.get(AGAIN)) return giveUp();
    location.reload();
  };
  var settle = () => {
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
      if (all.every((box) => box.firstElementChild)) enough();
    };
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(enough, WATCHED);
    look();
  };

  // light/page/late.js
  var root4 = document.documentElement;
  var seek = (event) => {
    const files = document.getElementById("kp-search");
    const slash = event.key === "/" && !event.target.closest?.("input, textarea, select, [contenteditable]");
    if (!files || root4.dataset.embed || !(event.type === "click" ? event.target.closest?.("[data-search]") : slash && !event.ctrlKey && !event.metaKey && !event.altKey))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const found = JSON.parse(files.textContent);
    import(new URL(found["search.js"], document.baseURI).href).then(({ ask }) => ask(found));
  };
  for (const event of ["click", "keydown"]) addEventListener(event, seek, true);
  document.addEventListener("knack-plots", ({ detail }) => {
    const address = document.getElementById("kp-plots");
    if (address) import(new URL(JSON.parse(address.textContent), document.baseURI).href).then(detail.take, () => {
    });
  });

  // light/page/page.js
  var does = {};
  addEventListener("click", ({ target }) => {
    const button = (
      /** @type {HTMLElement | null | undefined} */
      /** @type {Element} */
      target.closest?.("[data-does]")
    );
    does[button?.dataset.does ?? ""]?.();
  });
  window.knackPage = /** @type {KnackPage} */
  { ready, trouble, settle, does, safely, tab, speak };
})();
