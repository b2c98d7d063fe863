import { doorView } from "./roomdoor.js";
import { RoomPage } from "./roompage.js";

const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");
const given = read("kr-given");
const words = read("kr-words");
const root = /** @type {HTMLElement} */ (document.getElementById("kr"));
root.className = "knack-book";

if (given.kind === "door") root.append(doorView(given, (key) => words[key] ?? key));
else new RoomPage(root, given, words);
