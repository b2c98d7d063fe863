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

/** A button-like file picker with its own place for "too large" and "cannot be read". */
export function filePicker(ctx, label, accept, take) {
  const trouble = h("p", { class: "kb-trouble", role: "alert" });
  const readChosen = async (event) => {
    const input = event.currentTarget;
    const file = input.files[0];
    if (!file) return;
    trouble.textContent = "";
    try {
      const text = await textOf(file);
      if (text === null) trouble.textContent = ctx.t("too_large");
      else take(text);
    } catch {
      trouble.textContent = ctx.t("unreadable");
    }
    input.value = "";
  };
  const input = h("input", { type: "file", accept, class: "kb-sr", onchange: readChosen });
  return h("div", { class: "kb-file" }, h("label", { class: "kb-button" }, h("span", {}, label), input), trouble);
}

/** The reader gets a file of this text. */
export function download({ name, text, type = "text/plain" }) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = h("a", { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
