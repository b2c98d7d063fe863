import { alone } from "./alone.js";
import { widget } from "./context.js";
import { mountText } from "./text.js";

export default { render: widget(alone(mountText), "alone") };
