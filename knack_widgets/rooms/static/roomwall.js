import { h, hide, memo } from "../../widgets/static/dom.js";
import { safely } from "../../widgets/static/storage.js";
import { wayIn } from "./roomviews.js";

const SMALLEST = 11; // px of type on the wall
const STEP = 0.96; // by which type gets smaller until everything is in sight

/** Makes type in `el` as large as fits: at most `largest` px, and so that `el` ends above `bottom` (px). See `--fit` in room.css. */
function fit(el, largest, bottom) {
  if (el.hidden || !el.firstElementChild) return;
  const room = Math.floor(bottom - el.getBoundingClientRect().top);
  for (let size = largest; ; size *= STEP) {
    el.style.setProperty("--fit", `${Math.max(size, SMALLEST)}px`);
    if (
      size <= SMALLEST ||
      (Math.max(el.scrollHeight, el.offsetHeight) <= room && el.scrollWidth <= el.clientWidth + 1)
    )
      return;
  }
}

/** Keeps the screen awake, where the browser can, for as long as the page is in sight. Returns the function that stops it. */
export function keepAwake() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let over = false;
  const ask = async () => {
    if (over || lock || document.visibilityState !== "visible") return;
    lock = (await safely(() => navigator.wakeLock?.request("screen"))?.catch(() => null)) ?? null;
    lock?.addEventListener("release", () => (lock = null)); // the browser releases it when the page is hidden
  };
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    over = true;
    lock?.release();
  };
}

const channelOf = (code) => safely(() => new BroadcastChannel(`knack-room-${code}`));

/** Sends the address that was typed at the desk to the walls of the same browser. */
export const sendAddress = ({ code, at }) => at && channelOf(code)?.postMessage(at);

/** Opens the wall again with an address that was typed at the desk. */
const hearAddress = ({ code, at }) =>
  channelOf(code)?.addEventListener("message", ({ data }) => {
    if (data === at) return;
    const next = new URL(location.href);
    next.searchParams.set("at", data);
    location.replace(next.href);
  });

/**
 * The projector: everything in one window, type as large as fits, and the room's code in large type until somebody is in, or
 * when the desk asks for it or C is pressed. `parts`: the elements of the page.
 */
export function wallView(t, given, { main, table, poll }) {
  const el = h("section", { class: "kr-wallcode", hidden: true });
  let wanted = true; // whether the code is to be large
  let told = null; // whether the room said so last; a press on C counts until the room says something else
  let count = 0;

  const show = () => {
    hide(el, !wanted);
    document.documentElement.classList.toggle("kr-waits", wanted && count === 0);
    fitAll();
  };
  const toggle = () => {
    wanted = !wanted;
    show();
  };
  const fitAll = () => {
    const { clientHeight: high, clientWidth: wide } = main;
    if (!high) return;
    const { bottom } = main.getBoundingClientRect();
    fit(table, Math.min(wide / 34, high / 30, 40), bottom);
    fit(poll, Math.min(wide / 38, high / 20, 44), bottom);
  };
  const watch = new ResizeObserver(() => fitAll());
  for (const part of [main, table, poll]) watch.observe(part);
  hearAddress(given);
  addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const alone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (alone && event.key.toLowerCase() === "c" && !target.closest?.("input, select, textarea")) toggle();
  });
  return {
    el,
    toggle,
    update: (own) => {
      count = own.count ?? 0;
      if (told !== own.largeCode) wanted = told = own.largeCode;
      memo(el, t("scan"), () => [h("strong", { class: "kr-code" }, given.code), given.qr && wayIn(t, given)]);
      show();
    },
  };
}
