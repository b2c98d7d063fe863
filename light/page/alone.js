// The page of a notebook in the static edition: Python begins at once, in a worker; how far it has come; what the reader
// is told when it does not; and that the whole book is kept for the next visit.
const PATIENCE = 120_000; // ms without any progress: a first visit brings all of Python over the reader's line
const OTHERWISE = ["record", "position", "example", "seed", "clause"]; // as in pictures.py
const MEGABYTE = 1e6;
const root = document.documentElement;
const { safely } = knackPage;
const python = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("kp-python")).textContent);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let patience;
const wait = () => {
  clearTimeout(patience);
  patience = setTimeout(knackPage.trouble, PATIENCE);
};
const failed = () => {
  clearTimeout(patience);
  knackPage.trouble();
};
wait();

// Something else than the picture shows will lie on the table.
const query = new URLSearchParams(location.search);
if (OTHERWISE.some((name) => query.has(name))) root.dataset.picture = "bare";
// What a widget looks like, in the page's language: those that are not the notebook's own lie in templates. Called by
// the page right after each, so that none is seen in another language first.
knackPage.choosePicture = () => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const parentElement = /** @type {HTMLElement} */ (script.parentElement);
  const shown = parentElement.querySelector(":scope > .kp-picture");
  const other = parentElement.querySelector(`:scope > template[lang="${root.lang}"]`);
  if (other) shown?.replaceWith(/** @type {HTMLTemplateElement} */ (other).content);
  for (const rest of parentElement.querySelectorAll(":scope > template[lang]")) rest.remove();
  script.remove();
};

// The environment of a server's kernel, as CGI names it: `widgets/request.py` reads it, as in the served edition. The
// query stays data: it is never part of any code.
// the page has settled the language; of two the first counts, and one that the book lacks is told
const env = {
  ...python.pages,
  HOME: "/home/pyodide",
  SERVER_SOFTWARE: "static/1",
  QUERY_STRING: `lang=${root.lang}&${query}`,
};
const absolute = ([name, file]) => [name, { ...file, url: new URL(file.url, location.href).href }];
const files = Object.fromEntries(Object.entries(python.files).map(absolute));
const worker = safely(() => new Worker(python.worker));

// How far it has come: one bar for what is fetched, without an end for what is done with it; only the phase is said aloud.
const told = { loaded: 0, total: Object.values(python.files).reduce((sum, { bytes }) => sum + bytes, 0) };
const size = (bytes, lang) =>
  (bytes / MEGABYTE).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
let asked = false;
const draw = () => {
  asked = false;
  const bar = /** @type {HTMLProgressElement | null} */ (document.querySelector(".kp-status progress"));
  if (!bar) return;
  bar.max = told.total;
  bar.value = told.loaded;
  for (const name of ["loaded", "total"])
    for (const one of document.querySelectorAll(`.kp-${name}`))
      one.textContent = size(told[name], /** @type {HTMLElement} */ (one.closest("[lang]")).lang);
};
const hear = {
  loading: ({ loaded, total }) => {
    Object.assign(told, { loaded, total });
    if (!asked) requestAnimationFrame(draw);
    asked = true;
  },
  phase: ({ phase }) => {
    root.dataset.phase = phase;
  },
  failed: ({ text }) => {
    console.warn(text);
    failed();
  },
};

// The edition is kept when the page is up, so that it does not take the line from it.
const keep = async () => {
  await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("open"); // what no page needs any more can go
};
// Every cell has run.
const over = () => {
  clearTimeout(patience);
  knackPage.ready();
  if (navigator.serviceWorker && window.isSecureContext) keep().catch((error) => console.info(`${error}`));
};

/** Begins with the worker that runs Python. */
function start(worker) {
  worker.postMessage({ ...python, files, env });
  worker.addEventListener("message", ({ data }) => {
    wait();
    if (root.dataset.page !== "loading") clearTimeout(patience);
    hear[data.say]?.(data);
  });
  worker.addEventListener("error", failed);
  document.addEventListener("DOMContentLoaded", draw);
  if (navigator.locks) {
    const name = `knack-edition ${new URL("./", location.href).href} ${python.edition}`;
    navigator.locks.request(name, { mode: "shared" }, () => new Promise(() => {}));
  }
  Object.assign(knackPage, { worker, over });
  window.voila_finish = () => {};
}

if (worker) start(worker);
else failed();
