// @ts-check
// Cards are dragged by a pointer: by a mouse at once, by a finger after a moment, so that a swipe scrolls the page.

const FAR = 6; // distance after which a press of a mouse is a drag (px)
const HOLD = 220; // time after which a finger drags (ms)
const EDGE = 56; // distance from the window's edge at which it scrolls (px)
const STEP = 14; // distance by which it scrolls then (px)
const GHOST = "kb-drag-ghost";
const OVER = "kb-drag-over";

/** A picture of a card that follows the pointer. */
function ghostOf(el) {
  const ghost = el.cloneNode(true);
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-do");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add(GHOST);
  ghost.style.width = `${el.offsetWidth}px`;
  return ghost;
}

/** Scrolls the window if the pointer is near its edge. */
function scrollAt(y) {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}

/** A press on a card that may become a drag; `ghost` is there once it is one. */
class Held {
  /** @type {HTMLElement | null} */
  ghost = null;
  isMoved = false; // the pointer has been far from the press

  /**
   * @param {HTMLElement} el the card
   * @param {PointerEvent} event the press
   * @param {(at: { clientX: number, clientY: number }) => void} lift begins the drag
   */
  constructor(el, { clientX, clientY, pointerId, pointerType, timeStamp }, lift) {
    this.el = el;
    this.since = timeStamp;
    this.x = clientX;
    this.y = clientY;
    this.id = pointerId;
    this.waits = pointerType !== "mouse";
    this.timer = this.waits ? setTimeout(lift, HOLD, { clientX, clientY }) : undefined;
  }

  /** Whether the pointer is so far from the press that a mouse drags, and a finger that has not rested scrolls. */
  isFar({ clientX, clientY }) {
    return Math.hypot(clientX - this.x, clientY - this.y) > FAR;
  }

  /** Whether this first move far from the press is a swipe. Its own time counts: a busy page hears of it after its timer. */
  isSwipe({ timeStamp }) {
    return this.waits && timeStamp - this.since < HOLD;
  }

  end() {
    clearTimeout(this.timer);
    this.ghost?.remove();
  }
}

/** The drags from `[data-drag]` to `[data-zone]` within a root. */
class Drags {
  /** @type {Held | null} */
  #held = null;
  #dropped = false; // the click that follows a drag is none
  #root;
  #drop;

  constructor(root, drop) {
    [this.#root, this.#drop] = [root, drop];
  }

  #zoneAt({ clientX, clientY }) {
    const zone = document.elementFromPoint(clientX, clientY)?.closest("[data-zone]");
    return zone instanceof HTMLElement && this.#root()?.contains(zone) ? zone : null;
  }

  #mark(zone) {
    for (const each of this.#root()?.querySelectorAll(`.${OVER}`) ?? []) each.classList.remove(OVER);
    zone?.classList.add(OVER);
  }

  #lift = (at) => {
    if (!this.#held?.el.isConnected) return this.end();
    clearTimeout(this.#held.timer);
    this.#held.ghost = ghostOf(this.#held.el);
    this.#root()?.append(this.#held.ghost);
    this.#follow(at);
  };

  #follow(at) {
    if (this.#held?.ghost) this.#held.ghost.style.translate = `${at.clientX}px ${at.clientY}px`;
    this.#mark(this.#zoneAt(at));
  }

  end = () => {
    if (!this.#held) return;
    this.#held.end();
    this.#held = null;
    this.#mark(null);
  };

  down = (event) => {
    this.#dropped = false;
    const el = event.target.closest?.("[data-drag]");
    if (this.#held || event.button || !el || !this.#root()?.contains(el)) return;
    this.#held = new Held(el, event, this.#lift);
  };

  move = (event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    if (!held.isMoved && held.isFar(event)) {
      held.isMoved = true;
      if (held.isSwipe(event)) return this.end();
      if (!held.ghost) return this.#lift(event);
    }
    if (!held.ghost) return;
    scrollAt(event.clientY);
    this.#follow(event);
  };

  up = (event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    const zone = held.ghost && this.#zoneAt(event);
    this.#dropped = Boolean(held.ghost);
    this.end();
    if (zone) this.#drop(held.el.dataset, zone.dataset.zone ?? "");
  };

  click = (event) => {
    if (this.#dropped) event.stopPropagation();
    this.#dropped = false;
  };

  /** While a card is dragged, the page does not scroll, select or open a menu. */
  still = (event) => {
    if (this.#held?.ghost && event.cancelable) event.preventDefault();
  };

  key = ({ key }) => {
    if (key === "Escape") this.end();
  };
}

/**
 * Listens to drags from `[data-drag]` to `[data-zone]`. Returns a function that stops listening.
 * @param {() => HTMLElement | null} root
 * @param {(from: DOMStringMap, zone: string) => void} drop what is done with a card over a zone
 */
export function listenToDrags(root, drop) {
  const drags = new Drags(root, drop);
  const off = new AbortController();
  const { signal } = off;
  document.addEventListener("pointerdown", drags.down, { signal });
  document.addEventListener("pointermove", drags.move, { signal });
  document.addEventListener("pointerup", drags.up, { signal });
  document.addEventListener("pointercancel", drags.end, { signal });
  document.addEventListener("click", drags.click, { signal, capture: true });
  document.addEventListener("touchmove", drags.still, { signal, passive: false });
  document.addEventListener("contextmenu", drags.still, { signal });
  document.addEventListener("dragstart", drags.still, { signal });
  document.addEventListener("keydown", drags.key, { signal });
  return () => {
    drags.end();
    off.abort();
  };
}
