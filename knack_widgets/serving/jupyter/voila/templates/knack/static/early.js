/* Built by `make scripts` of light/page/. Not to be edited. */
(() => {
  // light/page/dress.js
  var LOOK = "knack-widgets:look";
  var { safely } = knackPage;
  var look = safely(() => JSON.parse(localStorage.getItem(LOOK) ?? "null")) ?? {};
  var dressed = /* @__PURE__ */ new WeakSet();
  var noteScroll = ({ target }) => {
    if (!target.matches?.(".kp-picture .kb-pane")) return;
    if (target.scrollTop !== Number(target.dataset.shown ?? 0)) target.dataset.scrolled = "";
  };
  document.addEventListener("scroll", noteScroll, { capture: true, passive: true });
  var named = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  var mark = (picture) => {
    const asked = new URLSearchParams(location.search).get("clause");
    const row = asked && picture.querySelector(`.kb-clause[id="${CSS.escape(asked)}"]`);
    if (!row) return;
    row.classList.add("kb-focus");
    row.closest(".kb-pane").dataset.asked = asked;
    row.closest(".kb-page")?.classList.add("kb-rules-shown");
    const number = row.querySelector(".kb-number-button");
    number.setAttribute("aria-expanded", "true");
    const rules = picture.querySelector(".kb-rules-open");
    rules?.setAttribute("aria-expanded", "true");
    if (rules) rules.lastElementChild.textContent = number.textContent;
    picture.querySelector(".kb-here").textContent = row.closest(".kb-chapter").querySelector("h3").textContent;
  };
  var widen = (root) => {
    const page = root.querySelector(".kb-page");
    if (!page || !look.columns?.some((one) => one !== "original" && one !== root.lang)) return;
    page.classList.add("kb-wide-text");
    page.classList.toggle("kb-table-above", Boolean(look.tableAbove));
  };
  var inSight = (picture) => {
    for (const pane of picture.querySelectorAll("[data-asked]")) {
      const row = named(pane, `clause:${pane.dataset.asked}`)?.closest(".kb-clause");
      if (row?.matches(".kb-focus") && getComputedStyle(pane).overflowY === "visible") row.scrollIntoView();
      const above = row ? row.getBoundingClientRect().top - pane.getBoundingClientRect().top : 0;
      if (above > 40 && above + row.offsetHeight >= pane.clientHeight) pane.scrollTop = above - pane.clientHeight / 5;
      pane.dataset.shown = String(pane.scrollTop);
    }
    for (const log of picture.querySelectorAll(".kb-log")) log.scrollTop = log.scrollHeight;
  };
  var seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      inSight(target);
    }
  });
  var dress = (picture) => {
    if (dressed.has(picture) || !picture.nextElementSibling) return;
    dressed.add(picture);
    const root = picture.firstElementChild;
    root.classList.toggle("kb-four", Boolean(look.fourColour));
    root.classList.toggle("kb-presenter", Boolean(look.presenter));
    root.classList.toggle("kb-knowing", Boolean(look.known));
    widen(root);
    mark(picture);
    seen.observe(picture);
  };

  // light/page/early.js
  if (new URLSearchParams(location.search).has("clause")) document.documentElement.dataset.clause = "";
  var PATIENCE = 5e3;
  var TICK = 50;
  var presses = /* @__PURE__ */ new Map();
  var shown = (one) => one.checkVisibility ? one.checkVisibility() : one.getClientRects().length > 0;
  var pressable = (one) => one && !one.disabled && shown(one);
  var carryOut = async (root, keys) => {
    for (const key of keys) {
      const until = performance.now() + PATIENCE;
      while (!pressable(named(root, key)) && performance.now() < until)
        await new Promise((done) => setTimeout(done, TICK));
      if (pressable(named(root, key))) named(root, key).click();
    }
  };
  var replacing = (picture) => picture.parentElement.querySelector(":scope > .jp-OutputArea-output .knack-book");
  var leave = (picture, root) => {
    const focused = (
      /** @type {HTMLElement | null} */
      document.activeElement
    );
    const held = picture.contains(focused) ? focused?.dataset.key : null;
    picture.remove();
    if (held) named(root, held)?.focus({ preventScroll: true });
    living(picture, root);
  };
  var living = (picture, root = picture) => {
    for (const busy of root.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    const keys = presses.get(picture) ?? [];
    presses.delete(picture);
    carryOut(root, keys);
  };
  var watch = new MutationObserver(() => {
    const pictures = [...document.querySelectorAll(".kp-picture")];
    for (const picture of pictures) {
      dress(picture);
      const root = replacing(picture);
      if (root?.childElementCount) leave(picture, root);
    }
    if (!pictures.length && document.readyState !== "loading") watch.disconnect();
  });
  watch.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("click", (event) => {
    const link = (
      /** @type {Element} */
      event.target.closest?.(".kp-skip")
    );
    const table = link && /** @type {HTMLElement | null} */
    document.querySelector(".knack-book:not(.kp-picture *) .kb-table");
    if (!table || !shown(table)) return;
    event.preventDefault();
    table.focus();
  });
  addEventListener(
    "click",
    (event) => {
      const target = (
        /** @type {Element} */
        event.target
      );
      const picture = target.closest?.(".kp-picture");
      if (!picture || event.ctrlKey || event.metaKey || event.shiftKey || target.closest("a[href]:not([data-key])"))
        return;
      event.preventDefault();
      event.stopPropagation();
      const pressed = (
        /** @type {HTMLElement | null} */
        target.closest("[data-key]")
      );
      if (!pressed || pressed.matches("section")) return;
      pressed.setAttribute("aria-busy", "true");
      presses.set(picture, [...presses.get(picture) ?? [], pressed.dataset.key]);
    },
    true
  );
  Object.assign(knackPage, { carryOut, living });
})();
