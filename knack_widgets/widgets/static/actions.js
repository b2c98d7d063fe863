import { h, memo, put } from "./dom.js";
import { seedInput } from "./options.js";

/**
 * The moves that are no cards, as buttons in the order of the game's verbs. One that is not allowed is pressed like any
 * other, and answers with the clause that forbids it.
 */
export function actionsView(ctx) {
  const el = h("div", { class: "kb-actions", role: "group" });
  const seed = seedInput();
  const more = { at: null }; // the step at which the exceptions are open: choosing a card does not shut them

  const press = (move) => {
    if (move === "deal") {
      ctx.send(seed.isConnected && seed.value.trim() ? { do: "deal", seed: seed.value.trim() } : { do: "deal" });
      seed.value = ""; // a seed that was chosen serves for one deal
    } else if (move === "end") ctx.send({ do: "end" });
    else ctx.why.move(move);
  };
  seed.addEventListener("keydown", (event) => event.key === "Enter" && press("deal"));

  const update = (table, chooser) => {
    const setup = ctx.get("setup");
    const actions = table.actions ?? [];
    const lead = !actions.some((action) => action.primary);
    const several = (chooser?.buttons() ?? []).map((one, at) => ({ ...one, primary: one.first && at === 0 && lead }));
    const all = [...several, ...actions].sort((one, other) => one.order - other.order);
    const step = table.wait === "opponent" && (ctx.get("prefs") ?? {}).tempo === -1;
    put(el, "aria-label", ctx.t("actions"));
    put(seed, "placeholder", ctx.t("seed_by_chance"));
    memo(el, [all, step, Boolean(setup), table.asks && ctx.why.on, table.helps, table.looks, ctx.get("lang")], () => [
      all.filter((one) => !one.rare).map((one) => button(ctx, one, press)),
      (table.looks ?? []).map((look) => lookButton(ctx, look)),
      rareMoves(ctx, all, press, more),
      table.asks && whyButton(ctx),
      table.helps && hintButton(ctx),
      setup &&
        actions.some((action) => action.move === "deal") &&
        h("label", { class: "kb-field" }, ctx.t("seed"), seed),
      step &&
        h(
          "button",
          {
            type: "button",
            class: "kb-button kb-primary",
            "data-key": "action:opponent",
            onclick: () => ctx.send({ do: "opponent", at: ctx.get("table").at }),
          },
          ctx.t("next_move"),
        ),
    ]);
    const hint = table.helps && el.querySelector("[data-key='hint']");
    if (hint) put(hint, "aria-expanded", String(Boolean(table.advice))); // in place: the focus may be on it
    el.classList.toggle("kb-none", !el.childElementCount);
  };
  return { el, update };
}

/** One move. `choose:` makes it of the cards that are chosen; while there are none it asks for some. */
function button(ctx, one, press) {
  const { key, move, label, primary, disabled, room, full } = one;
  const waits = key && !move;
  return h(
    "button",
    {
      type: "button",
      class: `kb-button${primary ? " kb-primary" : ""}`,
      "data-key": key ?? `action:${move}`,
      "data-move": move,
      "data-forbidden": disabled || waits,
      "data-room": room,
      "aria-label": full,
      onclick: () => (waits ? ctx.why.first() : press(move)),
    },
    h("span", {}, label),
    disabled && h("span", { class: "kb-sr" }, `, ${ctx.t("forbidden")}`),
  );
}

/** The next press asks why a card or a move is allowed, and does nothing; pressed again it is over. */
function whyButton(ctx) {
  return h(
    "button",
    {
      type: "button",
      class: "kb-button kb-why",
      "data-key": "why",
      "aria-pressed": String(ctx.why.on),
      title: ctx.t("why_hint"),
      onclick: () => ctx.why.toggle(),
    },
    ctx.t("why"),
  );
}

/** Opens the help below the table, and shuts it. */
function hintButton(ctx) {
  return h(
    "button",
    { type: "button", class: "kb-button kb-why", "data-key": "hint", "aria-expanded": "false", title: ctx.t("hint_title"), onclick: () => ctx.hint() },
    ctx.t("hint"),
  );
}

/** What is for exceptions waits behind a summary. */
function rareMoves(ctx, all, press, more) {
  const { at } = ctx.get("table");
  const found = all.filter((one) => one.rare);
  return (
    found.length > 0 &&
    h(
      "details",
      { class: "kb-rare", open: more.at === at, ontoggle: (event) => (more.at = event.target.open ? at : null) },
      h("summary", { class: "kb-button kb-slim", "data-key": "actions:rare" }, ctx.t("more")),
      h(
        "div",
        { class: "kb-row" },
        found.map((one) => button(ctx, one, press)),
      ),
    )
  );
}

/** Of several people at one screen: one of them looks at their cards. */
function lookButton(ctx, { seat, label }) {
  return h(
    "button",
    {
      type: "button",
      class: "kb-button kb-slim",
      "data-key": `look:${seat}`,
      onclick: () => ctx.send({ do: "look", seat }),
    },
    label,
  );
}

/** Ask for the opponents' moves, one by one, in the reader's tempo; at -1 the button above asks. */
export function opponents(ctx) {
  let timer = null;
  let answered = null;
  const update = () => {
    clearTimeout(timer);
    const table = ctx.get("table");
    const tempo = (ctx.get("prefs") ?? {}).tempo ?? 0;
    if (table?.wait !== "opponent" || tempo < 0 || answered === table) return;
    timer = setTimeout(() => {
      answered = table;
      ctx.send({ do: "opponent", at: table.at });
    }, tempo);
  };
  return { update, stop: () => clearTimeout(timer) };
}
