import { calm } from "./foldout.js";

const FAR = 4; // panes of text
const LEAST = 160; // px of the pane within the window, in which a clause can be read

/** Brings clauses into sight within the pane of a text. `rows()`: the clauses' rows by their ids. */
export function textScroll(section, pane, rows) {
  let goal = null; // the clause that the pane is on its way to

  /** Returns the uppermost clause in sight and its height, which a new drawing of the text keeps. */
  const anchor = () => {
    const top = pane.getBoundingClientRect().top;
    for (const row of pane.scrollTop > 0 ? rows().values() : []) {
      const box = row.el.getBoundingClientRect();
      if (box.bottom > top + 30) return { id: row.id, above: box.top - top };
    }
    return null;
  };
  /** Into sight within the pane. The page itself is moved only where it has no pane that scrolls, and the reader asked. */
  const reveal = (row, behavior, page = false) => {
    if (getComputedStyle(pane).overflowY === "visible") {
      if (page) row.el.scrollIntoView({ block: "start", behavior: "auto" });
      return;
    }
    const { top, room } = seen(pane);
    const above = row.el.getBoundingClientRect().top - top;
    goal = null;
    if (above > 40 && above + row.el.offsetHeight < room)
      return pane.scrollTo({ top: pane.scrollTop, behavior: "instant" }); // a journey that is under way would lose it
    goal = row.id;
    // No journey past ten chapters while the play goes on, and none before the reader has done anything.
    const far = Math.abs(above) > FAR * pane.clientHeight || !navigator.userActivation?.hasBeenActive;
    pane.scrollTo({
      top: Math.max(0, pane.scrollTop + above - room / 5),
      behavior: calm() || far ? "auto" : behavior,
    });
  };
  /** Calls `change`, which draws the text again, and keeps the clause in sight at its height. */
  const around = (change) => {
    const place = goal ? null : anchor();
    pane.classList.add("kb-unanchored"); // the browser would move the pane by what has changed, too
    change();
    const row = rows().get(place?.id ?? goal);
    if (row && place)
      pane.scrollTop += row.el.getBoundingClientRect().top - pane.getBoundingClientRect().top - place.above;
    else if (row) reveal(row, "instant"); // a new drawing ends the journey
    requestAnimationFrame(() => pane.classList.remove("kb-unanchored"));
  };
  for (const end of ["wheel", "touchstart", "pointerdown", "keydown"])
    section.addEventListener(end, () => (goal = null), { passive: true, capture: true });
  // What was folded or unfolded on the way has moved the clause: then it is brought into sight where it lies now.
  pane.addEventListener("scrollend", () => {
    if (rows().has(goal)) reveal(rows().get(goal), "instant");
    goal = null;
  });
  return { reveal, around };
}

/** Where the pane begins, and how high it is, as far as it lies within the window; all of it where little does. */
function seen(pane) {
  const box = pane.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const room = Math.min(box.bottom, window.innerHeight) - top;
  return room > LEAST ? { top, room } : { top: box.top, room: pane.clientHeight };
}
