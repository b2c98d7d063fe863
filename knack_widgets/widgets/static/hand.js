import { h, memo, put } from "./dom.js";
import { cardName, face, cardPicture } from "./cards.js";
import { ids } from "./choose.js";

/**
 * The cards of one seat; returns whether any of them shows its face. Cards this reader may click are buttons, one of
 * them in the tab order, arrows between them; with `pick` (see choose.js) a click chooses the card and plays nothing.
 * A forbidden one is not disabled: it answers like the others, with what forbids it.
 */
export function fillHand(list, seat, ctx, refused, pick = null) {
  const faces = seat.hand.some((card) => card.code);
  const asked = Boolean((seat.turn || pick) && seat.hand.some((card) => goes(card, pick)));
  list.classList.toggle("kb-asked", asked);
  list.classList.toggle("kb-faces", faces);
  const data = [seat.hand, asked, refused, pick?.codes, ctx.get("lang"), seat.name];
  const keys = ids(seat.hand.map((card) => card.code));
  const fill = (card, at) => h("li", {}, one(list, seat, card, keys[at], at, ctx, asked, refused, pick));
  memo(list, data, () => seat.hand.map(fill));
  return faces;
}

/** Whether a card may be played, or chosen for a move that is allowed. */
const goes = (card, pick) => card.mine && (card.legal || (pick && card.legal !== false));

function one(list, seat, card, id, at, ctx, asked, refused, pick) {
  if (!card.mine) return cardPicture(ctx, card.code, { small: true });
  const name = cardName(ctx, card.code);
  const first = Math.max(0, seat.hand.findIndex((other) => goes(other, pick)));
  const wrong = refused !== null && refused === card.code;
  const chosen = pick?.codes.includes(id);
  const order = pick ? pick.codes.indexOf(id) + 1 : 0;
  const forbidden = card.legal === false && !pick;
  const marks = [
    asked && forbidden && "kb-illegal",
    asked && goes(card, pick) && "kb-legal",
    wrong && "kb-wrong",
    chosen && "kb-chosen",
    card.new && "kb-new",
  ].filter(Boolean);
  const said = [card.new && ctx.t("new"), asked && forbidden && ctx.t("forbidden")].filter(Boolean);
  return h(
    "button",
    {
      type: "button",
      class: ["kb-card kb-play", ...marks].join(" "),
      "data-key": `card:${seat.seat}:${id}`,
      "data-card": card.code,
      "data-order": order > 0 && pick.codes.length > 1 ? String(order) : null,
      title: name,
      "data-forbidden": forbidden,
      "data-new": card.new ? ctx.t("new") : null,
      "aria-pressed": pick && String(chosen),
      tabindex: at === first ? "0" : "-1",
      onclick: () => (pick && !ctx.why.on ? pick.toggle(id) : ctx.why.card(seat.seat, card.code)),
      onfocus: (event) => rove(list, event.currentTarget),
      onkeydown: (event) => arrows(list, event),
    },
    face(ctx, card.code),
    h("span", { class: "kb-sr" }, [name, ...said].join(", ")),
  );
}

function rove(list, button) {
  for (const other of list.querySelectorAll("button")) put(other, "tabindex", other === button ? "0" : "-1");
}

function arrows(list, event) {
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(event.currentTarget);
  const last = buttons.length - 1;
  const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: last }[
    event.key
  ];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

/** Where the focus goes when the card that had it is gone: the next card of that hand. */
export function nextCard(root, key, at) {
  const seat = key?.startsWith("card:") ? key.split(":")[1] : null;
  const left = seat === null ? [] : [...root.querySelectorAll(`[data-key^="card:${seat}:"]`)];
  return left[Math.min(at, left.length - 1)] ?? null;
}
