import { h } from "./dom.js";
import { showListing } from "./listing.js";

/** The glossary: search, the way to the games, a choice of language, and an entry for each term. */
function render(view) {
  const list = h("dl", { class: "kb-glossary" });
  const draw = (term) =>
    h(
      "div",
      { class: "kb-entry", id: term.id },
      h("dt", {}, h("b", {}, term.name), h("span", { class: "kb-others" }, term.others.map((one) => h("span", { lang: one.lang }, one.name)))),
      h(
        "dd",
        {},
        term.also && h("p", { class: "kb-also" }, `${view.model.get("words").also_called} ${term.also}`),
        h("p", {}, term.says),
        term.games.map((game) =>
          h("p", { class: "kb-where" }, h("span", {}, game.name), game.clauses.map((one) => h("a", { href: one.href }, one.label))),
        ),
      ),
    );
  /** The term that the address names, or the search has found: in sight, and marked. */
  const show = (id) => {
    const found = [...list.children].find((one) => one.id === id);
    if (!found) return false;
    list.querySelector(".kb-asked")?.classList.remove("kb-asked");
    found.classList.add("kb-asked");
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "center" });
    return true;
  };
  const look = () => show(location.hash.slice(1));
  const go = (event) => {
    if (event.detail.kind !== "term" || !show(event.detail.id)) return;
    event.preventDefault();
    history.replaceState(history.state, "", `#${event.detail.id}`);
  };
  addEventListener("hashchange", look);
  document.addEventListener("knack-go", go);
  const stop = showListing(view, list, { entries: "terms", ways: [["home", "all_games"]], draw });
  requestAnimationFrame(look); // once it stands in its place
  return () => {
    removeEventListener("hashchange", look);
    document.removeEventListener("knack-go", go);
    stop();
  };
}

export default { render };
