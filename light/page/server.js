// What the page asks its server about the kernel, apart from the line.
const ANSWER = 2_000; // ms that the server may take for an answer
const TRIES = 4; // after a sleep the browser's spare connections are dead as well, and it takes one after the other
const GONE = [404, 424]; // no such kernel; no server that could have one (a JupyterHub's word for it)
const { baseUrl, kernelId } = JSON.parse(
  /** @type {HTMLElement} */ (document.getElementById("jupyter-config-data")).textContent,
);

// Whether the browser keeps a cookie for this page; in a frame of another site only a partitioned one is kept.
export const keepsCookies = () => {
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

export const request = async (path, method = "GET") => {
  for (let tries = TRIES; tries; tries -= 1) {
    const signal = AbortSignal.timeout(ANSWER);
    const answer = await fetch(baseUrl + path, { method, cache: "no-store", signal }).catch(() => null);
    if (answer) return answer;
  }
  return null;
};
export const ask = async () => {
  const answer = await request(`api/kernels/${kernelId}`);
  if (!answer) return { execution_state: "away" };
  if (!answer.ok) return { execution_state: GONE.includes(answer.status) ? "dead" : "unknown" };
  return answer.json().catch(() => ({ execution_state: "away" }));
};
