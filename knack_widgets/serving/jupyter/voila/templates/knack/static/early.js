// Before the widgets have come the page shows what they look like, drawn by the server. What is pressed there is kept, and
// done when the living widget stands in the picture's place; it gets there within one frame, so that nothing moves.
(() => {
  const PATIENCE = 5_000; // ms that a press waits for what it was meant for
  const TICK = 50;
  const LOOK = "knack-widgets:look"; // as in the widgets' storage.js
  const { safely } = knackPage;
  const look = safely(() => JSON.parse(localStorage.getItem(LOOK))) ?? {};
  const presses = new Map(); // picture → keys of what was pressed there, in order
  const dressed = new WeakSet();

  const named = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const pressable = (one) => one && !one.disabled && one.checkVisibility();
  /** Presses what bears these keys in `root`, one after the other; one that does not come is let be. */
  const carryOut = async (root, keys) => {
    for (const key of keys) {
      const until = performance.now() + PATIENCE;
      while (!pressable(named(root, key)) && performance.now() < until) await new Promise((done) => setTimeout(done, TICK));
      if (pressable(named(root, key))) named(root, key).click();
    }
  };

  /** The clause that the address asks for is marked, and where there is no room beside the table the rules are unfolded. */
  const mark = (picture) => {
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
  const inSight = (picture) => {
    for (const pane of picture.querySelectorAll("[data-asked]")) {
      const row = named(pane, `clause:${pane.dataset.asked}`)?.closest(".kb-clause");
      if (row?.matches(".kb-focus") && getComputedStyle(pane).overflowY === "visible") row.scrollIntoView();
      const above = row ? row.getBoundingClientRect().top - pane.getBoundingClientRect().top : 0;
      if (above > 40 && above + row.offsetHeight >= pane.clientHeight) pane.scrollTop = above - pane.clientHeight / 5; // as text.js
    }
    for (const log of picture.querySelectorAll(".kb-log")) log.scrollTop = log.scrollHeight;
  };
  // To measure a picture is to lay out the page: that is done for those in the window, all at once, and before they show.
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      inSight(target);
    }
  });
  /** How this reader wants pages to look, and what is in question in sight: as soon as all of a picture is there. */
  const dress = (picture) => {
    if (dressed.has(picture) || !picture.nextElementSibling) return;
    dressed.add(picture);
    const root = picture.firstElementChild;
    root.classList.toggle("kb-four", Boolean(look.fourColour));
    root.classList.toggle("kb-presenter", Boolean(look.presenter));
    root.classList.toggle("kb-knowing", Boolean(look.known));
    mark(picture);
    seen.observe(picture);
  };

  const living = (picture) => picture.parentElement.querySelector(":scope > .jp-OutputArea-output .knack-book");
  const leave = (picture, root) => {
    const held = picture.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    picture.remove();
    if (held) named(root, held)?.focus({ preventScroll: true });
    const keys = presses.get(picture) ?? [];
    presses.delete(picture);
    carryOut(root, keys);
  };
  const watch = new MutationObserver(() => {
    const pictures = [...document.querySelectorAll(".kp-picture")];
    for (const picture of pictures) {
      dress(picture);
      const root = living(picture);
      if (root?.childElementCount) leave(picture, root);
    }
    if (!pictures.length && document.readyState !== "loading") watch.disconnect();
  });
  watch.observe(document.documentElement, { childList: true, subtree: true });

  addEventListener(
    "click",
    (event) => {
      const picture = event.target.closest?.(".kp-picture");
      if (!picture || event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest("a[href]:not([data-key])")) return;
      event.preventDefault();
      event.stopPropagation();
      const pressed = event.target.closest("[data-key]");
      if (!pressed || pressed.matches("section")) return;
      pressed.setAttribute("aria-busy", "true");
      presses.set(picture, [...(presses.get(picture) ?? []), pressed.dataset.key]);
    },
    true,
  );

  Object.assign(knackPage, { carryOut });
})();
