// Prints, as JSON, what style sheets and scripts use that browsers of the stated minimum lack, by MDN's data:
// `node tests/support/browser_features.mjs FILE…`. The minimum is the "browserslist" of package.json.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cssFeatures } from "./css_features.mjs";
import { jsFeatures } from "./js_features.mjs";

const require = createRequire(import.meta.url);
const data = require("@mdn/browser-compat-data");
const NAMES = { ios_saf: "safari_ios" };
const { browserslist } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const MINIMUM = new Map(
  browserslist.map((one) => one.split(" ")).map(([name, version]) => [NAMES[name] ?? name, Number(version)]),
);

/** The first version of a browser that has a feature without a prefix or a flag; null: none. */
function since(compat, browser) {
  const rows = [compat.support[browser] ?? []].flat();
  const whole = rows.filter(
    (row) => row.version_added && !row.flags && !row.prefix && !row.alternative_name && !row.version_removed,
  );
  const versions = whole
    .filter((row) => row.version_added !== "preview")
    .map((row) => Number.parseFloat(String(row.version_added).replace("≤", "")));
  return versions.length ? Math.min(...versions) : null;
}

/** Browsers of the minimum that lack a feature, each with the version that brings it (null: none does). */
function lacking(compat) {
  const missing = {};
  for (const [browser, version] of MINIMUM) {
    const added = since(compat, browser);
    if (added === null || added > version) missing[browser] = added;
  }
  return Object.keys(missing).length ? missing : null;
}

const found = [];
for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, "utf8");
  const features = (file.endsWith(".css") ? cssFeatures : jsFeatures)(source, data, lacking);
  for (const feature of features) found.push({ file, ...feature });
}
console.log(JSON.stringify(found));
