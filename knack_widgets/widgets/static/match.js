import { h } from "./dom.js";
import { optionControl, prefSwitch, seedInput } from "./options.js";

let given = 0; // ids that have been given: a page may have several tables

function controlSelect(setup, chosen, attributes) {
  return h(
    "select",
    attributes,
    setup.controls.map((one) => h("option", { value: one.id, selected: one.id === chosen }, one.label)),
  );
}

/** How opponents play, in words below where they are chosen; `id`: by which a choice names them. */
const manners = (setup, id) => h("p", { class: "kb-hint", id }, setup.manners);

/** Who plays the seats of the match that goes on: takes effect at once. */
export function whoPlays(ctx, setup) {
  const id = `kb-manners-${(given += 1)}`;
  const row = (player) =>
    h(
      "li",
      {},
      h(
        "label",
        { class: "kb-field" },
        h("span", {}, player.name),
        controlSelect(setup, player.control, {
          "data-key": `control:${player.seat}`,
          "aria-describedby": id,
          onchange: (event) => ctx.send({ do: "control", seat: player.seat, control: event.target.value }),
        }),
      ),
    );
  return h(
    "fieldset",
    {},
    h("legend", {}, ctx.t("who_plays")),
    h("ul", { class: "kb-players", role: "list" }, setup.players.map(row)),
    manners(setup, id),
    // Several people at one screen may want to turn away from each other's cards.
    typeof setup.cover === "boolean" && prefSwitch(ctx, "cover", setup.cover, "cover_hands"),
  );
}

/** A new match: number of players, names, who plays, options, seed. */
export function matchForm(ctx, setup, done) {
  const { t } = ctx;
  const list = h("ol", { class: "kb-players" });
  const id = `kb-manners-${(given += 1)}`;
  const number = h("input", {
    type: "number",
    class: "kb-number",
    required: true,
    min: String(setup.minPlayers),
    max: String(setup.maxPlayers),
    value: String(setup.players.length),
    oninput: () => seat(),
  });
  const seed = seedInput();
  seed.placeholder = t("seed_by_chance");
  const options = (setup.options ?? []).map((option) => ({ name: option.name, control: optionControl(ctx, option) }));
  const rows = [];

  const row = (at) => {
    const player = setup.players[at] ?? { name: `${t("player")} ${at + 1}`, control: setup.players.at(-1)?.control };
    const name = h("input", {
      type: "text",
      maxlength: "40",
      autocomplete: "off",
      required: true,
      value: player.name,
      "aria-label": `${t("name")} ${at + 1}`,
    });
    const control = controlSelect(setup, player.control, { "aria-label": `${t("who_plays")} ${at + 1}`, "aria-describedby": id });
    return { el: h("li", { class: "kb-row" }, name, control), name, control };
  };
  const seat = () => {
    const wanted = Math.min(setup.maxPlayers, Number(number.value) || 0);
    while (rows.length < wanted) rows.push(row(rows.length));
    list.replaceChildren(...rows.slice(0, wanted).map((one) => one.el));
  };
  const submit = (event) => {
    event.preventDefault();
    const players = rows
      .slice(0, Number(number.value))
      .map((one, at) => ({ seat: at, name: one.name.value.trim(), control: one.control.value }));
    const values = Object.fromEntries(options.map((one) => [one.name, one.control.read()]));
    ctx.send({ do: "new", players, options: values, seed: seed.value.trim() });
    seed.value = "";
    done();
  };
  seat();
  return h(
    "form",
    { class: "kb-match", onsubmit: submit },
    h(
      "fieldset",
      {},
      h("legend", {}, t("new_match")),
      h("label", { class: "kb-field" }, h("span", {}, t("players")), number),
      list,
      manners(setup, id),
      options.map((one) => one.control.el),
      h("label", { class: "kb-field" }, h("span", {}, t("seed")), seed),
      h("button", { class: "kb-button kb-primary" }, t("begin")),
    ),
  );
}
