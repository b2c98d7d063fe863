import { h, hide, icon, memo, put, say } from "./dom.js";
import { partName } from "./naming.js";

const SLOWEST = 900;
const FORGET = 2000; // ms after which a step that was asked for is no longer waited for

/** Back and forth through the match: buttons, slider, arrow keys, a walk by itself, and the line when there are several. */
export function mountSteps(el, ctx) {
  let auto = false;
  let again = false;
  let timer = null;
  let sliding = null;
  let wanted = null;
  let asked = null;
  let forget = null;
  const steps = () => ctx.get("steps") ?? { at: 0, count: 0, lines: [] };
  /** Where the reader is, or is going: a second press counts from there, whether or not the kernel has answered. */
  const place = () => wanted ?? asked ?? steps().at;
  const arrive = () => {
    clearTimeout(forget);
    asked = null;
  };
  const go = (to) => {
    const { at, count } = steps();
    const next = Math.min(count, Math.max(0, to));
    if (next === (asked ?? at)) return;
    clearTimeout(forget);
    forget = setTimeout(arrive, FORGET);
    asked = next;
    ctx.send({ do: "step", to: next });
  };
  const press = (to) => {
    settle(to);
    // drawing anew before the answer would only make it wait
    if (!auto) return;
    auto = false;
    update();
  };
  const button = (name, target) =>
    h("button", { type: "button", class: "kb-button kb-step", "data-key": `step:${name}`, onclick: () => press(target(place(), steps().count)) }, icon(name));
  const buttons = {
    first: button("first", () => 0),
    back: button("back", (at) => at - 1),
    next: button("next", (at) => at + 1),
    last: button("last", (at, count) => count),
  };
  const play = h("button", { type: "button", class: "kb-button kb-auto", "data-key": "step:auto", onclick: () => toggle() });
  const slider = h("input", {
    type: "range",
    class: "kb-slider",
    min: "0",
    step: "1",
    oninput: () => slide(Number(slider.value)),
  });
  const label = h("p", { class: "kb-step-label" });
  const lines = h("div", { class: "kb-lines", role: "group" });
  const section = h(
    "section",
    { class: "kb-steps", role: "group" },
    h("div", { class: "kb-row" }, buttons.first, buttons.back, play, buttons.next, buttons.last, slider),
    label,
    lines,
  );
  el.append(section);

  const toggle = () => {
    auto = !auto;
    // The slider may have moved on further than the kernel knows: the walk begins where it stands.
    const from = place();
    const to = auto && from >= steps().count ? 0 : from;
    again = auto && to !== steps().at;
    settle(to);
    update();
  };
  /** Go there now; whatever the slider was about to say is said or over. */
  const settle = (to) => {
    clearTimeout(sliding);
    sliding = null;
    wanted = null;
    go(to);
  };
  // A slider reports every pixel; the kernel gets the latest place, a dozen times a second at most.
  const slide = (to) => {
    auto = false;
    wanted = to;
    sliding ??= setTimeout(() => settle(wanted), 80);
  };
  section.addEventListener("keydown", (event) => {
    if (event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: place() - 1, ArrowRight: place() + 1, Home: 0, End: steps().count }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    press(to);
  });

  const update = () => {
    const { at, count, label: words } = steps();
    const { t } = ctx;
    clearTimeout(timer);
    if (at < count) again = false;
    else if (!again) auto = false;
    if (auto && !again) timer = setTimeout(() => go(at + 1), Math.max(SLOWEST, (ctx.get("prefs") ?? {}).tempo ?? 0));
    put(section, "aria-label", partName(ctx, "steps"));
    for (const [name, one] of Object.entries(buttons)) {
      put(one, "aria-label", t(name));
      put(one, "title", t(name));
      const idle = name === "first" || name === "back" ? at <= 0 : at >= count;
      put(one, "aria-disabled", idle ? "true" : null);
    }
    memo(play, [auto, t("autoplay")], () => [icon(auto ? "pause" : "auto"), h("span", {}, t("autoplay"))]);
    put(play, "aria-pressed", String(auto));
    put(slider, "max", String(count));
    if (wanted === null && slider.value !== String(at)) slider.value = String(at);
    put(slider, "aria-label", t("step"));
    put(slider, "aria-valuetext", words ?? String(at));
    say(label, words);
    fillLines();
  };
  const fillLines = () => {
    const all = steps().lines ?? [];
    const now = steps().line ?? all[0]?.id;
    hide(lines, all.length < 2);
    put(lines, "aria-label", ctx.t("lines"));
    memo(
      lines,
      [all, now, ctx.get("lang")],
      () =>
        all.length > 1 && [
          h("span", { class: "kb-caption" }, ctx.t("lines")),
          all.map((line) =>
            h(
              "button",
              {
                type: "button",
                class: "kb-toggle",
                "data-key": `line:${line.id}`,
                "aria-pressed": String(line.id === now),
                onclick: () => ctx.send({ do: "line", id: line.id }),
              },
              line.label,
            ),
          ),
        ],
    );
  };
  let begun = false;
  const follow = () => {
    const walks = Boolean(steps().auto);
    if (walks !== begun) auto = walks;
    begun = walks;
    if (steps().at === asked) arrive();
    update();
  };
  ctx.on(["steps", "words", "lang", "prefs"], follow);
  follow();
  return () => {
    for (const one of [timer, sliding, forget]) clearTimeout(one);
  };
}
