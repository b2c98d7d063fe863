// Builds the light script, the search and the pictures of chances, and for each the list of licences of what is in it: `node light/build.mjs`. Same
// sources and lockfile, same bytes; with `--check` nothing is written, and what is in the repository has to be what would be.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, "knack_widgets/serving/jupyter/voila/templates/knack/static");
const SCRIPTS = [
  { name: "light", entry: "light/main.js", format: "iife" },
  { name: "search", entry: "light/search/main.js", format: "esm" }, // fetched when somebody searches
  { name: "plots", entry: "light/plots/main.js", format: "esm" }, // fetched when somebody looks at chances
];
const RULE = `\n${"-".repeat(80)}\n\n`;

const bundle = ({ name, entry, format }) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    target: ["chrome100", "firefox100", "safari15.4"],
    charset: "utf8",
    loader: { ".css": "text" },
    legalComments: "none", // they stand in the list of licences
    banner: { js: `/* Built by \`make light\` of light/ and the packages named in ${name}.LICENSES.txt. Not to be edited. */` },
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    write: false,
  });

/** The packages that are in a bundle, by name: node_modules/@scope/name or node_modules/name. */
function packages({ outputs }) {
  const found = new Map();
  for (const [path, { bytesInOutput }] of Object.entries(Object.values(outputs)[0].inputs)) {
    const inside = path.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//);
    if (inside && bytesInOutput) found.set(inside[1], join(ROOT, inside[1]));
  }
  return [...found.keys()].sort().map((key) => [key, found.get(key)]);
}

function licence([name, folder]) {
  const { name: title, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).sort().find((one) => /^licen[cs]e/i.test(one));
  // Jupyter's packages name their licence in each file's head ("Modified BSD") and leave its text to their repositories
  const path = file ? join(folder, file) : join(ROOT, "light/jupyter.LICENSE.txt");
  if (!file && !/@(jupyterlab|lumino)\//.test(name)) throw new Error(`${name} holds no text of its licence`);
  const text = readFileSync(path, "utf8").replace(/\r\n/g, "\n").trim();
  return `${title} ${version}: ${license}\n\n${text}\n`;
}

const made = new Map();
for (const script of SCRIPTS) {
  const built = await bundle(script);
  const licences = packages(built.metafile).map(licence);
  made.set(`${script.name}.js`, built.outputFiles[0].text);
  made.set(`${script.name}.LICENSES.txt`, `Packages of which ${script.name}.js is built, each under its own licence.\n${RULE}${licences.join(RULE)}`);
}

let stale = false;
for (const [name, text] of made) {
  const path = join(FOLDER, name);
  let there = null;
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else {
    try {
      there = readFileSync(path, "utf8");
    } catch {
      there = null; // not built yet
    }
    if (there === text) continue;
    stale = true;
    console.error(`${relative(ROOT, path)} is not what its sources make: run "make light"`);
  }
}
process.exit(stale ? 1 : 0);
