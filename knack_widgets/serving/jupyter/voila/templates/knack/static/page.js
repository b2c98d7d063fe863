// The page's own life around Voilà's script: its language, whether it has come up, and its farewell.
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search).get("lang");
  if (root.dataset.languages.split(" ").includes(asked)) root.lang = asked;

  const WAITING = 'script[type="application/vnd.voila.cell-output+json"]';
  const PATIENCE = 30_000; // ms after the page's last byte: far beyond the slowest phone, short of a reader's patience

  const state = (value) => { root.dataset.page = value; };
  const ready = () => state("ready");
  const trouble = () => { if (root.dataset.page === "loading") state("late"); };
  window.knackPage = { ready, trouble };

  // Voilà's script replaces each waiting output by what it shows: the page is up when none is left.
  const settle = () => {
    if (!document.querySelector(WAITING)) return ready();
    const watch = new MutationObserver(() => {
      if (document.querySelector(WAITING)) return;
      watch.disconnect();
      ready();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  };

  // Voilà's interface: called for each cell, in long waits, and at the end, by the page and by Voilà's script,
  // whichever comes last.
  window.voila_process = () => {};
  window.voila_heartbeat = () => {};
  window.voila_finish = () => {
    if (window.themeLoaded) return settle();
    window.cellLoaded = true;
    setTimeout(trouble, PATIENCE);
  };

  // Voilà's script says goodbye too, but only once it has started, and by an event that phones do not send.
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    if (!config) return;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`);
  });
  // Taken out of the browser's memory, the page is a picture without a kernel.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
