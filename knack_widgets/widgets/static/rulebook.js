import { h, say } from "./dom.js";
import { widget } from "./context.js";
import { mountControls } from "./controls.js";
import { mountLog } from "./log.js";
import { mountNotice } from "./notice.js";
import { foldout } from "./foldout.js";
import { languageInLab, proseInLab, rememberInLab } from "./lab.js";
import { mountIntro } from "./intro.js";
import { mountPractice } from "./practice.js";
import { mountParting } from "./readings.js";
import { mountSteps } from "./steps.js";
import { mountTable } from "./table.js";
import { mountText } from "./text.js";

/** The whole page: its head, then the text on the left and the table on the right, with the steps below it. */
export const mountRulebook = (el, ctx) => {
  // Whoever serves the page may keep the position (see its `keep.js`); in a notebook nobody hears this.
  let goBack = null;
  const waiting = (event) => {
    goBack = event.detail;
    if (el.querySelector(".kb-top")) mountWaiting(el, ctx, goBack);
  };
  el.addEventListener("knack-waiting", waiting);
  const offerSnapshot = () => document.dispatchEvent(new CustomEvent("knack-keep", { detail: { el, ...ctx } }));
  ctx.on("keep", offerSnapshot);
  offerSnapshot();
  const off = mountPage(el, { ...ctx, practises: true }, mountHead);
  if (goBack) mountWaiting(el, ctx, goBack);
  const intro = mountIntro(el, ctx);
  const asides = [
    mountAside(el, ctx, "practice", mountPractice, "practice", true),
    mountAside(el, ctx, "parting", mountParting, "compare"),
  ];
  const prose = mountProse(el, ctx);
  return () => {
    prose.stop();
    el.removeEventListener("knack-waiting", waiting);
    intro();
    asides.forEach((off) => off());
    off();
  };
};

/**
 * While the reader practises, or looks at two tables, that stands in the place of text and table, which stay as they are.
 * `trait`: where its model comes; `again`: whether a button leads back to it.
 */
function mountAside(el, ctx, trait, mount, part, again = false) {
  const page = el.querySelector(".kb-page");
  const box = h("div", { class: "kb-questions" });
  const on = h("button", { type: "button", class: "kb-button kb-primary kb-go-on", "data-key": "practise:on", onclick: () => show(true) });
  let off = null;
  let from = null; // what was pressed, to come back to
  const show = (asking) => {
    if (asking) from = document.activeElement;
    box.hidden = !asking;
    on.hidden = asking;
    say(on, ctx.t("practise_on"));
    for (const part of page.querySelectorAll(":scope > :is(.kb-left, .kb-right), .kb-line, .kb-go-on")) part.classList.toggle("kb-laid-aside", asking);
    if (asking) box.querySelector(".kb-question, .kb-practise-result")?.focus({ preventScroll: true });
    else if (from?.isConnected) from.focus({ preventScroll: true });
    page.scrollIntoView({ block: "start" });
  };
  const way = {
    leave: () => !box.hidden && box.isConnected && show(false),
    lead: (id) => {
      show(false);
      document.dispatchEvent(new CustomEvent("knack-go", { detail: { game: ctx.get("book")?.game, kind: "clause", id } }));
    },
  };
  const render = widget((root, inner) => mount(root, inner, way), part);
  const update = async () => {
    if (!ctx.get(trait)) return;
    const model = await ctx.shared(trait);
    const deck = await ctx.findModel(model, "deck");
    off?.();
    page.append(box);
    if (again) page.querySelector(".kb-top").append(on);
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
  const back = h("button", { type: "button", class: "kb-button kb-primary kb-to-match", "data-key": "match:back" });
  back.onclick = () => {
    back.remove();
    el.dispatchEvent(new CustomEvent("knack-back"));
    goBack();
    const fold = el.querySelector('.kb-back[data-key="table"]');
    if (fold?.checkVisibility()) fold.click();
    else el.querySelector(".kb-table")?.focus({ preventScroll: true });
  };
  const update = () => say(back, ctx.t("back_to_match"));
  el.querySelector(".kb-top").append(back);
  ctx.on(["words", "lang"], update);
  update();
}

/** In a Lab the notebook's prose follows the language. */
function mountProse(el, ctx) {
  const prose = proseInLab(ctx.manager, el);
  const chosen = languageInLab(ctx.manager, ctx.get("lang"));
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
  const off = mountControls(el, ctx);
  const aim = h("span");
  const begin = h("b");
  el.append(h("p", { class: "kb-line" }, aim, " ", begin));
  const update = () => {
    const { line = [] } = ctx.get("masthead") ?? {};
    say(aim, line[0]);
    say(begin, line[1]);
  };
  ctx.on("masthead", update);
  update();
  return off;
}

/** A clause that the page's address names, by `?clause=` or after its `#`; that a link leads to, or the search has found. */
function followAddress(el, ctx, send) {
  const show = (id) => {
    const chapters = ctx.get("book")?.chapters ?? [];
    const known = chapters.some((one) => one.clauses.some((clause) => clause.id === id));
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
  addEventListener("hashchange", look);
  document.addEventListener("knack-go", go);
  const asked = new URLSearchParams(location.search).get("clause");
  if (!look() && asked && !show(asked)) show((ctx.get("marks") ?? {}).focus); // the kernel may have understood it
  return () => {
    removeEventListener("hashchange", look);
    document.removeEventListener("knack-go", go);
  };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // no clause is written so
  }
}

function mountPage(el, ctx, mountTop) {
  const top = h("div", { class: "kb-top" });
  const said = h("div", { class: "kb-said" });
  const text = h("div", { class: "kb-left" });
  const play = h("div", { class: "kb-right" });
  const page = h("div", { class: "kb-page" }, top, said, play, text);
  el.append(page);
  const rules = foldout(page, text, play, ctx);
  const near = {
    ...ctx,
    // A clause asked for at the table comes into sight, also when it is the chosen one already.
    send: (intent) => {
      if (intent.do !== "clause" || (ctx.get("marks") ?? {}).focus !== intent.id) ctx.send(intent);
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
  const follow = () => {
    const { columns = [] } = ctx.get("prefs") ?? {};
    const { originalMissing } = ctx.get("book") ?? {};
    const more = columns.filter((column) => column !== ctx.get("lang") && !(column === "original" && originalMissing));
    page.classList.toggle("kb-wide-text", more.length > 1);
  };
  ctx.on(["prefs", "book", "lang"], follow);
  follow();
  const off = [
    mountTop(top, ctx),
    mountNotice(said, ctx),
    mountTable(play, near),
    rules.mount(),
    mountSteps(play, ctx),
    mountLog(play, near),
    mountText(text, beside),
    rules.mountBack(),
    mountTop === mountHead && followAddress(el, ctx, near.send),
  ];
  return () => off.forEach((cleanup) => cleanup && cleanup());
}
