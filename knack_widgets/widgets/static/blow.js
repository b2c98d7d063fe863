import { put } from "./dom.js";

const TICK = 50;
const SPEED = 9; // centimetres a second while the key or the button is held
const PUFF = 2; // centimetres of one press of a screen reader, which cannot hold

/**
 * Going out on a seven: a fist on the table, then a blow that carries the cards far enough, all within the time. The
 * clock runs from the seven's being laid (`live`), else from when it is started; without a clock two plain buttons say
 * how it went at a real table. `section`: the drawn table, on whose `.kb-blow` this acts.
 */
export function blowMode(ctx, section) {
  let due = null;
  let timer = null;
  let state = null;
  const stop = () => {
    clearInterval(timer);
    timer = null;
    state = null;
  };
  const seconds = () => (state ? (performance.now() - state.since) / 1000 : 0);
  const send = (time, far) => {
    const { seat, verb } = due;
    stop();
    const text = (value) => String(Math.round(Math.min(value, 99) * 10) / 10);
    ctx.send({ do: "move", move: `${seat} ${verb} ${text(time)} ${text(far)}` });
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
    const time = seconds();
    // what is shown is rounded; what is sent is never rounded into the time
    if (time > due.seconds) return send(Math.max(time, due.seconds + 0.1), state.far);
    // far enough is far enough: whoever goes on holding would only run out of time
    if (state.far >= due.far) return send(time, due.far);
    show();
  };
  const blow = (on) => {
    if (!state) return;
    if (on && !state.banged) state.banged = true;
    else if (state.banged) state.blowing = on;
    state.last = performance.now();
    draw();
  };
  const press = () => (timer === null ? begin() : blow(true));
  /** A screen reader presses without holding: each press is a puff of its own. */
  const puff = () => {
    if (timer === null || !state.banged) return press();
    state.far += PUFF;
    return state.far >= due.far ? send(seconds(), state.far) : show();
  };
  const word = () =>
    timer === null ? "blow_start" : state.banged ? (state.blowing ? "blow_hold" : "blow_blow") : "blow_bang";
  const draw = () => {
    section.querySelector(".kb-act").textContent = ctx.t(word());
    show();
  };
  const show = () => {
    const [time, far] = section.querySelectorAll(".kb-blow progress");
    put(time, "value", String(Math.min(1, seconds() / due.seconds)));
    put(far, "value", String(Math.min(1, (state?.far ?? 0) / due.far)));
  };
  listen(section, { press, blow, puff });
  const update = (table) => {
    const key = table.blow ? `${table.at}:${table.blow.seat}` : null;
    const fresh = key !== (due ? due.key : null);
    due = table.blow ? { ...table.blow, key } : null;
    if (fresh || !due) stop();
    if (fresh && due?.live) begin();
    if (due) draw();
  };
  /** One of the plain buttons has been pressed. */
  const tell = (move) => {
    stop();
    ctx.send({ do: "move", move });
  };
  return { update, tell, stop };
}

/** Has the button of the bang and the blow act while it is held, by a pointer or a key. */
function listen(section, { press, blow, puff }) {
  const keys = [" ", "Enter"];
  const on = (name, act) =>
    section.addEventListener(name, (event) => event.target.matches?.(".kb-act") && act(event, event.target), true);
  on("pointerdown", (event, button) => {
    event.preventDefault();
    button.focus();
    press();
  });
  on("pointerup", () => blow(false));
  on("pointerleave", () => blow(false));
  on("keydown", (event) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  on("keyup", ({ key }) => keys.includes(key) && blow(false));
  on("click", ({ detail, screenX }) => detail === 0 && screenX === 0 && puff());
}
