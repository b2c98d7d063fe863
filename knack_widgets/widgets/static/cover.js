import { h, hide, memo, put } from "./dom.js";

/** Several people at one screen: whose turn it is, and the button with which they uncover their cards. */
export function coverView(ctx) {
  const el = h("div", { class: "kb-actions kb-cover", role: "group" });
  const update = ({ cover = null }) => {
    memo(el, [cover], () => cover && content(ctx, cover));
    hide(el, !cover);
    put(el, "aria-label", cover?.words ?? null);
  };
  return { el, update };
}

function content(ctx, { seat, words, label }) {
  return [
    h("p", { class: "kb-cover-words" }, words),
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-primary",
        "data-key": `cover:${seat}`,
        onclick: () => ctx.send({ do: "look", seat }),
      },
      label,
    ),
  ];
}
