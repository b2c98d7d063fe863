import { mountCompare } from "./compare.js";
import { widget } from "./context.js";

export default { render: widget(mountCompare, "compare") };
