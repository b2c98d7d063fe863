import { alone } from "./alone.js";
import { widget } from "./context.js";
import { mountLog } from "./log.js";
import { mountTable } from "./table.js";

export default { render: widget(alone(mountTable, mountLog), "alone") };
