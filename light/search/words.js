// Words as they are compared: small, without marks over letters, without their endings; compounds also in their parts.

/** Words and numbers; what names a clause or a ruling stays whole ("13.4", "play.3", "K-5"). */
export const WORD = /[\p{L}\p{N}]+(?:[.-]\p{N}+)*/gu;
const LEAST = 3; // letters of a stem, and of the last part of a compound
const HEAD = 3; // letters of its first; then the last has more

const ENDINGS = {
  sv: "arnas ernas ornas arna erna orna aren eren ades ande ade are ast de at ar er or et en es as na te t n a e s",
  de: "ungen ung ern em en er es est st te ten et e n s t",
  en: "ings ing edly ed ies es ly s y e",
};
const endings = Object.fromEntries(
  Object.entries(ENDINGS).map(([lang, text]) => [lang, text.split(" ").sort((a, b) => b.length - a.length)]),
);
const LINKS = { sv: ["", "s"], de: ["", "s", "n", "en", "es"], en: [] };
const LOST = { sv: ["a", "e"], de: ["e", "en"], en: [] }; // ends that the first part of a compound may lose: "Farb-zwang"

/** A text without what is not seen and no sign of any word: soft hyphens, joiners, marks of direction. */
export const plain = (text) => text.replace(/\p{Cf}/gu, "");

/** Small letters without marks over them: who has no å on the keyboard finds it as a. */
export const fold = (word) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

function trim(word, lang) {
  const ending = endings[lang].find((one) => word.endsWith(one) && word.length - one.length >= LEAST);
  return ending ? word.slice(0, -ending.length) : word;
}

/** The stem of a folded word: two endings off ("trick-en-s"), and of a doubled consonant one. */
export function stem(word, lang) {
  if (/\d/.test(word)) return word;
  const cut = trim(trim(word, lang), lang);
  return cut.replace(/(\p{L})\1$/u, "$1");
}

/** A comparer of words for texts in a language: `stems(word)` gives its stem, and those of its parts. */
export function comparer(lang, texts) {
  const known = new Set();
  for (const word of new Set(texts.flatMap((text) => text.match(WORD) ?? []))) known.add(fold(word));
  const roots = new Set([...known].filter((word) => word.length >= LEAST).map((word) => stem(word, lang)));
  const cache = new Map();

  const isHead = (part) =>
    LINKS[lang].some((link) => part.endsWith(link) && known.has(part.slice(0, part.length - link.length))) ||
    (part.length > HEAD && LOST[lang].some((end) => known.has(part + end)));
  /** The longest last part that is a word of the texts, after a first part that is one, too. */
  const parts = (word) => {
    if (/\d/.test(word)) return [];
    for (let cut = HEAD; cut <= word.length - LEAST; cut += 1) {
      const [head, tail] = [word.slice(0, cut), word.slice(cut)];
      if (head.length === HEAD && tail.length <= LEAST) continue;
      if (isHead(head) && (known.has(tail) || (tail.length > LEAST && roots.has(stem(tail, lang)))))
        return [stem(head, lang), stem(tail, lang)];
    }
    return [];
  };
  const looked = (word) => {
    const own = stem(word, lang);
    const begun = lang === "de" && /^ge.{4,}t$/.test(word) ? [stem(word.slice(2), lang)] : []; // "geklopft"
    return [...new Set([own, ...begun, ...parts(word)])];
  };
  return (word) => {
    if (!cache.has(word)) cache.set(word, looked(fold(word)));
    return cache.get(word);
  };
}
