import { alone } from "./alone.js";
import { widget } from "./context.js";
import { mountSteps } from "./steps.js";

export default { render: widget(alone(mountSteps), "alone") };
