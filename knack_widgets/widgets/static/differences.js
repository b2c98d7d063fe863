import { say } from "./dom.js";
import { showListing } from "./listing.js";

const KEYS = { known: "game", other: "other" }; // of the fields → in the address

/** The comparison of games: the reader chooses which. The address says which are shown. */
function render(view) {
  const { model } = view;
  let chosen = false; // whether the reader has: then the number of points that differ is said
  const dress = (root) => {
    for (const name of Object.keys(KEYS)) {
      const field = root.querySelector(`[data-key="differences:${name}"]`);
      field.removeAttribute("tabindex"); // the page reacts now
      field.value = model.get(name);
    }
  };
  const choose = ({ target }) => {
    const name = target.dataset.key?.split(":")[1];
    if (!(name in KEYS)) return;
    chosen = true;
    model.set(name, target.value);
    model.save_changes();
    if (!document.getElementById("kp-search")) return; // the address of a notebook is not the book's
    const query = new URLSearchParams(location.search);
    if (target.value) query.set(KEYS[name], target.value);
    else query.delete(KEYS[name]);
    history.replaceState(history.state, "", `?${query}`);
  };
  const begin = (root) => root.addEventListener("change", choose);
  const fill = (root) => {
    dress(root);
    const [shown, all] = [".kb-differences > .kb-points > section", "section"].map(
      (on) => root.querySelectorAll(on).length,
    );
    if (chosen) say(root.querySelector(".kb-comparing [role=status]"), `${shown} / ${all}`);
  };
  return showListing(view, { begin, fill });
}

export default { render };
