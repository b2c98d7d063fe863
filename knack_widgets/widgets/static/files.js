import { h } from "./dom.js";

export const CAP = 1024 * 1024;

/** The text of a file: UTF-8, or else what old Windows and Latin-1 files are. null: over the cap, and not read at all. */
export async function textOf(file) {
  if (file.size > CAP) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads the file that was chosen in a drawn field of `root` (`kb-file`), which has a place for its own errors. */
export function listenToFile(root, ctx, take) {
  root.addEventListener("change", ({ target }) => target.type === "file" && readChosen(target, ctx, take));
}

async function readChosen(input, ctx, take) {
  const file = input.files[0];
  if (!file) return;
  const trouble = input.closest(".kb-file").querySelector(".kb-trouble");
  trouble.textContent = "";
  try {
    const text = await textOf(file);
    if (text === null) trouble.textContent = ctx.t("too_large");
    else take(text);
  } catch {
    trouble.textContent = ctx.t("unreadable");
  }
  input.value = "";
}

/** The reader gets a file of this text. */
export function download({ name, text, type = "text/plain" }) {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** The reader gets a file of these bytes. */
export function downloadBlob(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = h("a", { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
