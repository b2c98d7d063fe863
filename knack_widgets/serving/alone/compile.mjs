// Compiles the Python files of folders with Pyodide's own Python, in place, so that no reader's browser has to:
// node compile.mjs PYODIDE FOLDER=AS…, where tracebacks are to call FOLDER AS.
import { pathToFileURL } from "node:url";

const [pyodide, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ packages: [] });
let wrong = false;
for (const [folder, called] of folders.map((one) => one.split("="))) {
  python.mountNodeFS("/compiled", folder);
  python.globals.set("called", called);
  const faults = python.runPython(`
import py_compile
from pathlib import Path

faults = []
for path in sorted(Path("/compiled").rglob("*.py")):
    try:
        py_compile.compile(
            str(path), cfile=str(path.with_suffix(".pyc")), dfile=f"{called}{path.relative_to('/compiled')}", doraise=True,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        path.unlink()
    except py_compile.PyCompileError as error:
        faults.append(str(error))
"\\n".join(faults)
`);
  python.FS.unmount("/compiled");
  if (faults) console.error(faults);
  wrong ||= Boolean(faults);
}
process.exit(wrong ? 1 : 0);
