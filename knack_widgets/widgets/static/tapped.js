import { put } from "./dom.js";

/**
 * Answers on the table: the cards of a hand that the reader has chosen. The drawing of the kernel has a button for each
 * choice (`data-choice`); the page keeps which are pressed until the answer is graded.
 * @param {any} ctx
 * @param {Element} table
 * @param {(words: string) => void} speak
 */
export function tapped(ctx, table, speak) {
  const chosen = new Set();
  let asked = null; // the question that the chosen cards answer
  const now = () => ctx.get("question") ?? {};
  /** @returns {any[]} */
  const buttons = () => [...table.querySelectorAll("[data-choice]")];
  const waits = () => now().taps && !now().graded;
  const show = () => {
    for (const one of waits() ? buttons() : []) {
      const on = chosen.has(one.dataset.choice);
      put(one, "aria-pressed", String(on));
      one.classList.toggle("kb-chosen", on);
    }
  };
  const say = () => {
    const names = buttons().filter((one) => chosen.has(one.dataset.choice));
    speak(names.length ? `${ctx.get("labels").chosen} ${names.map((one) => one.title).join(", ")}` : "");
  };
  return {
    /** Chooses the card of a button, or releases it. */
    press: (button) => {
      const choice = button?.dataset.choice;
      if (choice === undefined || !waits()) return;
      if (!chosen.delete(choice)) chosen.add(choice);
      show();
      say();
    },
    /** Marks the chosen cards in a new drawing; another question begins without. */
    follow: () => {
      if (asked !== now().asked) chosen.clear();
      asked = now().asked;
      show();
    },
    chosen: () => [...chosen],
    focus: () =>
      buttons()
        .find((one) => one.tabIndex === 0)
        ?.focus(),
  };
}
