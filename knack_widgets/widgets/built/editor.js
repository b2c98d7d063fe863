/* Built by `make scripts` of knack_widgets/widgets/static/ and the packages named in editor.LICENSES.txt. Not to be edited. */
// knack_widgets/widgets/static/drag.js
var FAR = 6;
var HOLD = 220;
var EDGE = 56;
var STEP = 14;
var GHOST = "kb-drag-ghost";
var OVER = "kb-drag-over";
function ghostOf(el) {
  const ghost = el.cloneNode(true);
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-do");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add(GHOST);
  ghost.style.width = `${el.offsetWidth}px`;
  return ghost;
}
function scrollAt(y) {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}
var Held = class {
  /** @type {HTMLElement | null} */
  ghost = null;
  isMoved = false;
  // the pointer has been far from the press
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
    this.timer = this.waits ? setTimeout(lift, HOLD, { clientX, clientY }) : void 0;
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
};
var Drags = class {
  /** @type {Held | null} */
  #held = null;
  #dropped = false;
  // the click that follows a drag is none
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
};
function listenToDrags(root, drop) {
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

// knack_widgets/widgets/static/dom.js
var present = (children) => children.flat(2).filter((child) => child !== null && child !== void 0 && child !== false);
function h(tag, attributes, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === void 0 || value === false) continue;
    if (typeof value === "function") el.addEventListener(name.slice(2), value);
    else el.setAttribute(name, value === true ? "" : value);
  }
  el.append(...present(children));
  return el;
}
function markup(el, html) {
  el.innerHTML = html;
  return el;
}
var parseDrawing = (html) => markup(document.createElement("template"), html).content.firstElementChild;
function put(el, name, value) {
  if (el.getAttribute(name) === value) return;
  if (value === null) el.removeAttribute(name);
  else el.setAttribute(name, value);
}
function hide(el, hidden) {
  if (el.hidden !== hidden) el.hidden = hidden;
}
var focused = (el) => el.getRootNode().activeElement ?? null;
function keepFocus(root, update, next) {
  const had = root.contains(focused(root)) ? focused(root) : null;
  const key = had?.dataset.key;
  const marked = had?.matches("input, textarea") && had.selectionStart !== null;
  const selection = marked ? [had.selectionStart, had.selectionEnd, had.selectionDirection] : null;
  update();
  if (!had || focused(root) === had) return;
  const stays = root.contains(had);
  if (stays && ![null, document.body].includes(focused(root))) return;
  const same = stays ? had : key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same || next?.(key) || null)?.focus({ preventScroll: true });
  if (same && selection) same.setSelectionRange(...selection);
}
var whenIdle = (act, late) => window.requestIdleCallback ? window.requestIdleCallback(act) : setTimeout(act, late);
var SUPPRESS = "data-lm-suppress-shortcuts";
var keeping = /* @__PURE__ */ new WeakSet();
var isNotebooks = ({ key, shiftKey, ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey || shiftKey && key === "Enter" || key === "Escape" || /^F\d/.test(key);
function markFocused(event) {
  const element = (
    /** @type {Element} */
    event.target
  );
  if (event.composedPath().some((node) => keeping.has(node))) element.toggleAttribute(SUPPRESS, !isNotebooks(event));
}
function keepKeys(root) {
  keeping.add(root);
  addEventListener("keydown", markFocused, true);
  root.addEventListener("keydown", (event) => {
    if (!isNotebooks(event)) event.stopPropagation();
  });
  return root;
}
function copyAttributes(el, fresh) {
  for (const { name, value } of fresh.attributes) if (el.getAttribute(name) !== value) el.setAttribute(name, value);
  for (const { name } of [...el.attributes]) if (!fresh.hasAttribute(name)) el.removeAttribute(name);
  return false;
}

// knack_widgets/widgets/static/files.js
var CAP = 1024 * 1024;
function download({ name, text, type = "text/plain" }) {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
function downloadBlob(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = h("a", { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1e4);
}

// knack_widgets/widgets/static/adopt.js
var reported = /* @__PURE__ */ new Set();
function takeOver(old, fresh, draw, patch, report) {
  try {
    insertMissing(old, fresh);
    patch(old, fresh);
    return old;
  } catch (error) {
    const other = draw();
    old.replaceWith(other);
    report(error);
    return other;
  }
}
var reporter = (ctx) => (error) => {
  console.error(error);
  if (reported.has(error.name)) return;
  reported.add(error.name);
  ctx.send({ do: "redrawn", error: error.name });
};
function insertMissing(old, fresh) {
  let next = old.firstElementChild;
  for (const child of fresh.children) {
    let same = next;
    while (same && !isLike(same, child)) same = same.nextElementSibling;
    if (same) next = same.nextElementSibling;
    else old.insertBefore(child.cloneNode(true), next);
  }
}
var isLike = (one, other) => one.localName === other.localName && one.classList[0] === other.classList[0] && one.dataset.fit === other.dataset.fit;
function patchChoices(old, fresh) {
  const chosen = [...fresh.options].findIndex((choice) => choice.hasAttribute("selected"));
  old.replaceChildren(...fresh.childNodes);
  old.selectedIndex = Math.max(chosen, 0);
}
function patchFirst(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.nodeValue = fresh.nodeValue);
  copyAttributes(old, fresh);
  if (old.localName === "select") return patchChoices(old, fresh);
  const [shown, next] = [old, fresh].map((one) => [...one.childNodes]);
  const alike = shown.length === next.length && shown.every((node, at) => node.nodeName === next[at].nodeName);
  if (alike) shown.forEach((node, at) => patchFirst(node, next[at]));
  else old.replaceChildren(...next);
}

// knack_widgets/widgets/static/storage.js
function safely(act, otherwise = null) {
  try {
    return act() ?? otherwise;
  } catch {
    return otherwise;
  }
}

// knack_widgets/widgets/static/lab.js
var CHOSEN = "knack-lang";
var LANGS = ["sv", "de", "en"];
var LIVE = "application/vnd.jupyter.widget-view+json";
var STYLE = `
.jp-MarkdownCell.jp-mod-rendered .jp-InputArea:has(> .kb-lab-prose) > .jp-RenderedMarkdown,
.jp-MarkdownCell:not(.jp-mod-rendered) .kb-lab-prose,
.jp-OutputArea:has(> .kb-lab-prose) > .jp-OutputArea-child { display: none; }
.kb-lab-prose { flex: 1 1 auto; }
.jp-OutputArea > .kb-lab-prose { padding-left: calc(var(--jp-cell-prompt-width) + 5px); }
`;
var inLab = (manager) => Boolean(manager?.context?.model?.cells && manager.rendermime);
function readersLanguage() {
  const chosen = safely(() => localStorage.getItem(CHOSEN));
  const lab = document.documentElement.lang;
  const asked = [chosen, lab.startsWith("en") ? "" : lab, ...navigator.languages, "en"];
  return asked.map((lang) => lang?.slice(0, 2).toLowerCase()).find((lang) => LANGS.includes(lang)) ?? "en";
}
function languageInLab(manager, lang) {
  if (!inLab(manager) || safely(() => manager.context.model.getMetadata("lang")) !== lang) return null;
  const reader = readersLanguage();
  return reader === lang ? null : reader;
}
function rememberInLab(manager, lang) {
  if (!inLab(manager)) return;
  safely(() => localStorage.setItem(CHOSEN, lang));
  document.dispatchEvent(new CustomEvent("knack-lab-lang", { detail: lang }));
}
function linkInLab(manager, link) {
  if (!inLab(manager)) return;
  const here = manager.context.path.split("/").slice(0, -1);
  const path = [...here, link.getAttribute("href").split("?")[0]].join("/");
  manager.rendermime.linkHandler?.handleLink(link, path, "");
}
function proseInLab(manager, el) {
  if (!inLab(manager)) return { speak: () => {
  }, stop: () => {
  } };
  const { context, rendermime } = manager;
  let watch = null;
  let waiting = null;
  const cellOf = (node, notebook) => {
    const at = node.dataset.windowedListIndex ?? [...notebook.querySelectorAll(".jp-Cell")].indexOf(node);
    return context.model.cells.get(Number(at));
  };
  const show = (node, notebook) => {
    const wanted = notebook.dataset.knackLang;
    const cell = cellOf(node, notebook);
    const prose = cell?.type === "markdown";
    const text = prose || isKept(cell) ? cell?.getMetadata?.("translations")?.[wanted] : null;
    const old = node.querySelector(".kb-lab-prose");
    if (old && old.lang === wanted && text) return;
    old?.remove();
    const place = node.querySelector(prose ? ".jp-InputArea" : ".jp-OutputArea");
    if (!text || !place) return;
    const type = prose ? "text/markdown" : "text/html";
    const renderer = rendermime.createRenderer(type);
    const box = document.createElement("div");
    box.className = `kb-lab-prose ${prose ? "jp-MarkdownOutput" : "jp-RenderedHTMLCommon"}`;
    box.lang = wanted;
    box.append(renderer.node);
    place.append(box);
    renderer.renderModel(rendermime.createModel({ data: { [type]: text }, trusted: prose }));
  };
  const all = () => {
    const notebook = el.closest(".jp-Notebook");
    if (!notebook?.dataset.knackLang) return;
    notebook.querySelectorAll(".jp-MarkdownCell, .jp-CodeCell").forEach((node) => show(node, notebook));
    if (watch) return;
    watch = new MutationObserver(all);
    watch.observe(notebook, { childList: true, subtree: true });
  };
  const speak = (lang) => {
    const begin = () => {
      const notebook = el.closest(".jp-Notebook");
      if (notebook) notebook.dataset.knackLang = lang;
      all();
    };
    addStyle();
    clearTimeout(waiting);
    begin();
    if (!watch) waiting = setTimeout(begin, 500);
  };
  const stop = () => {
    clearTimeout(waiting);
    watch?.disconnect();
  };
  return { speak, stop };
}
function isKept(cell) {
  const outputs = cell?.outputs;
  return Boolean(outputs?.length) && !Array.from(outputs, (_, at) => outputs.get(at)).some((output) => LIVE in output.data);
}
function addStyle() {
  if (document.getElementById("knack-lab-style")) return;
  const style = document.createElement("style");
  style.id = "knack-lab-style";
  style.textContent = STYLE;
  document.head.append(style);
}

// knack_widgets/widgets/static/listing.js
function showListing({ model, el }, { begin, fill, patch }) {
  const manager = model.widget_manager;
  const drawing = () => patch ? patch.draw(model.get("html")) : parseDrawing(model.get("html"));
  const first = el.querySelector(":scope > .knack-book");
  const root = keepKeys(
    first ? takeOver(first, drawing(), drawing, patchFirst, reporter(model)) : el.appendChild(drawing())
  );
  const prose = proseInLab(manager, el);
  const speak = (lang) => {
    model.set("lang", lang);
    model.save_changes();
  };
  const dress = () => {
    hide(root.querySelector(".kb-search"), !document.getElementById("kp-search"));
    fill?.(root);
    root.querySelectorAll("a").forEach((link) => linkInLab(manager, link));
    prose.speak(root.lang);
  };
  const update = () => {
    if (patch) {
      patch.to(root, model.get("html"));
      return dress();
    }
    const fresh = drawing();
    const open = [...root.children].map((part) => part.open);
    root.lang = fresh.lang;
    keepFocus(root, () => root.replaceChildren(...fresh.childNodes));
    open.forEach((opened, at) => opened && (root.children[at].open = true));
    dress();
  };
  root.addEventListener("click", ({ target }) => {
    const lang = target.closest(".kb-langs button")?.lang;
    if (!lang) return;
    speak(lang);
    rememberInLab(manager, lang);
    document.dispatchEvent(new CustomEvent("knack-lang", { detail: lang }));
  });
  begin?.(root);
  model.on("change:html", update);
  dress();
  const page = document.documentElement;
  const settled = page.dataset.languages?.split(" ").includes(page.lang) ? page.lang : languageInLab(manager, root.lang);
  if (settled && settled !== root.lang) speak(settled);
  return () => {
    model.off("change:html", update);
    prose.stop();
    root.remove();
  };
}

// node_modules/morphdom/dist/morphdom-esm.js
var Y = 11;
function fe(e, f) {
  var t = f.attributes, a, n, u, T, g;
  if (!(f.nodeType === Y || e.nodeType === Y)) {
    for (var h2 = t.length - 1; h2 >= 0; h2--) a = t[h2], n = a.name, u = a.namespaceURI, T = a.value, u ? (n = a.localName || n, g = e.getAttributeNS(u, n), g !== T && (a.prefix === "xmlns" && (n = a.name), e.setAttributeNS(u, n, T))) : (g = e.getAttribute(n), g !== T && e.setAttribute(n, T));
    for (var w = e.attributes, x = w.length - 1; x >= 0; x--) a = w[x], n = a.name, u = a.namespaceURI, u ? (n = a.localName || n, f.hasAttributeNS(u, n) || e.removeAttributeNS(u, n)) : f.hasAttribute(n) || e.removeAttribute(n);
  }
}
var m;
var le = "http://www.w3.org/1999/xhtml";
var c = typeof document > "u" ? void 0 : document;
var ve = !!c && "content" in c.createElement("template");
var ue = !!c && c.createRange && "createContextualFragment" in c.createRange();
function de(e) {
  var f = c.createElement("template");
  return f.innerHTML = e, f.content.childNodes[0];
}
function se(e) {
  m || (m = c.createRange(), m.selectNode(c.body));
  var f = m.createContextualFragment(e);
  return f.childNodes[0];
}
function ce(e) {
  var f = c.createElement("body");
  return f.innerHTML = e, f.childNodes[0];
}
function he(e) {
  return e = e.trim(), ve ? de(e) : ue ? se(e) : ce(e);
}
function H(e, f) {
  var t = e.nodeName, a = f.nodeName, n, u;
  return t === a ? true : (n = t.charCodeAt(0), u = a.charCodeAt(0), n <= 90 && u >= 97 ? t === a.toUpperCase() : u <= 90 && n >= 97 ? a === t.toUpperCase() : false);
}
function Te(e, f) {
  return !f || f === le ? c.createElement(e) : c.createElementNS(f, e);
}
function Ae(e, f) {
  for (var t = e.firstChild; t; ) {
    var a = t.nextSibling;
    f.appendChild(t), t = a;
  }
  return f;
}
function k(e, f, t) {
  e[t] !== f[t] && (e[t] = f[t], e[t] ? e.setAttribute(t, "") : e.removeAttribute(t));
}
var $ = { OPTION: function(e, f) {
  var t = e.parentNode;
  if (t) {
    var a = t.nodeName.toUpperCase();
    a === "OPTGROUP" && (t = t.parentNode, a = t && t.nodeName.toUpperCase()), a === "SELECT" && !t.hasAttribute("multiple") && (e.hasAttribute("selected") && !f.selected && (e.setAttribute("selected", "selected"), e.removeAttribute("selected")), t.selectedIndex = -1);
  }
  k(e, f, "selected");
}, INPUT: function(e, f) {
  k(e, f, "checked"), k(e, f, "disabled"), e.value !== f.value && (e.value = f.value), f.hasAttribute("value") || e.removeAttribute("value");
}, TEXTAREA: function(e, f) {
  var t = f.value;
  e.value !== t && (e.value = t);
  var a = e.firstChild;
  if (a) {
    var n = a.nodeValue;
    if (n == t || !t && n == e.placeholder) return;
    a.nodeValue = t;
  }
}, SELECT: function(e, f) {
  if (!f.hasAttribute("multiple")) {
    for (var t = -1, a = 0, n = e.firstChild, u, T; n; ) if (T = n.nodeName && n.nodeName.toUpperCase(), T === "OPTGROUP") u = n, n = u.firstChild, n || (n = u.nextSibling, u = null);
    else {
      if (T === "OPTION") {
        if (n.hasAttribute("selected")) {
          t = a;
          break;
        }
        a++;
      }
      n = n.nextSibling, !n && u && (n = u.nextSibling, u = null);
    }
    e.selectedIndex = t;
  }
} };
var U = 1;
var J = 11;
var Q = 3;
var Z = 8;
function b() {
}
function pe(e) {
  if (e) return e.getAttribute && e.getAttribute("id") || e.id;
}
function Se(e) {
  return function(t, a, n) {
    if (n || (n = {}), typeof a == "string") if (t.nodeName === "#document" || t.nodeName === "HTML") {
      var u = a;
      a = c.createElement("html"), a.innerHTML = u;
    } else if (t.nodeName === "BODY") {
      var T = a;
      a = c.createElement("html"), a.innerHTML = T;
      var g = a.querySelector("body");
      g && (a = g);
    } else a = he(a);
    else a.nodeType === J && (a = a.firstElementChild);
    var h2 = n.getNodeKey || pe, w = n.onBeforeNodeAdded || b, x = n.onNodeAdded || b, E = n.onBeforeElUpdated || b, o = n.onElUpdated || b, ee = n.onBeforeNodeDiscarded || b, D = n.onNodeDiscarded || b, ae = n.onBeforeElChildrenUpdated || b, te = n.skipFromChildren || b, z = n.addChild || function(i, r) {
      return i.appendChild(r);
    }, B = n.childrenOnly === true, O = /* @__PURE__ */ Object.create(null), M = [];
    function C(i) {
      M.push(i);
    }
    function j(i, r) {
      if (i.nodeType === U) for (var d = i.firstChild; d; ) {
        var l = void 0;
        r && (l = h2(d)) ? C(l) : (D(d), d.firstChild && j(d, r)), d = d.nextSibling;
      }
    }
    function L(i, r, d) {
      ee(i) !== false && (r && r.removeChild(i), D(i), j(i, d));
    }
    function F(i) {
      if (i.nodeType === U || i.nodeType === J) for (var r = i.firstChild; r; ) {
        var d = h2(r);
        d && (O[d] = r), F(r), r = r.nextSibling;
      }
    }
    F(t);
    function G(i) {
      x(i);
      for (var r = i.firstChild; r; ) {
        var d = r.nextSibling, l = h2(r);
        if (l) {
          var v = O[l];
          v && H(r, v) ? (r.parentNode.replaceChild(v, r), P(v, r)) : G(r);
        } else G(r);
        r = d;
      }
    }
    function ne(i, r, d) {
      for (; r; ) {
        var l = r.nextSibling;
        (d = h2(r)) ? C(d) : L(r, i, true), r = l;
      }
    }
    function P(i, r, d) {
      var l = h2(r);
      if (l && delete O[l], !d) {
        var v = E(i, r);
        if (v === false || (v instanceof HTMLElement && (i = v, F(i)), e(i, r), o(i), ae(i, r) === false)) return;
      }
      i.nodeName !== "TEXTAREA" ? ie(i, r) : $.TEXTAREA(i, r);
    }
    function ie(i, r) {
      var d = te(i, r), l = r.firstChild, v = i.firstChild, y, A, N, V, p;
      e: for (; l; ) {
        for (V = l.nextSibling, y = h2(l); !d && v; ) {
          if (N = v.nextSibling, l.isSameNode && l.isSameNode(v)) {
            l = V, v = N;
            continue e;
          }
          A = h2(v);
          var _ = v.nodeType, S = void 0;
          if (_ === l.nodeType && (_ === U ? (y ? y !== A && ((p = O[y]) ? N === p ? S = false : (i.insertBefore(p, v), A ? C(A) : L(v, i, true), v = p, A = h2(v)) : S = false) : A && (S = false), S = S !== false && H(v, l), S && P(v, l)) : (_ === Q || _ == Z) && (S = true, v.nodeValue !== l.nodeValue && (v.nodeValue = l.nodeValue))), S) {
            l = V, v = N;
            continue e;
          }
          A ? C(A) : L(v, i, true), v = N;
        }
        if (y && (p = O[y]) && H(p, l)) d || z(i, p), P(p, l);
        else {
          var X = w(l);
          X !== false && (X && (l = X), l.actualize && (l = l.actualize(i.ownerDocument || c)), z(i, l), G(l));
        }
        l = V, v = N;
      }
      ne(i, v, A);
      var W = $[i.nodeName];
      W && W(i, r);
    }
    var s = t, R = s.nodeType, q = a.nodeType;
    if (!B) {
      if (R === U) q === U ? H(t, a) || (D(t), s = Ae(t, Te(a.nodeName, a.namespaceURI))) : s = a;
      else if (R === Q || R === Z) {
        if (q === R) return s.nodeValue !== a.nodeValue && (s.nodeValue = a.nodeValue), s;
        s = a;
      }
    }
    if (s === a) D(t);
    else {
      if (a.isSameNode && a.isSameNode(s)) return;
      if (P(s, a, B), M) for (var I = 0, re = M.length; I < re; I++) {
        var K = O[M[I]];
        K && L(K, K.parentNode, false);
      }
    }
    return !B && s !== t && t.parentNode && (s.actualize && (s = s.actualize(t.ownerDocument || c)), t.parentNode.replaceChild(s, t)), s;
  };
}
var be = Se(fe);
var morphdom_esm_default = be;

// knack_widgets/widgets/static/patch.js
var MAX_WAITING = 6;
var count = 0;
function patcher(ctx, { name = giveIds, change, morph, redraw, after, ...kinds }) {
  const prefix = `kb${count += 1}-`;
  const callbacks = { onBeforeElUpdated: updater(kinds) };
  morph ??= (root, fresh) => morphdom_esm_default(root, fresh, callbacks);
  redraw ??= (root, fresh) => replace(root, fresh, kinds);
  const waiting = /* @__PURE__ */ new Map();
  const prepare = (html) => name(parseDrawing(html), prefix);
  const draw = (html, root = null) => {
    const fresh = waiting.get(html) ?? prepare(html);
    waiting.delete(html);
    change?.(fresh, root);
    return fresh;
  };
  const ahead = (html) => whenIdle(() => {
    if (waiting.has(html)) return;
    waiting.set(html, prepare(html));
    if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value);
  }, 50);
  return {
    prepare,
    draw,
    ahead,
    /** Prepares the drawings of the steps that the kernel foresees; `trait`: where a step has its drawing. */
    foresee: (trait) => ctx.hear?.(({ ahead: known }) => {
      for (const step of Object.values(known?.steps ?? {})) if (step[trait]) ahead(step[trait]);
    }),
    /** Patches an element of the first view to `fresh`, the drawing `html`. Returns the element on the page. */
    takeOver: (old, fresh, html) => takeOver(name(old, prefix), fresh, () => draw(html), morph, reporter(ctx)),
    /**
     * Patches `root` to a drawing, and keeps the focus in `within`; `next(key)` gets it if its element is gone. `fresh()` returns the
     * elements of the drawing if they are not those of `draw`, and `again()` those for an attempt after a failed patch.
     */
    to: (root, html, { fresh = () => draw(html, root), again = fresh, next = void 0, within = root } = {}) => {
      const show = () => {
        try {
          morph(root, fresh());
        } catch (error) {
          redraw(root, again());
          reporter(ctx)(error);
        }
        after?.(root);
      };
      keepFocus(within, show, next);
    }
  };
}
function giveIds(fresh, prefix) {
  for (const keyed of fresh.querySelectorAll("[data-key]")) keyed.id = prefix + keyed.dataset.key;
  for (const el of fresh.querySelectorAll("[aria-describedby]"))
    put(el, "aria-describedby", prefix + el.getAttribute("aria-describedby"));
  return fresh;
}
function updater({ own, islands, refilled }) {
  return (old, fresh) => {
    if (islands && old.matches(islands)) return false;
    if (old.matches("input, select")) return patchField(old, fresh);
    if (own && old.matches(own)) return copyAttributes(old, fresh);
    if (refilled && old.matches(refilled)) return refill(old, fresh);
    if (old.dataset.new !== fresh.dataset.new) return replace(old, fresh);
    return !old.isEqualNode(fresh);
  };
}
function patchField(old, fresh) {
  const value = old.getAttribute("value") !== fresh.getAttribute("value");
  const checked = old.hasAttribute("checked") !== fresh.hasAttribute("checked");
  if (old.localName === "select" && !old.isEqualNode(fresh)) patchChoices(old, fresh);
  copyAttributes(old, fresh);
  if (value) old.value = fresh.getAttribute("value") ?? "";
  if (checked) old.checked = fresh.hasAttribute("checked");
  return false;
}
function refill(old, fresh) {
  copyAttributes(old, fresh);
  const [before, after] = [old, fresh].map((one) => [...one.childNodes]);
  if (before.length === after.length && before.every((node, at) => node.isEqualNode(after[at]))) return false;
  const field = old.querySelector("input");
  old.replaceChildren(...after);
  const place = field && old.querySelector("input");
  if (!place) return false;
  put(field, "placeholder", place.getAttribute("placeholder"));
  place.replaceWith(field);
  return false;
}
function replace(root, fresh, { own, islands, holders, added } = {}) {
  const fill = (el, next) => {
    const kept = added ? [...el.children].filter((one) => one.matches(added)) : [];
    el.replaceChildren(...next.childNodes, ...kept);
    copyAttributes(el, next);
  };
  const keep = (css, act) => {
    if (!css) return;
    const outermost = (el) => [...el.querySelectorAll(css)].filter((one) => !one.parentElement.closest(css));
    const kept = outermost(root);
    outermost(fresh).forEach((place, at) => kept[at] && act(kept[at], place));
  };
  keep(islands, (el, place) => place.replaceWith(el));
  keep(own, (el, place) => {
    copyAttributes(el, place);
    place.replaceWith(el);
  });
  keep(holders, (el, place) => {
    fill(el, place);
    place.replaceWith(el);
  });
  fill(root, fresh);
  return false;
}

// knack_widgets/widgets/static/editor.js
var DRAFT = "knack-widgets:draft";
var ROW = ".kb-tiles";
function intentOf(el) {
  const { key, said, copy, ...fields } = el.dataset;
  return fields;
}
var enteredIn = (el) => el.type === "checkbox" ? el.checked : el.value;
var keepDraft = (line) => safely(() => localStorage.setItem(DRAFT, line));
function render(view) {
  const { model } = view;
  let root = null;
  const send = (intent) => model.send(intent);
  const copy = async (button) => {
    const done = button.parentElement.querySelector(".kb-copied");
    try {
      await navigator.clipboard.writeText(absolute(button.dataset.copy, button.dataset.key));
      done.textContent = done.dataset.said;
    } catch {
      done.textContent = button.dataset.copy;
    }
  };
  const press = ({ target }) => {
    const el = target.closest("button[data-do]");
    if (!el || el.disabled) return;
    if (el.dataset.do === "copy") copy(el);
    else if (el.dataset.do === "print") print();
    else if (el.dataset.do === "at") open(el);
    else if (el.dataset.do === "qr") send({ do: "qr", address: location.href.split(/[?#]/)[0] });
    else send(intentOf(el));
  };
  const open = (el) => {
    send(intentOf(el));
    const pack = root.querySelector(".kb-lay-pack").getBoundingClientRect();
    const place = el.closest("[data-zone]").getBoundingClientRect();
    if (pack.top < place.bottom) return;
    const hidden = Math.min(pack.bottom - innerHeight, place.top) - 8;
    if (hidden > 0) scrollBy({ top: hidden, behavior: "instant" });
  };
  const choose = ({ target }) => {
    if (target.matches("select[data-do], input[data-do]")) send({ ...intentOf(target), value: enteredIn(target) });
  };
  const type = (event) => {
    const form = event.target.closest('form[data-do="type"]');
    if (!form) return;
    event.preventDefault();
    const field = form.querySelector("input");
    if (field.value.trim()) send({ do: "type", text: field.value });
    field.value = "";
  };
  const step = (event) => {
    const tile = event.target.closest(`${ROW} button`);
    const moves = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 };
    if (!tile || !(event.key in moves)) return;
    const row = tile.parentElement;
    const at = [...row.children].indexOf(tile);
    const rows = [...root.querySelectorAll(ROW)];
    const other = rows[rows.indexOf(row) + (event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0)];
    const next = other?.children[Math.min(at + moves[event.key], other.children.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const stopDragging = listenToDrags(
    () => root,
    ({ card, place, at }, zone) => send(card ? { do: "put", card, place: zone } : { do: "move", from: place, at, place: zone })
  );
  const begin = (shown) => {
    root = shown;
    root.addEventListener("click", press);
    root.addEventListener("click", goBackToMatch);
    root.addEventListener("change", choose);
    root.addEventListener("submit", type);
    root.addEventListener("keydown", step);
  };
  const keep = () => keepDraft(model.get("line"));
  const stop = showListing(view, { begin, fill: bringer(), patch: patcher({ send }, { change: keepOpen }) });
  const kept = safely(() => localStorage.getItem(DRAFT), "");
  if (kept && !model.get("laid")) send({ do: "restore", line: kept });
  model.on("change:line", keep);
  model.on("msg:custom", take);
  return () => {
    model.off("change:line", keep);
    model.off("msg:custom", take);
    stopDragging();
    stop();
  };
}
function bringer() {
  let answered = "";
  return (root) => {
    const shown = root.querySelector(".kb-lay-result").firstElementChild;
    if (shown && shown.textContent !== answered) {
      shown.scrollIntoView({ block: "nearest" });
      root.querySelector(".kb-lay-answer")?.scrollIntoView({ block: "nearest" });
    }
    answered = shown?.textContent ?? "";
  };
}
function keepOpen(fresh, shown) {
  for (const { dataset } of shown?.querySelectorAll("details[open]") ?? [])
    fresh.querySelector(`details[data-key="${dataset.key}"]`)?.setAttribute("open", "");
}
function take({ download: file, kind, go }) {
  if (go) location.assign(go);
  else if (file && kind === "png") savePng(file);
  else if (file) download(file);
}
var SHARP = 2;
async function savePng({ name, text }) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width * SHARP, picture.height * SHARP];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && downloadBlob(name, blob), "image/png");
}
var absolute = (text, key) => key !== "copy:text" ? new URL(text, location.href).href : text;
function goBackToMatch(event) {
  const link = (
    /** @type {HTMLElement} */
    event.target.closest?.("a[data-match]")
  );
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = safely(() => new URL(document.referrer));
  const isThere = from?.pathname === link.pathname || from?.pathname.startsWith(`${link.pathname}/`);
  if (history.length < 2 || from?.origin !== location.origin || !isThere) return;
  event.preventDefault();
  history.back();
}
var editor_default = { render };
export {
  editor_default as default
};
