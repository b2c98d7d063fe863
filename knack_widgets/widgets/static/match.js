/** Handles the drawer of a match in the drawn bar `bar`; `close` closes the drawer. */
export function listenToMatch(bar, ctx, close) {
  bar.addEventListener("change", ({ target }) => {
    const [what, seat] = target.dataset.key?.split(":") ?? [];
    if (what === "control") ctx.send({ do: "control", seat: Number(seat), control: target.value });
  });
  bar.addEventListener(
    "input",
    ({ target }) => target.dataset.key === "match:number" && seat(bar, Number(target.value)),
  );
  bar.addEventListener("submit", (event) => {
    event.preventDefault();
    const seed = event.target.querySelector(".kb-seed");
    ctx.send({ do: "new", ...entered(event.target, ctx.get("setup").options), seed: seed.value.trim() });
    seed.value = "";
    close();
  });
}

/** Shows as many players in the form of a new match as are to play. */
function seat(root, count) {
  [...root.querySelector(".kb-match .kb-players").children].forEach((row, at) => {
    row.hidden = at >= count;
    for (const field of row.children) field.disabled = row.hidden;
  });
}

/** Returns the players and the values of the options that have been entered. */
function entered(form, options) {
  const rows = [...form.querySelectorAll(".kb-players > li:not([hidden])")];
  const players = rows.map(({ children: [name, control] }, at) => ({
    seat: at,
    name: name.value.trim(),
    control: control.value,
  }));
  const fields = [...form.querySelectorAll(".kb-new-match > .kb-field > :is(input, select)")].slice(1);
  return { players, options: Object.fromEntries(options.map(({ name }, at) => [name, valueIn(fields[at])])) };
}

function valueIn(field) {
  if (field.localName === "select") return JSON.parse(field.value);
  return field.type === "checkbox" ? field.checked : Number(field.value);
}

/** Adds to a drawing of the bar how many players have been chosen for a new match, unless the drawing has another number. */
export function keepSeats(fresh, bar) {
  const [next, now] = [fresh, bar].map((root) => root.querySelector("[data-key='match:number']"));
  if (next && now && next.getAttribute("value") === now.getAttribute("value")) seat(fresh, Number(now.value));
}
