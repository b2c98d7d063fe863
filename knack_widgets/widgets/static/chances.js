import { oddsPictures } from "./oddspictures.js";

/** The charts of the odds, and the room that their words keep, in the drawn help `el`. */
export function oddsCharts(ctx, el) {
  const pictures = oddsPictures();
  const { bars, line } = pictures;
  /** Puts the charts into the empty places of the drawing, until they are on the page. */
  const fill = (fresh) => {
    bars.fill(fresh.querySelector(".kb-chances"));
    line.fill(fresh.querySelector(".kb-settling > div"));
  };
  const update = (chances, labels) => {
    if (!chances || !labels) return;
    // words come and go; what lies below them stays
    const caption = el.querySelector(".kb-chances > .kb-caption");
    if (!chances.done) caption.style.minHeight = "";
    else if (caption.offsetHeight > parseFloat(caption.style.minHeight || 0))
      caption.style.minHeight = `${caption.offsetHeight}px`;
    pictures.update(chances, labels, ctx.get("lang"));
  };
  return { fill, update };
}
