// The pictures of chances, drawn by Observable Plot; fetched when somebody first opens one. Each is an <svg>; the table
// beside it says the same in words and numbers, so that for a screen reader the picture is left out.
export { heat } from "./heat.js";
export { intervals } from "./intervals.js";
export { settling } from "./settling.js";
export { fileLook, sheet } from "./sheet.js";
