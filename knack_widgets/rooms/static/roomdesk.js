import { h, memo } from "../../widgets/static/dom.js";
import { press, questions, section, showing } from "./roomasking.js";
import { classView } from "./roomclass.js";
import { lessonView } from "./roomlesson.js";
import { clauseView } from "./roomclause.js";
import { tablesView } from "./roomtables.js";
import { ending, results } from "./roomtaking.js";
import { sendAddress } from "./roomwall.js";

const TYPED = "input, select, textarea, [contenteditable], dialog *"; // where a letter is no shortcut

/** Calls the function of a key (`n`) when it is pressed alone, and nothing is being typed. */
function onKeys(acts) {
  addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest?.(TYPED)) return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Draws which table the desk is about if it is on the wall, and the way back to the teacher's own table. */
const aboutOf = ({ t, act }, words) => [
  h("strong", { role: "status" }, words),
  press(t, "own_table", () => act({ do: "wall", table: null }), " kb-slim"),
];

/** Draws the button that lays the hands open; it asks first (`sure`) if others still play with them. */
const opening = ({ t, act }, { warning }, { sure, ask }) => {
  const open = () => {
    ask(false);
    act({ do: "uncover", open: true });
  };
  if (!warning) return press(t, "hands_open", open, " kb-slim");
  if (!sure) return press(t, "hands_open", () => ask(true), " kb-slim");
  return [
    h("span", { role: "alert" }, warning),
    press(t, "hands_open_yes", open, " kb-slim kr-no"),
    press(t, "cancel", () => ask(false), " kb-slim"),
  ];
};

/** Draws the controls of the match on the table, or of the table on the wall. `hands`: whether to lay hands open was asked once. */
const controls = (desk, { match }, hands) => {
  const { t, act } = desk;
  const button = (key, message, kind = "") => press(t, key, () => act(message), ` kb-slim${kind}`);
  return [
    (match.on !== "match" || match.at !== null) && button("back_match", { do: "match" }, " kb-primary"),
    match.open ? button("hands_close", { do: "uncover", open: false }) : opening(desk, match, hands),
    button(match.marks ? "marks_off" : "marks_on", { do: "mark", marks: !match.marks }),
    button(match.hints ? "hints_off" : "hints_on", { do: "hints", on: !match.hints }),
    match.fills.length > 0 && h("label", { for: "kr-fill" }, t("fill")),
    match.fills.length > 0 &&
      h(
        "select",
        { id: "kr-fill", "data-key": "fill", onchange: (event) => act({ do: "fill", by: event.target.value }) },
        match.fills.map((by) => h("option", { value: by, selected: by === match.fill }, t(`fill_${by}`))),
      ),
  ];
};

/** Draws the controls of a question to the class. */
const pollBar = ({ t, act }, poll, quiz) => {
  const button = (key, message, kind = "") => press(t, key, () => act(message), kind);
  return [
    !poll.closed && button("close", { do: "close" }, " kb-primary"),
    poll.closed && !poll.answer && button("answer", { do: "answer" }, " kb-primary"),
    poll.closed && button("again", { do: "again" }),
    quiz.at > 0 &&
      quiz.at < quiz.count &&
      button("quiz_next", { do: "quiz", next: true }, poll.answer ? " kb-primary" : ""),
    button("put_away", { do: "put_away" }),
  ];
};

/** Draws what stands beside the code: the next step (`step`), the way to the wall, and the code in large type there (`large`). */
const heading = ({ t, given, lang }, step, large, { next, enlarge }) => [
  h(
    "button",
    {
      type: "button",
      class: "kb-button kb-primary",
      "data-key": "do:next",
      "aria-disabled": String(!step),
      "aria-keyshortcuts": "n",
      onclick: next,
    },
    step ? step.words : t("next"),
    h("kbd", {}, "N"),
  ),
  h(
    "a",
    {
      class: "kb-button",
      href: `${given.up}room/${given.code}?screen=1&lang=${lang()}${given.at ? `&at=${encodeURIComponent(given.at)}` : ""}`,
      target: "_blank",
      rel: "noopener",
    },
    t("screen"),
  ),
  h(
    "button",
    {
      type: "button",
      class: "kb-button",
      "data-key": "do:large_code",
      "aria-keyshortcuts": "c",
      onclick: enlarge,
    },
    t(large ? "code_hide" : "code_show"),
    h("kbd", {}, "C"),
  ),
];

/**
 * Draws the leader's controls: `head` beside the room's code, `about` above the table, `bar` under it, `lesson` under the question, `lists` in
 * the pane of the class. `front()` brings the pane of the lesson to the front.
 */
export function deskView(desk, front) {
  const { t, act, book, lang } = desk;
  const [head, about, bar, poll] = ["kr-next", "kr-about", "kr-bar-row", "kr-bar-row"].map((name) =>
    h("div", { class: name }),
  );
  const [asking, putting] = [h("div", { class: "kr-asking" }), h("div", { class: "kr-putting" })];
  const lists = h("div", { class: "kr-lists" });
  const people = classView({ t, act });
  const [ended, danger] = [h("section", { class: "kr-results" }), h("section", { class: "kr-danger" })];
  const chosen = { kind: "", clause: "", ruling: "", game: "", players: "", example: "" };
  const clause = clauseView({ ...desk, game: () => last[0]?.game }, chosen, front);
  const lesson = lessonView(desk);
  const tables = tablesView(desk);
  let sure = false;
  const hands = {
    sure: false,
    ask: (now) => {
      hands.sure = now;
      update(...last);
    },
  };
  /** @type {any} */
  let last = [];
  sendAddress(desk.given);
  lists.append(tables.el, people.el, ended, danger);
  const uncover = () => danger.scrollIntoView?.({ block: "nearest" });
  danger.addEventListener("toggle", uncover, true); // of the fold inside, which does not bubble

  const ask = (now) => {
    sure = now;
    update(...last);
    uncover();
  };
  const next = () => last[1]?.next && act(last[1].next.message);
  const enlarge = () => {
    const [own] = last;
    if (!own) return;
    own.largeCode = !own.largeCode; // at once: a second press may come before the room has answered
    act({ do: "large_code", on: own.largeCode });
    update(...last);
  };
  onKeys({ n: next, c: enlarge, "/": clause.seek });

  /** Draws folds again, and keeps those open that were. */
  const folded = (el, data, build) => {
    const open = [...el.querySelectorAll("details[open]")].map((one) => one.dataset.key);
    memo(el, data, build);
    for (const one of el.querySelectorAll("details")) if (open.includes(one.dataset.key)) one.open = true;
  };
  const update = (own, room, view) => {
    last = [own, room, view];
    if (!room) return;
    const words = t("title");
    const size = book().clauseOrder?.length;
    memo(head, [room.next, own.largeCode, words, lang()], () =>
      heading(desk, room.next, own.largeCode, { next, enlarge }),
    );
    if (!room.match.warning) hands.sure = false;
    memo(about, [room.match.about, words], () => room.match.about && aboutOf(desk, room.match.about));
    memo(bar, [room.match, Boolean(view?.poll), hands.sure, words], () => !view?.poll && controls(desk, room, hands));
    memo(poll, [view?.poll?.closed, Boolean(view?.poll?.answer), !view?.poll, room.quiz, words], () =>
      view?.poll ? pollBar(desk, view.poll, room.quiz) : null,
    );
    folded(asking, [Boolean(view?.poll), room.match.known, own.game, words, size], () =>
      view?.poll ? null : questions(desk, chosen, room.match.known),
    );
    const here = own.count || own.seats.length;
    folded(putting, [Boolean(view?.poll), own.game, chosen.game, chosen.players, here, words, size], () =>
      view?.poll ? null : showing(desk, chosen, own.game, here, () => update(...last)),
    );
    clause.update(view?.clause ?? null);
    lesson.update(room);
    tables.update(room);
    people.update(own, room);
    memo(ended, [room.misses, room.wrong, words], () => results(desk, room));
    folded(danger, [sure, words], () => section(t, "end_room", ending(desk, sure, ask)));
  };
  return {
    head,
    about,
    bar,
    lesson: [poll, lesson.el, asking, clause.el, putting],
    lists,
    update,
    table: tables.hear,
    choose: clause.choose,
  };
}
