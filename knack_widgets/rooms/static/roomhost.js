import { mountSteps } from "../../widgets/static/steps.js";
import { mountTable } from "../../widgets/static/table.js";
import { mountLog } from "../../widgets/static/log.js";
import { widget } from "../../widgets/static/context.js";

/** Returns a model with the methods that the widgets' modules call; frames set its values instead of a kernel. */
function model(state, send) {
  const heard = new Map();
  return {
    get: (name) => state[name],
    on: (names, callback) =>
      names.split(/\s+/).forEach((name) => heard.set(name, [...(heard.get(name) ?? []), callback])),
    off: (names, callback) =>
      names.split(/\s+/).forEach((name) =>
        heard.set(
          name,
          (heard.get(name) ?? []).filter((one) => one !== callback),
        ),
      ),
    send,
    set: (given) => {
      const changed = Object.keys(given).filter((name) => JSON.stringify(state[name]) !== JSON.stringify(given[name]));
      Object.assign(state, given);
      for (const name of changed) for (const callback of heard.get(`change:${name}`) ?? []) callback();
    },
  };
}

const FIELDS = ["table", "drawing", "log_drawing", "log_lines", "steps", "steps_drawing"]; // of a frame `view`, for the widgets
const LOOK = "knack-room"; // stands in for the id of the model that a kernel's widgets share

/** Mounts the table and the steps of the widgets in two elements of the page, with values from frames and the book. */
export function hostParts(places, send, presenter) {
  let prefs = { tempo: -1, follow: true, marks: true, values: true, fourColour: false, presenter };
  /** @type {any} */
  let shown = { table: null, steps: null };
  /** @type {ReturnType<typeof model> | null} */
  let table = null;
  /** @type {((() => void) | void)[]} */
  let off = [];
  const intent = (given) => {
    if (given.do !== "pref") return send(given);
    prefs = { ...prefs, [given.name]: given.value };
    return table?.set({ prefs });
  };
  return {
    /** Mounts the parts again with the words and cards of a game and a language. */
    dress: (book, lang) => {
      off.splice(0).forEach((each) => each?.());
      const deck = model({ cards: book.cards, clauses: book.clauses }, () => {});
      const shared = async () => deck;
      const state = { ...shown, words: book.words, lang, prefs, notice: null, deck: LOOK, press: LOOK };
      table = model(
        {
          ...state,
          table: shown.table ?? {},
          steps: shown.steps ?? { at: 0, count: 0 },
        },
        intent,
      );
      const both = (el, ctx) => {
        const each = [mountTable(el, ctx), mountLog(el, ctx)];
        return () => each.forEach((stop) => stop?.());
      };
      off = [
        widget(both, "alone")({ model: table, el: places.table }, deck, shared),
        widget(mountSteps, "alone")({ model: table, el: places.steps }, deck, shared),
      ];
    },
    show: (frame) => {
      const fresh = Object.fromEntries(FIELDS.filter((name) => frame[name]).map((name) => [name, frame[name]]));
      shown = { ...shown, ...fresh };
      table?.set(fresh);
    },
    at: () => shown.table?.at ?? 0,
  };
}
