// The page of a notebook that Voilà serves: what Voilà's script calls, and the farewell to the kernel.
const PATIENCE = 30_000; // ms after the page's last byte: far beyond the slowest phone, short of a reader's patience

// Voilà's script appends a shell to the body and takes the cells into it: what follows the cells shall follow them there
// too, else it stands above the tables and pushes them down. Seen to before anything is drawn.
const shell = new MutationObserver(() => {
  const main = document.querySelector("body > #main");
  if (!main) return;
  shell.disconnect();
  main.after(...document.querySelectorAll("body > .kp-class"));
});

// Voilà's interface: called for each cell, in long waits, and at the end, by the page and by Voilà's script,
// whichever comes last.
window.voila_process = () => {};
window.voila_heartbeat = () => {};
window.voila_finish = () => {
  setTimeout(knackPage.trouble, PATIENCE);
  shell.observe(document.body, { childList: true });
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
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
