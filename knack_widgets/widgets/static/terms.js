import { clauseRef } from "./clause.js";
import { h, icon, put } from "./dom.js";

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
    if (tip.contains(document.activeElement)) (open.tabIndex < 0 ? pane : open).focus({ preventScroll: true });
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
    const one = told?.get("terms")?.[term.dataset.term];
    if (wanted !== term || !one || !term.isConnected) return;
    wanted = null;
    open = term;
    pinned = pin;
    fill(one, told.get("glossary"), term.dataset.term);
    put(term, "aria-describedby", tip.id);
    if (term.hasAttribute("aria-expanded")) put(term, "aria-expanded", "true");
    const row = term.closest(".kb-clause");
    row.classList.add("kb-tipped");
    row.append(tip);
    place(term, row);
  };
  const fill = (one, glossary, id) => {
    const also = one.also.length > 0 && h("span", {}, ` – ${ctx.t("also_called")} ${one.also.join(", ")}`);
    const go = (clause) => {
      shut();
      lead(clause);
    };
    const refs = one.clauses.filter(has).map((clause) => clauseRef(ctx, clause, () => go(clause)));
    const all = glossary && h("a", { href: `${glossary}#${id}` }, ctx.t("glossary"));
    tip.lang = ctx.get("lang");
    tip.replaceChildren(
      h("p", {}, h("b", {}, one.name), also || ""),
      h("p", {}, one.says),
      h("div", { class: "kb-row" }, refs, all),
      h("button", { type: "button", class: "kb-tip-close", "aria-label": ctx.t("close"), onclick: shut }, icon("close")),
    );
  };
  /** Below the term, or above it where there is no room. */
  const place = (term, row) => {
    const box = term.getClientRects()[0];
    const around = row.getBoundingClientRect();
    const seen = pane.getBoundingClientRect();
    const card = pane.closest(".kb-left")?.querySelector(":scope > .kb-intro"); // lies over the text's end
    const bottom = Math.min(seen.bottom, window.innerHeight, card?.checkVisibility() ? card.getBoundingClientRect().top : Infinity);
    const above = box.bottom + tip.offsetHeight > bottom && box.top - tip.offsetHeight > Math.max(seen.top, 0);
    const left = Math.min(box.left - around.left, around.width - tip.offsetWidth - 4);
    tip.style.left = `${Math.max(0, left)}px`;
    tip.style.top = `${(above ? box.top - tip.offsetHeight - 2 : box.bottom + 2) - around.top - row.clientTop}px`;
  };

  const termAt = (event) => event.target.closest?.(TERM);
  const away = () => {
    clearTimeout(timer);
    const stays = () => pinned || open?.contains(document.activeElement) || tip.contains(document.activeElement);
    if (!stays()) timer = setTimeout(() => stays() || shut(), DELAY);
  };
  pane.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const term = termAt(event);
    if (tip.contains(event.target) || (term && term === open)) return clearTimeout(timer);
    if (!term || pinned) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(term, false), DELAY);
  });
  pane.addEventListener("pointerout", (event) => event.pointerType === "mouse" && (termAt(event) || tip.contains(event.target)) && away());
  pane.addEventListener("click", (event) => {
    const term = termAt(event);
    if (!term || getSelection()?.toString()) return;
    if (term === open && pinned) shut();
    else show(term, true);
  });
  pane.addEventListener("focusin", (event) => {
    if (event.target.matches(TERM) && event.target.matches(":focus-visible")) show(event.target, false);
  });
  pane.addEventListener("focusout", (event) => {
    if (!open || pinned || tip.contains(event.relatedTarget) || event.relatedTarget === open) return;
    if (tip.contains(event.target) || event.target === open) shut();
  });
  pane.addEventListener("keydown", (event) => {
    if (!event.target.matches(TERM) || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    if (event.target === open && pinned) shut();
    else show(event.target, true);
  });
  const escape = (event) => {
    if (event.key !== "Escape" || (!open && !wanted)) return;
    event.stopPropagation();
    shut();
  };
  const elsewhere = (event) => {
    if (open && !tip.contains(event.target) && !open.contains(event.target)) shut();
  };
  document.addEventListener("keydown", escape, true);
  document.addEventListener("pointerdown", elsewhere, true);
  return {
    shut,
    stop: () => {
      shut();
      document.removeEventListener("keydown", escape, true);
      document.removeEventListener("pointerdown", elsewhere, true);
    },
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
