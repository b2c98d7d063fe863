/* Built by `make scripts` of light/page/. Not to be edited. */
(() => {
  // light/page/served.js
  var PATIENCE = 3e4;
  var shell = new MutationObserver(() => {
    const main = document.querySelector("body > #main");
    if (!main) return;
    shell.disconnect();
    main.after(...document.querySelectorAll("body > .kp-class"));
  });
  window.voila_process = () => {
  };
  window.voila_heartbeat = () => {
  };
  window.voila_finish = () => {
    setTimeout(knackPage.trouble, PATIENCE);
    shell.observe(document.body, { childList: true });
    if (window.themeLoaded) return knackPage.settle();
    window.cellLoaded = true;
  };
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    if (!config) return;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`);
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
})();
