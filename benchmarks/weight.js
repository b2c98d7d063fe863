// What a page notes of its own coming up, in `weight`, times in ms from the navigation's start; it presses the first legal
// control by itself (`weightWants.press`). The table may come in two kinds: a picture that came with the page, and the
// live one that takes its place; both name their controls by `data-key`.
(() => {
  if (window !== top) return;
  const { press, floor, base, shown: wanted } = window.weightWants;
  const GRACE = 1_000; // ms that a press on the picture may take once the live table is there; then it is pressed, too
  const now = () => performance.now();
  const noted = { origin: performance.timeOrigin, shifts: [], tasks: [], line: null, text: null, felt: null };
  Object.assign(noted, { playable: null, pressed: null, early: null, answered: null, base: 0 });
  window.weight = noted;

  const hear = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  hear("layout-shift", (one) => one.hadRecentInput || noted.shifts.push([one.startTime, one.value]));
  hear("longtask", (one) => noted.tasks.push([one.startTime, one.duration]));
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("open", () => {
        noted.line ??= now();
      });
    }
  };

  const PICTURE = ".kp-picture";
  // Chapters below the window are not laid out until they come into sight; asking for their rectangles would do that.
  const SKIPPED = { contentVisibilityAuto: true };
  const shown = (el) => el.checkVisibility(SKIPPED) && el.getClientRects().length > 0;
  const seen = (css) => [...document.querySelectorAll(css)].some(shown);
  const live = () =>
    [...document.querySelectorAll(".knack-book.kb-rulebook:not(.kb-chapter)")].find((el) => !el.closest(PICTURE));
  const usable = (el) => !el.matches(":disabled, [aria-disabled=true]") && !el.closest("[inert]") && shown(el);
  const find = (root, css) => root && [...root.querySelectorAll(css)].find(usable);
  // The rules' own word on what is allowed: no button of it is marked as forbidden, and of the cards those that may be played.
  const MOVE =
    '.kb-actions [data-key^="action:"]:not([data-forbidden], [data-key="action:end"], [data-key="action:opponent"])';
  const control = (root) =>
    find(root, `${MOVE}.kb-primary`) ?? find(root, MOVE) ?? find(root, '.kb-legal[data-key^="card:"]');
  const count = () => Number(live()?.querySelector(".kb-slider")?.max ?? 0);

  const book = {
    text: () => seen(wanted.text),
    felt: () => seen(wanted.felt),
    ready: () => find(live(), ".kb-actions button, .kb-own .kb-play"),
    control: () => control(live()),
    picture: () => control(document.querySelector(PICTURE)),
    answered: () => count() > noted.base,
  };
  const label = () => document.querySelector(".widget-label")?.textContent ?? "0";
  const button = () => document.querySelector("button.jupyter-button");
  const plain = {
    text: button,
    felt: button,
    ready: button,
    control: button,
    picture: () => null,
    answered: () => label() !== "0",
  };
  const page = floor ? plain : book;

  const act = (control, early) => {
    noted.base = early ? base : count();
    noted.pressed ??= now();
    noted.early ??= early;
    control.click();
  };
  const look = () => {
    if (!document.body) return requestAnimationFrame(look);
    for (const name of ["text", "felt"]) if (noted[name] === null && page[name]()) noted[name] = now();
    if (noted.playable === null && noted.line !== null && page.ready()) {
      noted.playable = now();
      noted.count = count();
    }
    if (press && noted.answered === null) {
      if (noted.pressed !== null && page.answered()) noted.answered = now();
      else if (noted.pressed === null) {
        const picture = noted.playable === null && page.picture();
        const control = picture || (noted.playable !== null && page.control());
        if (control) act(control, Boolean(picture));
      } else if (noted.early && noted.playable !== null && now() > noted.playable + GRACE && page.control()) {
        noted.early = false; // nobody has kept it
        act(page.control(), false);
      }
    }
    requestAnimationFrame(look);
  };
  look();
})();
