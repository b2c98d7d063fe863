import { h, hide, icon, markup, memo, opensApart, put, say } from "./dom.js";
import { cardPicture } from "./cards.js";
import { filePicker } from "./files.js";
import { inPage } from "./links.js";
import { mountNotice } from "./notice.js";
import { bringRead, clockZone, forgetRead, keepProgress, noteRead, storedProgress } from "./storage.js";
import { mountTable } from "./table.js";

/**
 * Exercises one after the other: the table as the asked seat sees it, the question, what there is to choose from, and
 * after the answer what is right and why. `way`, where a rulebook is around it: `leave()`, and `lead(id)` to a clause.
 */
export function mountPractice(el, ctx, way = null) {
  const t = (key) => (ctx.get("labels") ?? {})[key] ?? key;
  const now = () => ctx.get("practice") ?? {};
  const scope = h("b");
  const count = h("span", { class: "kb-count-of" });
  const back = h("button", { type: "button", class: "kb-button", "data-key": "practise:leave", onclick: () => way.leave() });
  const paper = h("a", { class: "kb-button kb-slim", target: "_blank" });
  // where no server makes what is for paper, it comes as a file
  const sheet = h("button", { type: "button", class: "kb-button kb-slim", "data-key": "practise:paper", onclick: () => ctx.send({ do: "paper", address: inPage() ? location.href.split(/[?#]/)[0] : "" }) });
  const head = h("div", { class: "kb-practise-head" }, way && back, h("p", {}, scope, " ", count), paper, sheet);
  const table = h("div", { class: "kb-practise-table", role: "group", tabindex: "-1" });
  const question = h("h2", { class: "kb-question", tabindex: "-1", id: `kb-q-${Math.random().toString(36).slice(2)}` });
  const list = h("ul", { class: "kb-choices", role: "list" });
  const hints = h("div", { class: "kb-hints", role: "status" });
  const verdict = h("div", { class: "kb-verdict", role: "status" });
  const why = h("div", { class: "kb-grounds" });
  const main = h("button", { type: "submit", class: "kb-button kb-primary", "data-key": "practise:main" });
  const help = h("button", { type: "button", class: "kb-button", "data-key": "practise:hint", onclick: () => ctx.send({ do: "hint" }) });
  const tries = h("button", { type: "button", class: "kb-button", "data-key": "practise:try", onclick: () => attempt(null) });
  const bar = h("div", { class: "kb-practise-bar" }, verdict, main, help, tries);
  const group = h("div", { role: "group", "aria-labelledby": question.id }, list);
  const form = h("form", { class: "kb-ask", onsubmit: (event) => { event.preventDefault(); go(); } }, group, hints, why, bar);
  const result = h("div", { class: "kb-practise-result", tabindex: "-1" });
  const more = h("details", { class: "kb-practise-more" });
  const body = h("div", { class: "kb-practise" }, question, table, form, result);
  const said = h("div");
  const section = h("section", { class: "kb-practice-part" }, head, said, body, more);
  el.append(section);

  const inputs = () => [...list.querySelectorAll("input")];
  const go = () => {
    const { grade, result: over } = now();
    if (over) return ctx.send({ do: "again" });
    if (grade) return ctx.send({ do: "next" });
    const choices = inputs().filter((one) => one.checked).map((one) => one.value);
    if (!choices.length) {
      say(verdict, t("choose"));
      return inputs()[0]?.focus();
    }
    // another page may have added to what is kept
    const kept = storedProgress();
    ctx.send({ do: "check", choices, zone: clockZone(), kept: kept === ctx.get("keep")?.sealed ? "" : kept });
  };
  const attempt = (choice) => {
    ctx.send(now().trying && choice === null ? { do: "lay" } : { do: "try_out", choice: choice ?? "" });
    table.focus({ preventScroll: true });
    table.scrollIntoView({ block: "nearest" });
  };

  // The table of the question takes intents only once something is tried; a clause's number leads to its text.
  const lead = (id) => (way ? way.lead(id) : location.assign(now().grade?.clauses.find((one) => one.id === id)?.href ?? `?clause=${id}`));
  const off = mountTable(table, {
    ...ctx,
    get: (name) => (name === "table" ? (now().table ?? {}) : ctx.get(name)),
    on: (names, act) => ctx.on([names].flat().map((name) => (name === "table" ? "practice" : name)), act),
    send: (intent) => (intent.do === "clause" ? lead(intent.id) : now().trying && ctx.send(intent)),
  });

  const choice = (one, { grade, marked, one: single, id }) => {
    const told = grade?.choices[one.id];
    const input = h("input", {
      type: single ? "radio" : "checkbox",
      name: id,
      value: one.id,
      checked: marked.includes(one.id),
      disabled: Boolean(grade),
    });
    const pictures = one.cards.map((code) => cardPicture(ctx, code, { small: true }));
    const mark = told && (told.right ? (told.good ? "is_right" : "is_missed") : !told.good && "is_wrong");
    const sign = mark && h("span", { class: `kb-tag${told.good ? " kb-tag-here" : " kb-tag-no"}` }, icon(told.good ? "yes" : "no"), t(mark));
    return h(
      "li",
      { class: told ? (told.good ? "kb-good" : "kb-bad") : null },
      h("label", { class: "kb-choice" }, input, pictures.length > 0 && h("span", { class: "kb-choice-cards", "aria-hidden": "true" }, pictures), h("span", {}, one.label)),
      told && (sign || told.says) && h("p", { class: "kb-told" }, sign, " ", told.says),
      told && !told.good && one.move && grade.tries &&
        h("button", { type: "button", class: "kb-button kb-slim", "data-key": `try:${one.id}`, onclick: () => attempt(one.id) }, icon("next"), t("try_move")),
    );
  };
  const follow = (event, id) => {
    if (!way || opensApart(event)) return;
    event.preventDefault();
    way.lead(id);
  };
  const clause = (one) => [
    h("a", { class: "kb-ref", href: one.href, onclick: (event) => follow(event, one.id) }, one.label),
    markup(h("div", {}), one.html),
  ];

  let seen = null; // what was asked when the page was last filled
  const update = () => {
    const data = now();
    const { grade, result: over } = data;
    put(section, "aria-label", t("practice"));
    say(scope, `${t("practice")}: ${data.scope}`);
    say(count, over ? "" : `${data.number} ${t("of")} ${data.count}`);
    put(paper, "href", data.paper ?? null);
    hide(paper, !data.paper);
    hide(sheet, Boolean(data.paper) || !data.sheet);
    for (const one of [paper, sheet]) say(one, t(over ? "print_these" : "print"));
    if (way) memo(back, ctx.get("lang"), () => [icon("back"), t("leave")]);
    put(table, "aria-label", t("table"));
    hide(table, !data.table);
    hide(question, Boolean(over));
    hide(form, Boolean(over));
    hide(result, !over);
    body.classList.toggle("kb-graded", Boolean(grade));
    body.classList.toggle("kb-trying", Boolean(data.trying));
    body.classList.toggle("kb-alone-ask", !data.table && !over);
    const asked = over ? "over" : `${data.number} ${data.id} ${ctx.get("lang")}`;
    const held = document.activeElement;
    const fresh = seen !== null && seen.split(" ")[0] !== asked.split(" ")[0];
    if (over) {
      memo(result, [over, ctx.get("lang")], () => finish(over));
    } else {
      say(question, data.question);
      memo(list, [asked, grade], () => data.choices.map((one) => choice(one, data)));
      memo(hints, [data.hints, data.read], () => [data.hints.map((text) => h("p", {}, text)), data.read && !grade && clause(data.read)]);
      if (grade || fresh) memo(verdict, [asked, grade], () => grade && [icon(grade.correct ? "yes" : "no"), h("b", {}, grade.head)]);
      memo(why, [asked, grade], () => grade && [grade.text && h("p", {}, grade.text), grade.clauses.map((one) => h("div", { class: "kb-ground" }, clause(one)))]);
      verdict.className = `kb-verdict${grade ? (grade.correct ? " kb-yes" : " kb-no") : ""}`;
      say(main, grade ? t(data.last ? "finish" : "next") : t("check"));
      hide(help, Boolean(grade) || !data.more);
      say(help, t(data.hints.length ? "hint_last" : "hint"));
      hide(tries, !grade?.tries || (grade.correct && !grade.plays && !data.trying));
      say(tries, t(data.trying ? "back" : "try"));
      if (grade) noteRead(data.game, grade.clauses[0]?.id);
    }
    memo(more, ctx.get("lang"), keeping);
    if (fresh) (over ? result : question).focus({ preventScroll: true });
    if (fresh) section.scrollIntoView({ block: "start" });
    else if (held && !held.isConnected) main.focus({ preventScroll: true });
    seen = asked;
  };
  const finish = (over) => [
    h("h2", {}, over.words),
    h("p", { class: "kb-caption" }, t("comes_back")),
    h("ul", { role: "list" }, over.back.map((one) => h("li", {}, h("b", {}, one.label), ` ${one.when}`))),
    h("div", { class: "kb-row" }, over.next && h("a", { class: "kb-button kb-primary", href: over.next.href }, over.next.label), h("button", { type: "button", class: "kb-button kb-primary", "data-key": "practise:again", onclick: go }, t("again")), way && h("button", { type: "button", class: "kb-button", onclick: () => way.leave() }, t("leave"))),
  ];
  const keeping = () => [
    h("summary", { class: "kb-button kb-slim" }, t("keeping")),
    h("p", { class: "kb-hint" }, t("text")),
    h(
      "div",
      { class: "kb-row" },
      h("button", { type: "button", class: "kb-button", "data-key": "practise:take", onclick: () => ctx.send({ do: "take" }) }, t("take")),
      filePicker(ctx, t("bring"), ".json,application/json", (text) => ctx.send({ do: "bring", text })),
      h("button", { type: "button", class: "kb-button", "data-key": "practise:forget", onclick: () => forget(true) }, t("forget")),
    ),
  ];

  let gone = null; // the clauses that had been read, when all was deleted
  const forget = (all) => {
    if (all) gone = forgetRead();
    else if (gone) bringRead(gone);
    ctx.send({ do: all ? "forget" : "remember" });
  };
  const kept = storedProgress();
  let waits = Boolean(kept); // what was kept is to be read before it is written over
  const keep = () => {
    const { sealed = "", unread = false } = ctx.get("keep") ?? {};
    if (waits && !sealed && !unread) return;
    waits = false;
    keepProgress(sealed, unread);
  };
  ctx.on("keep", keep);
  ctx.on(["practice", "labels", "lang", "cards"], update);
  mountNotice(said, { ...ctx, send: (intent) => (intent.do === "remember" ? forget(false) : ctx.send(intent)) });
  if (kept) ctx.send({ do: "restore", kept, zone: clockZone(), automatic: true });
  update();
  return () => off?.();
}
