import { download } from "./files.js";
import { h, icon, memo } from "./dom.js";
import { copy, linkField } from "./links.js";

/** What the kernel has to say outside the game, with its download or its link to copy. */
export function mountNotice(el, ctx) {
  const calm = h("div", { class: "kb-notice", role: "status" });
  const loud = h("div", { class: "kb-notice kb-error", role: "alert" });
  el.append(h("div", { class: "kb-notices" }, calm, loud));
  let serial = ctx.get("notice")?.serial ?? null;
  let dismissed = null;

  const update = () => {
    const notice = ctx.get("notice");
    const fresh = Boolean(notice) && notice.serial !== serial;
    serial = notice?.serial ?? null;
    const open = notice && notice.serial !== dismissed ? notice : null;
    for (const [box, kind] of [
      [calm, false],
      [loud, true],
    ]) {
      const mine = open && (open.kind === "error") === kind ? open : null;
      memo(box, [mine, ctx.get("lang")], () => mine && content(ctx, mine, close));
    }
    // What was asked for a moment ago starts by itself; an old notice shown again on reload does not.
    if (fresh && notice.download) download(notice.download);
    if (fresh && notice.copy) copy({ field: calm.querySelector(".kb-link"), done: calm.querySelector(".kb-copied") }, ctx);
  };
  const close = () => {
    dismissed = ctx.get("notice")?.serial ?? null;
    update();
  };
  ctx.on(["notice", "words", "lang"], update);
  update();
}

function content(ctx, notice, close) {
  const { t } = ctx;
  const parts = [h("p", {}, ...inLanguages(notice))];
  if (notice.download)
    parts.push(
      h(
        "button",
        { type: "button", class: "kb-button", onclick: () => download(notice.download) },
        `${t("download")} ${notice.download.name}`,
      ),
    );
  if (notice.answer)
    parts.push(
      h(
        "button",
        { type: "button", class: "kb-button", "data-key": "notice:answer", onclick: () => ctx.send(notice.answer.intent) },
        notice.answer.label,
      ),
    );
  if (notice.copy) {
    const link = linkField(address(notice.copy), t("permalink"));
    parts.push(
      link.field,
      h("button", { type: "button", class: "kb-button", onclick: () => copy(link, ctx) }, t("copy")),
      link.done,
    );
  }
  return [
    h("div", { class: "kb-notice-text" }, parts),
    h(
      "button",
      { type: "button", class: "kb-button kb-close", "aria-label": t("close"), title: t("close"), onclick: close },
      icon("close"),
    ),
  ];
}

/** The words of a notice; what the program says in English is marked as that. */
function inLanguages({ text, detail }) {
  const at = detail ? text.indexOf(detail) : -1;
  if (at < 0) return [text];
  return [text.slice(0, at), h("span", { lang: "en" }, detail), text.slice(at + detail.length)];
}

/** This page with another query. The page's own query is left out: it may hold a token that must not be shared. */
function address(query) {
  const url = new URL(window.location.href);
  url.search = query;
  url.hash = "";
  return url.href;
}
