import { h, memo } from "./dom.js";
import { classView } from "./roomclass.js";

const KINDS = ["legal-moves", "which-clause", "who-acts", "who-takes", "what-is-paid", "find-refused", "what-follows"];

/** Draws the leader's controls: `el` is above the table, `lists` below it. */
export function deskView({ t, act, given, secret, book, lang }) {
  const el = h("div", { class: "kr-desk" });
  const lists = h("div", { class: "kr-lists" });
  const bar = h("div", { class: "kr-bar-row", role: "group" });
  const asking = h("div", { class: "kr-asking" });
  const people = classView({ t, act });
  const results = h("section", { class: "kr-results" });
  const chosen = { kind: "", clause: "", about: "", ruling: "", game: "", players: 4, example: "" };
  let sure = false;
  let last = [];
  el.append(bar, asking);
  lists.append(people.el, results);

  const button = (key, message, { primary = false, pressed = null } = {}) =>
    h(
      "button",
      { type: "button", class: `kb-button${primary ? " kb-primary" : ""}`, "data-key": `do:${key}`, "aria-pressed": pressed === null ? null : String(pressed), onclick: () => act(message) },
      t(key),
    );
  const select = (name, label, options) => [
    h("label", { for: `kr-${name}` }, t(label)),
    h(
      "select",
      { id: `kr-${name}`, "data-key": name, onchange: (event) => (chosen[name] = event.target.value) },
      options.map(([value, words]) => h("option", { value, selected: String(chosen[name]) === String(value) }, words)),
    ),
  ];
  const clauses = () => (book().clauseOrder ?? []).map((id) => [id, book().clauses[id] ?? id]);
  const controls = ({ match }) => [
    (match.on !== "match" || match.at !== null) && button("back_match", { do: "match" }, { primary: true }),
    button(match.open ? "hands_close" : "hands_open", { do: "uncover", open: !match.open }),
    button(match.marks ? "marks_off" : "marks_on", { do: "mark", marks: !match.marks }),
    h("a", { class: "kb-button", href: `${given.up}room/${given.code}?screen=1&lang=${lang()}${given.at ? `&at=${encodeURIComponent(given.at)}` : ""}`, target: "_blank", rel: "noopener" }, t("screen")),
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
    quiz.at > 0 && quiz.at < quiz.count && button("quiz_next", { do: "quiz", next: true }, { primary: Boolean(poll.answer) }),
    button("put_away", { do: "put_away" }),
  ];
  const questions = ({ match }) => {
    const { players = {}, games = {}, readings = {} } = book();
    const game = chosen.game || last[0]?.game;
    const [least, most] = players[game] ?? [2, 4];
    const rulings = Object.keys(readings);
    return [
      section("ask", [
        select("kind", "kind", [["", t("any_kind")], ...KINDS.map((id) => [id, t(`kind_${id.replaceAll("-", "_")}`)])]),
        match.known && press("ask_here", () => act({ do: "ask", here: true, kind: chosen.kind })),
        select("about", "clause", [["", t("any_clause")], ...clauses()]),
        press("ask_fresh", () => act({ do: "ask", kind: chosen.kind, clause: chosen.about })),
        press("quiz_start", () => act({ do: "quiz", clause: chosen.about })),
        rulings.length > 0 && select("ruling", "ask_reading", rulings.map((id) => [id, `${id} · ${book().clauses[readings[id]] ?? ""}`])),
        rulings.length > 0 && press("ask_reading", () => act({ do: "ask", ruling: chosen.ruling || rulings[0] })),
      ]),
      section("show", [
        select("clause", "clause", [["", t("any_clause")], ...clauses()]),
        press("show_clause", () => chosen.clause && act({ do: "clause", id: chosen.clause, show: true })),
        press("hide_clause", () => act({ do: "clause", id: "" })),
        select("example", "example", Object.entries(book().examples ?? {})),
        press("show_example", () => act({ do: "example", id: chosen.example || Object.keys(book().examples)[0] })),
        h("p", { class: "kr-hint" }, t("attempt_hint")),
      ]),
      section("new_match", [
        select("game", "game", Object.entries(games)),
        select("players", "players", Array.from({ length: most - least + 1 }, (_, at) => [least + at, least + at])),
        press("begin", () => act({ do: "begin", game: chosen.game || game, players: Number(chosen.players) })),
      ]),
    ];
  };
  const press = (key, onclick) => h("button", { type: "button", class: "kb-button", "data-key": `do:${key}`, onclick }, t(key));
  const section = (key, inside) => h("details", { class: "kr-fold", "data-key": `fold:${key}` }, h("summary", {}, t(key)), h("div", { class: "kr-row" }, inside));

  const take = async (what) => {
    const response = await fetch(new URL(`${given.up}room/${given.code}/file?what=${what}&lang=${lang()}`, location.href), { headers: { "X-Room-Secret": secret } });
    if (!response.ok) return;
    const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition"))?.[1] ?? what;
    const address = URL.createObjectURL(await response.blob());
    h("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  const told = ({ misses, wrong }) => [
    misses.length > 0 && [h("h2", {}, t("misses")), h("ul", {}, misses.map((one) => h("li", {}, one.words)))],
    wrong.length > 0 && [h("h2", {}, t("wrong")), h("ul", {}, wrong.map((one) => h("li", {}, one.words)))],
    h("h2", {}, t("take_along")),
    h("div", { class: "kr-row" }, ["record", "csv", "jsonl"].map((what) => press(`file_${what}`, () => take(what)))),
    h(
      "div",
      { class: "kr-row" },
      sure
        ? [h("span", { role: "alert" }, t("delete_sure")), button("delete_yes", { do: "delete" }), press("cancel", () => ((sure = false), update(...last)))]
        : press("delete", () => ((sure = true), update(...last))),
    ),
  ];
  const update = (own, room, view) => {
    last = [own, room, view];
    if (!room) return;
    const words = t("title");
    memo(bar, [room.match, view?.poll, room.quiz, words], () => (view?.poll ? pollBar(view.poll, room.quiz) : controls(room)));
    const open = [...asking.querySelectorAll("details[open]")].map((one) => one.dataset.key);
    memo(asking, [Boolean(view?.poll), room.match.known, own.game, words, book().clauseOrder?.length], () => (view?.poll ? null : questions(room)));
    for (const one of asking.querySelectorAll("details")) if (open.includes(one.dataset.key)) one.open = true;
    people.update(own, room);
    memo(results, [room.misses, room.wrong, sure, words], () => told(room));
  };
  return { el, lists, update };
}
