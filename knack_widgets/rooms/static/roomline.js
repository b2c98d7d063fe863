// The connection to a room: a websocket, or long polling if a proxy blocks websockets. It reconnects by itself after
// sleep, a lost network or a restart of the server.

const SLOWEST = 4000; // longest wait before a reconnect (ms)
const PATIENCE = 4000; // time in which a connection that may be dead must answer (ms)
const MAX_REFUSED = 2; // websockets that fail to open before long polling is tried
const MAX_LOST = 8; // the same limit after one has opened: then a restart of the server is the likelier cause
const LONGEST_PRESS = 3000; // longest time for which a press keeps frames waiting (ms)
const CLICK_COMES = 50; // time in which the click follows the end of a press (ms)

/** Calls `wake` when the page or the network may be back. */
function whenBack(wake) {
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);
}

/**
 * Returns a `hear` that keeps frames waiting, in order, while something is pressed: a frame draws the page again, so what
 * is pressed would be replaced or moved before the press ends, and there would be no click.
 * @param {(frame: any) => void} hear
 */
export function afterPress(hear) {
  /** @type {any[]} */
  let frames = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer; // runs while something is pressed

  const release = () => {
    timer = undefined;
    const waiting = frames;
    frames = [];
    waiting.forEach(hear);
  };
  const releaseIn = (delay) => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(release, delay);
  };
  const press = () => {
    timer ??= setTimeout(release, LONGEST_PRESS);
  };
  addEventListener("pointerdown", press, true);
  addEventListener("keydown", ({ key }) => key === " " && press(), true); // clicks when it is let go
  for (const type of ["pointerup", "keyup"]) addEventListener(type, () => releaseIn(CLICK_COMES), true);
  for (const type of ["pointercancel", "click"]) addEventListener(type, () => releaseIn(0), true);
  return (frame) => (timer === undefined ? hear(frame) : frames.push(frame));
}

/** Opens a websocket, and closes it if it does not open in time. */
function openSocket(base, take, { open, close }) {
  const made = new WebSocket(`${base.replace(/^http/, "ws")}/ws`);
  const patience = setTimeout(() => made.close(), 2 * PATIENCE);
  made.onopen = () => {
    clearTimeout(patience);
    open();
  };
  made.onmessage = ({ data }) => take(data);
  made.onclose = () => {
    clearTimeout(patience);
    close();
  };
  return made;
}

export function openLine({ base, hello, hear, state }) {
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof pollLine> | null} */
  let polls = null;
  let opened = false;
  let failures = 0;
  let wait = 250;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let doubt;
  let ended = false;
  /** @type {any[]} */
  let queue = [];

  const up = () => {
    wait = 250;
    state(true);
    say({ do: "hello", ...hello() });
    const waiting = queue;
    queue = [];
    waiting.forEach(say);
  };
  const down = () => {
    clearTimeout(doubt);
    doubt = undefined;
    if (ended) return;
    state(false);
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.7 + Math.random() * 0.6)); // a random part, so that a class does not reconnect all at once
    wait = Math.min(SLOWEST, wait * 2);
  };
  const take = (text) => {
    clearTimeout(doubt);
    doubt = undefined;
    hear(typeof text === "string" ? JSON.parse(text) : text);
  };
  const say = (message) => {
    if (polls) polls.send(message);
    else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else if (queue.length < 20) queue.push(message);
  };
  const connect = () => {
    clearTimeout(timer);
    if (ended || polls || (socket && socket.readyState < WebSocket.CLOSING)) return;
    if (failures >= (opened ? MAX_LOST : MAX_REFUSED)) return startPolls();
    const made = openSocket(base, take, {
      open: () => {
        opened = true;
        failures = 0;
        up();
      },
      close: () => {
        if (socket !== made) return;
        failures += 1;
        socket = null;
        down();
      },
    });
    socket = made;
  };
  const startPolls = () => {
    polls = pollLine(base, take, (unsent) => {
      polls = null;
      failures = 0;
      queue.push(...unsent.filter((message) => message.do !== "hello"));
      down();
    });
    up();
  };
  /** Tests the connection when the page is visible again, and opens another if the old one does not answer. */
  const wake = () => {
    if (document.visibilityState !== "visible" || ended) return;
    if (!socket && !polls) connect();
    else if (socket && !doubt) {
      doubt = setTimeout(() => {
        const dead = socket;
        socket = null;
        dead?.close();
        connect();
      }, PATIENCE);
      say({ do: "hello", ...hello() });
    }
  };
  whenBack(wake);
  connect();
  return {
    send: say,
    greet: () => say({ do: "hello", ...hello() }),
    end: () => {
      ended = true;
      socket?.close();
      polls?.stop();
    },
  };
}

/**
 * Opens a connection by long polling: repeated requests that wait for frames, and requests that send messages. Frames
 * arrive in order, as only the waiting requests get them. `fail` gets the messages that may not have arrived.
 */
function pollLine(base, take, fail) {
  let line = null;
  let live = true;
  /** @type {any[]} */
  let unsent = [];
  let sending = false;

  const post = async (body) => {
    const response = await fetch(`${base}/line`, { method: "POST", body: JSON.stringify({ line, ...body }) });
    if (!response.ok) throw new Error(`${response.status}`);
    const found = await response.json();
    if (line && found.line !== line) throw new Error("another line");
    line = found.line;
    if (live) found.frames.forEach(take);
  };
  const stop = () => (live = false);
  const guarded = async (act) => {
    try {
      await act();
    } catch {
      if (live) {
        stop();
        fail(unsent);
      }
    }
  };
  const listen = () =>
    guarded(async () => {
      while (live) await post({ wait: true });
    });
  const flush = () =>
    guarded(async () => {
      while (live && unsent.length > 0) {
        const first = !line;
        const batch = unsent.slice(0, first ? 1 : 8);
        await post({ send: batch });
        unsent = unsent.slice(batch.length);
        if (first) listen();
      }
      sending = false;
    });
  return {
    send: (message) => {
      unsent.push(message);
      if (sending) return;
      sending = true;
      flush();
    },
    stop,
  };
}
