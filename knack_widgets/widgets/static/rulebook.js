import { focused, h, isShown, parseDrawing, whenIdle } from "./dom.js";
import { widget } from "./context.js";
import { mountControls } from "./controls.js";
import { mountLog } from "./log.js";
import { mountNotice } from "./notice.js";
import { drawnPart } from "./drawnpart.js";
import { foldout, wayBetween } from "./foldout.js";
import { languageInLab, proseInLab, rememberInLab } from "./lab.js";
import { mountIntro } from "./intro.js";
import { languageOfPage } from "./links.js";
import { mountPractice } from "./practice.js";
import { mountParting } from "./readings.js";
import { mountSteps } from "./steps.js";
import { noteStep } from "./storage.js";
import { practiceStyle } from "./practicestyle.js";
import { mountTable } from "./table.js";
import { mountText } from "./text.js";
import { mountWelcome } from "./welcome.js";

/** Events by which a reader uses the text, or a part asks it to show a clause. */
const USES = ["pointerover", "pointerdown", "touchstart", "click", "keydown", "focusin", "wheel", "scroll", "kb-show"];

/** The whole page: its head, then the text on the left and the table on the right, with the steps below it. */
export const mountRulebook = (el, ctx) => {
  // Whoever serves the page may keep the position (see its `keep.js`); in a notebook nobody hears this.
  let goBack = null;
  let mounted = false; // the first view has the places of a page, too
  const waiting = (event) => {
    goBack = event.detail;
    if (mounted) mountWaiting(el, ctx, goBack);
  };
  el.addEventListener("knack-waiting", waiting);
  const get = (name) => (name === "keep" ? snapshot(ctx) : ctx.get(name));
  const offerSnapshot = () => document.dispatchEvent(new CustomEvent("knack-keep", { detail: { el, ...ctx, get } }));
  ctx.on(["keep", "records"], offerSnapshot);
  offerSnapshot();
  const off = mountPage(el, { ...ctx, practises: true }, mountHead);
  mounted = true;
  if (goBack) mountWaiting(el, ctx, goBack);
  mountIntro(el, ctx);
  mountWelcome(el, ctx);
  const asides = [
    mountAside(el, ctx, "practice", mountPractice, "practice", true),
    mountAside(el, ctx, "parting", mountParting, "compare"),
  ];
  // the first step of the game's path: a deal has been played to its end
  const play = el.querySelector(".kb-right");
  ctx.on("table", () => play.querySelector(".kb-result:not([hidden])") && noteStep(ctx.get("book")?.game, "play"));
  const prose = mountProse(el, ctx);
  return () => {
    prose.stop();
    el.removeEventListener("knack-waiting", waiting);
    asides.forEach((off) => off());
    off();
  };
};

/** The snapshot that is stored: the trait `keep`, with the encrypted records of its lines. */
function snapshot(ctx) {
  const [keep, records] = [ctx.get("keep"), ctx.get("records")];
  const whole = ({ record, ...line }) => ({ record: records[record], ...line });
  return keep && { ...keep, matches: keep.matches.map((match) => ({ ...match, lines: match.lines.map(whole) })) };
}

/**
 * While the reader practises, or looks at two tables, that stands in the place of text and table, which stay as they are.
 * `trait`: where its model comes; `again`: whether a button leads back to it.
 */
function mountAside(el, ctx, trait, mount, part, again = false) {
  const page = el.querySelector(".kb-page");
  const box = h("div", { class: "kb-questions" });
  let off = null;
  let waits = false; // whether exercises wait while the match is shown
  let back = null; // shows the button that leads back to exercises
  let from = null; // what was pressed, to come back to
  const show = (asking) => {
    if (asking) from = focused(box);
    box.hidden = !asking;
    waits = !asking;
    back?.(true);
    for (const part of page.querySelectorAll(":scope > :is(.kb-left, .kb-right), .kb-line, .kb-go-on"))
      part.classList.toggle("kb-laid-aside", asking);
    if (asking) box.querySelector(".kb-question, .kb-practise-result")?.focus({ preventScroll: true });
    else if (from?.isConnected) from.focus({ preventScroll: true });
    page.scrollIntoView({ block: "start" });
  };
  const way = {
    // while exercises are asked, their way back is the only one: also to the reader's match that waits behind a link
    leave: () => {
      const own = again && page.querySelector(":scope > .kb-top > .kb-to-match");
      if (own && isShown(box)) own.click();
      else if (!box.hidden && box.isConnected) show(false);
    },
    lead: (id) => {
      show(false);
      document.dispatchEvent(
        new CustomEvent("knack-go", { detail: { game: ctx.get("book")?.game, kind: "clause", id } }),
      );
    },
  };
  const begin = (button) => button.addEventListener("click", () => show(true));
  const change = (fresh) => (fresh.hidden = !waits);
  const render = widget((root, inner) => mount(root, inner, way), part);
  const update = async () => {
    if (!ctx.get(trait)) return;
    const [model] = await Promise.all([ctx.shared(trait), practiceStyle()]);
    const deck = await ctx.findModel(model, "deck");
    off?.();
    page.append(box);
    if (again) back ??= wayBetween(page.querySelector(".kb-top"), ctx, "question", { begin, change });
    off = render({ model, el: box }, deck, ctx.findModel);
    show(true);
  };
  ctx.on(trait, update);
  update();
  el.addEventListener("knack-back", way.leave);
  return () => {
    el.removeEventListener("knack-back", way.leave);
    off?.();
  };
}

/** A link is shown, and the reader's own match waits: the button that leads back to it, by `goBack`. */
function mountWaiting(el, ctx, goBack) {
  const leave = ({ currentTarget: button }) => {
    button.remove();
    el.dispatchEvent(new CustomEvent("knack-back"));
    goBack();
    const fold = el.querySelector('.kb-back[data-key="table"]');
    if (fold && isShown(fold)) fold.click();
    else el.querySelector(".kb-table")?.focus({ preventScroll: true });
  };
  wayBetween(el.querySelector(".kb-top"), ctx, "match", { begin: (button) => button.addEventListener("click", leave) });
}

/** In a Lab the notebook's prose follows the language. */
function mountProse(el, ctx) {
  const prose = proseInLab(ctx.manager, el);
  const chosen = languageInLab(ctx.manager, ctx.get("lang")) ?? languageOfPage(ctx.get("lang"));
  if (chosen) ctx.send({ do: "lang", lang: chosen, automatic: true });
  ctx.on("lang", () => {
    rememberInLab(ctx.manager, ctx.get("lang"));
    prose.speak(ctx.get("lang"));
  });
  prose.speak(ctx.get("lang"));
  return prose;
}

/** One chapter of the text beside a table that shows it: the same page without its head. */
export const mountChapter = (el, ctx) => mountPage(el, ctx, () => null);

/** The bar, and below it the line that says what the game is about. */
function mountHead(el, ctx) {
  mountControls(el, ctx);
  const change = (fresh, line) => line?.matches(".kb-laid-aside") && fresh.classList.add("kb-laid-aside");
  const show = drawnPart(el, ctx, "line_drawing", { change });
  ctx.on("line_drawing", () => show());
  show();
}

/** A clause that the page's address names, by `?clause=` or after its `#`; that a link leads to, or the search has found. */
function followAddress(el, ctx, send) {
  const show = (id) => {
    const known = Object.hasOwn(ctx.get("clauses") ?? {}, id);
    if (known) send({ do: "clause", id, show: true });
    return known;
  };
  const look = () => show(decode(location.hash.slice(1)));
  const go = (event) => {
    const { game, kind, id } = event.detail;
    if (game !== ctx.get("book")?.game || event.defaultPrevented) return;
    if (kind === "example") send({ do: "example", id });
    else if (!show(id)) return;
    event.preventDefault();
    const key = kind === "example" ? "" : `clause:${id}`;
    el.querySelector(key ? `[data-key="${CSS.escape(key)}"]` : ".kb-table")?.focus({ preventScroll: true });
  };
  const has = (event) => {
    const { game, kind, id } = event.detail;
    const known = kind === "example" || Object.hasOwn(ctx.get("clauses") ?? {}, id);
    if (game === ctx.get("book")?.game && known) event.preventDefault();
  };
  addEventListener("hashchange", look);
  document.addEventListener("knack-go", go);
  document.addEventListener("knack-has", has);
  const asked = new URLSearchParams(location.search).get("clause");
  if (!look() && asked && !show(asked)) show(ctx.get("marks")?.focus); // the kernel may have understood it
  return () => {
    removeEventListener("hashchange", look);
    document.removeEventListener("knack-go", go);
    document.removeEventListener("knack-has", has);
  };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // no clause is written so
  }
}

/**
 * Mounts the text. Where the first view has it, table and buttons come to life before it: it does when the browser has nothing else to
 * do, or before it handles what the reader does in it.
 */
function mountTextInTime(el, ctx) {
  const first = ctx.first?.take(el, ".kb-text");
  if (!first) return mountText(el, ctx, null);
  let off = null;
  const waiting = new AbortController();
  const begin = (used) => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    if (used) first.querySelector(".kb-pane").dataset.scrolled = ""; // what the reader looks at stays in sight
    off = mountText(el, ctx, first);
  };
  const use = () => begin(true);
  for (const name of USES) el.addEventListener(name, use, { capture: true, passive: true, signal: waiting.signal });
  whenIdle(() => begin(false), 50);
  return () => {
    waiting.abort();
    off?.();
  };
}

function mountPage(el, ctx, mountTop) {
  const page = ctx.first?.take(el, ".kb-page") ?? el.appendChild(parseDrawing(ctx.get("page_drawing")));
  const [top, said, play, text] = page.children;
  const rules = foldout(page, ctx);
  const near = {
    ...ctx,
    // A clause asked for at the table comes into sight, also when it is the chosen one already.
    send: (intent) => {
      if (intent.do !== "clause" || ctx.get("marks")?.focus !== intent.id) ctx.send(intent);
      if (intent.do === "clause") rules.show(intent.id);
      if (intent.do === "example") rules.leave();
    },
  };
  const beside = {
    ...ctx,
    // An example, or a match, that is asked for in the text lies on the table: there the reader is led.
    send: (intent) => {
      ctx.send(intent);
      if (["example", "read"].includes(intent.do)) rules.leave();
    },
  };
  const off = [
    mountTop(top, ctx),
    mountNotice(said, ctx),
    mountTextInTime(text, beside),
    mountTable(play, near),
    rules.mount(),
    mountSteps(play, ctx),
    mountLog(play, near),
    rules.mountBack(),
    mountTop === mountHead ? followAddress(el, ctx, near.send) : null,
  ];
  return () => off.forEach((cleanup) => cleanup?.());
}
