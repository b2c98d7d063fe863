import { h, markup } from "../../widgets/static/dom.js";

const NAMES = { sv: "Svenska", de: "Deutsch", en: "English" };

/** Draws the choice of a language. */
export const langChoice = (langs, lang, speak) =>
  h(
    "select",
    { class: "kr-langs", onchange: (event) => speak(event.target.value) },
    langs.map((one) => h("option", { value: one, lang: one, selected: one === lang }, NAMES[one])),
  );

/** Draws the way into the room: the picture that a phone scans, and the address. */
export const wayIn = (t, given) =>
  h(
    "div",
    { class: "kr-way" },
    markup(h("span", { class: "kr-qr", role: "img", "aria-label": t("scan") }), given.qr),
    h("p", {}, h("span", { class: "kr-hint" }, `${t("scan")} `), h("span", { class: "kr-address" }, given.address)),
  );

/** Draws the same for the desk: folded once somebody is in. */
export const comeIn = (t, given, isIn) => {
  const way = wayIn(t, given);
  return isIn ? h("details", { class: "kr-fold", "data-key": "fold:way_in" }, h("summary", {}, t("way_in")), way) : way;
};

/**
 * Draws the head of the page: the room's code, who this is, who is here, and the choice of a language. `enlarge`: shows the code
 * in large type, on the projector.
 * @param {(() => void) | null} [enlarge]
 */
export function headOf(t, code, own, langs, act, enlarge = null) {
  const { you } = own;
  return [
    h("strong", { class: "kr-code", "aria-label": `${t("code")} ${[...code].join(" ")}` }, code),
    h("span", { class: "kr-game" }, own.gameName ?? ""),
    h(
      "span",
      { class: "kr-who" },
      you ? you.name : "",
      you?.seat !== null && you ? ` · ${own.table ?? t("seat_yours")}` : "",
    ),
    h("span", { class: "kr-here" }, own.here ?? ""),
    enlarge &&
      h(
        "button",
        {
          type: "button",
          class: "kb-button kb-slim",
          "data-key": "large_code",
          "aria-keyshortcuts": "c",
          onclick: enlarge,
        },
        t("large_code"),
        h("kbd", {}, "C"),
      ),
    you?.seat !== null &&
      you &&
      !own.table &&
      h(
        "button",
        {
          type: "button",
          class: "kb-button kb-slim",
          "data-key": "stand",
          onclick: () => act({ do: "sit", seat: null }),
        },
        t("look_on"),
      ),
    langs,
  ];
}

/** Draws what is shown to all, and the way back to it. `question`: the question above the table, or null. */
export const shownOf = (t, view, act, question) => [
  question,
  view.task && h("p", { class: "kr-task", role: "status" }, view.task),
  view.shown.words && h("p", { role: "status" }, view.shown.words),
  view.shown.back &&
    h(
      "button",
      { type: "button", class: "kb-button kb-primary", "data-key": "follow", onclick: () => act({ do: "follow" }) },
      t("follow"),
    ),
];

/** Whether the answer to a question is not shown yet. `poll`: the question, or null. */
export const isOpen = (poll) => Boolean(poll && !poll.answer);

/** Draws the ways from the table to the rules and to the editor, or to look around alone. `at`: the step shown here; `given.up`: the book's address; `given.settles`: whether it has the editor. */
export const waysOf = (t, view, own, act, at, { up, settles }) => [
  h(
    "a",
    { class: "kb-button kb-slim", href: `${up}${view.game}?${view.rules}`, target: "_blank", "data-key": "rules" },
    t("read_rules"),
  ),
  view.table &&
    settles &&
    (own.leads || !isOpen(view.poll)) &&
    h(
      "button",
      { type: "button", class: "kb-button kb-slim", "data-key": "settle", onclick: () => act({ do: "settle" }) },
      t("settle"),
    ),
  own.you &&
    !view.shown.back &&
    view.shown.on !== "poll" &&
    !own.leads &&
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": "alone",
        onclick: () => act({ do: "step", to: at() }),
      },
      t("look_alone"),
    ),
];

/** Draws the button that asks for a hint, with how many are left, and the last hint if it is about the shown step of this deal. */
export const hintOf = (t, own, hint, at, act, clause) => [
  own.hints > 0 &&
    h(
      "button",
      { type: "button", class: "kb-button", "data-key": "hint", onclick: () => act({ do: "hint", at }) },
      `${t("hint")} (${own.hints})`,
    ),
  hint &&
    hint.at === at &&
    hint.left === own.hints && [
      h("p", { role: "status" }, hint.words),
      hint.clause &&
        h("button", { type: "button", class: "kb-ref", onclick: () => clause(hint.clause.id) }, hint.clause.label),
    ],
];

/** Draws the question whether to take over a member that is in use in another tab (`take(true)`), or to be another. */
export const takenOf = (t, take) => [
  h("p", { role: "alert" }, t("taken")),
  h(
    "button",
    { type: "button", class: "kb-button kb-primary", "data-key": "take", onclick: () => take(true) },
    t("take_here"),
  ),
  h("button", { type: "button", class: "kb-button", "data-key": "other", onclick: () => take(false) }, t("be_other")),
];

/** Draws the end of a room for this device, and the way on. `is`: the frame's name. */
export function endOf(t, is, door) {
  const again = h(
    "a",
    { class: "kb-button", href: is === "moved" ? location.href : door },
    t(is === "moved" ? "take_here" : "back_to_door"),
  );
  return h("div", { class: "kr-end", role: "alert" }, h("p", {}, t(is)), again);
}

/** Draws a clause: its label, its text, and a button that calls `shut`. */
export const clauseOf = (t, label, html, shut) => [
  h("h2", {}, label),
  markup(h("div", { class: "kb-clause" }), html),
  h("button", { type: "button", class: "kb-button", onclick: shut }, t("clause_close")),
];
