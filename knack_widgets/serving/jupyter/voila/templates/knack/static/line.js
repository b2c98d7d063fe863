/* Built by `make scripts` of light/page/. Not to be edited. */
(() => {
  // light/page/server.js
  var ANSWER = 2e3;
  var TRIES = 4;
  var GONE = [404, 424];
  var { baseUrl, kernelId } = JSON.parse(
    /** @type {HTMLElement} */
    document.getElementById("jupyter-config-data").textContent
  );
  var keepsCookies = () => {
    const options = `path=${location.pathname}; ${window === window.top ? "samesite=lax" : "samesite=none; secure; partitioned"}`;
    const set = (value, age) => {
      document.cookie = `knack-try=${value}; max-age=${age}; ${options}`;
    };
    const kept = knackPage.safely(() => {
      set(1, 60);
      return document.cookie.includes("knack-try=1");
    });
    knackPage.safely(() => set("", 0));
    return Boolean(kept);
  };
  var request = async (path, method = "GET") => {
    for (let tries = TRIES; tries; tries -= 1) {
      const signal = AbortSignal.timeout(ANSWER);
      const answer = await fetch(baseUrl + path, { method, cache: "no-store", signal }).catch(() => null);
      if (answer) return answer;
    }
    return null;
  };
  var ask = async () => {
    const answer = await request(`api/kernels/${kernelId}`);
    if (!answer) return { execution_state: "away" };
    if (!answer.ok) return { execution_state: GONE.includes(answer.status) ? "dead" : "unknown" };
    return answer.json().catch(() => ({ execution_state: "away" }));
  };

  // light/page/line.js
  var root = document.documentElement;
  var SHORT = 1e3;
  var SILENCE = 8e3;
  var SETTLED = 4e3;
  var LATER = 1e4;
  var TICK = 2e3;
  var SLEPT = 7e4;
  var kernel = null;
  var wasUp = false;
  var told = null;
  var doubt = null;
  var later = null;
  var looked = Date.now();
  var dead = false;
  var open = /* @__PURE__ */ new Map();
  var presses = () => [...open].filter(([, type]) => type === "comm_msg").map(([id]) => id);
  var state = (value) => {
    if (root.dataset.line === value) return;
    if (value) root.dataset.line = value;
    else delete root.dataset.line;
  };
  var showLost = () => {
    if (dead) return;
    dead = true;
    clearTimeout(told);
    clearTimeout(later);
    calm();
    const link = knackPage.link();
    for (const one of document.querySelectorAll(".kp-here")) {
      one.hidden = !link;
      one.firstElementChild.href = link;
    }
    root.toggleAttribute("data-unanswered", presses().length > 0);
    state(wasUp || keepsCookies() ? "dead" : "cookies");
  };
  var calm = () => {
    clearTimeout(doubt);
    doubt = null;
  };
  var onDown = () => {
    calm();
    const wait = root.dataset.page === "loading" ? SILENCE : SHORT;
    told ??= setTimeout(() => {
      state("down");
      checkAlive();
    }, wait);
  };
  var checkAlive = async () => {
    const { execution_state: how } = await ask();
    if (how === "dead") showLost();
    else if (how !== "away" && !wasUp && root.dataset.line === "down") state("blocked");
  };
  var onUp = () => {
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
  var wonder = (missing) => {
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
  var look = async (late) => {
    doubt = null;
    if (dead || kernel.connectionStatus !== "connected") return;
    const { execution_state: how } = await ask();
    if (dead || kernel.connectionStatus !== "connected") return;
    if (how === "dead") return showLost();
    if (how === "away") onDown();
    if (how === "away" || late && how !== "busy" && open.size) renew();
    else if (open.size) watch();
  };
  var watch = () => {
    doubt ??= setTimeout(look, SILENCE, true);
  };
  var message = (_, { msg, direction }) => {
    if (direction === "send") {
      const type = msg.header.msg_type;
      if (!["comm_msg", "kernel_info_request"].includes(type)) return;
      open.set(msg.header.msg_id, type);
      const cut = kernel.connectionStatus !== "connected" && root.dataset.page !== "loading";
      if (type === "comm_msg" && cut)
        state("down");
      else watch();
    } else if (msg.header.msg_type === "status" && msg.content.execution_state === "idle") {
      open.delete(msg.parent_header?.msg_id);
      if (!open.size) calm();
    }
  };
  var connection = (_, status) => {
    if (status === "connected") return onUp();
    if (dead) return;
    onDown();
    clearTimeout(later);
    later = setTimeout(again, LATER);
  };
  var listen = () => {
    kernel = knackPage.kernel ?? window.jupyterapp?.widgetManager?.kernel ?? null;
    if (!kernel) return setTimeout(listen, 200);
    kernel.statusChanged.connect((_, status) => status === "dead" && showLost());
    kernel.connectionStatusChanged.connect(connection);
    kernel.anyMessage.connect(message);
    if (kernel.status === "dead") showLost();
    else if (kernel.connectionStatus === "connected") wasUp = true;
    else {
      onDown();
      if (!keepsCookies()) checkAlive();
    }
  };
  addEventListener("load", listen);
  var renew = () => {
    clearTimeout(later);
    later = setTimeout(again, LATER);
    kernel.reconnect().catch(() => {
    });
  };
  var again = () => {
    if (!kernel || dead) return;
    if (kernel.connectionStatus !== "connected") {
      renew();
      checkAlive();
      return;
    }
    kernel.requestKernelInfo().catch(() => {
    });
    look(false);
  };
  var wake = () => {
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
      if (!await request("voila/static/voila.js", "HEAD")) return state("away");
      if (knackPage.keeps()) location.reload();
      else location.assign(knackPage.link() || location.href);
    },
    heard: () => state(null),
    reload: () => location.reload()
  });
  var refuse = (event) => {
    if (!dead || !event.target.closest?.(".knack-book, .jupyter-widgets")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.querySelector(`.kp-${root.dataset.line} button`)?.focus();
  };
  addEventListener("click", refuse, true);
  addEventListener("change", refuse, true);
})();
