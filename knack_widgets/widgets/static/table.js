import { h, hide, icon, keepFocus, memo, put, say } from "./dom.js";
import { actionsView, opponents } from "./actions.js";
import { blowView } from "./blow.js";
import { chooser } from "./choose.js";
import { clauseRef } from "./clause.js";
import { nextCard } from "./hand.js";
import { middleView } from "./middle.js";
import { ownSeat, seatView } from "./seats.js";

/** The card table. It knows no rules: it shows `table` and sends what was pressed. */
export function mountTable(el, ctx) {
  const phase = h("span", { class: "kb-phase" });
  const status = h("p", { class: "kb-status", role: "status" });
  const caption = h("p", { class: "kb-sr" });
  const others = h("ul", { class: "kb-seats", role: "list" });
  const own = h("ul", { class: "kb-ownplace", role: "list" });
  const answer = h("div", { class: "kb-answer", role: "alert" });
  const prompt = h("p", { class: "kb-prompt" });
  const middle = middleView(ctx);
  const actions = actionsView(ctx);
  const blow = blowView(ctx);
  const felt = h("div", { class: "kb-felt" }, others, middle.el, own, blow.el, actions.el);
  const section = h(
    "section",
    { class: "kb-table", tabindex: "-1" },
    h("div", { class: "kb-head" }, phase, status),
    caption,
    felt,
    answer,
    prompt,
  );
  const clock = opponents(ctx);
  const pick = chooser(() => update());
  const views = new Map();
  let bottom = null;
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
    put(section, "aria-label", ctx.t("table"));
    say(phase, table.phaseWords);
    say(status, table.status);
    say(caption, table.caption);
    const hint = table.prompt ?? pick.hint;
    say(prompt, hint);
    hide(prompt, !hint);
    middle.update(table, pick.middle());
    blow.update(table);
    actions.update(table, pick);
    refuse(table.refusal);
  };
  const refuse = (refusal) =>
    memo(
      answer,
      [refusal, ctx.get("lang")],
      () =>
        refusal && [
          icon("no"),
          h("p", {}, h("b", {}, `${ctx.t("refused")} `), refusal.text),
          refusal.clauses?.length > 0 &&
            h(
              "span",
              { class: "kb-refs" },
              refusal.clauses.map((id) => clauseRef(ctx, id)),
            ),
        ],
    );

  const next = (key, at) =>
    nextCard(section, key, at) ??
    section.querySelector(".kb-actions button, .kb-own .kb-play[tabindex='0'], .kb-asked [tabindex='0']") ??
    section;
  const update = () => {
    const held = document.activeElement;
    const at = held?.closest?.(".kb-hand") ? [...held.closest(".kb-hand").querySelectorAll("button")].indexOf(held) : 0;
    keepFocus(section, fill, (key) => next(key, at));
    // The focus waits on the table itself while there is nothing to press.
    if (document.activeElement === section && held === section) next(null, 0).focus({ preventScroll: true });
    clock.update();
  };
  ctx.on(["table", "words", "cards", "lang", "prefs", "setup"], update);
  update();
  return () => {
    clock.stop();
    blow.stop();
  };
}
