import { inLang } from "./options.js";

/** The name of a part's region. A page has many parts: one that shows a single chapter, or a side, is named after it. */
export function partName(ctx, word) {
  const chapters = (ctx.get("book") ?? {}).chapters ?? [];
  const of = (ctx.get("table") ?? {}).title ?? (chapters.length === 1 ? inLang(chapters[0].heading, ctx.get("lang")) : null);
  return of ? `${ctx.t(word)}: ${of}` : ctx.t(word);
}
