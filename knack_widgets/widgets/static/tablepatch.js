import { face } from "./cards.js";
import { copyAttributes, put } from "./dom.js";
import { giveIds, patcher, refill, replace } from "./patch.js";
import morphdom from "morphdom";

const KEPT = ".kb-air"; // added by the page, not part of a drawing
const HOLDERS = ".kb-felt, .kb-voice"; // the children of these are patched one by one
// The children of these are replaced, not patched: they are centred or move their neighbours, and reused children would slide.
const REFILLED =
  ".kb-marks, .kb-facts, .kb-knows, .kb-stock, .kb-trick, .kb-money, .kb-now, .kb-known, .kb-looking, .kb-in-effect, .kb-result, .kb-result-next, .kb-cover";
const LISTS = ".kb-hand, .kb-actions, .kb-open-cards, .kb-heap, .kb-stack"; // their children are replaced, too, if the list has other members than before
const WHOLE = `li, button, .kb-card, .kb-who, .kb-laid, .kb-heaps, ${REFILLED}, ${LISTS}`; // skipped if their text is the same; only else are their children compared
const ISLANDS = ".kb-advice"; // filled by the page, never by a drawing
const PLACES = [
  "head",
  "looking",
  "felt",
  "seats",
  "middle",
  "result",
  "ownplace",
  "actions",
  "result-next",
  "cover",
  "voice",
  "answer",
  "prompt",
  "known",
  "now",
  "stock",
  "open-cards",
  "trick",
  "heaps",
  "talon",
  "heap-place",
  "heap",
  "heap-words",
  "in-effect",
  "money",
  "air",
  "advice",
  "blow",
];

/** Stores in each piece of a drawing, and in each `WHOLE` element, its markup as the kernel has drawn it (`kbDrawn`). Returns the drawing. */
function remember(root) {
  for (const el of root.querySelectorAll(WHOLE)) el.kbDrawn = el.outerHTML;
  for (const piece of pieces(root)) piece.kbDrawn ??= piece.outerHTML;
  return root;
}

/** Calls `change`, which changes a drawing outside the page. The changed elements and those around them forget their stored markup. */
function changing(root, change) {
  const eye = new MutationObserver(() => {});
  eye.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  change();
  for (const { target } of eye.takeRecords()) changedHere(target, root);
  eye.disconnect();
}

/** Gives ids also to the other elements of a drawing that are found in the next one; `part` begins them. */
function giveTableIds(root, part) {
  giveIds(root, part);
  for (const place of PLACES) {
    const el = root.querySelector(`.kb-${place}`);
    if (el && !el.id) el.id = part + place;
  }
  for (const el of root.querySelectorAll(".kb-seat, .kb-double, .kb-played"))
    el.id = `${part}${el.classList[0]}:${el.dataset.seat ?? el.dataset.at}:${el.classList.contains("kb-own")}`;
  const said = root.querySelector(".kb-answer");
  [...said.children].forEach((el, at) => (el.id = `${part}said:${said.dataset.serial}:${at}`)); // a repeated answer gets new elements, so that it is announced again
  // a face-up card keeps its id within its hand or its piles; of two equal cards only the first gets an id
  for (const list of root.querySelectorAll(".kb-hand, .kb-piles, .kb-heap, .kb-up"))
    for (const el of list.querySelectorAll("[data-card]:not([id])"))
      el.id = `${part}${list.classList[0]}:${list.closest("[data-seat]")?.dataset.seat}:${el.dataset.card}`;
  const seen = new Set();
  for (const el of root.querySelectorAll("[id]")) {
    if (seen.has(el.id)) el.removeAttribute("id");
    seen.add(el.id);
  }
  return root;
}

/** Returns a function that puts a picture on each card that has none, and replaces it if the card or the deck has changed. */
function cardPictures(ctx) {
  let cards = null;
  /** Notes that the cards of a first view have their pictures, as if this page had put them there. */
  const keep = (root) => {
    cards = ctx.get("cards");
    for (const picture of root.querySelectorAll(".kb-card > svg")) {
      picture.setAttribute("focusable", "false");
      picture.parentElement.kbFace = picture.parentElement.dataset.card ?? "back";
    }
  };
  const put = (root) => {
    const deck = ctx.get("cards");
    for (const el of root.querySelectorAll(".kb-card")) {
      const look = el.dataset.card ?? el.dataset.face ?? "back";
      if (el.kbFace === look && cards === deck) continue;
      el.kbFace = look;
      const old = el.querySelector(":scope > svg");
      const picture = face(ctx, look);
      if (old) old.replaceWith(picture);
      else el.prepend(picture);
    }
    cards = deck;
  };
  return { keep, put };
}

/** Whether an element of a drawing has the markup of the shown one, which is stored. */
function same(old, next) {
  const html = (next.kbDrawn ??= next.outerHTML);
  if (old.kbDrawn === html) return true;
  old.kbDrawn = html;
  return false;
}

let piece = null; // the piece that is being patched; its text has already been compared
const callbacks = {
  onBeforeElUpdated: (old, next) => {
    if (old.matches("input")) put(old, "placeholder", next.getAttribute("placeholder"));
    if (old.matches(`${ISLANDS}, input`)) return false;
    if (old !== piece && old.matches(WHOLE) && same(old, next)) return false;
    if (old.matches(REFILLED) || (old.matches(LISTS) && members(old) !== members(next))) return refill(old, next);
    if (old.classList.contains("kb-moving")) next.classList.add("kb-moving");
    return true;
  },
  onBeforeNodeDiscarded: (node) =>
    node.nodeType !== 1 ||
    !(node.matches(KEPT) || (node.localName === "svg" && node.parentElement.matches(".kb-card"))),
};
const morphPiece = (old, next) => morphdom((piece = old), next, callbacks);

/** Patches the shown table to a drawing: piece by piece if both have the same pieces in the same order. */
function morph(root, next) {
  const [old, fresh] = [pieces(root), pieces(next)];
  if (old.map(called).join() !== fresh.map(called).join()) {
    morphPiece(root, next);
    for (const piece of pieces(root)) piece.kbDrawn = null;
    return;
  }
  for (const holder of [root, ...root.querySelectorAll(HOLDERS)])
    copyAttributes(holder, holder === root ? next : next.querySelector(`#${CSS.escape(holder.id)}`));
  old.forEach((piece, at) => same(piece, fresh[at]) || morphPiece(piece, fresh[at]));
}

/**
 * Returns functions that change the shown table into a new drawing. Elements with the same key (`data-key`, else their place or
 * seat) are kept, and with them the focus, the selection and running animations. `ctx.get("cards")` has the pictures of cards.
 * `change(root)`: adds the local state to a drawing. `fill()`: fills the islands.
 */
export function tablePatch(ctx, { change, fill }) {
  const pictures = cardPictures(ctx);
  const patch = patcher(ctx, {
    name: (root, part) => giveTableIds(remember(root), part),
    change: (root) => changing(root, () => change(root)),
    morph,
    redraw: (root, next) => replace(root, next, { islands: ISLANDS, holders: HOLDERS, added: KEPT }),
    after: (root) => {
      pictures.put(root);
      fill();
    },
  });
  return {
    ahead: patch.ahead,
    foresee: patch.foresee,
    /** Returns a drawing as an element outside the page, with the local state. */
    drawn: patch.draw,
    first: pictures.put,
    /** Patches the table of a first view to a drawing of `drawn`. `sameFaces`: whether its cards have the pictures of this deck. */
    takeOver: (old, drawn, html, sameFaces) => {
      if (sameFaces) pictures.keep(old);
      for (const island of old.querySelectorAll(ISLANDS)) copyAttributes(island, drawn.querySelector(ISLANDS));
      return patch.takeOver(old, drawn, html);
    },
    /** Patches the shown table to a drawing of `drawn`. `next(key)` gets the focus if its element is gone. */
    to: (root, html, drawn, next) => patch.to(root, html, { fresh: () => drawn, again: () => patch.draw(html), next }),
  };
}

/** Deletes the stored markup of an element and of those around it, because the page has changed the element. */
export function changedHere(el, root) {
  for (let at = el; at && at !== root; at = at.parentElement) at.kbDrawn = null;
}

/** Returns a text that differs if a list has other elements than before, or buttons with other words (`data-room` fixes a button's width). */
const members = (list) =>
  [...list.children]
    .map((el) => `${el.id || el.firstElementChild?.id}:${el.matches("button:not([data-room])") ? el.textContent : ""}`)
    .join();

const called = (el) => el.id || el.classList[0];

/** Returns the pieces of a table: its children, with the children of each of the `HOLDERS` in place of that holder. */
function pieces(root) {
  const children = [...root.children].flatMap((el) => (el.matches(HOLDERS) ? [...el.children] : [el]));
  return children.filter((el) => !el.matches(`${KEPT}, ${ISLANDS}`));
}
