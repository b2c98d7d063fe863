// Writes what Python's memory holds when it has loaded the book, so that no reader's browser has to load it:
// node snapshot.mjs PYODIDE STDLIB SITE FOLDER MEMORY. FOLDER is what Python calls SITE. Prints the files that it has read
// modules from, as JSON: nobody needs them any more.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, stdlib, site, folder, memory] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ packages: [], stdLibURL: stdlib, _makeSnapshot: true });
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const source = join(entry.parentPath ?? entry.path, entry.name);
  const place = `${folder}/${source.slice(site.length + 1)}`;
  python.FS.mkdirTree(dirname(place));
  python.FS.writeFile(place, readFileSync(source));
}
console.log(
  python.runPython(`
import knack_kernel
knack_kernel.load()
`),
);
writeFileSync(memory, python.makeMemorySnapshot());
