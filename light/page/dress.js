// The server's picture of a part, as this reader wants pages to look, with what is in question in sight.
const LOOK = "knack-widgets:look"; // as in the widgets' storage.js
const { safely } = knackPage;
const look = safely(() => JSON.parse(localStorage.getItem(LOOK) ?? "null")) ?? {};
const dressed = new WeakSet();

// A text notes that the reader has scrolled it, for the living text that takes its place (text.js): reading how far it is
// scrolled at that moment would lay out every chapter below the window.
const noteScroll = ({ target }) => {
  if (!target.matches?.(".kp-picture .kb-pane")) return;
  if (target.scrollTop !== Number(target.dataset.shown ?? 0)) target.dataset.scrolled = "";
};
document.addEventListener("scroll", noteScroll, { capture: true, passive: true });

/** The element with a key. */
export const named = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);

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
/** The text has the room of the columns that the reader has chosen; whether there is a copy of the original is not known yet. */
const widen = (root) => {
  const page = root.querySelector(".kb-page");
  if (!page || !look.columns?.some((one) => one !== "original" && one !== root.lang)) return;
  page.classList.add("kb-wide-text");
  page.classList.toggle("kb-table-above", Boolean(look.tableAbove));
};
const inSight = (picture) => {
  for (const pane of picture.querySelectorAll("[data-asked]")) {
    const row = named(pane, `clause:${pane.dataset.asked}`)?.closest(".kb-clause");
    if (row?.matches(".kb-focus") && getComputedStyle(pane).overflowY === "visible") row.scrollIntoView();
    const above = row ? row.getBoundingClientRect().top - pane.getBoundingClientRect().top : 0;
    if (above > 40 && above + row.offsetHeight >= pane.clientHeight) pane.scrollTop = above - pane.clientHeight / 5; // as text.js
    pane.dataset.shown = String(pane.scrollTop); // where the reader has not scrolled yet
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
export const dress = (picture) => {
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
