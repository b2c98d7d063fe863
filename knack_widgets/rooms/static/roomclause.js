import { h, markup, memo } from "../../widgets/static/dom.js";
import { press } from "./roomasking.js";

const GO = "knack-go"; // the search asks the page to show what was found; see light/search

/**
 * The clause that the teacher has chosen: found by the book's search, with its wording, its examples, and what can be done with
 * it. `chosen`: what is chosen on the desk; `front()` brings the part to the front.
 */
export function clauseView({ t, act, book, given, lang, game }, chosen, front) {
  const el = h("section", { class: "kr-found" });
  /** @type {any} */
  let facts = null; // the clause's label and text, if they differ from the book's
  let shown = null; // the clause that is marked for all

  const seek = async () => {
    const { ask } = await import(new URL(given.search["search.js"], location.href).href);
    ask({ ...given.search, page: "", game: game(), base: given.up, only: ["clause", "ruling", "example"] });
  };
  const choose = (id, given = null) => {
    facts = given;
    chosen.clause = id;
    front();
    draw();
    el.querySelector(".kr-wording")?.scrollIntoView?.({ block: "nearest" });
  };
  document.addEventListener(GO, (event) => {
    const { kind, id } = /** @type {CustomEvent} */ (event).detail;
    event.preventDefault();
    choose(kind === "example" ? book().shows[id] : id);
  });

  const wording = (id) => [
    h("h3", {}, facts?.label ?? book().clauses[id] ?? id),
    markup(h("div", { class: "kb-clause" }), facts?.html ?? book().texts[id] ?? ""),
  ];
  const example = ([name, title]) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: "kb-button kb-slim",
          "data-key": `example:${name}`,
          onclick: () => act({ do: "example", id: name }),
        },
        title,
      ),
    );
  const draw = () => {
    const id = chosen.clause;
    const { examples = {}, shows = {} } = book();
    const own = Object.entries(examples).filter(([name]) => shows[name] === id);
    memo(el, [id, facts, shown, game(), lang(), t("find_clause"), own.length], () => [
      h("div", { class: "kr-row" }, press(t, "find_clause", seek), h("kbd", {}, "/")),
      id && [
        h("div", { class: "kr-wording" }, wording(id)),
        h(
          "div",
          { class: "kr-row" },
          shown === id
            ? press(t, "hide_clause", () => act({ do: "clause", id: "" }))
            : press(t, "show_clause", () => act({ do: "clause", id, show: true })),
          press(t, "ask_about", () => act({ do: "ask", clause: id })),
          press(t, "quiz_about", () => act({ do: "quiz", clause: id })),
        ),
        own.length > 0 && h("h4", {}, t("examples")),
        own.length > 0 && h("ul", { class: "kr-examples", role: "list" }, own.map(example)),
      ],
    ]);
  };
  return {
    el,
    choose,
    seek,
    update: (marked) => {
      shown = marked;
      if (chosen.clause && !facts && !book().texts[chosen.clause]) chosen.clause = "";
      draw();
    },
  };
}
