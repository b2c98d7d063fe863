const LOST = 5000; // ms without an answer after which nothing is shown any more that was only expected

/**
 * What an intent will show, as far as that is known before it was asked for: of a step, what the kernel has said; of a
 * clause, that it is the one that is marked, or no longer. It is shown at once, until the kernel answers. `tell(names)` has
 * those listen who draw these traits. What the reader asks for else, or the kernel says, is the end of it: what was known
 * has been worked out without that.
 * @param {import("./wire").Model} model
 * @param {(names: string[]) => void} tell
 */
export function stepsAhead(model, tell) {
  let known = null;
  let shown = {};
  let lost = null;
  const end = () => {
    clearTimeout(lost);
    const names = Object.keys(shown);
    known = null;
    shown = {};
    if (names.length) tell(names);
  };
  const hear = ({ ahead }) => {
    if (ahead) known = ahead;
  };
  model.on("change", end);
  model.on("msg:custom", hear);
  const get = (name) => (Object.hasOwn(shown, name) ? shown[name] : model.get(name));
  const coming = {
    step: ({ to }) => known && known.at === model.get("steps")?.at && known.steps[to],
    clause: ({ id, show }) => {
      const marks = get("marks");
      return marks && { marks: { ...marks, focus: marks.focus === id && !show ? null : id } };
    },
  };
  /** An intent has been sent: of what is known it is shown what comes. */
  const follow = (intent) => {
    const found = Object.hasOwn(coming, intent.do) ? coming[intent.do](intent) : null;
    known = null;
    if (!found) return;
    shown = found;
    clearTimeout(lost);
    lost = setTimeout(end, LOST);
    tell(Object.keys(found));
  };
  const stop = () => {
    clearTimeout(lost);
    model.off("change", end);
    model.off("msg:custom", hear);
  };
  return { get, follow, stop };
}
