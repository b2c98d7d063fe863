import { mountCompare } from "./compare.js";
import { widget } from "./context.js";
import { mountLog } from "./log.js";
import { mountNotice } from "./notice.js";
import { mountPractice } from "./practice.js";
import { mountChapter, mountRulebook } from "./rulebook.js";
import { mountSteps } from "./steps.js";
import { mountTable } from "./table.js";
import { mountText } from "./text.js";

/** Parts that stand without the rulebook around them bring their own place for notices. */
function standalone(...mounts) {
  return (el, ctx) => {
    const off = [mountNotice, ...mounts].map((mount) => mount(el, ctx));
    return () => off.forEach((cleanup) => cleanup?.());
  };
}

/** All parts, by the name that a widget's trait `part` gives. */
export default {
  chapter: widget(mountChapter, "rulebook kb-chapter"),
  compare: widget(mountCompare, "compare"),
  practice: widget(mountPractice, "practice"),
  rulebook: widget(mountRulebook, "rulebook"),
  steps: widget(standalone(mountSteps), "alone"),
  table: widget(standalone(mountTable, mountLog), "alone"),
  text: widget(standalone(mountText), "alone"),
};
