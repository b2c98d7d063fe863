// What is looked for: the words of a text that a reader typed, and for each word the ways in which a book may say it.
import { fold, plain, WORD } from "./words.js";

const SIGNS = { "♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣" };
const SUIT = /[♠♥♦♣]/u;
const TOKEN = /[♠♥♦♣]|[\p{L}\p{N}]+(?:[.-]\p{N}+)*/gu;
const WORTH = { compound: 0.9, card: 0.9, same: 0.7, little: 0.3 }; // of a way, against the word itself

/** @typedef {{ stems: string[], worth: number, other?: boolean }} Way stems that all have to be found, what the way is worth,
 * and whether it is another word */

export class Asked {
  constructor({ skipped, same, signs, ranks }, stems) {
    this.stems = stems;
    this.signs = signs;
    this.ranks = ranks;
    this.vague = new Set(skipped.split(/\s+/).map(fold));
    this.same = new Map();
    for (const group of same) {
      const all = new Set((group.match(WORD) ?? []).map((word) => stems(word)[0]));
      for (const one of all) this.same.set(one, new Set([...(this.same.get(one) ?? []), ...all]));
    }
  }

  /** The words that are looked for, each as its ways. `little`: it says little, and need not be found if others are. */
  words(text) {
    const clean = plain(text).replace(/[♤♡♢♧]/gu, (sign) => SIGNS[sign]);
    const all = clean.match(TOKEN) ?? [];
    const little = (word) => !this.#isCard(word) && this.vague.has(fold(word));
    const none = all.every(little);
    return all.map((word) =>
      little(word) && !none
        ? { word, ways: [{ stems: [this.#stem(word)], worth: WORTH.little }], little: true }
        : { word, ways: this.#ways(word, clean), little: false },
    );
  }

  #isCard(word) {
    return SUIT.test(word) || (Object.hasOwn(this.ranks, word) && word === word.toUpperCase());
  }

  /** @returns {Way[]} */
  #ways(word, text) {
    if (SUIT.test(word)) return [{ stems: [this.#stem(this.signs[word])], worth: 1 }];
    const [own, ...parts] = this.stems(word);
    const ways = [{ stems: [own], worth: 1 }];
    if (parts.length) ways.push({ stems: parts, worth: WORTH.compound });
    const cards = this.#cards(word, text);
    if (cards.length) ways.push({ stems: cards, worth: WORTH.card });
    for (const one of [own, ...(cards.length === 1 ? cards : [])]) {
      for (const other of this.same.get(one) ?? []) {
        if (!ways.some(({ stems }) => stems.length === 1 && stems[0] === other))
          ways.push({ stems: [other], worth: WORTH.same, other: true });
      }
    }
    return ways;
  }

  /** The ranks that a word writes as signs ("A", "10", "KQJ"), as stems. In small letters only next to a suit's sign. */
  #cards(word, text) {
    const beside = new RegExp(`[♠♥♦♣]\\s?${word}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${word}[♠♥♦♣]`, "u").test(text);
    const signs = Object.keys(this.ranks).sort((a, b) => b.length - a.length);
    const rank = signs.find((sign) => sign === word || (beside && sign.toLowerCase() === word.toLowerCase()));
    if (rank) return [this.#stem(this.ranks[rank])];
    const letters = signs.filter((sign) => /\p{L}/u.test(sign));
    const several = word.match(new RegExp(letters.join("|"), "gu")) ?? [];
    if (several.length < 2 || several.join("") !== word) return [];
    return [...new Set(several.map((sign) => this.#stem(this.ranks[sign])))];
  }

  #stem(word) {
    return this.stems(word)[0];
  }
}
