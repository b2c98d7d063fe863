// The page's line to its kernel: when it is cut, or the kernel is gone, the page says so and helps the reader on.
//
// JupyterLab's kernel connection does the work: it connects again, holds back what is sent meanwhile and asks for all
// traits anew; the server holds back what the kernel answers. What it does not do: tell anybody; notice a line that is cut
// without a word (a laptop that slept), or a new one that leads nowhere; wait no longer once the network is back; say that
// an answer is missing, or that the kernel was ended while nobody was connected to it.
import { ask, keepsCookies, request } from "./server.js";

const root = document.documentElement;
const SHORT = 1_000; // ms that a line may be cut without a word about it
const SILENCE = 8_000; // ms without an answer before the server is asked whether the kernel lives
const SETTLED = 4_000; // ms after the line is back in which answers may still come
const LATER = 10_000; // ms between attempts when JupyterLab has given up, or waits for a line that does not come
const TICK = 2_000; // ms between two looks at the clock
const SLEPT = 70_000; // ms between two looks that only a sleep explains: behind other tabs a page ticks once a minute

/** @type {any} the connection of JupyterLab, or of the light script */
let kernel = null;
let wasUp = false; // whether the line has ever been up
let told = null;
let doubt = null;
let later = null;
let looked = Date.now();
let dead = false;
const open = new Map(); // messages to the kernel that it has not finished with, and of what type they are
const presses = () => [...open].filter(([, type]) => type === "comm_msg").map(([id]) => id);

const state = (value) => {
  if (root.dataset.line === value) return;
  if (value) root.dataset.line = value;
  else delete root.dataset.line;
};
const showLost = () => {
  if (dead) return;
  dead = true;
  clearTimeout(told);
  clearTimeout(later);
  calm();
  const link = knackPage.link();
  for (const one of document.querySelectorAll(".kp-here")) {
    /** @type {HTMLElement} */ (one).hidden = !link;
    /** @type {HTMLAnchorElement} */ (one.firstElementChild).href = link;
  }
  root.toggleAttribute("data-unanswered", presses().length > 0);
  // Without its cookie a page is refused like a stranger's, as if its kernel had ended; a reload would not help.
  state(wasUp || keepsCookies() ? "dead" : "cookies");
};
const calm = () => {
  clearTimeout(doubt);
  doubt = null;
};
const onDown = () => {
  calm();
  // while the page comes up its line does too: a slow one is no line that was cut, and a notice would move the picture
  const wait = root.dataset.page === "loading" ? SILENCE : SHORT;
  told ??= setTimeout(() => {
    state("down");
    checkAlive();
  }, wait);
};
const checkAlive = async () => {
  const { execution_state: how } = await ask();
  if (how === "dead") showLost();
  // The server answers requests, but no line has ever opened: something between refuses websockets.
  else if (how !== "away" && !wasUp && root.dataset.line === "down") state("blocked");
};
const onUp = () => {
  wasUp = true;
  clearTimeout(told);
  clearTimeout(later);
  calm();
  told = null;
  const missing = presses();
  for (const id of open.keys()) if (!missing.includes(id)) open.delete(id);
  state(null);
  if (missing.length) wonder(missing);
};
// What was held back is answered now; what was on its way when the line was cut may be lost.
const wonder = (missing) => {
  doubt = setTimeout(async () => {
    doubt = null;
    if (!missing.some((id) => open.has(id))) return;
    const { execution_state: how } = await ask();
    if (dead || kernel.connectionStatus !== "connected") return;
    if (how === "busy") return wonder(missing);
    missing.forEach((id) => open.delete(id));
    state("unsure");
  }, SETTLED);
};

/** Nothing may have been heard for a while because there is much to work out, or because the line is cut. */
const look = async (late) => {
  doubt = null;
  if (dead || kernel.connectionStatus !== "connected") return;
  const { execution_state: how } = await ask();
  if (dead || kernel.connectionStatus !== "connected") return;
  if (how === "dead") return showLost();
  if (how === "away") onDown();
  if (how === "away" || (late && how !== "busy" && open.size)) renew();
  else if (open.size) watch();
};
const watch = () => {
  doubt ??= setTimeout(look, SILENCE, true);
};

const message = (_, { msg, direction }) => {
  if (direction === "send") {
    const type = msg.header.msg_type;
    if (!["comm_msg", "kernel_info_request"].includes(type)) return;
    open.set(msg.header.msg_id, type);
    const cut = kernel.connectionStatus !== "connected" && root.dataset.page !== "loading"; // not one that is coming up
    if (type === "comm_msg" && cut)
      state("down"); // it must not vanish without a word
    else watch();
  } else if (msg.header.msg_type === "status" && msg.content.execution_state === "idle") {
    open.delete(msg.parent_header?.msg_id);
    if (!open.size) calm();
  }
};
const connection = (_, status) => {
  if (status === "connected") return onUp();
  if (dead) return;
  onDown();
  clearTimeout(later);
  later = setTimeout(again, LATER);
};
const listen = () => {
  kernel = knackPage.kernel ?? window.jupyterapp?.widgetManager?.kernel ?? null; // the light script's, or Voilà's
  if (!kernel) return setTimeout(listen, 200);
  kernel.statusChanged.connect((_, status) => status === "dead" && showLost());
  kernel.connectionStatusChanged.connect(connection);
  kernel.anyMessage.connect(message);
  if (kernel.status === "dead") showLost();
  else if (kernel.connectionStatus === "connected") wasUp = true;
  else {
    onDown();
    if (!keepsCookies()) checkAlive(); // at once: reloading would not help
  }
};
addEventListener("load", listen);

const renew = () => {
  clearTimeout(later);
  later = setTimeout(again, LATER);
  kernel.reconnect().catch(() => {});
};
// Nobody has to wait for JupyterLab's next attempt; and a line that looks whole is tried with a question that costs
// nothing.
const again = () => {
  if (!kernel || dead) return;
  if (kernel.connectionStatus !== "connected") {
    renew();
    checkAlive();
    return;
  }
  kernel.requestKernelInfo().catch(() => {});
  look(false);
};
// Nothing tells a page that its laptop has slept, or its tab been frozen, but the clock, which has jumped. The line may
// be dead by then without either end knowing, and what is sent on it is lost: so there is a new one before the first
// press is heard.
const wake = () => {
  const slept = Date.now() - looked > SLEPT;
  looked = Date.now();
  if (!slept || !kernel || dead) return;
  renew();
  checkAlive();
};
setInterval(wake, TICK);
for (const event of ["pointerdown", "keydown", "click", "change"]) addEventListener(event, wake, true);
addEventListener("online", again);
document.addEventListener("visibilitychange", () => {
  wake();
  if (document.visibilityState === "visible") again();
});

Object.assign(knackPage.does, {
  again,
  // A page loaded while the server is away would be the browser's own, with nothing on it.
  go: async () => {
    if (!(await request("voila/static/voila.js", "HEAD"))) return state("away");
    if (knackPage.keeps()) location.reload();
    else location.assign(knackPage.link() || location.href);
  },
  heard: () => state(null),
  reload: () => location.reload(),
});

// A dead kernel's table takes no presses: they lead to the way on.
const refuse = (event) => {
  if (!dead || !event.target.closest?.(".knack-book, .jupyter-widgets")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  /** @type {HTMLElement | null} */ (document.querySelector(`.kp-${root.dataset.line} button`))?.focus();
};
addEventListener("click", refuse, true);
addEventListener("change", refuse, true);
