// The line to a room: a websocket, or, where something between eats those, one request after the other. It comes back
// by itself: after sleep, a lost network, a server that was restarted.

const SLOWEST = 4000;
const PATIENCE = 4000; // ms that a line which may be dead has to say something

export function openLine({ base, hello, hear, state }) {
  let socket = null;
  let polls = null;
  let opened = false;
  let failures = 0;
  let wait = 250;
  let timer = null;
  let doubt = null;
  let ended = false;
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
    doubt = null;
    if (ended) return;
    state(false);
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.7 + Math.random() * 0.6)); // a class does not come back in one moment
    wait = Math.min(SLOWEST, wait * 2);
  };
  const take = (text) => {
    clearTimeout(doubt);
    doubt = null;
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
    if (!opened && failures >= 2) return startPolls();
    const made = new WebSocket(`${base.replace(/^http/, "ws")}/ws`);
    socket = made;
    made.onopen = () => {
      opened = true;
      up();
    };
    made.onmessage = ({ data }) => take(data);
    made.onclose = () => {
      if (socket !== made) return;
      failures += 1;
      socket = null;
      down();
    };
  };
  const startPolls = () => {
    polls = pollLine(base, take, () => {
      polls = null;
      failures = 0;
      down();
    });
    up();
  };
  /** Whoever comes back asks whether the line is alive, and gets another one where it is not. */
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
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);
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

function pollLine(base, take, fail) {
  let line = null;
  let live = true;
  let sending = Promise.resolve();
  const post = async (body) => {
    const response = await fetch(`${base}/line`, { method: "POST", body: JSON.stringify({ line, ...body }) });
    if (!response.ok) throw new Error(response.status);
    const found = await response.json();
    if (line && found.line !== line) throw new Error("another line");
    line = found.line;
    found.frames.forEach(take);
  };
  const guarded = async (body) => {
    try {
      if (live) await post(body);
    } catch (error) {
      if (live) {
        live = false;
        fail(error);
      }
    }
  };
  const listen = async () => {
    while (live) await guarded({ wait: true });
  };
  return {
    send: (message) => {
      const first = !line;
      sending = sending.then(() => guarded({ send: [message] })).then(() => first && listen());
    },
    stop: () => (live = false),
  };
}
