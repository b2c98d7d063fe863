// The page of a notebook in the static edition: what the kernel in the browser is told of the page's address, what
// Voici's script calls, and what the reader is told when something fails.
(() => {
  const KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel";
  const FRAME = "jp-ThemedContainer";
  const PATIENCE = 120_000; // ms without any progress: a first visit brings all of Python over the reader's line
  let patience;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(knackPage.trouble, PATIENCE);
  };
  wait();

  // The environment of a server's kernel, as CGI names it: Pyodide takes it along (`loadPyodide`'s option `env`), and
  // `widgets/request.py` reads it, as in the served edition. Nothing has read the settings yet, and the query stays
  // data: it is never part of any code.
  window.knackAddress = (settings) => {
    const config = JSON.parse(settings.textContent);
    const options = config.litePluginSettings[KERNEL].loadPyodideOptions;
    const query = new URLSearchParams(location.search);
    query.set("lang", document.documentElement.lang); // the page has settled it
    options.env = { SERVER_SOFTWARE: "voici/static", QUERY_STRING: `${query}` };
    options.packageBaseUrl = new URL("app/python/", location.href).href; // and no other place
    settings.textContent = JSON.stringify(config);
  };

  // Voici's scripts add all of JupyterLab's style to the head. What is adopted comes after it, and so before it.
  const style = new CSSStyleSheet();
  style.replaceSync([...document.querySelectorAll("head style")].map((sheet) => sheet.textContent).join("\n"));
  document.adoptedStyleSheets = [style];

  const onFailure = () => {
    clearTimeout(patience);
    knackPage.trouble();
  };
  // A kernel that cannot start is reported by nothing but a promise.
  addEventListener("unhandledrejection", onFailure);

  // Voici runs every cell, also after one that failed: whatever it wrote as an error is headed by words for readers.
  const WRONG = ["error", "stderr"].map((kind) => `[data-mime-type="application/vnd.jupyter.${kind}"]`).join();
  const head = (output) => {
    const alert = document.getElementById("kp-failed").content.firstElementChild.cloneNode(true);
    output.replaceWith(alert);
    output.lang = "en";
    alert.append(output);
  };

  // Voici's interface: called for each cell, and when all have run.
  window.update_loading_text = wait;
  window.display_cells = () => {
    clearTimeout(patience);
    document.querySelectorAll(WRONG).forEach(head);
    // The class by which JupyterLab's style reaches links and outlines within its frame.
    document.querySelectorAll(`.${FRAME}`).forEach((frame) => frame.classList.remove(FRAME));
    knackPage.settle();
  };
  window.voila_process = () => {};
  window.voila_finish = () => {};
})();
