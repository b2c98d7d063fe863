// Bundles the JavaScript: `node light/build.mjs` writes the page's scripts, the widgets' modules and the room's page, and
// beside each the licences of the packages in it. Same sources and lockfile, same bytes; with `--check` nothing is
// written, and what is in the repository has to be what would be.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const TEMPLATE = "knack_widgets/serving/jupyter/voila/templates/knack/static";
const LAB = "knack_widgets/serving/jupyter/labextensions/knack-widgets/static";
const WIDGETS = "knack_widgets/widgets";
const ROOMS = "knack_widgets/rooms";
// The oldest browsers, of which README and docs speak; no other number is stated.
const { browserslist } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const TARGET = browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));
const SMALL = { minify: true };
const BUNDLES = [
  ...["alone", "early", "keep", "line", "page", "served"].map((name) => ({
    entry: `light/page/${name}.js`,
    out: `${TEMPLATE}/${name}.js`,
    format: "iife", // stands in the page
  })),
  { entry: "light/main.js", out: `${TEMPLATE}/light.js`, format: "iife", ...SMALL },
  { entry: "light/search/main.js", out: `${TEMPLATE}/search.js`, ...SMALL }, // fetched when somebody searches
  { entry: "light/plots/main.js", out: `${TEMPLATE}/plots.js`, ...SMALL }, // fetched when somebody looks at chances
  ...["differences", "editor", "glossary", "lesson", "loader", "pagehead", "parts", "questions", "shelf"].map(
    (name) => ({
      entry: `${WIDGETS}/static/${name}.js`,
      out: `${WIDGETS}/built/${name}.js`,
    }),
  ),
  { entry: "light/lab/extension.js", out: `${LAB}/remoteEntry.js`, format: "iife" }, // loaded by JupyterLab itself
  { entry: `${ROOMS}/static/room.js`, out: `${ROOMS}/built/room.js` },
];
const RULE = `\n${"-".repeat(80)}\n\n`;

/** Own code stays as it is written, for the browser's debugger; the code of packages is minified in every bundle. */
const smallPackages = {
  name: "small packages",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]node_modules[/\\].*\.m?js$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { minify: true, target: TARGET, charset: "utf8" });
      return { contents: code };
    }),
};

const bundle = ({ entry, out, format = "esm", ...rest }) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: out,
    bundle: true,
    tsconfigRaw: {}, // tsconfig.json is for the type checker alone
    target: TARGET,
    preserveSymlinks: true, // the same bytes wherever node_modules lies
    format,
    ...rest,
    charset: "utf8",
    loader: { ".css": "text" },
    legalComments: "none", // they stand in the list of licences
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: rest.minify ? [] : [smallPackages],
    metafile: true,
    write: false,
  });

/** The packages that are in a bundle, by name: node_modules/@scope/name or node_modules/name. */
function packages({ outputs }) {
  const found = new Set();
  for (const [path, { bytesInOutput }] of Object.entries(Object.values(outputs)[0].inputs)) {
    const inside = path.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//);
    if (inside && bytesInOutput) found.add(inside[1]);
  }
  return [...found].sort();
}

function licence(name) {
  const folder = join(ROOT, name);
  const { name: title, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder)
    .sort()
    .find((one) => /^licen[cs]e/i.test(one));
  // Jupyter's packages name their licence in each file's head ("Modified BSD") and leave its text to their repositories
  const path = file ? join(folder, file) : join(ROOT, "light/jupyter.LICENSE.txt");
  if (!file && !/@(jupyterlab|lumino)\//.test(name)) throw new Error(`${name} holds no text of its licence`);
  const text = readFileSync(path, "utf8").replace(/\r\n/g, "\n").trim();
  return `${title} ${version}: ${license}\n\n${text}\n`;
}

/** The files of a bundle, by path: the script, and the licences where packages are in it. */
async function make(one) {
  const { metafile, outputFiles } = await bundle(one);
  const licences = packages(metafile).map(licence);
  const name = one.out.split("/").at(-1);
  const list = name.replace(/\.js$/, ".LICENSES.txt");
  const named = licences.length > 0 ? ` and the packages named in ${list}` : "";
  const head = `/* Built by \`make scripts\` of ${dirname(one.entry)}/${named}. Not to be edited. */`;
  const files = [[one.out, `${head}\n${outputFiles[0].text}`]];
  if (licences.length > 0) {
    const text = `Packages of which ${name} is built, each under its own licence.\n${RULE}${licences.join(RULE)}`;
    files.push([join(dirname(one.out), list), text]);
  }
  return files;
}

/** The text of a file, or null if it is not there. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

const check = process.argv.includes("--check");
let stale = false;
for (const [name, text] of (await Promise.all(BUNDLES.map(make))).flat()) {
  const path = join(ROOT, name);
  if (read(path) === text) continue;
  if (!check) {
    writeFileSync(path, text);
    continue;
  }
  stale = true;
  console.error(`${relative(ROOT, path)} is not what its sources make: run "make scripts" and commit what it writes`);
}
process.exit(stale ? 1 : 0);
