import { wayBetween } from "./foldout.js";

const SHOWN = 5000; // ms

/**
 * A quiet line for a reader whose match has come back: it stands where the first thing to do stood. It goes after a moment or with the
 * next move. The page that kept the match sends the event `knack-welcome`; its detail is a function that starts a new match.
 */
export function mountWelcome(el, ctx) {
  el.addEventListener("knack-welcome", ({ detail: startOver }) => {
    const begin = (line) => {
      const stop = () => line.remove();
      line.querySelector("button").addEventListener("click", startOver);
      el.addEventListener("knack-welcomed", stop, { once: true });
      setTimeout(stop, SHOWN);
    };
    wayBetween(el.querySelector(".kb-top"), ctx, "welcome", { begin });
  });
}
