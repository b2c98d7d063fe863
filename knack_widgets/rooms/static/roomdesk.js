import { h, memo } from "../../widgets/static/dom.js";
import { questions } from "./roomasking.js";
import { classView } from "./roomclass.js";
import { results } from "./roomtaking.js";

/** Draws the leader's controls: `el` is above the table, `lists` below it. */
export function deskView(desk) {
  const { t, act, given, book, lang } = desk;
  const el = h("div", { class: "kr-desk" });
  const lists = h("div", { class: "kr-lists" });
  const bar = h("div", { class: "kr-bar-row", role: "group" });
  const asking = h("div", { class: "kr-asking" });
  const people = classView({ t, act });
  const ended = h("section", { class: "kr-results" });
  const chosen = { kind: "", clause: "", about: "", ruling: "", game: "", players: 4, example: "" };
  let sure = false;
  /** @type {any} */
  let last = [];
  el.append(bar, asking);
  lists.append(people.el, ended);

  const button = (key, message, { primary = false, pressed = null } = {}) =>
    h(
      "button",
      {
        type: "button",
        class: `kb-button${primary ? " kb-primary" : ""}`,
        "data-key": `do:${key}`,
        "aria-pressed": pressed === null ? null : String(pressed),
        onclick: () => act(message),
      },
      t(key),
    );
  const controls = ({ match }) => [
    (match.on !== "match" || match.at !== null) && button("back_match", { do: "match" }, { primary: true }),
    button(match.open ? "hands_close" : "hands_open", { do: "uncover", open: !match.open }),
    button(match.marks ? "marks_off" : "marks_on", { do: "mark", marks: !match.marks }),
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
    h("label", { for: "kr-fill" }, t("fill")),
    h(
      "select",
      { id: "kr-fill", "data-key": "fill", onchange: (event) => act({ do: "fill", by: event.target.value }) },
      match.fills.map((by) => h("option", { value: by, selected: by === match.fill }, t(`fill_${by}`))),
    ),
  ];
  const pollBar = (poll, quiz) => [
    !poll.closed && button("close", { do: "close" }, { primary: true }),
    poll.closed && !poll.answer && button("answer", { do: "answer" }, { primary: true }),
    poll.closed && button("again", { do: "again" }),
    quiz.at > 0 &&
      quiz.at < quiz.count &&
      button("quiz_next", { do: "quiz", next: true }, { primary: Boolean(poll.answer) }),
    button("put_away", { do: "put_away" }),
  ];
  const ask = (now) => {
    sure = now;
    update(...last);
  };
  const update = (own, room, view) => {
    last = [own, room, view];
    if (!room) return;
    const words = t("title");
    memo(bar, [room.match, view?.poll, room.quiz, words], () =>
      view?.poll ? pollBar(view.poll, room.quiz) : controls(room),
    );
    const open = [...asking.querySelectorAll("details[open]")].map((one) => one.dataset.key);
    memo(asking, [Boolean(view?.poll), room.match.known, own.game, words, book().clauseOrder?.length], () =>
      view?.poll ? null : questions(desk, chosen, own.game, room.match.known),
    );
    for (const one of asking.querySelectorAll("details")) if (open.includes(one.dataset.key)) one.open = true;
    people.update(own, room);
    memo(ended, [room.misses, room.wrong, sure, words], () => results(desk, room, sure, ask));
  };
  return { el, lists, update };
}
