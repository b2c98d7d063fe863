// The book in one language, made searchable.
import MiniSearch from "minisearch";
import { Asked } from "./asked.js";
import { comparer, fold, plain, WORD } from "./words.js";

const TEXTS = ["name", "text", "forms"];
const WORDED = [...TEXTS, "asked"]; // where words are looked for; numbers of clauses and rulings in ids, too
const FIELDS = ["id", ...WORDED];
const BOOST = { id: 6, name: 3, text: 1, forms: 3, asked: 3 };
const WEIGHT = { term: 0.7, clause: 1.2, ruling: 1, example: 0.8, settle: 1, compare: 1, lesson: 1 };
// How a question begins that a situation answers: "may I …", "får man …", "darf ich …". The editor of the game at hand, or of
// the first game, then comes first.
const ASKS = {
  sv: /^(får|kan|måste|behöver) (jag|man|vi|du|hon|han|de|den)\b|^är det (tillåtet|lov)/u,
  de: /^(darf|kann|muss|dürfen|können|müssen) (ich|man|wir|er|sie|ihr)(?!\p{L})|^ist es erlaubt/u,
  en: /^(may|can|must|could|should|do|am) (i|we|you|he|she|they|one)\b|^is it allowed/u,
};
const NAMED = 4; // of a term that is typed by its name
const HERE = 2.5; // what the game at hand has comes first
const EXCERPT = 130; // letters
export const ENOUGH = 3; // results, below which others come along: misspelt, in part, in the other languages
const PART = 0.5; // of the words that an entry must have to come along
const ALONG = 6; // entries that come along
const FUZZY = 5; // letters of a word that may be misspelt
const MOST_CACHED = 200; // searches for a stem
const OPTIONS = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  boost: BOOST,
  weights: { fuzzy: 0.3, prefix: 0.5 },
};
const AT_ONCE = 60; // entries that are taken into the index before the page may do something else

const wordsOf = (text) => plain(text ?? "").match(WORD) ?? [];

/** Whether an entry is the game's own: of its text, or a term that it uses. */
const isOf = (entry, game) => entry.game === game || Boolean(entry.games?.split(" ").includes(game));
/** Results, the best first. */
const best = (results) => [...results].sort((a, b) => b.score - a.score);

export class Book {
  constructor({ lang, words, games, entries, skipped, same, signs, ranks }) {
    this.lang = lang;
    this.words = words;
    this.games = games;
    this.entries = entries;
    this.stems = comparer(
      lang,
      entries.flatMap(({ name, text, forms, asked }) => [name, text, forms ?? "", asked ?? ""]),
    );
    this.asked = new Asked({ skipped, same, signs, ranks }, this.stems);
    this.cache = new Map();
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

  /**
   * What is shown for a text, best first. `sure`: what has all its words, and if the game at hand has little of that, what the
   * game has of them in part. `near`: if that is little, what has the words misspelt, or in part in other games.
   */
  answer(text, game) {
    const whole = this.#search(text, game);
    const full = whole.filter(({ share }) => share === 1);
    const here = whole.filter(({ entry, share }) => entry.game === game && share === 1);
    const along = whole.filter(({ entry, share }) => entry.game === game && share < 1).slice(0, ALONG);
    const sure = here.length < ENOUGH ? best([...full, ...along]) : full;
    if (text.length < 2 || full.length >= ENOUGH)
      return { sure: this.#settled(text, sure, game), near: [], few: false };
    const seen = new Set(sure.map(({ entry }) => entry));
    const near = best([...whole, ...this.#search(text, game, true)]).filter(
      ({ entry }) => !seen.has(entry) && seen.add(entry),
    );
    return { sure: this.#settled(text, sure, game), near, few: true };
  }

  /** What has all words of a text. */
  find(text, game) {
    return this.#search(text, game).filter(({ share }) => share === 1);
  }

  /** What has at least a part of a text's words: entries with the stems that were found, and the share of the words. */
  #search(text, game, fuzzy = false) {
    const asked = plain(text);
    if (/^\p{L}?$/u.test(asked.trim())) return []; // a letter alone leads anywhere
    const words = this.asked.words(asked);
    const open = /[\s,;]$/.test(asked) ? null : words.at(-1);
    const count = words.filter(({ little }) => !little).length;
    const found = new Map();
    for (const one of words) {
      const exact = this.#word(one, one === open, false);
      const hits = fuzzy && !exact.size && one.word.length >= FUZZY ? this.#word(one, one === open, true) : exact;
      for (const [at, { score, share, terms }] of hits) {
        const all = found.get(at) ?? { score: 0, share: 0, terms: [] };
        all.score += score;
        all.share += one.little ? 0 : share / count;
        all.terms.push(...terms);
        found.set(at, all);
      }
    }
    const typed = fold(asked.trim());
    const results = [];
    for (const [at, { score, share, terms }] of found) {
      const entry = this.entries[at];
      const whole = share > 0.999 ? 1 : share;
      if (whole < PART) continue;
      const named = entry.kind === "term" && fold(entry.name) === typed ? NAMED : 1;
      const worth = score * whole * whole * WEIGHT[entry.kind] * named * (isOf(entry, game) ? HERE : 1);
      results.push({ entry, terms: new Set(terms), score: worth, share: whole, book: this });
    }
    return best(results);
  }

  /** Entry → the best way in which it has a word. */
  #word({ ways, little }, open, fuzzy) {
    const found = new Map();
    for (const [nth, { stems, worth, other }] of ways.entries()) {
      const begun = nth === 0 && (open || stems[0].length > 3);
      const how = { begun, fuzzy, fields: little ? ["asked"] : other ? TEXTS : WORDED };
      const here = new Map();
      for (const stem of stems) {
        for (const { id, score, terms } of this.#stem(stem, how)) {
          const all = here.get(id) ?? { score: 0, share: 0, terms: [] };
          all.score += (score * worth) / stems.length;
          all.share += 1 / stems.length;
          all.terms.push(...terms);
          here.set(id, all);
        }
      }
      for (const [id, one] of here) {
        const value = one.score * one.share;
        if (value > (found.get(id)?.value ?? 0)) found.set(id, { ...one, value });
      }
    }
    return found;
  }

  /** What has a stem. While a text is typed, its first words are looked for again and again. */
  #stem(stem, { begun, fuzzy, fields }) {
    const key = [stem, begun, fuzzy, fields.length].join("|");
    if (this.cache.size > MOST_CACHED) this.cache.clear();
    if (!this.cache.has(key)) {
      const how = /\d/.test(stem) ? { fields: FIELDS } : { fields, prefix: begun, fuzzy: fuzzy ? 1 : false };
      this.cache.set(key, this.index.search({ queries: [stem], ...how }, OPTIONS));
    }
    return this.cache.get(key);
  }

  /** What was found; after the editor of the game at hand, if a situation answers the text. */
  #settled(text, found, game) {
    if (!ASKS[this.lang].test(plain(text).trim().toLowerCase())) return found;
    const here = this.entries.findIndex((one) => one.kind === "settle" && one.game === game);
    const first = this.entries[here < 0 ? this.entries.findIndex(({ kind }) => kind === "settle") : here];
    const rest = found.filter(({ entry }) => entry.kind !== "settle");
    return first ? [{ entry: first, terms: new Set(), score: Number.MAX_VALUE, share: 1, book: this }, ...rest] : rest;
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
