// The book in one language, made searchable.
import MiniSearch from "minisearch";
import { comparer, plain, WORD } from "./words.js";

const WORDED = ["name", "text", "forms"]; // where words are looked for; numbers of clauses and rulings in ids, too
const FIELDS = ["id", ...WORDED];
const BOOST = { id: 6, name: 3, text: 1, forms: 3 };
const WEIGHT = { term: 2, clause: 1.2, ruling: 1, example: 0.8, settle: 1 };
// How a question begins that a situation answers: "may I …", "får man …", "darf ich …". The editor of the game at hand, or of
// the first game, then comes first.
const ASKS = {
  sv: /^(får|kan|måste|behöver) (jag|man|vi|du|hon|han|de|den)\b|^är det (tillåtet|lov)/u,
  de: /^(darf|kann|muss|dürfen|können|müssen) (ich|man|wir|er|sie|ihr)(?!\p{L})|^ist es erlaubt/u,
  en: /^(may|can|must|could|should|do|am) (i|we|you|he|she|they|one)\b|^is it allowed/u,
};
const HERE = 1.4; // what the page at hand is about comes first
const EXCERPT = 130; // letters
export const ENOUGH = 3; // results, below which others come along: misspelt, in part, in the other languages
const FUZZY = 5; // letters of a word that may be misspelt
const AT_ONCE = 60; // entries that are taken into the index before the page may do something else

const wordsOf = (text) => plain(text ?? "").match(WORD) ?? [];

export class Book {
  constructor({ lang, words, games, entries }) {
    this.lang = lang;
    this.words = words;
    this.games = games;
    this.entries = entries;
    this.stems = comparer(
      lang,
      entries.flatMap(({ name, text, forms }) => [name, text, forms ?? ""]),
    );
    this.index = new MiniSearch({ idField: "at", fields: FIELDS, tokenize: wordsOf, processTerm: this.stems });
  }

  /** The book, once it can be searched. */
  static async open(told) {
    const book = new Book(told);
    const numbered = ({ kind }) => kind === "clause" || kind === "ruling";
    const listed = told.entries.map((entry, at) => ({ ...entry, id: numbered(entry) ? entry.id : "", at }));
    await book.index.addAllAsync(listed, { chunkSize: AT_ONCE });
    return book;
  }

  /** What is shown for a text, best first: what has all its words, and if that is little, what has them misspelt or in part. */
  answer(text, game) {
    const sure = this.find(text, game);
    const near = text.length > 1 && sure.length < ENOUGH ? this.find(text, game, true) : [];
    return { sure, near: near.filter(({ entry }) => !sure.some((one) => one.entry === entry)) };
  }

  /** What answers a question, best first: entries with the stems that were found in them. `near`: also misspelt, or in part. */
  find(text, game, near = false) {
    const asked = plain(text);
    const words = wordsOf(asked);
    if (!words.length || /^\p{L}$/u.test(asked)) return []; // a letter alone leads anywhere
    const options = {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: BOOST,
      boostDocument: (at) => WEIGHT[this.entries[at].kind] * (this.entries[at].game === game ? HERE : 1),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    };
    const whole = /[\s,;]$/.test(asked);
    const queries = words.map((word, at) => this.#query(word, !whole && at === words.length - 1, near));
    let found = this.index.search({ combineWith: "AND", queries }, options);
    if (near && !found.length && queries.length > 1) found = this.index.search({ combineWith: "OR", queries }, options);
    if (!near && ASKS[this.lang].test(asked.trim().toLowerCase())) found = this.#settleFirst(found, game);
    return found.map(({ id, terms, score }) => ({ entry: this.entries[id], terms: new Set(terms), score, book: this }));
  }

  /** What was found, after the editor of the game at hand. */
  #settleFirst(found, game) {
    const here = this.entries.findIndex((one) => one.kind === "settle" && one.game === game);
    const first = here < 0 ? this.entries.findIndex(({ kind }) => kind === "settle") : here;
    const rest = found.filter(({ id }) => this.entries[id].kind !== "settle");
    return first < 0 ? rest : [{ id: first, terms: [], score: Number.MAX_VALUE }, ...rest];
  }

  /** A word, or all parts of it where it is a compound. */
  #query(word, open, near) {
    const [own, ...parts] = this.stems(word);
    const numbered = /\d/.test(own);
    const prefix = !numbered && (open || own.length > 3);
    const fuzzy = near && !numbered && own.length >= FUZZY ? 1 : false;
    const exact = { queries: [own], prefix, fuzzy, fields: numbered ? FIELDS : WORDED };
    return parts.length
      ? { combineWith: "OR", queries: [exact, { combineWith: "AND", queries: parts, fields: WORDED }] }
      : exact;
  }

  /** The text about the first words that were found, as pieces [text, whether it was]. */
  excerpt(text, terms) {
    const hits = [...text.matchAll(WORD)].filter(([word]) => this.stems(word).some((one) => terms.has(one)));
    const first = hits[0]?.index ?? 0;
    let from = text.length <= EXCERPT ? 0 : Math.max(0, first - EXCERPT / 3);
    if (from > 0) from = text.indexOf(" ", from) + 1;
    const upTo = from + EXCERPT >= text.length ? text.length : text.lastIndexOf(" ", from + EXCERPT);
    const pieces = [];
    let at = from;
    for (const { 0: word, index } of hits) {
      if (index < at || index + word.length > upTo) continue;
      pieces.push([text.slice(at, index), false], [word, true]);
      at = index + word.length;
    }
    pieces.push([text.slice(at, upTo), false]);
    if (from > 0) pieces.unshift(["… ", false]);
    if (upTo < text.length) pieces.push([" …", false]);
    return pieces.filter(([piece]) => piece);
  }
}
