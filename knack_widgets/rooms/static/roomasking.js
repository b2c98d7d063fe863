import { h } from "../../widgets/static/dom.js";

const KINDS = ["legal-moves", "which-clause", "who-acts", "who-takes", "what-is-paid", "find-refused", "what-follows"];

/** Draws a button of the desk; `key` names its words. */
export const press = (t, key, onclick, kind = "") =>
  h("button", { type: "button", class: `kb-button${kind}`, "data-key": `do:${key}`, onclick }, t(key));

export const section = (t, key, inside) =>
  h(
    "details",
    { class: "kr-fold", "data-key": `fold:${key}` },
    h("summary", {}, t(key)),
    h("div", { class: "kr-row" }, inside),
  );

/** Draws a labelled choice, which stands on `at`; what is chosen is kept in `chosen` under `name`, and then drawn (`redraw`). */
const choice = ({ t }, chosen, name, label, options, { at = chosen[name], redraw = () => {} } = {}) => [
  h("label", { for: `kr-${name}` }, t(label)),
  h(
    "select",
    {
      id: `kr-${name}`,
      "data-key": name,
      onchange: (event) => {
        chosen[name] = event.target.value;
        redraw();
      },
    },
    options.map(([value, words]) => h("option", { value, selected: String(at) === String(value) }, words)),
  ),
];

/** Draws the form for something that was copied: a link of the book, a position or a record. */
const pasting = ({ t, act }) =>
  h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        act({ do: "paste", text: event.target.elements.text.value.trim() });
      },
    },
    h("label", { for: "kr-paste" }, t("paste")),
    h("input", {
      id: "kr-paste",
      name: "text",
      required: true,
      maxlength: "12000",
      autocomplete: "off",
      "data-key": "paste",
    }),
    h("button", { class: "kb-button", "data-key": "do:paste" }, t("paste_show")),
  );

/** Draws the worked examples, each under its clause. */
const exampleChoice = ({ t, act, book }, chosen) => {
  const { examples = {}, shows = {}, clauses = {} } = book();
  const names = Object.keys(examples);
  const groups = [...new Set(names.map((name) => shows[name]))];
  return [
    h("label", { for: "kr-example" }, t("example")),
    h(
      "select",
      { id: "kr-example", "data-key": "example", onchange: (event) => (chosen.example = event.target.value) },
      groups.map((clause) =>
        h(
          "optgroup",
          { label: clauses[clause] ?? clause },
          names
            .filter((name) => shows[name] === clause)
            .map((name) => h("option", { value: name, selected: chosen.example === name }, examples[name])),
        ),
      ),
    ),
    press(t, "show_example", () => act({ do: "example", id: chosen.example || names[0] })),
  ];
};

/** Draws the questions that the leader can ask the class. `known`: whether questions about the shown step are known. */
export function questions(desk, chosen, known) {
  const { t, act, book } = desk;
  const { readings = {}, kinds = [] } = book();
  const rulings = Object.keys(readings);
  if (!kinds.includes(chosen.kind)) chosen.kind = ""; // of the game that was on the table before
  return [
    h("h2", {}, t("ask")),
    h(
      "div",
      { class: "kr-row" },
      choice(desk, chosen, "kind", "kind", [
        ["", t("any_kind")],
        ...KINDS.filter((id) => kinds.includes(id)).map((id) => [id, t(`kind_${id.replaceAll("-", "_")}`)]),
      ]),
      known && press(t, "ask_here", () => act({ do: "ask", here: true, kind: chosen.kind })),
      press(t, "ask_fresh", () => act({ do: "ask", kind: chosen.kind })),
      press(t, "quiz_start", () => act({ do: "quiz" })),
    ),
    rulings.length > 0 &&
      section(t, "ask_reading", [
        choice(
          desk,
          chosen,
          "ruling",
          "reading",
          rulings.map((id) => [id, `${id} · ${book().clauses[readings[id]] ?? ""}`]),
        ),
        press(t, "ask_this_reading", () => act({ do: "ask", ruling: chosen.ruling || rulings[0] })),
      ]),
  ];
}

/**
 * Draws what the leader can put on the table. `chosen`: what is chosen in the forms, or "" for what fits: the game on the table
 * (`current`), and the number of people in the room (`here`). `redraw` is called when another game is chosen.
 */
export function showing(desk, chosen, current, here, redraw) {
  const { t, act, book } = desk;
  const { players = {}, games = {} } = book();
  const game = chosen.game || current;
  const [least, most] = players[game] ?? [2, 4];
  const count = Math.min(Math.max(Number(chosen.players) || here, least), most);
  const begin = () => {
    act({ do: "begin", game, players: count });
    chosen.game = chosen.players = "";
    redraw();
  };
  return [
    section(t, "show", [exampleChoice(desk, chosen), pasting(desk), h("p", { class: "kr-hint" }, t("attempt_hint"))]),
    section(t, "new_match", [
      choice(desk, chosen, "game", "game", Object.entries(games), { at: game, redraw }),
      choice(
        desk,
        chosen,
        "players",
        "players",
        Array.from({ length: most - least + 1 }, (_, at) => [least + at, least + at]),
        { at: count, redraw },
      ),
      press(t, "begin", begin),
    ]),
  ];
}
