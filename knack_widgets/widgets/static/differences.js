import { say } from "./dom.js";
import { showListing } from "./listing.js";

const KEYS = { known: "game", other: "other" }; // of the fields → in the address

/** The comparison of games: the reader chooses which. The address says which are shown. */
function render(view) {
  const { model } = view;
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
    const points = root.querySelectorAll(".kb-differences > .kb-points > section").length;
    say(root.querySelector(".kb-comparing [role=status]"), `${points}`);
  };
  return showListing(view, { begin, fill });
}

export default { render };
