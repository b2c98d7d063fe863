import { widget } from "./context.js";
import { mountRulebook } from "./rulebook.js";

export default { render: widget(mountRulebook, "rulebook") };
