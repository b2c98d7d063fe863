/** @type {Promise<unknown> | null} */
let coming = null;

/**
 * Loads the style sheet of exercises, which most visits do not need; resolves when it is there, so that nothing shows without it.
 * Where the page names none, as in a notebook, its rules are in the style of the widgets.
 */
export function practiceStyle() {
  const parts = document.getElementById("kp-parts");
  const href = parts?.dataset.practice;
  if (!parts || !href) return null;
  coming ??= new Promise((done) => {
    const link = document.createElement("link");
    link.addEventListener("load", done);
    link.addEventListener("error", () => {
      link.remove();
      coming = null; // the next exercise tries again
      done(null);
    });
    Object.assign(link, { rel: "stylesheet", href });
    parts.before(link);
  });
  return coming;
}
