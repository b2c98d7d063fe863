import { h, hide, memo } from "./dom.js";
import { cardName, face, cardPicture, suitSign } from "./cards.js";
import { heapView } from "./heap.js";

/** What lies between the seats: upcard and trump, the trick, the money. Each `fill` changes only what differs. */
export function middleView(ctx) {
  const stock = h("div", { class: "kb-stock" });
  const open = h("div", { class: "kb-open-cards" });
  const trick = h("div", { class: "kb-trick" });
  const money = h("div", { class: "kb-money" });
  const heap = heapView(ctx);
  const update = (table, pick) => {
    const lang = ctx.get("lang");
    const { middle = [], piles = [], rows = [] } = table;
    memo(open, [middle, piles, rows, pick?.codes, lang], () => fillOpen(ctx, middle, piles, rows, pick));
    hide(open, middle.length + piles.length + rows.length === 0);
    hide(trick, !table.plays);
    memo(stock, [table.up, table.talon, table.trump, table.trumpWords, lang], () => fillStock(ctx, table));
    memo(trick, [table.trick, table.lastTrick, lang], () => fillTrick(ctx, table));
    memo(money, [table.counters, table.betar, lang], () => fillMoney(ctx, table));
    heap.update(table);
    hide(stock, !stock.childElementCount);
    hide(money, !money.childElementCount);
  };
  return { el: h("div", { class: "kb-middle" }, stock, open, trick, heap.el, money), update };
}

/** Cards that lie open to be exchanged, and before that the dealer's two piles; the rows that a game alone has. */
function fillOpen(ctx, middle, piles, rows, pick) {
  const group = (label, cards) =>
    h(
      "div",
      { class: "kb-exchange", role: "group", "aria-label": label },
      h("p", { class: "kb-caption" }, label),
      h("ul", { role: "list" }, cards),
    );
  return [
    piles.map((pile, at) =>
      group(
        `${ctx.t("dealer_piles")} ${at + 1}`,
        pile.map((code) => h("li", {}, cardPicture(ctx, code))),
      ),
    ),
    middle.length > 0 &&
      group(
        ctx.t("middle"),
        middle.map((code) => h("li", {}, pick ? choice(ctx, code, pick) : cardPicture(ctx, code))),
      ),
    rows.map(({ name, label, cards }) =>
      h(
        "div",
        { class: "kb-exchange kb-row-own", role: "group", "aria-label": label, "data-row": name },
        h("p", { class: "kb-caption" }, label),
        cards.length > 0
          ? h(
              "ul",
              { role: "list" },
              cards.map((code) => h("li", {}, cardPicture(ctx, code))),
            )
          : h("p", { class: "kb-nothing" }, ctx.t("heap_none_yet")),
      ),
    ),
  ];
}

function choice(ctx, code, pick) {
  const name = cardName(ctx, code);
  const chosen = pick.codes.includes(code);
  return h(
    "button",
    {
      type: "button",
      class: `kb-card kb-play${chosen ? " kb-chosen" : ""}`,
      "data-key": `middle:${code}`,
      "data-card": code,
      title: name,
      "aria-pressed": String(chosen),
      onclick: () => (ctx.why.on ? ctx.why.move(pick.move(code)) : pick.toggle(code)),
    },
    face(ctx, code),
    h("span", { class: "kb-sr" }, name),
  );
}

function fillStock(ctx, table) {
  const up = table.up ?? [];
  const talon = table.talon ?? null;
  const pile = talon !== null && talon > 0;
  const cards = (pile || up.length > 0) && [
    pile &&
      h(
        "div",
        { class: "kb-talon" },
        cardPicture(ctx, null, { name: `${ctx.t("talon")}: ${talon}` }),
        h("span", { class: "kb-count", "aria-hidden": "true" }, String(talon)),
      ),
    up.map((code) => h("div", { class: "kb-up" }, cardPicture(ctx, code))),
  ];
  return [
    cards && h("div", { class: "kb-pile", role: "group", "aria-label": ctx.t("upcard") }, cards),
    table.trumpWords &&
      h("p", { class: "kb-trump" }, table.trump && suitSign(table.trump), h("span", {}, table.trumpWords)),
  ];
}

function fillTrick(ctx, table) {
  const now = table.trick ?? [];
  const last = now.length === 0 && table.lastTrick?.length ? table.lastTrick : null;
  const plays = last ?? now;
  const label = ctx.t(last ? "last_trick" : "trick");
  const names = new Map((table.seats ?? []).map((seat) => [seat.seat, seat.name]));
  const list = plays.map((play) =>
    h(
      "li",
      { class: `kb-played${play.winning ? " kb-winning" : ""}`, "data-seat": String(play.seat) },
      cardPicture(ctx, play.code, { name: play.words, blank: play.blank }),
      h("span", { class: "kb-by", "aria-hidden": "true" }, names.get(play.seat) ?? ""),
      play.winning && h("span", { class: "kb-chip kb-chip-win" }, ctx.t(last ? "won" : "winning")),
    ),
  );
  return [
    h("p", { class: "kb-caption" }, label),
    plays.length > 0
      ? h(
          "ol",
          {
            class: `kb-plays${last ? " kb-last" : ""}`,
            role: "list",
            "aria-label": label,
            style: `--plays:${plays.length}`,
          },
          list,
        )
      : h("p", { class: "kb-nothing" }, ctx.t("no_trick")),
  ];
}

function fillMoney(ctx, table) {
  const counters = table.counters ?? [];
  const betar = table.betar ?? [];
  return [
    counters.length > 0 &&
      h(
        "dl",
        { class: "kb-counters" },
        counters.map((one) =>
          h("div", { title: one.title, class: one.differs ? "kb-differs" : null }, h("dt", {}, one.label), h("dd", {}, one.value)),
        ),
      ),
    betar.length > 0 &&
      h(
        "div",
        { class: "kb-betar", role: "group", "aria-label": ctx.t("betar") },
        h("span", { class: "kb-caption" }, ctx.t("betar")),
        h(
          "ol",
          { role: "list" },
          betar.map((one) =>
            h(
              "li",
              { class: one.going ? "kb-going" : null },
              h("b", {}, String(one.value)),
              one.going && h("span", {}, ctx.t("going")),
            ),
          ),
        ),
      ),
  ];
}
