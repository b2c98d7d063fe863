import { showListing } from "./listing.js";

/** The glossary: an entry for each term. The term that the address names, or the search has found, is in sight and marked. */
function render(view) {
  let root = null;
  const show = (id) => {
    const list = root.querySelector(".kb-glossary");
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
  const stop = showListing(view, { begin: (shown) => (root = shown) });
  requestAnimationFrame(look); // once it stands in its place
  return () => {
    removeEventListener("hashchange", look);
    document.removeEventListener("knack-go", go);
    stop();
  };
}

export default { render };
