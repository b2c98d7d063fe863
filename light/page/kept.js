// Where this browser keeps matches, and what the page's address asks for.
const { safely, tab } = knackPage;
const query = new URLSearchParams(location.search);
export const embedded = query.has("embed"); // that page decides what lies on the table
const OWN_TABLE = ["record", "position", "example", "seed"];
const LEADS = [...OWN_TABLE, "clause", "reading", "exercise", "practise"];
const CLAUSE_PLACE = /^#(\w+\.)?\d[\w.]*$/; // "#play.3", "#10.3"
export const owned = embedded || OWN_TABLE.some((name) => query.has(name));
export const leads =
  owned ||
  LEADS.some((name) => query.has(name)) ||
  CLAUSE_PLACE.test(safely(() => decodeURIComponent(location.hash)) ?? "");
query.delete("lang"); // the same match in another language
export const base = `knack-kept:${location.pathname}`;
export const apart = `${base}?${query}${location.hash}`;
export const mine = `knack-mine:${location.pathname}`; // where this tab's own match is kept, and at which address it is played

const parse = (text) => text && safely(() => JSON.parse(text));
export const read = (key) => parse(tab.get(key));
export const stored = (key) => parse(safely(() => localStorage.getItem(key)));
export const same = (one, other) => JSON.stringify(one.matches) === JSON.stringify(other.matches);
export const inTab = (place) => tab.keys().some((key) => key.startsWith(`${place}#`));
const inBrowser = () => safely(() => Object.keys(localStorage).some((key) => key.startsWith(`${base}#`)));

export const entry = safely(() => history.state.kept); // where this page has kept a match before it was reloaded
export const own = parse(tab.get(mine));
export const again = entry && inTab(entry);
export const waits = !again && leads && !embedded && (own || inTab(base) || inBrowser());
