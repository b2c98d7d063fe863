import { h, markup, memo, put } from "../../widgets/static/dom.js";

/** Draws a choice, with its votes and whether it is right once these are known. */
function choice({ t, book }, { poll, own, marked, toggle }, one) {
  const { id, label, cards, votes } = one;
  const right = poll.answer?.right.includes(id);
  const most = Math.max(1, poll.voted);
  const told = votes !== undefined;
  const inside = [
    cards.map(
      (card) =>
        book().cards[card] && markup(h("span", { class: "kr-card", "aria-hidden": "true" }), book().cards[card].svg),
    ),
    h("span", { class: "kr-label" }, label),
    poll.answer && right && h("b", { class: "kr-right" }, `✓ ${t("right_mark")}`),
    told && h("span", { class: "kr-votes" }, h("span", { class: "kb-sr" }, `${t("votes")}: `), String(votes)),
    told && h("span", { class: "kr-bar", "aria-hidden": "true", style: `--share: ${votes / most}` }),
    poll.earlier?.length > 0 &&
      h(
        "span",
        { class: "kr-before" },
        poll.earlier.map((round, at) => `${t("round")} ${at + 1}: ${round[id] ?? 0}`).join(" · "),
      ),
  ];
  const can = own.you && !poll.closed;
  const pressed = marked.includes(id);
  return h(
    "li",
    {},
    can
      ? h(
          "button",
          {
            type: "button",
            class: "kr-choice",
            "data-key": `vote:${id}`,
            "aria-pressed": String(pressed),
            onclick: () => toggle(id),
          },
          inside,
        )
      : h(
          "div",
          { class: `kr-choice${own.vote?.includes(id) ? " kr-mine" : ""}${right ? " kr-isright" : ""}` },
          inside,
        ),
  );
}

const answer = (clause, facts) =>
  h(
    "div",
    { class: "kr-answer", role: "status" },
    h("p", {}, h("b", {}, facts.rightWords)),
    h("p", {}, facts.why),
    facts.clauses.map((one) =>
      h("button", { type: "button", class: "kb-ref", onclick: () => clause(one.id, one) }, one.label),
    ),
  );

/** Draws the question: choices to mark, then the distribution, then the answer. `act` sends; `book` has the cards. */
export function pollView(room) {
  const { t, act, clause } = room;
  const el = h("section", { class: "kr-poll", "aria-live": "off" });
  /** @type {any[]} */
  let marked = [];
  let about = null;
  /** @type {any} */
  let poll = null;
  /** @type {any} */
  let own = {};

  const toggle = (id) => {
    if (poll.closed) return;
    if (!poll.several) marked = [id];
    else marked = marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id];
    draw();
  };
  const draw = () => {
    put(el, "hidden", poll ? null : "");
    memo(
      el,
      [poll, own.vote, marked, Boolean(own.you), t("vote")],
      () =>
        poll && [
          h("h2", { class: "kr-question" }, poll.number ? `${poll.number}. ${poll.question}` : poll.question),
          h(
            "ul",
            { class: "kr-choices", role: "list" },
            poll.choices.map((one) => choice(room, { poll, own, marked, toggle }, one)),
          ),
          own.you &&
            !poll.closed &&
            h(
              "button",
              {
                type: "button",
                class: "kb-button kb-primary kr-vote",
                "data-key": "vote",
                "aria-disabled": String(!marked.length),
                onclick: () => marked.length && act({ do: "vote", choices: marked }),
              },
              t(own.vote?.length ? "vote_change" : "vote"),
            ),
          h("p", { class: "kr-count", role: "status" }, poll.votedWords),
          poll.answer && answer(clause, poll.answer),
        ],
    );
  };
  return {
    el,
    update: (given, mine) => {
      poll = given;
      own = mine ?? {};
      const now = poll && `${poll.question} ${poll.round} ${poll.number}`;
      if (now !== about) marked = own.vote ?? [];
      about = now;
      draw();
    },
  };
}
