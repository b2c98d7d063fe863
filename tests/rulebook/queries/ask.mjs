// Answers queries as the page's search does: `node ask.mjs BOOK.mjs` reads {file, queries: [[game, text], …]} as JSON, and
// writes for each query the results in their order, as [game, kind, clause].
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const { Book } = await import(pathToFileURL(resolve(process.argv[2])));
const { file, queries } = JSON.parse(await text(process.stdin));
const book = await Book.open(file);
const shown = ({ entry: { game = "", kind, clause = "" } }) => [game, kind, clause];
const results = queries.map(([game, asked]) => {
  const { sure, near } = book.answer(asked, game);
  return [...sure, ...near].map(shown);
});
process.stdout.write(JSON.stringify(results));
