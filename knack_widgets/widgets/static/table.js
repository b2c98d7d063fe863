import { h, hide, icon, keepFocus, memo, put, say } from "./dom.js";
import { actionsView, opponents } from "./actions.js";
import { adviceView } from "./advice.js";
import { blowView } from "./blow.js";
import { chooser } from "./choose.js";
import { clauseRef } from "./clause.js";
import { coverView } from "./cover.js";
import { nextCard } from "./hand.js";
import { middleView } from "./middle.js";
import { cardMotion } from "./motion.js";
import { resultView } from "./result.js";
import { ownSeat, seatView } from "./seats.js";
import { partName } from "./naming.js";
import { whyMode } from "./why.js";

/** The card table. It knows no rules: it shows `table` and sends what was pressed. */
export function mountTable(el, given) {
  const why = whyMode(given, () => update(), () => chooseFirst());
  const ctx = { ...given, why };
  const phase = h("span", { class: "kb-phase" });
  const status = h("p", { class: "kb-status", role: "status" });
  const caption = h("p", { class: "kb-sr" });
  const others = h("ul", { class: "kb-seats", role: "list" });
  const own = h("ul", { class: "kb-ownplace", role: "list" });
  const answer = h("div", { class: "kb-answer", role: "alert" });
  const prompt = h("p", { class: "kb-prompt" });
  const now = h("p", { class: "kb-now" });
  const known = h("div", { class: "kb-known", role: "group" });
  const looking = h("p", { class: "kb-looking" });
  const middle = middleView(ctx);
  const advice = adviceView(ctx);
  const actions = actionsView({ ...ctx, hint: advice.toggle });
  const blow = blowView(ctx);
  const result = resultView(ctx);
  const cover = coverView(ctx);
  const felt = h("div", { class: "kb-felt" }, others, middle.el, result.el, own, blow.el, actions.el, result.next, cover.el);
  const section = h(
    "section",
    { class: "kb-table", tabindex: "-1" },
    h("div", { class: "kb-head" }, phase, status, result.note, looking),
    result.book,
    caption,
    felt,
    h("div", { class: "kb-voice" }, answer, prompt, known),
    now,
    advice.el,
  );
  section.addEventListener("keydown", why.key);
  const motion = cardMotion(felt);
  const narrow = window.matchMedia("(max-width: 40em)");
  const clock = opponents(ctx);
  const pick = chooser(() => {
    local = null; // cards were asked for, and one is chosen
    update();
  });
  const views = new Map();
  let bottom = null;
  let local = null; // what the page answers by itself, for the table it was asked at
  el.append(section);

  const place = (list, wanted) => {
    wanted.forEach(
      (view, at) => list.children[at] !== view.el && list.insertBefore(view.el, list.children[at] ?? null),
    );
    while (list.children.length > wanted.length) list.lastChild.remove();
    hide(list, wanted.length === 0);
  };
  const view = (seat, large) => {
    const key = `${seat.seat}:${large}`;
    if (!views.has(key)) views.set(key, seatView(ctx, large));
    return views.get(key);
  };
  /** On a phone a result is taller than the hand: what comes next stands above it, in sight; else above hands that lie open. */
  const settle = (below) => {
    if (result.next.nextElementSibling === below) return;
    // a hand that is shown after a deal is laid down anew below the result, it does not slide there
    for (const row of [actions.el, result.next]) felt.insertBefore(row, below);
    felt.insertBefore(own, blow.el);
  };
  const fill = () => {
    const table = ctx.get("table") ?? {};
    const seats = table.seats ?? [];
    const wrong = table.refusal?.code ?? null;
    pick.follow(table);
    bottom = table.own ?? ownSeat(seats, bottom);
    // The others in the order of play as seen from the bottom: the left-hand neighbour first.
    const from = seats.findIndex((seat) => seat.seat === bottom) + 1;
    const turned = [...seats.slice(from), ...seats.slice(0, from)];
    for (const seat of seats) view(seat, seat.seat === bottom).update(seat, seat.turn ? wrong : null, pick.of(seat.seat), pick.onto);
    place(
      others,
      turned.filter((seat) => seat.seat !== bottom).map((seat) => view(seat, false)),
    );
    place(
      own,
      turned.filter((seat) => seat.seat === bottom).map((seat) => view(seat, true)),
    );
    felt.classList.toggle("kb-crowd", seats.length > 6);
    put(section, "aria-label", partName(ctx, "table"));
    section.classList.toggle("kb-asking", why.on && table.asks);
    say(phase, table.phaseWords);
    felt.dataset.phase = table.phase;
    say(status, table.status);
    say(caption, table.caption);
    const hint = why.on && table.asks ? ctx.t("why_hint") : (table.prompt ?? pick.hint);
    say(prompt, hint);
    hide(prompt, !hint);
    middle.update(table, pick.middle());
    result.update(table);
    // Whoever holds nothing after a deal stands in the score; hands that are shown stay.
    if (table.result && !own.querySelector(".kb-card")) hide(own, true);
    blow.update(table);
    actions.update(table, pick);
    advice.update(table);
    cover.update(table);
    hide(actions.el, !result.next.hidden || !cover.el.hidden);
    const shownAfter = own.hidden ? cover.el : own;
    settle(!table.result ? cover.el : narrow.matches ? result.el : shownAfter);
    if (local && local.table !== table) local = null;
    if (table.refusal) reply(table.refusal, "no", "refused");
    else if (table.reason) reply(table.reason, "yes", null);
    else reply(local, "here", null);
    memo(now, [table.now, ctx.get("lang")], () => table.now && nowLine(ctx, table.now));
    put(known, "aria-label", table.known?.title ?? null);
    memo(known, [table.known, ctx.get("lang")], () => table.known && newsOf(ctx, table.known));
    memo(looking, [table.looking, ctx.get("lang")], () => table.looking && backLine(ctx, table.looking));
    status.classList.toggle("kb-sr", Boolean(table.looking));
  };
  const reply = (said, look, head) => {
    answer.classList.toggle("kb-fine", look !== "no");
    memo(
      answer,
      [said && [said.text, said.clauses, said.serial], head, ctx.get("lang")],
      () =>
        said && [
          icon(look),
          h("p", {}, head && h("b", {}, `${ctx.t(head)} `), said.text),
          said.clauses?.length > 0 &&
            h(
              "span",
              { class: "kb-refs" },
              said.clauses.map((id) => clauseRef(ctx, id)),
            ),
        ],
    );
  };
  const chooseFirst = () => {
    local = { text: ctx.t("choose_first"), clauses: pick.clauses, table: ctx.get("table") };
    update();
    section.querySelector(".kb-own .kb-play[tabindex='0']")?.focus({ preventScroll: true });
    now.scrollIntoView({ block: "nearest" });
  };

  /** A new refusal comes into the window with the clause line below it, as far as the page has to move for that. */
  let refused = ctx.get("table")?.refusal?.serial ?? null;
  const showRefusal = () => {
    const { serial = null } = ctx.get("table")?.refusal ?? {};
    const fresh = serial !== null && serial !== refused;
    refused = serial;
    if (fresh) now.scrollIntoView({ block: "nearest" }); // at once: whoever presses next must not press beside it
  };

  const next = (key, at) =>
    (key?.startsWith("hint") ? advice.next() : null) ??
    nextCard(section, key, at) ??
    section.querySelector(".kb-actions:not([hidden]) button:not([data-forbidden], .kb-why), .kb-own .kb-play[tabindex='0'], .kb-asked [tabindex='0']") ??
    section;
  const update = () => {
    const held = document.activeElement;
    const at = held?.closest?.(".kb-hand") ? [...held.closest(".kb-hand").querySelectorAll("button")].indexOf(held) : 0;
    motion.around(ctx.get("table") ?? {}, () => keepFocus(section, fill, (key) => next(key, at)));
    // The focus waits on the table itself while there is nothing to press.
    if (document.activeElement === section && held === section) next(null, 0).focus({ preventScroll: true });
    showRefusal();
    clock.update();
  };
  ctx.on(["table", "words", "cards", "lang", "prefs", "setup", "book"], update);
  update();
  return () => {
    clock.stop();
    blow.stop();
    motion.stop();
  };
}

/** The clause in force: a button that shows it, and how it begins. */
function nowLine(ctx, { id, text }) {
  return [h("span", { class: "kb-now-word" }, `${ctx.t("now")}: `), clauseRef(ctx, id), " ", h("span", { class: "kb-now-text" }, text)];
}

/** What has become certain about hidden cards; the log says it aloud. */
function newsOf(ctx, { facts, nothing }) {
  const told = facts.map(({ text, clauses }) => h("li", {}, h("span", {}, text), h("span", { class: "kb-refs" }, clauses.map((id) => clauseRef(ctx, id)))));
  return told.length ? h("ul", { role: "list" }, told) : h("p", { class: "kb-no-news" }, nothing);
}

/** Whoever looks back is told so, and how to come back. */
function backLine(ctx, { text, to }) {
  const button = h(
    "button",
    { type: "button", class: "kb-button", "data-key": "return", onclick: () => ctx.send({ do: "step", to }) },
    ctx.t("return"),
  );
  return [h("span", {}, text), button];
}
