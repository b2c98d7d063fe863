import { Model } from "../../../light/model.js";
import { widget } from "../../widgets/static/context.js";
import { mountLog } from "../../widgets/static/log.js";
import { mountSteps } from "../../widgets/static/steps.js";
import { mountTable } from "../../widgets/static/table.js";

const FIELDS = ["table", "drawing", "log_drawing", "log_lines", "steps", "steps_drawing"]; // of a frame `view`, for the widgets
const LOOK = "knack-room"; // stands in for the id of the model that a kernel's widgets share

/** Returns a model without a kernel. `send`: gets what its part wants. */
const modelOf = (state, send) => new Model({ commId: LOOK, send: ({ content }) => send(content) }, state, null);

/** Mounts the table and the steps of the widgets in two elements of the page, with values from frames and the book. */
export function tableParts(places, send, presenter) {
  let prefs = { tempo: -1, follow: true, marks: true, values: true, fourColour: false, presenter };
  /** @type {any} */
  let shown = { table: {}, steps: { at: 0, count: 0 } };
  /** @type {Model | null} */
  let table = null;
  /** @type {((() => void) | void)[]} */
  let off = [];
  const update = (state) => table?.hear({ content: { data: { method: "update", state } } });
  const intent = (given) => {
    if (given.do !== "pref") return send(given);
    prefs = { ...prefs, [given.name]: given.value };
    return update({ prefs });
  };
  return {
    /** Mounts the parts again with the words and cards of a game and a language. */
    dress: (book, lang) => {
      off.splice(0).forEach((each) => each?.());
      const deck = modelOf({ cards: book.cards, clauses: book.clauses }, () => {});
      const shared = async () => deck;
      const state = { ...shown, words: book.words, lang, prefs, notice: null, deck: LOOK, press: LOOK };
      table = modelOf(state, intent);
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
      update(fresh);
    },
    at: () => shown.table.at ?? 0,
  };
}
