import { put } from "./dom.js";
import { changedHere } from "./tablepatch.js";

/** Handles all presses on a drawn table, because the drawing itself has no listeners. `given`: {pick, advice, blow, deal}. */
export function listenToTable(ctx, section, { pick, advice, blow, deal }) {
  const seed = () => section.querySelector(".kb-actions .kb-seed");
  const act = (move) => {
    if (move === "deal") {
      deal.asked();
      const chosen = seed()?.value.trim();
      ctx.send(chosen ? { do: "deal", seed: chosen } : { do: "deal" });
      if (seed()) seed().value = ""; // a chosen seed is used for one deal only
    } else if (move === "end") ctx.send({ do: "end" });
    else ctx.why.move(move);
  };
  const pressed = {
    card: (el, seat, id) =>
      el.ariaPressed !== null && !ctx.why.on
        ? pick.of(Number(seat)).toggle(id)
        : ctx.why.card(Number(seat), el.dataset.card),
    up: (el, seat, id) =>
      ctx.why.on ? ctx.why.card(Number(seat), el.dataset.card) : pick.of(Number(seat)).toggle(`${id}#up`),
    middle: (el) =>
      ctx.why.on ? ctx.why.move(pick.middle().move(el.dataset.card)) : pick.middle().toggle(el.dataset.card),
    pile: (el) => (el.dataset.move ? ctx.why.move(el.dataset.move) : ctx.why.first()),
    choose: (el) => (el.dataset.move ? act(el.dataset.move) : ctx.why.first()),
    action: (el, move) =>
      move === "opponent" ? ctx.send({ do: "opponent", at: ctx.get("table").at }) : act(el.dataset.move),
    why: () => ctx.why.toggle(),
    hint: () => advice.toggle(),
    look: (_, seat) => ctx.send({ do: "look", seat: Number(seat) }),
    cover: (_, seat) => ctx.send({ do: "look", seat: Number(seat) }),
    return: (el) => ctx.send({ do: "step", to: Number(el.dataset.to) }),
    result: (_, what) => {
      if (what === "new") deal.asked();
      ctx.send({ do: what === "new" ? "new" : "take_back" });
    },
    blow: (el) => el.dataset.move && blow.tell(el.dataset.move),
    read: () => ctx.send({ do: "read" }),
  };
  section.addEventListener("click", (event) => {
    const el = event.target.closest("button");
    if (!el || el.closest(".kb-advice, .kb-intro")) return;
    if (el.dataset.clause) return ctx.send({ do: "clause", id: el.dataset.clause, show: true });
    const [what, ...rest] = (el.dataset.key ?? "").split(":");
    if (Object.hasOwn(pressed, what)) pressed[what](el, ...rest);
  });
  section.addEventListener("focusin", ({ target }) => target.matches(".kb-hand button") && rove(target));
  section.addEventListener("toggle", ({ target }) => changedHere(target, section), true);
  section.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches(".kb-seed")) return act("deal");
    if (event.target.matches(".kb-hand button")) arrows(event);
  });
}

/** Scrolls the top of the table into the window when an asked deal replaces a result that reached above or below it. */
export function dealWatch(section) {
  let waits = false;
  return {
    asked: () => (waits = true),
    drawn: () => {
      if (!waits || !section.querySelector(".kb-result").hidden) return;
      waits = false;
      const head = section.querySelector(".kb-head");
      if (head.getBoundingClientRect().top < 0) head.scrollIntoView({ block: "start" });
    },
  };
}

function rove(button) {
  for (const other of button.closest(".kb-hand").querySelectorAll("button")) {
    put(other, "tabindex", other === button ? "0" : "-1");
    changedHere(other, other.closest(".kb-table"));
  }
}

function arrows(event) {
  const buttons = [...event.target.closest(".kb-hand").querySelectorAll("button")];
  const at = buttons.indexOf(event.target);
  const last = buttons.length - 1;
  const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: last }[
    event.key
  ];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

/** Returns the card that gets the focus if the focused card is gone: the next card of the same hand. */
export function nextCard(root, key, at) {
  const seat = key?.startsWith("card:") ? key.split(":")[1] : null;
  const left = seat === null ? [] : [...root.querySelectorAll(`[data-key^="card:${seat}:"]`)];
  return left[Math.min(at, left.length - 1)] ?? null;
}
