import { face } from "./cards.js";
import { focused, h, opensApart, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { listenToFile } from "./files.js";
import { inPage } from "./links.js";
import { mountNotice } from "./notice.js";
import { bringRead, clockZone, forgetRead, keepProgress, noteRead, noteStep, storedProgress } from "./storage.js";
import { mountTable } from "./table.js";
import { tapped } from "./tapped.js";

const HEARD = 60; // ms between taking words out of a live region and putting the next ones in: shorter is not heard
const FILLED = ".kb-practise-table, .kb-practise-head + div, .kb-trouble"; // a table, what the kernel has to say, faults of a file

/**
 * Exercises one after the other, as the kernel has drawn them (the trait `practice_drawing`): the table as the asked seat sees
 * it, the question, what there is to choose from, and after the answer what is right and why. `way`, where a rulebook is
 * around it: `leave()`, and `lead(id)` to a clause.
 * @param {{leave: () => void, lead: (id: string) => void} | null} way
 */
export function mountPractice(el, ctx, way = null) {
  const now = () => ctx.get("question") ?? {};
  const id = `kb-q-${Math.random().toString(36).slice(2)}`;
  /** Adds to a drawing what the question is called, the pictures of cards, and whether the parts that fold are open. */
  const change = (fresh, root) => {
    fresh.querySelector(".kb-question").id = id;
    const choices = fresh.querySelector(".kb-ask > [role=group]");
    if (choices) put(choices, "aria-labelledby", id);
    for (const card of fresh.querySelectorAll(".kb-choice-cards .kb-card:empty"))
      card.append(face(ctx, card.dataset.card));
    keepFolds(fresh, root);
  };
  /** @type {any} */
  let section = null;
  const show = drawnPart(el, ctx, "practice_drawing", { begin: (root) => (section = root), change, own: FILLED });
  show();
  const find = (css) => section.querySelector(css);
  const table = find(".kb-practise-table");
  const progress = keptProgress(ctx);
  const speak = announcer(find(".kb-practise"));
  const taps = tapped(ctx, table, (words) => speak(words));

  const attempt = (choice) => {
    ctx.send(now().trying && choice === null ? { do: "lay" } : { do: "try_out", choice: choice ?? "" });
    table.focus({ preventScroll: true });
    table.scrollIntoView({ block: "nearest" });
  };
  const pressed = presses(ctx, { way, progress, attempt });
  section.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (table.contains(event.target)) return taps.press(button);
    const link = event.target.closest("a[data-clause]");
    if (link && way && !opensApart(event)) {
      event.preventDefault();
      way.lead(link.dataset.clause);
    }
    if (button?.matches(".kb-leave")) way?.leave();
    if (button?.matches(".kb-practise-papers button")) button.closest("details").open = false; // a menu shuts when one has chosen
    const [what, ...rest] = (button?.dataset.key ?? "").split(":");
    if (what === "practise") pressed[rest[0]]?.(button);
    if (what === "try") attempt(rest.join(":"));
    if (what === "again") ctx.send({ do: "look_again", number: Number(rest[0]) });
  });
  section.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(ctx, section, { taps, speak });
  });
  listenToFile(section, ctx, (text) => ctx.send({ do: "bring", text }));

  // The table of the question takes intents only once something is tried; a clause's number leads to its text.
  const href = (id) => find(`a[data-clause="${CSS.escape(id)}"]`)?.href ?? `?clause=${id}`;
  const lead = (id) => (way ? way.lead(id) : location.assign(href(id)));
  const off = mountTable(table, {
    ...ctx,
    get: (name) => (name === "table" || name === "drawing" ? now()[name] : ctx.get(name)),
    on: (names, act) =>
      ctx.on(
        [names].flat().map((name) => (name === "table" || name === "drawing" ? "question" : name)),
        act,
      ),
    send: (intent) =>
      intent.do === "clause" ? lead(intent.id) : (now().trying || intent.do === "redrawn") && ctx.send(intent),
  });

  let seen = null; // the question that was last shown
  let judged = false; // whether its verdict was shown
  const update = () => {
    const { over, asked, graded, game, clause } = now();
    const fresh = seen !== null && seen !== asked;
    const verdict = graded && !judged && !fresh;
    judged = graded;
    const held = focused(section);
    show(true);
    taps.follow();
    if (graded) noteRead(game, clause);
    if (over) noteStep(game, now().step);
    if (fresh) find(over ? ".kb-practise-result" : ".kb-question").focus({ preventScroll: true });
    if (fresh) section.scrollIntoView({ block: "start" });
    else if (held && !held.isConnected && !section.contains(focused(section)))
      find('[data-key="practise:main"]')?.focus({ preventScroll: true });
    if (verdict) afterPaint(() => bringIntoSight(find(".kb-grounds"), find(".kb-practise-bar")));
    seen = asked;
  };
  ctx.on(["practice_drawing", "question", "cards"], update);
  const notice = (intent) => (intent.do === "remember" ? progress.forgetProgress(false) : ctx.send(intent));
  mountNotice(section.children[1], { ...ctx, send: notice });
  update();
  return () => off?.();
}

/** Keeps open what the reader has opened: the part about stored progress, and the chapter of a hint. */
function keepFolds(fresh, root) {
  for (const css of [":scope > :last-child", ".kb-hint-chapter"]) {
    const fold = fresh.querySelector(css);
    if (fold) put(fold, "open", root?.querySelector(css)?.getAttribute("open") ?? null);
  }
}

/** What the buttons do, by the end of their keys. */
const presses = (ctx, { way, progress, attempt }) => ({
  leave: () => way?.leave(),
  paper: () => ctx.send({ do: "paper", address: inPage() ? location.href.split(/[?#]/)[0] : "" }),
  moodle: () => ctx.send({ do: "quiz", form: "moodle" }),
  gift: () => ctx.send({ do: "quiz", form: "gift" }),
  share: (button) => shareResult(button, ctx.get("labels").shared),
  hint: () => ctx.send({ do: "hint" }),
  before: (button) => ctx.send({ do: "back", ...ownWords(button.form) }),
  try: () => attempt(null),
  again: () => ctx.send({ do: "again" }),
  take: () => ctx.send({ do: "take" }),
  forget: () => progress.forgetProgress(true),
});

/** Calls `act` once the drawing has been painted: a page that moves in the same frame counts as moved by the drawing. */
const afterPaint = (act) => requestAnimationFrame(() => setTimeout(act));

/** Scrolls the reasons of a verdict into sight, not under the bar, as far as the page has to move; their beginning counts most. */
function bringIntoSight(grounds, bar) {
  if (!grounds.isConnected) return;
  const [box, foot] = [grounds.getBoundingClientRect(), bar.getBoundingClientRect()];
  const floor = foot.bottom > innerHeight - 8 ? foot.top : innerHeight;
  const below = box.bottom - floor;
  if (!box.height || below <= 0) return;
  window.scrollBy({ top: Math.min(below, Math.max(box.top - 8, 0)), behavior: "instant" });
}

/** Hands the result and its address to the device, or copies them; `done` is said then. Without permission they are shown. */
async function shareResult(button, done) {
  const { share, href } = button.dataset;
  const url = new URL(href, location.href).href;
  const place = button.parentElement.querySelector(".kb-shared");
  try {
    if (matchMedia("(pointer: coarse)").matches && navigator.share) return await navigator.share({ text: share, url });
    await navigator.clipboard.writeText(`${share}\n${url}`);
    place.textContent = done;
  } catch {
    place.textContent = url;
  }
}

/**
 * Returns a function that says words in the bar; the same words again are new elements, so that they are heard again. `whole`: they
 * take as many lines as they need, instead of one.
 */
const announcer =
  (practise) =>
  (words, whole = false) => {
    const place = practise.querySelector(".kb-verdict");
    const said = h("p", { class: whole ? "kb-whole" : null }, words);
    place.replaceChildren();
    if (words) setTimeout(() => place.isConnected && !place.childNodes.length && place.append(said), HEARD);
  };

/** The pupil's own answer to a question of a lesson, if the step has one. */
const ownWords = (root) => {
  const field = root.querySelector("[data-key='practise:words']");
  return field ? { words: field.value } : {};
};

/** Sends the answer, or asks for the next question; without a choice it says what is to be done. */
function answer(ctx, section, { taps, speak }) {
  const { graded, reads, taps: onTable } = ctx.get("question");
  if (graded || reads) return ctx.send({ do: "next", ...ownWords(section) });
  const inputs = [...section.querySelectorAll(".kb-choices input")];
  const choices = onTable ? taps.chosen() : inputs.filter((one) => one.checked).map((one) => one.value);
  if (!choices.length) {
    speak(ctx.get("labels").choose, true);
    return onTable ? taps.focus() : inputs[0]?.focus();
  }
  // another page may have added to what is kept
  const kept = storedProgress();
  ctx.send({ do: "check", choices, zone: clockZone(), kept: kept === ctx.get("keep")?.sealed ? "" : kept });
}

/** Stores the progress that the kernel has sealed, and sends it what was stored before. */
function keptProgress(ctx) {
  let gone = null; // the clauses that had been read, when all was deleted
  const kept = storedProgress();
  let waits = Boolean(kept); // what was kept is to be read before it is written over
  ctx.on("keep", () => {
    const { sealed = "", unread = false } = ctx.get("keep") ?? {};
    if (waits && !sealed && !unread) return;
    waits = false;
    keepProgress(sealed, unread);
  });
  if (kept) ctx.send({ do: "restore", kept, zone: clockZone(), automatic: true });
  return {
    forgetProgress: (all) => {
      if (all) gone = forgetRead();
      else if (gone) bringRead(gone);
      ctx.send({ do: all ? "forget" : "remember" });
    },
  };
}
