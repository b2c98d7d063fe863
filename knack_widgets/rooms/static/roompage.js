import { h, hide, memo, put, say } from "../../widgets/static/dom.js";
import { deskView } from "./roomdesk.js";
import { afterPress, openLine } from "./roomline.js";
import { panes } from "./roompanes.js";
import { tableParts } from "./roomparts.js";
import { addressForm, ownPlace, twice } from "./roomplace.js";
import { pollView, questionOf } from "./roompoll.js";
import { joinForm, seats } from "./roomseats.js";
import { ownSelf } from "./roomself.js";
import { keepAwake, wallView } from "./roomwall.js";
import { clauseOf, comeIn, endOf, headOf, hintOf, isOpen, langChoice, shownOf, takenOf, waysOf } from "./roomviews.js";

const OVER = ["gone", "moved", "broken"]; // frames that end the room for this device
const TABLE = ["card", "why", "move", "deal", "end"]; // intents that are about the shown step

/** The page of a device in a room; it is filled from the three frames `view`, `own` and `class`. */
export class RoomPage {
  #given;
  #root;
  #words;
  #lang;
  /** @type {any} */
  #file = { cards: {}, clauses: {}, words: {}, texts: {}, games: {} };
  #book = this.#file;
  #fetched = "";
  /** @type {any} the frame `own` */
  #own = { you: null, seats: [] };
  /** @type {any} the frame `view` */
  #view = null;
  /** @type {any} the frame `class` */
  #room = null;
  #wants = false; // whether to take over the member that is in use in another tab
  #led = null; // the clause that is marked for all, as last seen
  #self;
  #parts;
  #poll;
  /** @type {ReturnType<typeof deskView> | null} */
  #desk;
  /** @type {ReturnType<typeof panes> | null} */
  #panes = null;
  /** @type {ReturnType<typeof wallView> | null} */
  #wall = null;
  #sleep = () => {}; // lets the screen sleep again
  #langs;
  #line;
  #pressed = twice();
  #link = h("p", { class: "kr-link", role: "status", hidden: true });
  #note = h("p", { class: "kr-note", role: "alert", hidden: true });
  #head = h("header", { class: "kr-head" });
  #entry = h("div", { class: "kr-entry" });
  #shown = h("div", { class: "kr-shown" });
  #table = h("div", { class: "kr-table" });
  #steps = h("div", { class: "kr-steps" });
  #main = h("div", { class: "kr-main" });
  #ways = h("div", { class: "kr-row kr-ways" });
  #foot = h("div", { class: "kr-foot" });
  #tips = h("div", { class: "kr-row kr-tips" });
  /** @type {any} the frame `hint` */
  #hint = null;
  #back = ""; // the code with which this member goes on with another device
  #text = h("aside", { class: "kr-text", hidden: true, tabindex: "-1" });
  #join;

  /** `given`: what the page says of the room and the device; `words`: its words, until those of a game come. */
  constructor(root, given, words) {
    this.#root = root;
    this.#given = given;
    this.#words = words;
    this.#lang = given.lang;
    const { kind, code } = given;
    this.#self = kind === "phone" ? ownSelf(code) : null;
    this.#langs = langChoice(given.langs, given.lang, (lang) => this.#speak(lang));
    this.#parts = tableParts(
      { table: this.#table, steps: this.#steps },
      (intent) => this.#intend(intent),
      kind === "screen",
    );
    const views = { t: this.#t, act: this.#act, book: () => this.#book };
    this.#join = joinForm(this.#t, this.#act);
    this.#poll = pollView({ ...views, kind, clause: (id, facts) => this.#clause(id, facts) });
    const secret = location.hash.slice(1);
    this.#desk = kind === "desk" ? this.#lay({ ...views, given, secret, lang: () => this.#lang }) : null;
    this.#line = openLine({
      base: new URL(given.up ? `${given.up}room/${code}` : "", location.href).href,
      hear: afterPress((frame) => this.#hear(frame)),
      hello: () => this.#hello(secret),
      state: (up) => {
        say(this.#link, up ? "" : this.#t("off_line"));
        hide(this.#link, up);
      },
    });
    root.append(this.#link);
    if (!this.#desk) this.#main.append(this.#shown, this.#table, this.#poll.el, this.#steps);
    if (this.#desk) root.append(h("div", { class: "kr-top" }, this.#head, this.#desk.head), this.#note);
    else root.append(this.#head, this.#note, this.#entry);
    if (kind !== "phone") this.#sleep = keepAwake();
    if (this.#panes) root.append(this.#panes.list, this.#panes.el);
    else root.append(this.#main, this.#text);
    if (kind === "phone") root.append(this.#tips, this.#ways, this.#foot);
    if (kind !== "screen") return;
    this.#wall = wallView(this.#t, given, { main: this.#main, table: this.#table, poll: this.#poll.el });
    root.append(this.#wall.el);
  }

  /** Lays out the desk: the table, the question and the class beside each other, or by tabs. */
  #lay(desk) {
    const view = deskView(desk, () => this.#panes?.show("lesson"));
    this.#panes = panes(this.#t, [
      ["table", view.about, this.#shown, this.#table, this.#steps, view.bar, this.#ways],
      ["lesson", this.#poll.el, ...view.lesson],
      ["class", this.#entry, view.lists],
    ]);
    return view;
  }

  #t = (key) => this.#words[key] ?? key;

  #act = (message) => {
    if (this.#pressed(message)) return;
    hide(this.#note, true);
    this.#line.send(message);
  };

  /** Who this is, for the server: said whenever the line is up again. */
  #hello(secret) {
    const { kind } = this.#given;
    const wants = this.#wants;
    this.#wants = false;
    if (kind === "desk") return { lang: this.#lang, draws: true, token: secret, teacher: true };
    if (kind === "screen") return { lang: this.#lang, draws: true, screen: true };
    return { lang: this.#lang, draws: true, ...this.#self?.get(), ...(wants && { take: true }) };
  }

  /** What the parts of the table and the steps want. */
  #intend(intent) {
    if (intent.do === "clause") {
      this.#clause(intent.id);
      if (this.#own.leads) this.#act({ do: "clause", id: intent.id, show: true });
    } else if (intent.do === "line") this.#act({ do: "match" });
    else if (TABLE.includes(intent.do)) this.#act({ ...intent, at: this.#parts.at() });
    else if (intent.do === "step") this.#act(intent);
  }

  /**
   * Shows a clause.
   * @param {string} id
   * @param {any} [facts] its label and text, if they differ from the book's
   * @param {boolean} [quiet] whether the focus stays where it is
   */
  #clause(id, facts = null, quiet = false) {
    const html = facts?.html ?? this.#book.texts[id];
    if (!html) return;
    if (this.#desk) return this.#desk.choose(id, facts);
    const label = facts?.label ?? this.#book.clauses[id] ?? id;
    this.#text.replaceChildren(...clauseOf(this.#t, label, html, () => hide(this.#text, true)));
    hide(this.#text, false);
    put(this.#text, "aria-live", quiet ? "polite" : null);
    if (!quiet) this.#text.focus({ preventScroll: true });
    this.#text.scrollIntoView({ block: "nearest" });
  }

  /** Fetches the cards, words and texts of the game on the table in this device's language, and draws the page again. */
  async #dress() {
    const key = `${this.#view?.game ?? this.#own.game}.${this.#lang}`;
    if (!this.#own.game || key === this.#fetched) return;
    this.#fetched = key;
    const response = await fetch(new URL(`${this.#given.up}room/book/${key}.json`, location.href));
    if (!response.ok || this.#fetched !== key) return;
    this.#file = await response.json();
    this.#reword();
    this.#words = this.#book.room;
    document.documentElement.lang = this.#lang;
    document.title = `${this.#t("title")} ${this.#given.code}`;
    if (this.#view) this.#parts.show(this.#view);
    this.#parts.dress(this.#book, this.#lang);
    this.#draw();
  }

  /** Puts the words of the room's match into the texts of the game. */
  #reword() {
    this.#book = { ...this.#file, texts: { ...this.#file.texts, ...this.#own.wording } };
  }

  #speak(next) {
    this.#lang = next;
    document.cookie = `knack-lang=${next};path=/;max-age=31536000;samesite=lax`;
    this.#line.send({ do: "lang", lang: next });
    this.#dress();
  }

  #draw() {
    const [t, own, view, lang, title] = [this.#t, this.#own, this.#view, this.#lang, this.#words.title];
    const [{ code, kind, qr }, { you }] = [this.#given, own];
    memo(this.#head, [code, own.gameName, own.here, you, own.table, lang, Object.keys(this.#book.texts).length], () =>
      headOf(t, code, own, this.#langs, this.#act, this.#wall?.toggle),
    );
    put(this.#langs, "aria-label", t("language"));
    const entry = [you, you && [own.seats, this.#isAsked()], own.locked, kind === "desk" && own.count > 0, qr && 1];
    memo(this.#entry, [...entry, own.waits, lang, title], () => this.#entrance());
    memo(this.#foot, [you, this.#back, lang, title], () =>
      kind === "phone" && you ? ownPlace(you, t, this.#act, this.#back) : null,
    );
    if (!view) return;
    const above = kind === "phone" && view.table && view.poll ? view.poll : null;
    memo(this.#shown, [view.shown, view.task, lang, title, above?.question, above?.number], () =>
      shownOf(t, view, this.#act, above && questionOf(above)),
    );
    const { shown, table, poll, game, rules } = view;
    memo(this.#ways, [shown, !table, isOpen(poll), you, own.leads, lang, title, game, rules], () =>
      waysOf(t, view, own, this.#act, () => this.#parts.at(), this.#given),
    );
    const at = view.table?.at;
    memo(this.#tips, [own.hints, this.#hint, at, lang, title], () =>
      hintOf(t, own, this.#hint, at, this.#act, (id) => this.#clause(id)),
    );
    hide(this.#table, !view.table);
    hide(this.#steps, !view.steps || !(own.leads || view.shown.on === "own"));
    this.#table.classList.toggle("kr-asked", Boolean(view.poll));
    if (this.#fetched === `${view.game}.${lang}`) this.#parts.show(view);
    this.#poll.update(view.poll, own, Boolean(view.table));
    this.#follow(view.clause ?? null);
    this.#desk?.update(own, this.#room, view);
    this.#wall?.update(own);
    const { match, state } = this.#room ?? {};
    this.#panes?.update({ table: match?.table, lesson: view.poll ? "?" : "", class: state });
  }

  /** Whether a question or a worked example is shown, which needs the whole screen of a phone. */
  #isAsked() {
    return Boolean(this.#view?.poll) || this.#view?.shown.on === "example";
  }

  /** What a device sees before it has a member (a form, which stays while others come in), or beside the table. */
  #entrance() {
    const [t, own, given] = [this.#t, this.#own, this.#given];
    if (given.kind === "screen") return null;
    if (given.kind === "desk") {
      const warnings = given.warnings.map((name) => h("p", { class: "kr-note" }, t(name)));
      return [...warnings, given.qr ? comeIn(t, given, own.count > 0) : addressForm(t)];
    }
    if (!own.you) return own.locked ? h("p", {}, t("locked")) : this.#join();
    const free = own.you.seat === null && !own.locked && !this.#isAsked() && own.seats.some((one) => !one.member);
    return own.waits ? h("p", { role: "status" }, t("wait_table")) : free && seats(own.seats, t, this.#act);
  }

  /** Opens the marked clause once; later frames do not open it again after the reader has closed it. */
  #follow(id) {
    const { kind } = this.#given;
    if (id !== null && !this.#book.texts[id]) return;
    if (id !== this.#led && id && !this.#desk) this.#clause(id, null, kind === "phone" || kind === "screen");
    if (id !== this.#led && !id && this.#led) hide(this.#text, true);
    this.#led = id;
  }

  #hear(frame) {
    if (frame.is === "view") this.#view = frame;
    else if (frame.is === "own") {
      const came = !this.#own.you && frame.you;
      this.#own = frame;
      this.#reword();
      if (came) this.#self?.keep();
      if (came) hide(this.#note, true);
      if (!frame.you) this.#back = "";
    } else if (frame.is === "class") this.#room = frame;
    else if (frame.is === "hint") this.#hint = frame;
    else if (frame.is === "return_code") this.#back = frame.code;
    else if (frame.is === "table") return this.#desk?.table(frame);
    else if (frame.is === "settle") {
      location.assign(new URL(`${this.#given.up}settle?${frame.query}`, location.href));
      return;
    } else if (frame.is === "no") {
      if (frame.why === "late") return;
      say(this.#note, frame.words);
      hide(this.#note, !frame.words);
      return;
    } else if (OVER.includes(frame.is)) {
      this.#line.end();
      this.#sleep();
      this.#root.replaceChildren(endOf(this.#t, frame.is, `${this.#given.up}room`));
      return;
    } else if (frame.is === "taken") {
      memo(this.#entry, frame, () => takenOf(this.#t, (over) => this.#take(over)));
      return;
    }
    this.#dress();
    this.#draw();
  }

  /** Takes over the member of another tab, or becomes another device. */
  #take(over) {
    if (over) this.#wants = true;
    else this.#self?.renew();
    this.#line.greet();
  }
}
