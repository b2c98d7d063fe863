import { hide, put } from "./dom.js";

/**
 * Adds this page's own state to a drawing of the table before it is shown: the chosen cards, the mode in which presses ask why, the
 * page's own answers, the open exceptions, the card that the arrow keys have reached. `state`: {pick, why, local, live}; `live`
 * is the table on the page. Returns the drawing.
 * @param {import("./wire").Context} ctx
 */
export function dressTable(ctx, root, state) {
  const table = ctx.get("table") ?? {};
  const { pick, why } = state;
  follow(root, table, pick);
  chosenCards(root, table, pick);
  pileButtons(root, pick);
  moveButtons(root, pick);
  const asks = why.on && table.asks;
  root.classList.toggle("kb-asking", Boolean(asks));
  const ask = root.querySelector('[data-key="why"]');
  if (ask) put(ask, "aria-pressed", String(why.on));
  const prompt = root.querySelector(".kb-prompt");
  const made = pick.hint !== (table.choose?.hint ?? null) ? pick.hint : null;
  const hint = asks
    ? ctx.t("why_hint")
    : made && prompt.textContent === (table.choose?.hint ?? "")
      ? made
      : prompt.textContent;
  if (prompt.textContent !== hint) prompt.textContent = hint;
  hide(prompt, !hint);
  answer(ctx, root, state);
  if (state.live) {
    keepOpen(root, state);
    hush(root, state);
  }
  return root;
}

function follow(root, table, pick) {
  const { seat } = table.choose ?? {};
  const hand = [...root.querySelectorAll(`.kb-hand [data-key^="card:${seat}:"]`)].map((el) => ({
    code: el.dataset.card,
  }));
  pick.follow({ choose: table.choose, seats: [{ seat, hand }] });
}

function chosenCards(root, table, pick) {
  const mine = pick.of(table.choose?.seat ?? null);
  const mark = (el, id, codes, numbered) => {
    const on = codes.includes(id);
    el.classList.toggle("kb-chosen", on);
    put(el, "aria-pressed", String(on));
    if (numbered && on && codes.length > 1) put(el, "data-order", String(codes.indexOf(id) + 1));
  };
  for (const el of mine ? root.querySelectorAll(".kb-play[aria-pressed]") : []) {
    const [what, , id] = el.dataset.key.split(":");
    if (what === "card") mark(el, id, mine.codes, true);
    if (what === "up") mark(el, `${id}#up`, mine.codes, false);
  }
  const middle = pick.middle();
  for (const el of middle ? root.querySelectorAll('[data-key^="middle:"]') : [])
    mark(el, el.dataset.card, middle.codes, false);
}

/** Makes the button of each pile lay the chosen cards on it, while cards are chosen. */
function pileButtons(root, pick) {
  for (const pile of root.querySelectorAll(".kb-double[data-here]")) {
    const move = pick.onto(pile.dataset.at);
    const button = move && pile.querySelector("button.kb-slim");
    if (!button) continue;
    const [label, full] = JSON.parse(pile.dataset.here);
    const holds = full.toLowerCase().includes(label.toLowerCase());
    const name = full === label ? null : holds ? full : `${label}: ${full}`;
    button.textContent = label;
    for (const [attribute, value] of Object.entries({
      "data-key": `pile:${pile.dataset.at}:on`,
      title: name,
      "aria-label": name,
      "data-move": move,
      "data-forbidden": null,
    }))
      put(button, attribute, value);
  }
}

/** Sets the labels and the moves of the buttons for chosen cards; a button without a move yet is marked as forbidden. */
function moveButtons(root, pick) {
  for (const { key, move, label, full } of pick.buttons()) {
    const button = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!button) continue;
    put(button, "data-move", move);
    put(button, "data-forbidden", move ? null : "");
    put(button, "aria-label", full);
    button.firstElementChild.textContent = label;
  }
}

/** Shows the page's own answer, which is in the drawing, until the kernel sends another drawing. */
function answer(ctx, root, state) {
  const own = root.querySelector("template.kb-choose-first");
  own?.remove();
  if (state.local !== ctx.get("drawing")) state.local = null;
  const box = root.querySelector(".kb-answer");
  if (!state.local || !own || box.childElementCount) return;
  put(box, "data-serial", "here");
  box.append(own.content);
}

const stepOf = (table) => table.querySelector(".kb-felt").dataset.at;

/** Keeps a drawing of the same step from being read out again, such as one in another language. */
function hush(root, { live }) {
  if (stepOf(live) === stepOf(root)) put(root.querySelector(".kb-say"), "aria-live", "off");
}

/**
 * Keeps the exceptions and the fold of the result open at the same step, and the tab stop on the same card if the hand has the same cards,
 * unless that card is forbidden now and does not have the focus.
 */
function keepOpen(root, { live }) {
  const rare = root.querySelector(".kb-rare");
  if (rare && stepOf(live) === stepOf(root)) rare.open = Boolean(live.querySelector(".kb-actions .kb-rare")?.open);
  const more = root.querySelector(".kb-result-more");
  if (more && stepOf(live) === stepOf(root)) more.open = Boolean(live.querySelector(".kb-result-more")?.open);
  for (const hand of root.querySelectorAll(".kb-hand.kb-asked, .kb-own .kb-hand")) {
    const seat = hand.closest("[data-seat]").dataset.seat;
    const former = live.querySelector(`.kb-seat[data-seat="${seat}"] .kb-hand [tabindex="0"]`);
    const same = former && hand.querySelector(`[data-key="${CSS.escape(former.dataset.key)}"]`);
    const keys = (list) => [...list.querySelectorAll("[data-key]")].map((el) => el.dataset.key).join();
    if (!same || keys(hand) !== keys(former.closest(".kb-hand"))) continue;
    if (same.hasAttribute("data-forbidden") && !former.matches(":focus")) continue;
    for (const el of hand.querySelectorAll("button")) put(el, "tabindex", el === same ? "0" : "-1");
  }
}
