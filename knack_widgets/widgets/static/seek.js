import { h, hide, icon } from "./dom.js";

/** The button that opens the search, which the page around the widgets has (`page.js`); hidden where it has none. */
export function searchButton() {
  const word = h("span");
  const button = h("button", { type: "button", class: "kb-button kb-search", "data-key": "search", "data-search": true, "aria-keyshortcuts": "/" }, icon("search"), word);
  hide(button, !document.getElementById("kp-search"));
  return { button, name: (text) => (word.textContent = text) };
}
