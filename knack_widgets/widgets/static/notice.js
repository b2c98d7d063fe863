import { put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { download } from "./files.js";
import { copy } from "./links.js";

/** What the kernel has to say outside the game, with its download or its link to copy. */
export function mountNotice(el, ctx) {
  let serial = ctx.get("notice")?.serial ?? null;
  let dismissed = null;
  let shown = null;
  const copyLink = () => copy({ field: shown.querySelector(".kb-link"), done: shown.querySelector(".kb-copied") }, ctx);
  const pressed = {
    download: (notice) => download(notice.download),
    answer: (notice) => ctx.send(notice.answer.intent),
    copy: copyLink,
    close: (notice) => {
      dismissed = notice.serial;
      show(true);
    },
  };
  const begin = (root) => {
    shown = root;
    root.addEventListener("click", ({ target }) => {
      const [, name] = target.closest("button")?.dataset.key.split(":") ?? [];
      pressed[name]?.(ctx.get("notice"));
    });
    root.addEventListener("focusin", ({ target }) => target.matches(".kb-link") && target.select());
  };
  /** Adds the address of this page to a drawing, and takes a notice out of it that the reader has closed. */
  const change = (fresh) => {
    const notice = ctx.get("notice");
    const link = fresh.querySelector(".kb-link");
    if (link) put(link, "value", address(notice.copy));
    if (notice?.serial === dismissed) for (const box of fresh.children) box.replaceChildren();
  };
  const show = drawnPart(el, ctx, "notice_drawing", { begin, change });
  const update = () => {
    const notice = ctx.get("notice");
    const fresh = Boolean(notice) && notice.serial !== serial;
    serial = notice?.serial ?? null;
    show();
    // What was asked for a moment ago starts by itself; an old notice shown again on reload does not.
    if (fresh && notice.download) download(notice.download);
    if (fresh && notice.copy) copyLink();
    if (fresh && notice.go && window === window.top) location.assign(notice.go);
  };
  ctx.on(["notice", "notice_drawing"], update);
  update();
}

/** This page with another query. The page's own query is left out: it may hold a token that must not be shared. */
function address(query) {
  const url = new URL(window.location.href);
  url.search = query;
  url.hash = "";
  return url.href;
}
