/* Built by `make scripts` of light/page/. Not to be edited. */
(() => {
  // light/page/alone.js
  var PATIENCE = 12e4;
  var OTHERWISE = ["record", "position", "example", "seed", "clause"];
  var MEGABYTE = 1e6;
  var root = document.documentElement;
  var { safely } = knackPage;
  var python = JSON.parse(
    /** @type {HTMLElement} */
    document.getElementById("kp-python").textContent
  );
  var patience;
  var wait = () => {
    clearTimeout(patience);
    patience = setTimeout(knackPage.trouble, PATIENCE);
  };
  var failed = () => {
    clearTimeout(patience);
    knackPage.trouble();
  };
  wait();
  var query = new URLSearchParams(location.search);
  if (OTHERWISE.some((name) => query.has(name))) root.dataset.picture = "bare";
  knackPage.choosePicture = () => {
    const script = (
      /** @type {HTMLScriptElement} */
      document.currentScript
    );
    const parentElement = (
      /** @type {HTMLElement} */
      script.parentElement
    );
    const shown = parentElement.querySelector(":scope > .kp-picture");
    const other = parentElement.querySelector(`:scope > template[lang="${root.lang}"]`);
    if (other) shown?.replaceWith(
      /** @type {HTMLTemplateElement} */
      other.content
    );
    for (const rest of parentElement.querySelectorAll(":scope > template[lang]")) rest.remove();
    script.remove();
  };
  var env = {
    ...python.pages,
    HOME: "/home/pyodide",
    SERVER_SOFTWARE: "static/1",
    QUERY_STRING: `lang=${root.lang}&${query}`
  };
  var absolute = ([name, file]) => [name, { ...file, url: new URL(file.url, location.href).href }];
  var files = Object.fromEntries(Object.entries(python.files).map(absolute));
  var worker = safely(() => new Worker(python.worker));
  var told = { loaded: 0, total: Object.values(python.files).reduce((sum, { bytes }) => sum + bytes, 0) };
  var size = (bytes, lang) => (bytes / MEGABYTE).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  var asked = false;
  var draw = () => {
    asked = false;
    const bar = (
      /** @type {HTMLProgressElement | null} */
      document.querySelector(".kp-status progress")
    );
    if (!bar) return;
    bar.max = told.total;
    bar.value = told.loaded;
    for (const name of ["loaded", "total"])
      for (const one of document.querySelectorAll(`.kp-${name}`))
        one.textContent = size(
          told[name],
          /** @type {HTMLElement} */
          one.closest("[lang]").lang
        );
  };
  var hear = {
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
    }
  };
  var keep = async () => {
    await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("open");
  };
  var over = () => {
    clearTimeout(patience);
    knackPage.ready();
    if (navigator.serviceWorker && window.isSecureContext) keep().catch((error) => console.info(`${error}`));
  };
  function start(worker2) {
    worker2.postMessage({ ...python, files, env });
    worker2.addEventListener("message", ({ data }) => {
      wait();
      if (root.dataset.page !== "loading") clearTimeout(patience);
      hear[data.say]?.(data);
    });
    worker2.addEventListener("error", failed);
    document.addEventListener("DOMContentLoaded", draw);
    if (navigator.locks) {
      const name = `knack-edition ${new URL("./", location.href).href} ${python.edition}`;
      navigator.locks.request(name, { mode: "shared" }, () => new Promise(() => {
      }));
    }
    Object.assign(knackPage, { worker: worker2, over });
    window.voila_finish = () => {
    };
  }
  if (worker) start(worker);
  else failed();
})();
