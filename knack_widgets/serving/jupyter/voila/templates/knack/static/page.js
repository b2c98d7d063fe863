// The page's own life around Jupyter's script: its language, and whether it has come up.
(() => {
  const root = document.documentElement;
  const speaks = (lang) => root.dataset.languages.split(" ").includes(lang);
  const asked = new URLSearchParams(location.search).get("lang");
  if (speaks(asked)) root.lang = asked;

  // The reader chooses a language on a page that is not kept: a reload asks for it again.
  document.addEventListener("knack-lang", ({ detail }) => {
    if (!speaks(detail)) return;
    root.lang = detail;
    const query = new URLSearchParams(location.search);
    query.set("lang", detail);
    history.replaceState(history.state, "", `?${query}`);
  });

  const WAITING = 'script[type="application/vnd.voila.cell-output+json"]';
  const state = (value) => { root.dataset.page = value; };
  const ready = () => { if (root.dataset.page !== "ready") state("ready"); };
  const trouble = () => { if (root.dataset.page === "loading") state("late"); };
  const lost = () => state("late");

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
  const safely = (act) => { try { return act() ?? null; } catch { return null; } };
  const tab = {
    get: (key) => safely(() => sessionStorage.getItem(key)) ?? safely(() => history.state.knack[key]),
    set: (key, text) => {
      if (safely(() => { sessionStorage.setItem(key, text); return true; })) return;
      safely(() => history.replaceState({ ...history.state, knack: { ...history.state?.knack, [key]: text } }, ""));
    },
    drop: (key) => {
      safely(() => sessionStorage.removeItem(key));
      if (safely(() => history.state.knack[key])) history.replaceState({ ...history.state, knack: { ...history.state.knack, [key]: null } }, "");
    },
  };

  const again = () => {
    if (tab.get(AGAIN)) return lost();
    tab.set(AGAIN, "1");
    if (!tab.get(AGAIN)) return lost(); // what cannot be counted might never end
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

  // What the buttons of the page's own notices do, by name (`data-does`); the other scripts put it in.
  const does = {};
  addEventListener("click", (event) => does[event.target.closest?.("[data-does]")?.dataset.does]?.());

  window.knackPage = { ready, trouble, settle, does, safely, tab, speaks };
})();
