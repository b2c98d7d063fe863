// Scripts that come when somebody asks for what they do.
const root = document.documentElement;

// The search comes with its first question: by a button of the page, or by "/" where nothing is being written.
/** @param {any} event a click or a key */
const seek = (event) => {
  const files = document.getElementById("kp-search");
  const slash = event.key === "/" && !event.target.closest?.("input, textarea, select, [contenteditable]");
  if (
    !files ||
    root.dataset.embed ||
    !(event.type === "click"
      ? event.target.closest?.("[data-search]")
      : slash && !event.ctrlKey && !event.metaKey && !event.altKey)
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const found = JSON.parse(files.textContent);
  import(new URL(found["search.js"], document.baseURI).href).then(({ ask }) => ask(found));
};
for (const event of ["click", "keydown"]) addEventListener(event, seek, true);

// What draws chances comes when the first are looked at; without it their table says the same.
document.addEventListener("knack-plots", ({ detail }) => {
  const address = document.getElementById("kp-plots");
  if (address) import(new URL(JSON.parse(address.textContent), document.baseURI).href).then(detail.take, () => {});
});
