/**
 * Asking why: while it is `on` the next press on a card or a move asks and does nothing; the press after that plays again,
 * so that nobody is left wondering why their cards stay where they are. `changed` draws the table anew; `say` shows what the
 * page answers by itself, where cards are to be chosen first.
 */
export function whyMode(ctx, changed, say) {
  const why = {
    on: false,
    toggle() {
      why.on = !why.on;
      changed();
    },
    card: (seat, code) => ctx.send({ do: takeQuestion() ? "why" : "card", seat, code }),
    move: (move) => ctx.send({ do: takeQuestion() ? "why" : "move", move }),
    first() {
      takeQuestion(); // that cards come first is the answer
      say();
    },
  };
  const takeQuestion = () => {
    const { on } = why;
    if (on) why.toggle();
    return on;
  };
  /** `?` asks about what has the focus, whether or not presses ask; Escape ends that they do. */
  why.key = (event) => {
    const held = event.target.closest?.("[data-key]");
    if (event.key === "Escape" && why.on) why.toggle();
    else if (event.key === "?" && held?.dataset.key.startsWith("card:")) {
      const [, seat, id] = held.dataset.key.split(":");
      ctx.send({ do: "why", seat: Number(seat), code: id.split("#")[0] });
    } else if (event.key === "?" && held?.dataset.move) ctx.send({ do: "why", move: held.dataset.move });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return why;
}
