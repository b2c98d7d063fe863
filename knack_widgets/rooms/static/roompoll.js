import { h, markup, memo, put } from "../../widgets/static/dom.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz"; // as on paper

/** Whether a device's own answer is right, once the answer is shown; null before, and for a device that has not answered. */
const isRight = ({ answer }, vote) =>
  answer && vote?.length ? vote.length === answer.right.length && vote.every((id) => answer.right.includes(id)) : null;

/** The reasons beside choices; none if all choices have the same reason, which is then said once below them. */
const reasonsOf = ({ answer }) => {
  const reasons = answer?.reasons ?? {};
  return new Set(Object.values(reasons)).size > 1 ? reasons : {};
};

/** Draws what is in a choice: its letter, cards and words, and once they are known its votes, whether it is right, and why. */
function insideOf({ t, book, kind }, { poll, own, marked }, { id, label, cards, votes }, at) {
  const right = poll.answer?.right.includes(id);
  const told = votes !== undefined;
  const reason = reasonsOf(poll)[id];
  const mine = own.vote?.includes(id);
  const can = own.you && !poll.closed;
  const chosen = votes > 0 || poll.earlier?.some((round) => round[id] > 0);
  const boxes = poll.several ? ["☐", "☑"] : ["○", "●"];
  return [
    can && h("span", { class: "kr-box", "aria-hidden": "true" }, boxes[Number(marked.includes(id))]),
    h("b", { class: "kr-letter" }, LETTERS[at] ?? ""),
    cards.map(
      (card) =>
        book().cards[card] && markup(h("span", { class: "kr-card", "aria-hidden": "true" }), book().cards[card].svg),
    ),
    h("span", { class: "kr-label" }, label),
    poll.answer && mine && h("span", { class: "kr-own" }, `${right ? "" : "✗ "}${t("own_answer")}`),
    poll.answer &&
      right &&
      h("b", { class: "kr-right" }, `✓ ${t(poll.answer.refused ? "refused_mark" : "right_mark")}`),
    poll.answer?.refused && !right && h("span", { class: "kr-other" }, t("allowed_mark")),
    told && h("span", { class: "kr-votes" }, h("span", { class: "kb-sr" }, `${t("votes")}: `), String(votes)),
    told && h("span", { class: "kr-bar", "aria-hidden": "true", style: `--share: ${votes / Math.max(1, poll.voted)}` }),
    poll.earlier?.length > 0 &&
      h(
        "span",
        { class: "kr-before" },
        poll.earlier.map((round, nth) => `${t("round")} ${nth + 1}: ${round[id] ?? 0}`).join(" · "),
      ),
    reason &&
      (right || mine || kind === "desk" || (kind === "screen" && chosen)) &&
      h("span", { class: "kr-reason" }, reason),
  ];
}

/** Draws a choice: a button while the device may vote. */
function choice(room, { poll, own, marked, toggle }, one, at) {
  const { id } = one;
  const inside = insideOf(room, { poll, own, marked }, one, at);
  if (own.you && !poll.closed) {
    const pressed = String(marked.includes(id));
    const events = { "data-key": `vote:${id}`, "aria-pressed": pressed, onclick: () => toggle(id) };
    return h("li", {}, h("button", { type: "button", class: "kr-choice", ...events }, inside));
  }
  const right = poll.answer?.right.includes(id);
  const mine = own.vote?.includes(id);
  const marks = [mine && "kr-mine", right && "kr-isright", poll.answer && mine && !right && "kr-iswrong"];
  return h("li", {}, h("div", { class: ["kr-choice", ...marks.filter(Boolean)].join(" ") }, inside));
}

/** Draws the answer: whether the device's own is right, how many were, why, and the clauses. */
const answer = ({ t, clause }, poll, own) => {
  const right = isRight(poll, own.vote);
  const facts = poll.answer;
  return h(
    "div",
    { class: "kr-answer", role: "status" },
    right !== null &&
      h(
        "p",
        { class: `kr-verdict ${right ? "kr-ok" : "kr-bad"}` },
        t(right ? "your_answer_right" : "your_answer_wrong"),
      ),
    h("p", {}, h("b", {}, facts.rightWords)),
    Object.keys(reasonsOf(poll)).length === 0 && h("p", {}, facts.why),
    facts.clauses.map((one) =>
      h("button", { type: "button", class: "kb-ref", onclick: () => clause(one.id, one) }, one.label),
    ),
  );
};

/**
 * Draws the question: choices to mark, then the distribution, then the answer. `act` sends; `book` has the cards; `kind`: the
 * kind of page. A phone has the question above the table (`questionOf`), and the choices below.
 */
export function pollView(room) {
  const { t, act, kind } = room;
  const el = h("section", { class: "kr-poll", "aria-live": "off" });
  /** @type {any[]} */
  let marked = [];
  let about = null;
  /** @type {any} */
  let poll = null;
  /** @type {any} */
  let own = {};
  let voted = "[]"; // the vote of this device, as last heard
  let above = false; // whether the question stands above the table

  const toggle = (id) => {
    if (poll.closed) return;
    if (!poll.several) marked = [id];
    else marked = marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id];
    draw();
  };
  const button = () =>
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
    );
  const draw = () => {
    put(el, "hidden", poll ? null : "");
    memo(
      el,
      [poll, own.vote, marked, Boolean(own.you), t("vote"), above],
      () =>
        poll && [
          !above && questionOf(poll),
          poll.answer && answer(room, poll, own),
          h(
            "ul",
            { class: "kr-choices", role: "list" },
            poll.choices.map((one, at) => choice(room, { poll, own, marked, toggle }, one, at)),
          ),
          h(
            "div",
            { class: "kr-row kr-answering" },
            own.you && !poll.closed && button(),
            own.vote?.length > 0 &&
              !poll.closed &&
              h("p", { class: "kr-received", role: "status" }, t("vote_received")),
            h("p", { class: "kr-count", role: "status" }, poll.votedWords),
          ),
        ],
    );
  };
  return {
    el,
    update: (given, mine, hasTable) => {
      poll = given;
      own = mine ?? {};
      above = kind === "phone" && hasTable;
      const now = poll && `${poll.question} ${poll.round} ${poll.number}`;
      const heard = JSON.stringify(own.vote ?? []);
      // The frame with the next question comes before the one without the vote on the last.
      if (now !== about) marked = about === null ? (own.vote ?? []) : [];
      else if (heard !== voted && own.vote?.length) marked = own.vote;
      [about, voted] = [now, heard];
      draw();
    },
  };
}

/** Draws the words of a question, with its number in a quiz. */
export const questionOf = (poll) =>
  h("h2", { class: "kr-question" }, poll.number ? `${poll.number}. ${poll.question}` : poll.question);
