// Python in the reader's browser: fetches what it consists of, packed, and says how far that has come; goes on from the
// memory that Python had at the build, with the book loaded; then runs the page's cells and carries its widgets'
// messages, one after the other.
const tell = (say, more) => postMessage({ say, ...more });
const WHILE_IT_COMES = "application/wasm"; // is compiled while it comes
const fetched = self.fetch.bind(self);

/** A file of the edition, unpacked while it comes. What comes is counted as it lies on the server. */
async function unpacked({ url, type }, count) {
  const response = await fetched(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const counting = new TransformStream({
    transform: (chunk, out) => {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const body = /** @type {ReadableStream} */ (response.body)
    .pipeThrough(counting)
    .pipeThrough(new DecompressionStream("gzip"));
  const headers = { "Content-Type": type };
  if (type === WHILE_IT_COMES) return new Response(body, { headers });
  return new Response(await new Response(body).arrayBuffer(), { headers }); // whoever wants it later must not hold it up
}

/** Files as one. */
async function joined(parts) {
  const blobs = await Promise.all(parts.map(async (part) => (await part).blob()));
  return new Blob(blobs).arrayBuffer();
}

/** Runs a script that has come as a file. */
async function script(file) {
  const url = URL.createObjectURL(new Blob([await (await file).text()], { type: "text/javascript" }));
  importScripts(url);
  URL.revokeObjectURL(url);
}

/** Puts files where Python looks for them: a list of paths and sizes, and then the files one after the other. */
function unfold(FS, buffer, folder) {
  const length = new DataView(buffer).getUint32(0);
  const made = new Set();
  let at = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)))) {
    const place = `${folder}/${path}`;
    const parent = place.slice(0, place.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(place, new Uint8Array(buffer, at, size), { canOwn: true });
    at += size;
  }
}

async function start({ files, env, lock, folder }) {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes) => {
    loaded += bytes;
    tell("loading", { loaded, total });
    if (loaded === total) tell("phase", { phase: "starting" });
  };
  const coming = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, unpacked(file, count)]));
  self.fetch = (/** @type {any} */ asked, ...more) =>
    coming[`${asked.url ?? asked}`.split("/").pop() ?? ""] ?? fetched(asked, ...more);
  // Pyodide would wait without a word for a file that does not come.
  const lost = new Promise((_, fail) => Object.values(coming).forEach((one) => one.catch(fail)));
  await Promise.all([script(coming["pyodide.asm.js"]), script(coming["pyodide.js"])]);
  const indexURL = new URL(".", location.href).href;
  const memory = joined(
    Object.keys(files)
      .filter((name) => name.startsWith("python.memory"))
      .map((name) => coming[name]),
  );
  const python = await Promise.race([
    /** @type {any} */ (self).loadPyodide({ indexURL, lockFileContents: lock, packages: [], _loadSnapshot: memory }),
    lost,
  ]);
  unfold(python.FS, await (await coming["book.pack"]).arrayBuffer(), folder);
  tell("phase", { phase: "laying" });
  const kernel = python.pyimport("knack_kernel");
  kernel.start((text) => tell("told", { text }), JSON.stringify(env));
  return kernel;
}

const ACTS = {
  run: (kernel, { source }) => kernel.run(source),
  hear: (kernel, { id, data }) => kernel.hear(id, data),
  nothing: () => {},
};
let turn = null;
self.onmessage = ({ data }) => {
  if (!turn) {
    turn = start(data);
    turn.catch((error) => tell("failed", { text: `${error}` }));
    return;
  }
  turn = turn.then((kernel) => {
    ACTS[data.ask](kernel, data);
    tell("done", { number: data.number });
    return kernel;
  });
  turn.catch((error) => tell("failed", { text: `${error}` }));
};
