import { widget } from "./context.js";
import { mountChapter } from "./rulebook.js";

export default { render: widget(mountChapter, "rulebook kb-chapter") };
