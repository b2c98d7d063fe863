import { h, hide, memo } from "./dom.js";
import { cardName, face, cardPicture } from "./cards.js";
import { ids } from "./choose.js";

/** The double piles before a seat: a face-down card, and on it cards that lie open. `fill(seat, pick, onto)`. */
export function pilesView(ctx) {
  const el = h("ul", { class: "kb-piles", role: "list" });
  const update = (seat, pick, onto) => {
    const found = seat.piles ?? [];
    const keys = ids(found.flatMap((pile) => pile.up));
    const targets = found.map((pile) => (pile.hereWords.length > 0 ? (onto?.(pile.at) ?? null) : null));
    const mine = pick && found.some((pile) => pile.up.length > 0) && pick.also?.length > 0 ? pick : null;
    memo(el, [found, mine?.codes, targets, ctx.get("lang")], () => {
      let at = 0;
      return found.map((pile, number) => {
        const own = keys.slice(at, (at += pile.up.length));
        return h("li", { class: `kb-double${pile.locked ? " kb-locked" : ""}` }, double(ctx, seat, pile, own, mine, targets[number]));
      });
    });
    hide(el, found.length === 0);
  };
  return { el, update };
}

function double(ctx, seat, pile, keys, pick, target) {
  const send = (move) => ctx.why.move(move);
  const bare = pile.up.length === 0;
  const key = (what) => `pile:${pile.at}:${what}`;
  const down = pile.down && cardPicture(ctx, pile.peeked, { name: pile.peeked ? cardName(ctx, pile.peeked) : ctx.t("hidden_card") });
  const label = h("span", { class: "kb-sr" }, pile.words);
  return [
    label,
    h(
      "div",
      { class: "kb-stack", "aria-hidden": pick && !bare ? null : "true", style: `--up:${pile.up.length}` },
      down && h("div", { class: "kb-down" }, down),
      pile.up.map((code, at) =>
        h("div", { class: "kb-upper", style: `--at:${at}` }, pick ? choice(ctx, code, keys[at], pick, seat) : cardPicture(ctx, code)),
      ),
      bare && !pile.down && h("div", { class: "kb-bare" }),
    ),
    pile.locked && h("span", { class: "kb-chip", title: pile.lockedWords }, pile.lockedWords),
    target
      ? button(ctx, key("on"), pile.hereWords, () => send(target), { move: target })
      : pile.move
        ? button(ctx, key("at"), pile.moveWords, () => send(pile.move), pile)
        : pile.hereWords.length > 0 && button(ctx, key("on"), pile.hereWords, () => ctx.why.first(), { refused: true }),
  ];
}

function button(ctx, key, [label, full], press, { move, refused }) {
  // the spoken name holds the words that are seen: who speaks to the machine says those
  const holds = full.toLowerCase().includes(label.toLowerCase());
  const name = full === label ? null : holds ? full : `${label}: ${full}`;
  const given = { type: "button", class: "kb-button kb-slim", "data-key": key, title: name };
  const said = refused ? `${name ?? label}, ${ctx.t("forbidden")}` : name;
  return h(
    "button",
    { ...given, "aria-label": said, "data-move": move, "data-forbidden": refused, onclick: press },
    label,
  );
}

function choice(ctx, code, id, pick, seat) {
  const chosen = pick.codes.includes(`${id}#up`);
  const name = cardName(ctx, code);
  return h(
    "button",
    {
      type: "button",
      class: `kb-card kb-play${chosen ? " kb-chosen" : ""}`,
      "data-key": `up:${seat.seat}:${id}`,
      "data-card": code,
      title: name,
      "aria-pressed": String(chosen),
      onclick: () => (ctx.why.on ? ctx.why.card(seat.seat, code) : pick.toggle(`${id}#up`)),
    },
    face(ctx, code),
    h("span", { class: "kb-sr" }, name),
  );
}
