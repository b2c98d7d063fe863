import { focused, h, isShown, originOf, parseDrawing, put } from "./dom.js";

const DELAY = 350; // ms that a pointer rests on a term before it is explained, and may be away before that ends
const TERM = ".kb-term";
let count = 0;

/**
 * The terms that are marked in the text explain themselves when they are pressed, have the focus, or a pointer rests on
 * them; until Escape, a press elsewhere, or the pointer and the focus have gone. What they mean is fetched at the first
 * of them. `lead(id)` shows a clause, `has(id)` says whether it is here.
 */
export function explainTerms(ctx, pane, { has, lead }) {
  const tip = h("div", { class: "kb-tip", id: `kb-tip-${(count += 1)}`, role: "note" });
  let open = null; // the term that is explained
  let wanted = null; // the one that will be
  let pinned = false;
  let timer = 0;

  const shut = () => {
    clearTimeout(timer);
    wanted = null;
    if (!open) return;
    if (tip.contains(focused(tip))) (open.tabIndex < 0 ? pane : open).focus({ preventScroll: true });
    open.removeAttribute("aria-describedby");
    if (open.hasAttribute("aria-expanded")) open.setAttribute("aria-expanded", "false");
    open.closest(".kb-clause")?.classList.remove("kb-tipped");
    tip.remove();
    open = null;
    pinned = false;
  };
  const show = async (term, pin) => {
    clearTimeout(timer);
    if (open === term) {
      pinned ||= pin;
      return;
    }
    shut();
    wanted = term;
    const told = await ctx.shared("terms").catch(() => null);
    const html = told?.get("terms")?.[term.dataset.term];
    if (wanted !== term) return;
    wanted = null;
    if (!html || !isShown(term)) return; // its clause was folded or drawn again meanwhile
    open = term;
    pinned = pin;
    fill(html);
    put(term, "aria-describedby", tip.id);
    if (term.hasAttribute("aria-expanded")) put(term, "aria-expanded", "true");
    const row = term.closest(".kb-clause");
    row.classList.add("kb-tipped");
    row.append(tip);
    place(tip, term, row, pane);
  };
  const fill = (html) => {
    const fresh = parseDrawing(html);
    for (const ref of fresh.querySelectorAll("[data-clause]")) if (!has(ref.dataset.clause)) ref.remove();
    tip.lang = fresh.lang;
    tip.replaceChildren(...fresh.childNodes);
  };
  tip.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    shut();
    if (button.dataset.clause) lead(button.dataset.clause);
  });
  const later = (act) => {
    clearTimeout(timer);
    if (act) timer = setTimeout(act, DELAY);
  };
  const state = { explained: () => open, isPinned: () => pinned, isComing: () => Boolean(wanted), later, show, shut };
  const stopListening = listenToTerms(pane, tip, state);
  return {
    shut,
    stop: () => {
      shut();
      stopListening();
    },
  };
}

/** Places the explanation below the term, or above it where there is no room. */
function place(tip, term, row, pane) {
  const box = term.getClientRects()[0];
  const around = row.getBoundingClientRect();
  const seen = pane.getBoundingClientRect();
  const bottom = Math.min(seen.bottom, window.innerHeight);
  const above = box.bottom + tip.offsetHeight > bottom && box.top - tip.offsetHeight > Math.max(seen.top, 0);
  const left = Math.min(box.left - around.left, around.width - tip.offsetWidth - 4);
  tip.style.left = `${Math.max(0, left)}px`;
  tip.style.top = `${(above ? box.top - tip.offsetHeight - 2 : box.bottom + 2) - around.top - row.clientTop}px`;
}

/**
 * Explains terms of the text when they are pressed, have the focus, or a pointer rests on them, and ends that. Returns a function that
 * takes off the listeners of the page.
 */
function listenToTerms(pane, tip, { explained, isPinned, isComing, later, show, shut }) {
  const termAt = (event) => event.target.closest?.(TERM);
  const stays = () => isPinned() || explained()?.contains(focused(pane)) || tip.contains(focused(pane));
  const away = () => {
    later(null);
    if (!stays()) later(() => stays() || shut());
  };
  const press = (term) => (term === explained() && isPinned() ? shut() : show(term, true));
  pane.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const term = termAt(event);
    if (tip.contains(event.target) || (term && term === explained())) return later(null);
    if (term && !isPinned()) later(() => show(term, false));
  });
  pane.addEventListener(
    "pointerout",
    (event) => event.pointerType === "mouse" && (termAt(event) || tip.contains(event.target)) && away(),
  );
  pane.addEventListener("click", (event) => {
    const term = termAt(event);
    if (term && !getSelection()?.toString()) press(term);
  });
  pane.addEventListener("focusin", (event) => {
    if (event.target.matches(TERM) && event.target.matches(":focus-visible")) show(event.target, false);
  });
  pane.addEventListener("focusout", ({ target, relatedTarget }) => {
    const open = explained();
    if (!open || isPinned() || tip.contains(relatedTarget) || relatedTarget === open) return;
    if (tip.contains(target) || target === open) shut();
  });
  pane.addEventListener("keydown", (event) => {
    if (!event.target.matches(TERM) || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    press(event.target);
  });
  const leave = (event) => {
    if (event.key !== "Escape" || (!explained() && !isComing())) return;
    event.stopPropagation();
    shut();
  };
  const elsewhere = (event) => {
    const origin = originOf(event);
    if (!tip.contains(origin) && !explained()?.contains(origin)) shut();
  };
  document.addEventListener("keydown", leave, true);
  document.addEventListener("pointerdown", elsewhere, true);
  return () => {
    document.removeEventListener("keydown", leave, true);
    document.removeEventListener("pointerdown", elsewhere, true);
  };
}

/** The terms of the clause that is open can be reached by keyboard: in all clauses they would be hundreds of stops. */
export function reachTerms(row, on) {
  for (const term of row.querySelectorAll(TERM)) {
    put(term, "tabindex", on ? "0" : null);
    put(term, "role", on ? "button" : null);
    put(term, "aria-expanded", on ? "false" : null);
  }
}
