import { h, hide, memo } from "./dom.js";

const TICK = 50;
const SPEED = 9; // centimetres a second while the key or the button is held

/**
 * Going out on a seven: a fist on the table, then a blow that carries the cards far enough, all within the time. The
 * clock runs from the seven's being laid (`live`), else from when it is started; without a clock two plain buttons say
 * how it went at a real table.
 */
export function blowView(ctx) {
  const el = h("div", { class: "kb-blow", role: "group" });
  let due = null;
  let timer = null;
  let state = null;
  const stop = () => {
    clearInterval(timer);
    timer = null;
  };
  const send = (seconds, far) => {
    const { seat, verb } = due;
    stop();
    state = null;
    const text = (value) => String(Math.round(Math.min(value, 99) * 10) / 10);
    ctx.send({ do: "move", move: `${seat} ${verb} ${text(seconds)} ${text(far)}` });
  };
  const begin = () => {
    if (timer !== null || !due) return;
    state = { since: performance.now(), banged: false, blowing: false, far: 0, last: performance.now() };
    timer = setInterval(tick, TICK);
    draw();
  };
  const tick = () => {
    const now = performance.now();
    if (state.blowing) state.far += ((now - state.last) / 1000) * SPEED;
    state.last = now;
    const seconds = (now - state.since) / 1000;
    // what is shown is rounded; what is sent is never rounded into the time
    if (seconds > due.seconds) return send(Math.max(seconds, due.seconds + 0.1), state.far);
    // far enough is far enough: whoever goes on holding would only run out of time
    if (state.far >= due.far) return send(seconds, due.far);
    show();
  };
  const blow = (on) => {
    if (!state) return;
    if (on && !state.banged) state.banged = true;
    else if (state.banged) state.blowing = on;
    state.last = performance.now();
    draw();
  };
  const act = h("button", {
    type: "button",
    class: "kb-button kb-primary kb-act",
    "data-key": "blow:act",
    onpointerdown: (event) => {
      event.preventDefault();
      act.focus();
      if (timer === null) begin();
      else blow(true);
    },
    onpointerup: () => blow(false),
    onpointerleave: () => state?.blowing && blow(false),
    onkeydown: (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      if (event.repeat) return;
      if (timer === null) begin();
      else blow(true);
    },
    onkeyup: (event) => (event.key === " " || event.key === "Enter") && blow(false),
    // a screen reader presses without holding: each press is a puff of its own
    onclick: (event) => {
      if (event.detail !== 0 || event.screenX !== 0) return;
      if (timer === null) return begin();
      if (!state.banged) return blow(true);
      state.far += 2;
      return state.far >= due.far ? send((performance.now() - state.since) / 1000, state.far) : show();
    },
  });
  const time = h("progress", { max: "1", value: "0" });
  const far = h("progress", { max: "1", value: "0" });
  const plain = h("details", { class: "kb-rare" });
  // the mark at the end of each bar says what is asked for: so many seconds, so many centimetres
  const bar = (key, meter, mark) =>
    h("label", { class: "kb-field" }, h("span", { "data-word": key }), h("span", { class: "kb-gauge" }, meter, mark));
  const marks = { time: h("span", { class: "kb-mark" }), far: h("span", { class: "kb-mark" }) };
  el.append(act, bar("blow_time", time, marks.time), bar("blow_far", far, marks.far), plain);

  const draw = () => {
    const key = timer === null ? "blow_start" : !state?.banged ? "blow_bang" : state.blowing ? "blow_hold" : "blow_blow";
    act.textContent = ctx.t(key);
    show();
  };
  const show = () => {
    const seconds = state ? (performance.now() - state.since) / 1000 : 0;
    time.value = Math.min(1, seconds / (due?.seconds ?? 3));
    far.value = Math.min(1, (state?.far ?? 0) / (due?.far ?? 5));
  };
  const update = (table) => {
    const key = table.blow ? `${table.at}:${table.blow.seat}` : null;
    const fresh = key !== (due ? due.key : null);
    due = table.blow ? { ...table.blow, key } : null;
    hide(el, !due);
    if (!due) {
      stop();
      state = null;
      return;
    }
    el.setAttribute("aria-label", ctx.t("blow_bang"));
    marks.time.textContent = amount(ctx, due.seconds, "second");
    marks.far.textContent = amount(ctx, due.far, "centimeter");
    for (const word of el.querySelectorAll("[data-word]")) word.textContent = ctx.t(word.dataset.word);
    memo(plain, [due.made, due.missed, ctx.get("lang")], () => [
      h("summary", { class: "kb-button kb-slim", "data-key": "blow:plain" }, ctx.t("blow_plain")),
      h(
        "div",
        { class: "kb-row" },
        [due.made, due.missed].map((one) =>
          h(
            "button",
            {
              type: "button",
              class: "kb-button",
              "data-key": `blow:${one.move}`,
              onclick: () => {
                stop();
                state = null;
                ctx.send({ do: "move", move: one.move });
              },
            },
            one.label,
          ),
        ),
      ),
    ]);
    if (fresh) {
      stop();
      state = null;
      if (due.live) begin();
    }
    draw();
  };
  hide(el, true);
  return { el, update, stop };
}

/** 3 s, 5 cm: in the reader's language. */
function amount(ctx, value, unit) {
  return new Intl.NumberFormat(ctx.get("lang"), { style: "unit", unit }).format(value);
}
