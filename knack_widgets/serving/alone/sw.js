// Keeps the whole edition in the reader's browser: a second visit needs no network. Written at the build: EDITION; FILES,
// path → SHA-256 of every file of app/; PAGES, which of them holds all pages. A new edition is kept whole or not at all.
// Pages come from the newest that is; whatever else they ask for bears its hash in its name, so that no page mixes two.
// An edition is let go of when no page of it is open any more: each holds a lock in its name.
const EDITION = "@EDITION@";
const FILES = JSON.parse(`@FILES@`);
const PAGES = "@PAGES@";
const keeper = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL("./", location.href).href;
const OURS = `knack-edition ${SCOPE} `;
const cacheName = OURS + EDITION;
const AT_ONCE = 6;
const TYPES = {
  html: "text/html; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const address = (path) => new URL(path, SCOPE).href;
const inside = (path) => path.startsWith("app/");

/** A file of `app/`, from another edition's cache where it is there, made sure that it is what it is to be. */
async function whole(path) {
  const response = (await caches.match(address(path))) || (await fetch(address(path), { cache: "force-cache" }));
  const body = await response.arrayBuffer();
  if (!response.ok || hex(await crypto.subtle.digest("SHA-256", body)) !== FILES[path])
    throw new Error(`${path} is of another edition`);
  return new Response(body, {
    headers: { "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream" },
  });
}

/** Takes a file into the cache; all pages, which are joined as `packing.py` does, under their own names. */
async function keep(cache, path) {
  const file = await whole(path);
  if (path !== PAGES || !file.body) return cache.put(address(path), file);
  const buffer = await new Response(file.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const length = new DataView(buffer).getUint32(0);
  let at = 4 + length;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)))) {
    const headers = { "Content-Type": TYPES[name.split(".").pop()] ?? "application/octet-stream" };
    await cache.put(address(name), new Response(new Uint8Array(buffer, at, size), { headers }));
    at += size;
  }
}

async function keepAll() {
  const cache = await caches.open(cacheName);
  const paths = Object.keys(FILES);
  const worker = async () => {
    while (paths.length) await keep(cache, paths.pop());
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function letGo() {
  const { held = [] } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== cacheName && !used.has(name)) await caches.delete(name);
}

keeper.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => keeper.skipWaiting())));
keeper.addEventListener("activate", (event) => event.waitUntil(letGo().then(() => keeper.clients.claim())));
keeper.addEventListener("message", (event) => event.waitUntil(letGo()));

/** What is kept of a path: a file of `app/` of whichever edition has it; a page of this one, with `.html` or without. */
async function kept(request, path) {
  if (inside(path)) return (await caches.match(address(path))) ?? fetch(request);
  const cache = await caches.open(cacheName);
  return (await cache.match(address(path))) ?? (await cache.match(address(`${path}.html`))) ?? fetch(request);
}

keeper.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.search = url.hash = "";
  if (request.method !== "GET" || !url.href.startsWith(SCOPE) || url.href === location.href) return;
  event.respondWith(kept(request, decodeURI(url.href.slice(SCOPE.length)) || "index.html"));
});
