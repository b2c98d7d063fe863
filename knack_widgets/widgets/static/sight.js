const ENOUGH = 150; // px of what is new, where there is no room for more of it beside what is to stay

/**
 * Moves the page so that what is new comes into the window, from `head` down to the end of `fresh`, as far as `stays` stays in it;
 * but some of it in any case.
 */
export function bringIn(head, fresh, stays) {
  const pane = scrollerOf(head);
  const frame =
    pane === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : pane.getBoundingClientRect();
  const top = frame.top + parseFloat(getComputedStyle(head).scrollMarginTop);
  const from = head.getBoundingClientRect().top;
  const missing = fresh.getBoundingClientRect().bottom + 8 - frame.bottom;
  const free = Math.max(stays.getBoundingClientRect().top - top, from + ENOUGH - frame.bottom);
  const by = from < top ? from - top : Math.max(0, Math.min(missing, free));
  if (by) pane.scrollBy({ top: by, behavior: "instant" });
}

/** What scrolls: the page, or in JupyterLab the notebook. */
function scrollerOf(el) {
  for (let at = el.parentElement; at; at = at.parentElement ?? at.getRootNode().host)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement;
}
