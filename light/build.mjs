// Builds the light script and the list of licences of what is in it: `node light/build.mjs`. Same sources and lockfile,
// same bytes; with `--check` nothing is written, and what is in the repository has to be what would be.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, "knack_widgets/serving/jupyter/voila/templates/knack/static");
const BANNER = "/* Built by `make light` of light/ and the packages named in light.LICENSES.txt. Not to be edited. */";

const built = await build({
  absWorkingDir: ROOT,
  entryPoints: ["light/main.js"],
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome100", "firefox100", "safari15.4"],
  charset: "utf8",
  legalComments: "none", // they stand in the list of licences
  banner: { js: BANNER },
  define: { "process.env.NODE_ENV": '"production"' },
  metafile: true,
  write: false,
});

/** The packages that are in the bundle, by name: node_modules/@scope/name or node_modules/name. */
const packages = new Map();
for (const [path, { bytesInOutput }] of Object.entries(Object.values(built.metafile.outputs)[0].inputs)) {
  const inside = path.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//);
  if (inside && bytesInOutput) packages.set(inside[1], join(ROOT, inside[1]));
}

const texts = [...packages.keys()].sort().map((name) => {
  const folder = packages.get(name);
  const { name: title, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).sort().find((one) => /^licen[cs]e/i.test(one));
  // Jupyter's packages name their licence in each file's head ("Modified BSD") and leave its text to their repositories
  const path = file ? join(folder, file) : join(ROOT, "light/jupyter.LICENSE.txt");
  if (!file && !/@(jupyterlab|lumino)\//.test(name)) throw new Error(`${name} holds no text of its licence`);
  const text = readFileSync(path, "utf8").replace(/\r\n/g, "\n").trim();
  return `${title} ${version}: ${license}\n\n${text}\n`;
});
const RULE = `\n${"-".repeat(80)}\n\n`;
const made = new Map([
  ["light.js", built.outputFiles[0].text],
  ["light.LICENSES.txt", `Packages of which light.js is built, each under its own licence.\n${RULE}${texts.join(RULE)}`],
]);

let stale = false;
for (const [name, text] of made) {
  const path = join(FOLDER, name);
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    stale = true;
    console.error(`${relative(ROOT, path)} is not what its sources make: run "make light"`);
  }
}
process.exit(stale ? 1 : 0);
