// The page of a notebook that Voilà serves: what Voilà's script calls, and the farewell to the kernel.
(() => {
  const PATIENCE = 30_000; // ms after the page's last byte: far beyond the slowest phone, short of a reader's patience

  // Voilà's interface: called for each cell, in long waits, and at the end, by the page and by Voilà's script,
  // whichever comes last.
  window.voila_process = () => {};
  window.voila_heartbeat = () => {};
  window.voila_finish = () => {
    setTimeout(knackPage.trouble, PATIENCE);
    if (window.themeLoaded) return knackPage.settle();
    window.cellLoaded = true;
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
