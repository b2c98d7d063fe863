import { deskView } from "./roomdesk.js";
import { doorView } from "./roomdoor.js";
import { h, hide, markup, memo, put, say } from "./dom.js";
import { hostParts } from "./roomhost.js";
import { addressForm, ownPlace, twice } from "./roomplace.js";
import { openLine } from "./roomline.js";
import { pollView } from "./roompoll.js";
import { ownSelf } from "./roomself.js";

const given = JSON.parse(document.getElementById("kr-given").textContent);
let words = JSON.parse(document.getElementById("kr-words").textContent);
const t = (key) => words[key] ?? key;
const root = document.getElementById("kr");
root.className = "knack-book";

/** Fills the page of a device in a room from the three frames `view`, `own` and `class`. */
function start() {
  const { kind, code } = given;
  const base = new URL(given.up ? `${given.up}room/${code}` : "", location.href).href;
  const self = kind === "phone" ? ownSelf(code) : null;
  const secret = location.hash.slice(1);
  let lang = given.lang;
  let book = { cards: {}, clauses: {}, words: {}, texts: {}, games: {} };
  let fetched = "";
  let own = { you: null, seats: [] };
  let view = null;
  let room = null;
  let wants = false; // whether to take over the member that is in use in another tab

  const link = h("p", { class: "kr-link", role: "status", hidden: true });
  const note = h("p", { class: "kr-note", role: "alert", hidden: true });
  const head = h("header", { class: "kr-head" });
  const entry = h("div", { class: "kr-entry" });
  const shown = h("div", { class: "kr-shown" });
  const table = h("div", { class: "kr-table" });
  const steps = h("div", { class: "kr-steps" });
  const text = h("aside", { class: "kr-text", hidden: true, tabindex: "-1" });
  const langs = h(
    "select",
    { class: "kr-langs", onchange: (event) => speak(event.target.value) },
    given.langs.map((one) => h("option", { value: one, lang: one, selected: one === lang }, { sv: "Svenska", de: "Deutsch", en: "English" }[one])),
  );

  const pressed = twice();
  const act = (message) => {
    if (pressed(message)) return;
    hide(note, true);
    line.send(message);
  };
  const clause = (id, facts = null, quiet = false) => {
    const html = facts?.html ?? book.texts[id];
    if (!html) return;
    const body = markup(h("div", { class: "kb-clause" }), html);
    text.replaceChildren(
      h("h2", {}, facts?.label ?? book.clauses[id] ?? id),
      body,
      h("button", { type: "button", class: "kb-button", onclick: () => hide(text, true) }, t("clause_close")),
    );
    hide(text, false);
    put(text, "aria-live", quiet ? "polite" : null);
    if (!quiet) text.focus({ preventScroll: true });
    text.scrollIntoView({ block: "nearest" });
  };
  const parts = hostParts(
    { table, steps },
    (intent) => {
      if (intent.do === "clause") {
        clause(intent.id);
        if (own.leads) act({ do: "clause", id: intent.id, show: true });
      } else if (intent.do === "line") act({ do: "match" });
      else if (["card", "why", "move", "deal", "end"].includes(intent.do)) act({ ...intent, at: parts.at() });
      else if (intent.do === "step") act(intent);
    },
    kind === "screen",
  );
  const poll = pollView({ t, act, book: () => book, clause });
  const desk = kind === "desk" ? deskView({ t, act, given, secret, book: () => book, lang: () => lang }) : null;
  const qr = (large) =>
    h(
      "div",
      { class: `kr-way${large ? " kr-large" : ""}` },
      markup(h("span", { class: "kr-qr", role: "img", "aria-label": t("scan") }), given.qr),
      h("p", {}, h("span", { class: "kr-hint" }, `${t("scan")} `), h("span", { class: "kr-address" }, given.address)),
    );

  /** Fetches the cards, words and texts of the game on the table in this device's language, and draws the page again. */
  const dress = async () => {
    const key = `${view?.game ?? own.game}.${lang}`;
    if (!own.game || key === fetched) return;
    fetched = key;
    const response = await fetch(new URL(`${given.up}room/book/${key}.json`, location.href));
    if (!response.ok || fetched !== key) return;
    book = await response.json();
    words = book.room;
    document.documentElement.lang = lang;
    document.title = `${t("title")} ${code}`;
    if (view) parts.show(view);
    parts.dress(book, lang);
    draw();
  };
  const speak = (next) => {
    lang = next;
    document.cookie = `knack-lang=${lang};path=/;max-age=31536000;samesite=lax`;
    line.send({ do: "lang", lang });
    dress();
  };
  const tell = (words_) => {
    say(note, words_);
    hide(note, !words_);
  };

  let typed = ""; // keeps a half-typed name when a frame redraws the form
  const joinForm = () =>
    h(
      "form",
      {
        class: "kr-form",
        onsubmit: (event) => {
          event.preventDefault();
          act({ do: "join", name: event.target.elements.name.value });
        },
      },
      h("label", { for: "kr-name" }, t("name")),
      h("input", { id: "kr-name", name: "name", maxlength: "60", autocomplete: "nickname", required: true, "data-key": "name", value: typed, oninput: (event) => (typed = event.target.value) }),
      h("button", { class: "kb-button kb-primary", "data-key": "join" }, t("join")),
      h("p", { class: "kr-hint" }, t("join_hint")),
    );
  const seats = () => [
    h("h2", {}, t("seats")),
    h(
      "ul",
      { class: "kr-seats", role: "list" },
      own.seats.map((one) =>
        h(
          "li",
          {},
          one.member
            ? h("span", {}, one.label)
            : h("button", { type: "button", class: "kb-button", "data-key": `sit:${one.seat}`, "aria-label": `${t("sit")}: ${one.label}`, onclick: () => act({ do: "sit", seat: one.seat }) }, one.label),
        ),
      ),
    ),
    h("p", { class: "kr-hint" }, t("you_look_on")),
  ];
  const draw = () => {
    const you = own.you;
    memo(head, [code, own.gameName, own.here, you, lang, Object.keys(book.texts).length], () => [
      h("strong", { class: "kr-code", "aria-label": `${t("code")} ${[...code].join(" ")}` }, code),
      h("span", { class: "kr-who" }, you ? you.name : "", you?.seat !== null && you ? ` · ${t("seat_yours")}` : ""),
      h("span", { class: "kr-here" }, own.here ?? ""),
      you?.seat !== null && you && h("button", { type: "button", class: "kb-button kb-slim", "data-key": "stand", onclick: () => act({ do: "sit", seat: null }) }, t("look_on")),
      langs,
    ]);
    put(langs, "aria-label", t("language"));
    memo(entry, [kind, you, own.seats, own.locked, lang, words.title, given.qr && 1], () => {
      if (kind === "screen") return given.qr ? qr(true) : null;
      if (kind === "desk") return [given.warnings.map((name) => h("p", { class: "kr-note" }, t(name))), given.qr ? qr(true) : addressForm(t)];
      if (!you) return own.locked ? h("p", {}, t("locked")) : joinForm();
      return [you.seat === null && !own.locked && own.seats.some((one) => !one.member) && seats(), ownPlace(own.you, t, act)];
    });
    if (!view) return;
    memo(shown, [view.shown, you, lang, words.title, view.poll?.question], () => [
      view.poll && view.table && h("p", { role: "status" }, view.poll.question),
      view.shown.words && h("p", { role: "status" }, view.shown.words),
      view.shown.back && h("button", { type: "button", class: "kb-button kb-primary", "data-key": "follow", onclick: () => act({ do: "follow" }) }, t("follow")),
      you && !view.shown.back && view.shown.on !== "poll" && !own.leads &&
        h("button", { type: "button", class: "kb-button kb-slim", "data-key": "alone", onclick: () => act({ do: "step", to: parts.at() }) }, t("look_alone")),
    ]);
    hide(table, !view.table);
    hide(steps, !view.steps || !(own.leads || view.shown.on === "own"));
    table.classList.toggle("kr-asked", Boolean(view.poll));
    if (fetched === `${view.game}.${lang}`) parts.show(view);
    poll.update(view.poll, own);
    follow(view.clause ?? null);
    desk?.update(own, room, view);
  };
  /** Opens the marked clause once; later frames do not open it again after the reader has closed it. */
  let led = null;
  const follow = (id) => {
    if (id !== null && !book.texts[id]) return;
    if (id !== led && id) clause(id, null, kind === "phone" || kind === "screen");
    if (id !== led && !id && led) hide(text, true);
    led = id;
  };
  const hear = (frame) => {
    if (frame.is === "view") view = frame;
    else if (frame.is === "own") {
      const came = !own.you && frame.you;
      own = frame;
      if (came) self?.keep();
      if (came) hide(note, true);
    } else if (frame.is === "class") room = frame;
    else if (frame.is === "no") return frame.why !== "late" && tell(frame.words);
    else if (frame.is === "gone" || frame.is === "moved" || frame.is === "broken") {
      line.end();
      const again = h("a", { class: "kb-button", href: frame.is === "moved" ? location.href : `${given.up}room` }, t(frame.is === "moved" ? "take_here" : "back_to_door"));
      return root.replaceChildren(h("div", { class: "kr-end", role: "alert" }, h("p", {}, t(frame.is)), again));
    } else if (frame.is === "taken") {
      memo(entry, frame, () => [
        h("p", { role: "alert" }, t("taken")),
        h("button", { type: "button", class: "kb-button kb-primary", "data-key": "take", onclick: () => ((wants = true), line.greet()) }, t("take_here")),
        h("button", { type: "button", class: "kb-button", "data-key": "other", onclick: () => (self.renew(), line.greet()) }, t("be_other")),
      ]);
      return null;
    }
    dress();
    draw();
    return null;
  };
  const line = openLine({
    base,
    hear,
    hello: () => {
      const who = kind === "desk" ? { token: secret, teacher: true } : kind === "screen" ? { screen: true } : { ...self.get(), ...(wants && { take: true }) };
      wants = false;
      return { lang, ...who };
    },
    state: (up) => {
      say(link, up ? "" : t("off_line"));
      hide(link, up);
    },
  });
  root.append(link, head, note, entry, ...(desk ? [desk.el] : []), h("div", { class: "kr-main" }, shown, table, poll.el, steps), text, ...(desk ? [desk.lists] : []));
}

export default given.kind === "door" ? root.append(doorView(given, t)) : start();
