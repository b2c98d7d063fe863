import { h } from "../../widgets/static/dom.js";

const KINDS = ["legal-moves", "which-clause", "who-acts", "who-takes", "what-is-paid", "find-refused", "what-follows"];

/** Draws a button of the desk; `key` names its words. */
export const press = (t, key, onclick) =>
  h("button", { type: "button", class: "kb-button", "data-key": `do:${key}`, onclick }, t(key));

const section = (t, key, inside) =>
  h(
    "details",
    { class: "kr-fold", "data-key": `fold:${key}` },
    h("summary", {}, t(key)),
    h("div", { class: "kr-row" }, inside),
  );

/**
 * Draws what the leader can ask, show and begin. `chosen`: what is chosen in these forms; `current`: the game on the table;
 * `known`: whether questions about the shown step are known.
 */
export function questions({ t, act, book }, chosen, current, known) {
  const select = (name, label, options) => [
    h("label", { for: `kr-${name}` }, t(label)),
    h(
      "select",
      { id: `kr-${name}`, "data-key": name, onchange: (event) => (chosen[name] = event.target.value) },
      options.map(([value, words]) => h("option", { value, selected: String(chosen[name]) === String(value) }, words)),
    ),
  ];
  const clauses = () => (book().clauseOrder ?? []).map((id) => [id, book().clauses[id] ?? id]);
  const { players = {}, games = {}, readings = {} } = book();
  const game = chosen.game || current;
  const [least, most] = players[game] ?? [2, 4];
  const rulings = Object.keys(readings);
  return [
    section(t, "ask", [
      select("kind", "kind", [["", t("any_kind")], ...KINDS.map((id) => [id, t(`kind_${id.replaceAll("-", "_")}`)])]),
      known && press(t, "ask_here", () => act({ do: "ask", here: true, kind: chosen.kind })),
      select("about", "clause", [["", t("any_clause")], ...clauses()]),
      press(t, "ask_fresh", () => act({ do: "ask", kind: chosen.kind, clause: chosen.about })),
      press(t, "quiz_start", () => act({ do: "quiz", clause: chosen.about })),
      rulings.length > 0 &&
        select(
          "ruling",
          "ask_reading",
          rulings.map((id) => [id, `${id} · ${book().clauses[readings[id]] ?? ""}`]),
        ),
      rulings.length > 0 && press(t, "ask_reading", () => act({ do: "ask", ruling: chosen.ruling || rulings[0] })),
    ]),
    section(t, "show", [
      select("clause", "clause", [["", t("any_clause")], ...clauses()]),
      press(t, "show_clause", () => chosen.clause && act({ do: "clause", id: chosen.clause, show: true })),
      press(t, "hide_clause", () => act({ do: "clause", id: "" })),
      select("example", "example", Object.entries(book().examples ?? {})),
      press(t, "show_example", () => act({ do: "example", id: chosen.example || Object.keys(book().examples)[0] })),
      h("p", { class: "kr-hint" }, t("attempt_hint")),
    ]),
    section(t, "new_match", [
      select("game", "game", Object.entries(games)),
      select(
        "players",
        "players",
        Array.from({ length: most - least + 1 }, (_, at) => [least + at, least + at]),
      ),
      press(t, "begin", () => act({ do: "begin", game: chosen.game || game, players: Number(chosen.players) })),
    ]),
  ];
}
