import { say } from "./dom.js";
import { showListing } from "./listing.js";

/** The open questions: in the order and of the game that the reader chooses; and all rulings in a table. */
function render(view) {
  const { model } = view;
  let root = null;
  let order = "share";
  let only = model.get("only");

  const pick = () => {
    const [game, by] = ["game", "order"].map((key) => root.querySelector(`[data-key="questions:${key}"]`));
    for (const field of [game, by]) field.removeAttribute("tabindex"); // the page reacts now
    game.value = only;
    by.value = order;
    const list = root.querySelector(".kb-questions-list");
    const entries = [...list.children];
    const names = [...game.options].map((option) => option.value);
    const rank = (one) => (order === "game" ? names.indexOf(one.dataset.game) : -Number(one.dataset[order]));
    // as drawn, what matters more comes first: that stays so within a game
    entries.sort((one, other) => rank(one) - rank(other));
    if (entries.some((one, at) => one !== list.children[at])) list.append(...entries);
    for (const one of [...entries, ...root.querySelectorAll(".kb-all-rulings [data-game]")])
      one.hidden = Boolean(only) && one.dataset.game !== only;
    const seen = entries.filter((one) => !one.hidden).length;
    say(root.querySelector(".kb-sorting [role=status]"), `${seen} / ${entries.length}`);
  };
  const choose = ({ target }) => {
    if (target.dataset.key === "questions:game") only = target.value;
    else if (target.dataset.key === "questions:order") order = target.value;
    else return;
    pick();
  };
  const begin = (shown) => {
    root = shown;
    root.addEventListener("change", choose);
  };
  const follow = () => {
    only = model.get("only");
    pick();
  };
  const stop = showListing(view, { begin, fill: pick });
  model.on("change:only", follow);
  return () => {
    model.off("change:only", follow);
    stop();
  };
}

export default { render };
