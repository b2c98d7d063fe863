import { opensApart } from "./dom.js";
import { copy, inPage } from "./links.js";
import { noteRead } from "./storage.js";

/** Handles all presses and fields of the clauses of a drawn text, because the drawing itself has no listeners. */
export function listenToText(ctx, pane) {
  const openClause = (number, id) => {
    const opens = number.getAttribute("aria-expanded") === "false";
    ctx.send({ do: "clause", id, show: "embed" in document.documentElement.dataset }); // first: the rest need not be waited for
    if (inPage() && opens) history.replaceState(history.state, "", number.href);
    noteRead(ctx.get("book").game, id);
  };
  const pressed = {
    clause: openClause,
    "clause-link": (button) => copyLink(ctx, button),
    example: (_, id) => ctx.send({ do: "example", id }),
    practise: (button, id) => ctx.send({ do: "practise", [button.dataset.about]: id }),
    reading: (_, id) => ctx.send({ do: "reading", id }),
  };
  pane.addEventListener("click", (event) => {
    const el = event.target.closest("a[data-key], button[data-key]");
    if (!el || el.closest(".kb-readings")) return;
    const [what, ...rest] = el.dataset.key.split(":");
    if (!Object.hasOwn(pressed, what) || (what === "clause" && opensApart(event))) return;
    if (what === "clause") event.preventDefault();
    pressed[what](el, rest.join(":"));
  });
  pane.addEventListener("change", (event) => {
    const form = event.target.closest(".kb-option");
    if (form && event.target.type !== "number") sendOption(ctx, form);
  });
  pane.addEventListener("submit", (event) => {
    event.preventDefault();
    sendOption(ctx, event.target);
  });
  pane.addEventListener("focusin", ({ target }) => target.matches(".kb-link") && target.select());
}

/** Sends the value of an option beside its clause, if it differs from the value of the match. */
function sendOption(ctx, form) {
  const field = form.querySelector("input, select");
  const { value, was } = valuesOf(field);
  if (value !== null && value !== was) ctx.send({ do: "option", name: form.dataset.option, value });
}

/** The value of a field and the value that it was drawn with; a number out of its limits is null, and the browser says so. */
function valuesOf(field) {
  if (field.type === "checkbox") return { value: field.checked, was: field.defaultChecked };
  if (field.localName === "select") {
    const drawn = [...field.options].find((option) => option.defaultSelected);
    return { value: JSON.parse(field.value), was: drawn ? JSON.parse(drawn.value) : null };
  }
  return { value: field.reportValidity() ? Number(field.value) : null, was: Number(field.defaultValue) };
}

/** Copies the address of an open clause. */
function copyLink(ctx, button) {
  const line = button.closest(".kb-link-line");
  const [field, done] = [line.querySelector(".kb-link"), line.querySelector(".kb-copied")];
  field.value = line.closest(".kb-clause").querySelector(".kb-number-button").href;
  field.type = "hidden";
  copy({ field, done }, ctx);
}
