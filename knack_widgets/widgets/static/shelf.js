import { h, markup } from "./dom.js";

/** The shelf: a list of games, those that are ready as links. */
function render({ model, el }) {
  const list = h("ul", { class: "kb-shelf" });
  const root = h("div", { class: "knack-book" }, list);
  const book = (one) =>
    h(
      "li",
      { class: one.href ? null : "kb-unready" },
      h("span", { class: "kb-fan", "aria-hidden": "true" }, one.fan.map((svg) => markup(h("span"), svg))),
      h(
        "span",
        {},
        one.href ? h("a", { href: one.href, lang: one.lang }, one.title) : h("strong", { lang: one.lang }, one.title),
        h("br"),
        one.facts,
      ),
    );
  const update = () => {
    root.lang = model.get("lang");
    list.replaceChildren(...model.get("books").map(book));
  };
  model.on("change:books", update);
  update();
  el.append(root);
  return () => {
    model.off("change:books", update);
    root.remove();
  };
}

export default { render };
