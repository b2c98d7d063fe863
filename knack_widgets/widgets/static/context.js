import { stepsAhead } from "./ahead.js";
import { h, keepFocus, keepKeys } from "./dom.js";
import { firstView } from "./adopt.js";
import { followScheme } from "./scheme.js";
import { keepLook, storedLook } from "./storage.js";

const SHARED = new Set(["cards", "clauses"]);

/**
 * What a part needs of its widget: {get, on, hear, send, t}. One message of the kernel often changes several traits, so a
 * callback runs once after all of them. `cards` and the names of `clauses` lie in the deck, a model that the parts of a page share: when another
 * is put in its place (another language, another pack), callbacks wait until it is there. `dispose` takes every
 * listener off.
 * @param {import("./wire").Model} model
 * @param {import("./wire").Model | null} first the deck
 * @param {import("./wire").FindModel} shared
 * @returns {import("./wire").Context}
 */
function context(model, first, shared) {
  const offs = [];
  let deck = first;
  let coming = null;
  const turn = () => {
    const awaited = shared(model, "deck").then(
      (found) => {
        if (coming === awaited) deck = found;
      },
      () => {}, // the old cards are better than none
    );
    coming = awaited;
  };
  model.on("change:deck", turn);
  offs.push(() => model.off("change:deck", turn));
  const heard = new Map(); // trait → what is called when it changes
  const ahead = stepsAhead(model, (names) => names.forEach((name) => heard.get(name)?.forEach((notify) => notify())));
  offs.push(ahead.stop);
  const send = (intent) => {
    model.send(intent);
    ahead.follow(intent);
  };
  const get = (name) => (SHARED.has(name) ? deck?.get(name) : ahead.get(name));
  const on = (names, callback) => {
    let due = false;
    let live = true;
    const run = () => {
      due = false;
      if (live) callback();
    };
    const notify = () => {
      if (!due) queueMicrotask(() => (coming ? coming.then(run) : run()));
      due = true;
    };
    const all = [names].flat().map((name) => (SHARED.has(name) ? "deck" : name));
    for (const name of all) {
      model.on(`change:${name}`, notify);
      heard.set(name, [...(heard.get(name) ?? []), notify]);
    }
    const off = () => {
      live = false;
      for (const name of all) {
        model.off(`change:${name}`, notify);
        heard.set(
          name,
          heard.get(name).filter((one) => one !== notify),
        );
      }
    };
    offs.push(off);
    return off;
  };
  /** What the kernel says beside the traits. */
  const hear = (callback) => {
    model.on("msg:custom", callback);
    offs.push(() => model.off("msg:custom", callback));
  };
  const t = (key) => get("words")?.[key] ?? key;
  return {
    get,
    on,
    hear,
    send,
    t,
    shared: (name) => shared(model, name),
    findModel: shared,
    manager: model.widget_manager,
    dispose: () => offs.splice(0).forEach((off) => off()),
  };
}

const told = new Set(); // kernels, by what they share with a page, that know how the reader wants pages to look

/**
 * What was chosen on an earlier visit holds here too: the kernel is told once, for all parts of the page.
 * @param {import("./wire").Context} ctx
 */
function tellLook(ctx) {
  const press = ctx.get("press");
  if (told.has(press)) return;
  told.add(press);
  const prefs = ctx.get("prefs") ?? {};
  for (const [name, value] of Object.entries(storedLook()))
    if (JSON.stringify(prefs[name]) !== JSON.stringify(value)) ctx.send({ do: "pref", name, value, automatic: true });
}

/**
 * A widget's `render` for a part: makes the root that the style sheet knows, follows language and preferences.
 * @param {import("./wire").Mount} mount
 * @param {string} name
 */
export function widget(mount, name) {
  return ({ model, el }, deck, shared) => {
    const drawn = el.querySelector(":scope > .knack-book"); // the first view
    const ctx = { ...context(model, deck, shared), first: drawn && firstView(drawn) };
    const root = keepKeys(drawn ?? h("div", { class: `knack-book kb-${name}` }));
    let early = storedLook(); // what the kernel is only now being told shows from the first frame on
    const follow = () => {
      const prefs = { ...ctx.get("prefs"), ...early };
      root.lang = ctx.get("lang") ?? "en";
      root.classList.toggle("kb-four", Boolean(prefs.fourColour));
      root.classList.toggle("kb-presenter", Boolean(prefs.presenter));
      root.classList.toggle("kb-knowing", Boolean(prefs.known));
    };
    ctx.on(["lang", "prefs"], follow);
    ctx.on("prefs", () => {
      early = {};
      follow();
      keepLook(ctx.get("prefs") ?? {});
    });
    follow();
    if (name !== "compare") tellLook(ctx); // two tables that are compared take no wishes, but follow those of the page
    if (!drawn) el.append(root);
    const stopScheme = followScheme(root);
    /** @type {(() => void) | void} */
    let cleanup;
    keepFocus(root, () => {
      cleanup = mount(root, ctx);
      ctx.first?.clear();
    });
    return () => {
      cleanup?.();
      stopScheme();
      ctx.dispose();
      root.remove();
    };
  };
}
