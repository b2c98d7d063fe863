import { h, memo } from "./dom.js";
import { cardName, face, shown } from "./cards.js";

/** The cards of one seat. Cards this reader may click are buttons, one of them in the tab order, arrows between them. */
export function fillHand(list, seat, ctx, refused) {
  const open = seat.hand.some((card) => card.mine);
  const asked = seat.turn && open && seat.hand.some((card) => card.legal);
  list.classList.toggle("kb-asked", asked);
  list.classList.toggle(
    "kb-faces",
    seat.hand.some((card) => card.code),
  );
  const data = [seat.hand, asked, refused, ctx.get("lang"), seat.name];
  return memo(list, data, () =>
    seat.hand.map((card, at) => h("li", {}, one(list, seat, card, at, ctx, asked, refused))),
  );
}

function one(list, seat, card, at, ctx, asked, refused) {
  if (!card.mine) return shown(ctx, card.code, { small: true });
  const name = cardName(ctx, card.code);
  const first = Math.max(
    0,
    seat.hand.findIndex((other) => other.mine && other.legal),
  );
  const wrong = refused !== null && refused === card.code;
  return h(
    "button",
    {
      type: "button",
      class: `kb-card kb-play${asked && !card.legal ? " kb-illegal" : ""}${wrong ? " kb-wrong" : ""}`,
      "data-key": `card:${seat.seat}:${card.code}`,
      title: name,
      "aria-disabled": card.legal ? null : "true",
      tabindex: at === first ? "0" : "-1",
      onclick: () => ctx.send({ do: "card", seat: seat.seat, code: card.code }),
      onfocus: (event) => rove(list, event.currentTarget),
      onkeydown: (event) => arrows(list, event),
    },
    face(ctx, card.code),
    h("span", { class: "kb-sr" }, name),
  );
}

function rove(list, button) {
  for (const other of list.querySelectorAll("button")) other.tabIndex = other === button ? 0 : -1;
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
