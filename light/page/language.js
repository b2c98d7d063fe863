import { safely } from "./safely.js";

const root = document.documentElement;

// The page's language: what its address asks for, else what was chosen before anywhere in the book, else the first of
// the browser's that the book has, else the text's. Settled before anything is drawn. The choice is kept in a cookie of
// the book's own folder, because the server reads it too: it tells the page's kernel (`request_facts.py`).
const CHOSEN = "knack-lang";
const FOLDER = location.pathname.replace(/(voila\/.*|[^/]*)$/, "");
const speaks = (lang) => (root.dataset.languages ?? "").split(" ").includes(lang);
const titles = safely(() => JSON.parse(root.dataset.titles ?? "")) ?? {};
const setLanguage = (lang) => {
  root.lang = lang;
  if (titles[lang]) document.title = titles[lang];
};
const wishes = [
  new URLSearchParams(location.search).get("lang"),
  safely(() => document.cookie.match(`(?:^|; )${CHOSEN}=(\\w+)`)?.[1]),
  ...(navigator.languages ?? []),
];
const folded = wishes.map((lang) => (lang ?? "").trim().slice(0, 2).toLowerCase());
setLanguage(folded.find(speaks) ?? root.lang);

// The reader has chosen another one. The address says so too: a reload asks for it, also where no cookie is kept.
export const speak = (lang) => {
  if (!speaks(lang) || lang === root.lang) return;
  setLanguage(lang);
  safely(() => {
    document.cookie = `${CHOSEN}=${lang}; path=${FOLDER}; max-age=31536000; samesite=lax`;
  });
  const query = new URLSearchParams(location.search);
  query.set("lang", lang);
  safely(() => history.replaceState(history.state, "", `?${query}`));
};
document.addEventListener("knack-lang", ({ detail }) => speak(detail));
