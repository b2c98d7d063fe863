import { h, hide, memo, put, say } from "./dom.js";

/**
 * What a newcomer has to know before the first deal, as a card that takes no room: nothing moves when it is taken away, by
 * the reader or with their first move. Beside the table it lies on the text, so that the whole table is seen; where there
 * is nothing beside the table it lies on the others' places, and the hand and the buttons are free.
 */
export function mountIntro(el, ctx) {
  const felt = el.querySelector(".kb-felt");
  const text = el.querySelector(".kb-left");
  const said = h("div", { class: "kb-intro-said" });
  let closed = false;
  const close = h("button", {
    type: "button",
    class: "kb-button kb-intro-close",
    "data-key": "intro:close",
    onclick: () => {
      const held = document.activeElement === close;
      closed = true;
      update();
      if (held) felt.querySelector(".kb-own .kb-play[tabindex='0'], .kb-actions button")?.focus({ preventScroll: true });
    },
  });
  const card = h("div", { class: "kb-intro", role: "note" }, said, close);
  const update = () => {
    const lines = ctx.get("intro") ?? [];
    put(card, "aria-label", ctx.t("intro"));
    say(close, ctx.t("intro_close"));
    memo(said, lines, () => lines.map((line) => h("p", {}, line)));
    hide(card, closed || lines.length === 0);
  };
  const place = () => {
    const host = text.checkVisibility() ? text : felt;
    if (card.parentElement !== host) host.prepend(card);
  };
  const watch = new ResizeObserver(place); // for the first time before the page is painted
  watch.observe(el);
  ctx.on(["intro", "words"], update);
  update();
  return () => watch.disconnect();
}
