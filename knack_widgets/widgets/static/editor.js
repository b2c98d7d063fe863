// @ts-check
import { listenToDrags } from "./drag.js";
import { download, downloadBlob } from "./files.js";
import { showListing } from "./listing.js";
import { patcher } from "./patch.js";
import { safely } from "./storage.js";

const DRAFT = "knack-widgets:draft";
const ROW = ".kb-tiles";

/** The fields of an intent: what an element carries (data-place, data-card …), except its own key. */
function intentOf(el) {
  const { key, said, copy, ...fields } = el.dataset;
  return fields;
}

/** The value of a field; of a box whether it is checked. */
const enteredIn = (el) => (el.type === "checkbox" ? el.checked : el.value);

/** Keeps the situation in this browser; a browser that keeps nothing loses it with the page. */
const keepDraft = (line) => safely(() => localStorage.setItem(DRAFT, line));

/**
 * The editor: the kernel draws it (the trait `html`); the page sends what is pressed, typed, dragged and chosen, and keeps the
 * situation for the next visit.
 */
function render(view) {
  const { model } = view;
  /** @type {any} */
  let root = null;
  const send = (intent) => model.send(intent);

  const copy = async (button) => {
    const done = button.parentElement.querySelector(".kb-copied");
    try {
      await navigator.clipboard.writeText(absolute(button.dataset.copy, button.dataset.key));
      done.textContent = done.dataset.said;
    } catch {
      done.textContent = button.dataset.copy; // no permission: the text is there to copy by hand
    }
  };
  const press = ({ target }) => {
    const el = target.closest("button[data-do]");
    if (!el || el.disabled) return;
    if (el.dataset.do === "copy") copy(el);
    else if (el.dataset.do === "print") print();
    else if (el.dataset.do === "at") open(el);
    else if (el.dataset.do === "qr") send({ do: "qr", address: location.href.split(/[?#]/)[0] });
    else send(intentOf(el));
  };
  /** Opens a place for cards; the pack below it comes into sight, as far as the place stays there. */
  const open = (el) => {
    send(intentOf(el));
    const pack = root.querySelector(".kb-lay-pack").getBoundingClientRect();
    const place = el.closest("[data-zone]").getBoundingClientRect();
    if (pack.top < place.bottom) return; // the pack is beside the table
    const hidden = Math.min(pack.bottom - innerHeight, place.top) - 8;
    if (hidden > 0) scrollBy({ top: hidden, behavior: "instant" });
  };
  const choose = ({ target }) => {
    if (target.matches("select[data-do], input[data-do]")) send({ ...intentOf(target), value: enteredIn(target) });
  };
  const type = (event) => {
    const form = event.target.closest('form[data-do="type"]');
    if (!form) return;
    event.preventDefault();
    const field = form.querySelector("input");
    if (field.value.trim()) send({ do: "type", text: field.value });
    field.value = "";
  };
  /** Arrow keys move within a row of the pack, and between rows. */
  const step = (event) => {
    const tile = event.target.closest(`${ROW} button`);
    const moves = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 };
    if (!tile || !(event.key in moves)) return;
    const row = tile.parentElement;
    const at = [...row.children].indexOf(tile);
    const rows = [...root.querySelectorAll(ROW)];
    const other = rows[rows.indexOf(row) + (event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0)];
    const next = other?.children[Math.min(at + moves[event.key], other.children.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const stopDragging = listenToDrags(
    () => root,
    ({ card, place, at }, zone) =>
      send(card ? { do: "put", card, place: zone } : { do: "move", from: place, at, place: zone }),
  );

  const begin = (shown) => {
    root = shown;
    root.addEventListener("click", press);
    root.addEventListener("click", goBackToMatch);
    root.addEventListener("change", choose);
    root.addEventListener("submit", type);
    root.addEventListener("keydown", step);
  };
  const keep = () => keepDraft(model.get("line"));
  const stop = showListing(view, { begin, fill: bringer(), patch: patcher({ send }, { change: keepOpen }) });
  const kept = safely(() => localStorage.getItem(DRAFT), "");
  if (kept && !model.get("laid")) send({ do: "restore", line: kept });
  model.on("change:line", keep);
  model.on("msg:custom", take);
  return () => {
    model.off("change:line", keep);
    model.off("msg:custom", take);
    stopDragging();
    stop();
  };
}

/**
 * Returns the function that brings a new answer into sight with its clauses, by as little as possible; so it does with the word that
 * the answer is being worked out.
 */
function bringer() {
  let answered = "";
  return (root) => {
    const shown = root.querySelector(".kb-lay-result").firstElementChild;
    if (shown && shown.textContent !== answered) {
      shown.scrollIntoView({ block: "nearest" });
      root.querySelector(".kb-lay-answer")?.scrollIntoView({ block: "nearest" }); // it matters more if not all fits
    }
    answered = shown?.textContent ?? "";
  };
}

/** Opens in a drawing what the reader has opened. */
function keepOpen(fresh, shown) {
  for (const { dataset } of shown?.querySelectorAll("details[open]") ?? [])
    fresh.querySelector(`details[data-key="${dataset.key}"]`)?.setAttribute("open", "");
}

/** What the kernel sends for this reader alone: a file, of which a picture may become a PNG, or another page. */
function take({ download: file, kind, go }) {
  if (go) location.assign(go);
  else if (file && kind === "png") savePng(file);
  else if (file) download(file);
}

const SHARP = 2; // dots of the PNG for each of the drawing's

/** Saves a drawing as a PNG, which the browser makes of it. */
async function savePng({ name, text }) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width * SHARP, picture.height * SHARP];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && downloadBlob(name, blob), "image/png");
}

/** The address of a link; other texts stay as they are. */
const absolute = (text, key) => (key !== "copy:text" ? new URL(text, location.href).href : text);

/**
 * The way back to the match is a step back in the history, where the match comes back as it was (see the page's `keep.js`);
 * in a tab of its own the editor has no such step, and the link is followed.
 * @param {MouseEvent} event
 */
function goBackToMatch(event) {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[data-match]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = safely(() => new URL(document.referrer));
  const isThere = from?.pathname === link.pathname || from?.pathname.startsWith(`${link.pathname}/`); // a room's desk
  if (history.length < 2 || from?.origin !== location.origin || !isThere) return;
  event.preventDefault();
  history.back();
}

export default { render };
