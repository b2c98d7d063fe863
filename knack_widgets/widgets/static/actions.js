import { h, hide, memo, put } from "./dom.js";
import { seedInput } from "./options.js";

/** The moves that are no cards, as buttons; a move that does not go answers like a card does, it is not dead. */
export function actionsView(ctx) {
  const el = h("div", { class: "kb-actions", role: "group" });
  const seed = seedInput();
  const more = { at: null }; // the step at which the exceptions are open: choosing a card does not shut them
  let proposed = null;

  const press = (move) => {
    if (move === "deal")
      ctx.send(seed.isConnected && seed.value.trim() ? { do: "deal", seed: seed.value.trim() } : { do: "deal" });
    else if (move === "end") ctx.send({ do: "end" });
    else ctx.send({ do: "move", move });
  };
  seed.addEventListener("keydown", (event) => event.key === "Enter" && press("deal"));

  const update = (table, chooser) => {
    const several = chooser?.buttons() ?? [];
    const setup = ctx.get("setup");
    const actions = table.actions ?? [];
    const step = table.wait === "opponent" && (ctx.get("prefs") ?? {}).tempo === -1;
    if (setup && setup.seed !== proposed) {
      proposed = setup.seed;
      seed.value = proposed ?? "";
    }
    put(el, "aria-label", ctx.t("actions"));
    memo(el, [actions, step, Boolean(setup), several, table.looks, ctx.get("lang")], () => [
      several.filter((one) => !one.rare).map((one, at) => choice(one, at === 0 && !actions.some((a) => a.primary), press)),
      actions.filter((action) => !action.rare).map((action) => button(action, press)),
      (table.looks ?? []).map((look) => looking(ctx, look)),
      rare(ctx, actions, several, press, more),
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
    hide(el, !el.childElementCount);
  };
  return { el, update };
}

/** Makes the move of the cards that are chosen; while there are none it says that it does not go, but is not dead. */
function choice({ key, move, label }, primary, press) {
  return h(
    "button",
    {
      type: "button",
      class: `kb-button${primary ? " kb-primary" : ""}`,
      "data-key": key,
      "aria-disabled": move ? null : "true",
      onclick: (event) =>
        move ? press(move) : event.currentTarget.closest(".kb-table")?.querySelector(".kb-own .kb-play")?.focus(),
    },
    label,
  );
}

/** What is for exceptions waits behind a summary. */
function rare(ctx, actions, several, press, more) {
  const { at } = ctx.get("table");
  const found = actions.filter((action) => action.rare);
  const chosen = several.filter((one) => one.rare);
  return (
    found.length + chosen.length > 0 &&
    h(
      "details",
      { class: "kb-rare", open: more.at === at, ontoggle: (event) => (more.at = event.target.open ? at : null) },
      h("summary", { class: "kb-button kb-slim", "data-key": "actions:rare" }, ctx.t("more")),
      h(
        "div",
        { class: "kb-row" },
        chosen.map((one) => choice(one, false, press)),
        found.map((action) => button(action, press)),
      ),
    )
  );
}

/** Of several people at one screen: one of them looks at their cards. */
function looking(ctx, { seat, label }) {
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

function button(action, press) {
  return h(
    "button",
    {
      type: "button",
      class: `kb-button${action.primary ? " kb-primary" : ""}`,
      "data-key": `action:${action.move}`,
      "aria-disabled": action.disabled ? "true" : null,
      onclick: () => press(action.move),
    },
    action.label,
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
