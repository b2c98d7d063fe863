/* Built by `make scripts` of knack_widgets/widgets/static/ and the packages named in parts.LICENSES.txt. Not to be edited. */
// knack_widgets/widgets/static/dom.js
var present = (children) => children.flat(2).filter((child) => child !== null && child !== void 0 && child !== false);
function h(tag, attributes, ...children) {
  const el = document.createElement(tag);
  for (const [name3, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === void 0 || value === false) continue;
    if (typeof value === "function") el.addEventListener(name3.slice(2), value);
    else el.setAttribute(name3, value === true ? "" : value);
  }
  el.append(...present(children));
  return el;
}
function markup(el, html) {
  el.innerHTML = html;
  return el;
}
var parseDrawing = (html) => markup(document.createElement("template"), html).content.firstElementChild;
function put(el, name3, value) {
  if (el.getAttribute(name3) === value) return;
  if (value === null) el.removeAttribute(name3);
  else el.setAttribute(name3, value);
}
function hide(el, hidden) {
  if (el.hidden !== hidden) el.hidden = hidden;
}
var focused = (el) => el.getRootNode().activeElement ?? null;
var originOf = (event) => event.composedPath()[0];
function say(el, text) {
  if (el.textContent !== (text ?? "")) el.textContent = text ?? "";
}
function keepFocus(root, update, next) {
  const had = root.contains(focused(root)) ? focused(root) : null;
  const key = had?.dataset.key;
  const marked = had?.matches("input, textarea") && had.selectionStart !== null;
  const selection = marked ? [had.selectionStart, had.selectionEnd, had.selectionDirection] : null;
  update();
  if (!had || focused(root) === had) return;
  const stays = root.contains(had);
  if (stays && ![null, document.body].includes(focused(root))) return;
  const same3 = stays ? had : key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same3 || next?.(key) || null)?.focus({ preventScroll: true });
  if (same3 && selection) same3.setSelectionRange(...selection);
}
var isShown = (el) => el.checkVisibility ? el.checkVisibility() : el.getClientRects().length > 0;
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
  for (const { name: name3, value } of fresh.attributes) if (el.getAttribute(name3) !== value) el.setAttribute(name3, value);
  for (const { name: name3 } of [...el.attributes]) if (!fresh.hasAttribute(name3)) el.removeAttribute(name3);
  return false;
}
var opensApart = (event) => event.ctrlKey || event.metaKey || event.shiftKey;

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

// knack_widgets/widgets/static/adopt.js
var reported = /* @__PURE__ */ new Set();
function firstView(root) {
  const left = new Set(root.querySelectorAll(":scope > *, .kb-page > * > *, .kb-side > .kb-table"));
  return {
    lang: root.lang,
    take: (el, css) => {
      const one = [...el?.children ?? []].find((old) => left.has(old) && old.matches(css)) ?? null;
      if (one) left.delete(one);
      return one;
    },
    clear: () => {
      for (const one of left) one.remove();
      left.clear();
    }
  };
}
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
    let same3 = next;
    while (same3 && !isLike(same3, child)) same3 = same3.nextElementSibling;
    if (same3) next = same3.nextElementSibling;
    else old.insertBefore(child.cloneNode(true), next);
  }
}
var isLike = (one, other) => one.localName === other.localName && one.classList[0] === other.classList[0] && one.dataset.fit === other.dataset.fit;
function patchChoices(old, fresh) {
  const chosen2 = [...fresh.options].findIndex((choice) => choice.hasAttribute("selected"));
  old.replaceChildren(...fresh.childNodes);
  old.selectedIndex = Math.max(chosen2, 0);
}

// knack_widgets/widgets/static/patch.js
var MAX_WAITING = 6;
var count = 0;
function patcher(ctx, { name: name3 = giveIds, change, morph: morph2, redraw, after, ...kinds }) {
  const prefix = `kb${count += 1}-`;
  const callbacks2 = { onBeforeElUpdated: updater(kinds) };
  morph2 ??= (root, fresh) => morphdom_esm_default(root, fresh, callbacks2);
  redraw ??= (root, fresh) => replace(root, fresh, kinds);
  const waiting = /* @__PURE__ */ new Map();
  const prepare = (html) => name3(parseDrawing(html), prefix);
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
    takeOver: (old, fresh, html) => takeOver(name3(old, prefix), fresh, () => draw(html), morph2, reporter(ctx)),
    /**
     * Patches `root` to a drawing, and keeps the focus in `within`; `next(key)` gets it if its element is gone. `fresh()` returns the
     * elements of the drawing if they are not those of `draw`, and `again()` those for an attempt after a failed patch.
     */
    to: (root, html, { fresh = () => draw(html, root), again = fresh, next = void 0, within = root } = {}) => {
      const show = () => {
        try {
          morph2(root, fresh());
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
  const place2 = field && old.querySelector("input");
  if (!place2) return false;
  put(field, "placeholder", place2.getAttribute("placeholder"));
  place2.replaceWith(field);
  return false;
}
function replace(root, fresh, { own, islands, holders, added } = {}) {
  const fill = (el, next) => {
    const kept = added ? [...el.children].filter((one) => one.matches(added)) : [];
    el.replaceChildren(...next.childNodes, ...kept);
    copyAttributes(el, next);
  };
  const keep2 = (css, act) => {
    if (!css) return;
    const outermost = (el) => [...el.querySelectorAll(css)].filter((one) => !one.parentElement.closest(css));
    const kept = outermost(root);
    outermost(fresh).forEach((place2, at) => kept[at] && act(kept[at], place2));
  };
  keep2(islands, (el, place2) => place2.replaceWith(el));
  keep2(own, (el, place2) => {
    copyAttributes(el, place2);
    place2.replaceWith(el);
  });
  keep2(holders, (el, place2) => {
    fill(el, place2);
    place2.replaceWith(el);
  });
  fill(root, fresh);
  return false;
}

// knack_widgets/widgets/static/drawnpart.js
function drawnPart(el, ctx, trait, { root = null, replaces = false, foreseen = false, begin, ...kinds }) {
  const patch = patcher(ctx, kinds);
  if (foreseen) patch.foresee(trait);
  const newest = typeof trait === "function" ? trait : () => ctx.get(trait);
  const place2 = root ? null : el?.appendChild(document.createTextNode(""));
  let html = "";
  const enter = (fresh) => {
    const { key } = fresh.dataset;
    const css = key ? `[data-key="${CSS.escape(key)}"]` : `${fresh.localName}.${fresh.classList[0]}`;
    const old = el && ctx.first?.take(el, css);
    if (old) place2?.remove();
    if (old && !replaces) return patch.takeOver(old, fresh, html);
    (old ?? place2)?.replaceWith(fresh);
    return fresh;
  };
  const show = (again = false) => {
    const next = newest() || html;
    if (next === html && !(again && root)) return;
    html = next;
    if (root) return patch.to(root, html);
    root = enter(patch.draw(html));
    begin?.(root);
  };
  show.piece = (old, other, change) => {
    const fresh = () => {
      const drawn = patch.prepare(other);
      change(drawn);
      return drawn;
    };
    patch.to(old, other, { fresh, within: root });
  };
  return show;
}

// knack_widgets/widgets/static/files.js
var CAP = 1024 * 1024;
async function textOf(file) {
  if (file.size > CAP) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
function listenToFile(root, ctx, take) {
  root.addEventListener("change", ({ target }) => target.type === "file" && readChosen(target, ctx, take));
}
async function readChosen(input, ctx, take) {
  const file = input.files[0];
  if (!file) return;
  const trouble = input.closest(".kb-file").querySelector(".kb-trouble");
  trouble.textContent = "";
  try {
    const text = await textOf(file);
    if (text === null) trouble.textContent = ctx.t("too_large");
    else take(text);
  } catch {
    trouble.textContent = ctx.t("unreadable");
  }
  input.value = "";
}
function download({ name: name3, text, type = "text/plain" }) {
  downloadBlob(name3, new Blob([text], { type: `${type};charset=utf-8` }));
}
function downloadBlob(name3, blob) {
  const url = URL.createObjectURL(blob);
  const link = h("a", { href: url, download: name3, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1e4);
}

// knack_widgets/widgets/static/links.js
var KEPT = ["lang", "game", "seed", "record", "step", "position", "example"];
var inPage = () => Boolean(document.documentElement.dataset.page);
var languageOfPage = (lang) => {
  const settled = document.documentElement.lang;
  return inPage() && !document.getElementById("kp-parts") && settled !== lang ? settled : null;
};
function clauseLink(id) {
  if (!inPage()) return `#${id}`;
  const asked = new URLSearchParams(location.search);
  const kept = KEPT.filter((name3) => asked.has(name3)).map((name3) => [name3, asked.get(name3) ?? ""]);
  return `?${new URLSearchParams([["clause", id], ...kept])}`;
}
async function copy({ field, done }, ctx) {
  try {
    await navigator.clipboard.writeText(field.value);
    done.textContent = ctx.t("copied");
  } catch {
    field.type = "text";
    field.focus();
    field.select();
    done.textContent = ctx.t("copy_by_hand");
  }
}

// knack_widgets/widgets/static/notice.js
function mountNotice(el, ctx) {
  let serial = ctx.get("notice")?.serial ?? null;
  let dismissed = null;
  let shown = null;
  const copyLink2 = () => copy({ field: shown.querySelector(".kb-link"), done: shown.querySelector(".kb-copied") }, ctx);
  const pressed = {
    download: (notice) => download(notice.download),
    answer: (notice) => ctx.send(notice.answer.intent),
    copy: copyLink2,
    close: (notice) => {
      dismissed = notice.serial;
      show(true);
    }
  };
  const begin = (root) => {
    shown = root;
    root.addEventListener("click", ({ target }) => {
      const [, name3] = target.closest("button")?.dataset.key.split(":") ?? [];
      pressed[name3]?.(ctx.get("notice"));
    });
    root.addEventListener("focusin", ({ target }) => target.matches(".kb-link") && target.select());
  };
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
    if (fresh && notice.download) download(notice.download);
    if (fresh && notice.copy) copyLink2();
    if (fresh && notice.go && window === window.top) location.assign(notice.go);
  };
  ctx.on(["notice", "notice_drawing"], update);
  update();
}
function address(query) {
  const url = new URL(window.location.href);
  url.search = query;
  url.hash = "";
  return url.href;
}

// knack_widgets/widgets/static/steps.js
var SLOWEST = 900;
var FORGET = 2e3;
var SLIDING = 80;
var targets = {
  first: () => 0,
  back: (at) => at - 1,
  next: (at) => at + 1,
  last: (_, count3) => count3
};
function arrowsAtTable(el, step) {
  el.querySelector(".kb-table")?.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === void 0 || event.defaultPrevented || event.target.matches("input, select, textarea")) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  });
}
function mountSteps(el, ctx) {
  let auto = false;
  let again = false;
  let timer = null;
  let sliding = null;
  let wanted = null;
  let asked = null;
  let forget = null;
  const steps = () => ctx.get("steps") ?? { at: 0, count: 0 };
  const place2 = () => wanted ?? asked ?? steps().at;
  const arrive = () => {
    clearTimeout(forget);
    asked = null;
  };
  const go = (to) => {
    const { at, count: count3 } = steps();
    const next = Math.min(count3, Math.max(0, to));
    if (next === (asked ?? at)) return;
    clearTimeout(forget);
    forget = setTimeout(arrive, FORGET);
    asked = next;
    ctx.send({ do: "step", to: next });
  };
  const settle = (to) => {
    clearTimeout(sliding);
    sliding = null;
    wanted = null;
    go(to);
  };
  const press = (to) => {
    settle(to);
    if (!auto) return;
    auto = false;
    update(true);
  };
  const toggle = () => {
    auto = !auto;
    const from = place2();
    const to = auto && from >= steps().count ? 0 : from;
    again = auto && to !== steps().at;
    settle(to);
    update(true);
  };
  const slide = (to) => {
    auto = false;
    wanted = to;
    sliding ??= setTimeout(() => settle(wanted), SLIDING);
  };
  const pressed = {
    step: (name3) => name3 === "auto" ? toggle() : press(targets[name3](place2(), steps().count)),
    line: (id) => ctx.send({ do: "line", id: Number(id) }),
    settle: () => ctx.send({ do: "settle" })
  };
  arrowsAtTable(el, (by) => press(place2() + by));
  const begin = (root) => {
    root.addEventListener("click", ({ target }) => {
      const [what, name3] = target.closest("button")?.dataset.key.split(":") ?? [];
      pressed[what]?.(name3);
    });
    root.addEventListener("input", ({ target }) => slide(Number(target.value)), true);
    root.addEventListener("keydown", (event) => {
      if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ArrowLeft: place2() - 1, ArrowRight: place2() + 1, Home: 0, End: steps().count }[event.key];
      if (to === void 0) return;
      event.preventDefault();
      event.stopPropagation();
      press(to);
    });
  };
  const change = (fresh) => {
    put(fresh.querySelector(".kb-auto"), "aria-pressed", String(auto));
    if (wanted !== null) put(fresh.querySelector(".kb-slider"), "value", String(wanted));
  };
  const show = drawnPart(el, ctx, "steps_drawing", { begin, change, foreseen: true });
  const update = (changed) => {
    const { at, count: count3 } = steps();
    clearTimeout(timer);
    if (at === asked) arrive();
    if (at < count3) again = false;
    else if (!again) auto = false;
    if (auto && !again) timer = setTimeout(() => go(at + 1), Math.max(SLOWEST, ctx.get("prefs")?.tempo ?? 0));
    show(changed);
  };
  ctx.on(["steps", "steps_drawing", "prefs"], () => update());
  update();
  return () => {
    for (const one of [timer, sliding, forget]) clearTimeout(one);
  };
}

// knack_widgets/widgets/static/pictures.js
function pictureView(key) {
  const figure = h("figure", { class: "kb-plot", "aria-hidden": "true" });
  const letter = h("span", { class: "kb-letter" });
  const file = (kind, make) => h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": `${key}:${kind}`, onclick: make });
  let shown = null;
  let drawing = null;
  let drawn = "";
  const csv = file("csv", () => download({ name: `${shown.name}.csv`, text: csvText(shown), type: "text/csv" }));
  const svg = file("svg", () => {
    const look2 = drawing.fileLook(shown.lang);
    download({
      name: `${shown.name}.svg`,
      text: drawing.sheet(
        shown.draw(drawing, look2),
        { ...shown, notes: [...shown.notes, shown.key].filter(Boolean) },
        look2
      ),
      type: "image/svg+xml"
    });
  });
  const files = h("div", { class: "kb-row kb-files" }, csv, svg);
  hide(svg, true);
  const keepRoom2 = (empty) => {
    figure.style.minHeight = empty && document.getElementById("kp-plots") ? `${shown.height}em` : "";
  };
  const look = () => {
    const { fontSize, fontFamily } = getComputedStyle(figure);
    return {
      width: Math.floor(figure.clientWidth),
      font: Math.max(12, Math.round(0.8 * parseFloat(fontSize))),
      family: fontFamily,
      lang: shown.lang
    };
  };
  const stale = () => drawn !== `${look().width} ${look().font}`;
  let fold = null;
  const unfold2 = () => shown && stale() && redraw();
  const redraw = () => {
    fold = figure.closest("details");
    fold?.addEventListener("toggle", unfold2);
    if (fold && !fold.open) drawn = "";
    if (!shown || !drawing || !figure.clientWidth || fold && !fold.open) return;
    const now = look();
    drawn = `${now.width} ${now.font}`;
    const picture = shown.draw(drawing, now);
    figure.replaceChildren(letter, picture ?? "");
    keepRoom2(!picture);
    hide(svg, !picture);
  };
  const size = new ResizeObserver(() => {
    if (!figure.isConnected) size.disconnect();
    else if (shown && stale()) redraw();
  });
  const take = (found) => {
    drawing = found;
    redraw();
  };
  const update = (what, labels) => {
    shown = what;
    for (const [button, label] of [
      [csv, labels.csv],
      [svg, labels.svg]
    ]) {
      say(button, label);
      put(button, "aria-label", `${what.title}: ${label}`);
    }
    if (!drawn) keepRoom2(true);
    hide(csv, what.csv.length < 2);
    if (letter.parentNode !== figure) figure.prepend(letter);
    size.observe(figure);
    size.observe(letter);
    if (drawing) redraw();
    else document.dispatchEvent(new CustomEvent("knack-plots", { detail: { take } }));
  };
  const fill = (fresh) => {
    if (figure.isConnected) return;
    fresh.querySelector(":scope > .kb-plot").replaceWith(figure);
    fresh.querySelector(":scope > .kb-files")?.replaceWith(files);
  };
  return { fill, update };
}
function csvText({ csv, title, about, notes, lang }) {
  const comma = 1.5.toLocaleString(lang).includes(",");
  const [separator, other] = comma ? [";", ","] : [",", ";"];
  const number = (one) => Number.isInteger(one) ? String(one) : one.toFixed(4).replace(".", comma ? "," : ".");
  const plain = (text) => text.replaceAll('"', '""').replace(/(^|[;,\t\r\n|])(\s*)(?=[=+\-@])/g, "$1$2'");
  const cell = (one) => typeof one === "number" ? number(one) : `"${plain(one ?? "")}"`;
  const head = [title, ...about, ...notes].map((line) => `# ${line.replaceAll(separator, other)}`);
  return `\uFEFF${[...head, ...csv.map((row) => row.map(cell).join(separator))].join("\r\n")}\r
`;
}

// knack_widgets/widgets/static/oddspictures.js
function oddsPictures() {
  const bars = pictureView("advice");
  const line = pictureView("line");
  const update = ({ state, done, risk, money, moves, line: { labels: names, points }, assumed }, labels, lang) => {
    const known = done > 0;
    const { better, lower, upper, notation, tried, about, name: name3, key } = labels.file;
    const measured = { name: money ? labels.gain : risk, better, high: money, percent: !money };
    const spread = (one) => [one, `${one}: ${lower}`, `${one}: ${upper}`];
    const said = { lang, about, notes: [assumed], key };
    const room = known || state === "running";
    const rows = moves.map((one) => ({
      ...one,
      ...money ? one.gain : one.fails,
      words: money ? one.gainWords : one.failsWords
    }));
    bars.update(
      {
        ...said,
        height: room ? 4 + 1.8 * moves.length : 0,
        name: name3,
        title: labels.moves,
        csv: [
          [labels.move, notation, ...spread(risk), ...money ? spread(labels.gain) : [], tried],
          ...moves.map((one) => [
            one.label,
            one.move,
            ...numbers(one.fails),
            ...money ? numbers(one.gain) : [],
            one.worlds ?? 0
          ])
        ],
        draw: ({ intervals }, look) => known ? intervals(
          rows.filter(({ value }) => value !== void 0),
          measured,
          look
        ) : null
      },
      labels
    );
    line.update(
      {
        ...said,
        height: points.length ? 18 : 0,
        name: name3.replace("odds", "odds-line"),
        title: labels.line,
        csv: [
          [labels.line_worlds, ...names.flatMap((one) => spread(`${one}: ${measured.name}`))],
          ...points.map((point) => point.flat())
        ],
        draw: ({ settling }, look) => points.length ? settling({ labels: names, points }, measured, labels.line_worlds, look) : null
      },
      labels
    );
  };
  return { bars, line, update };
}
var numbers = (found) => found ? [found.value, found.low, found.high] : ["", "", ""];

// knack_widgets/widgets/static/chances.js
function oddsCharts(ctx, el) {
  const pictures = oddsPictures();
  const { bars, line } = pictures;
  const fill = (fresh) => {
    bars.fill(fresh.querySelector(".kb-chances"));
    line.fill(fresh.querySelector(".kb-settling > div"));
  };
  const update = (chances, labels) => {
    if (!chances || !labels) return;
    const caption = el.querySelector(".kb-chances > .kb-caption");
    if (!chances.done) caption.style.minHeight = "";
    else if (caption.offsetHeight > parseFloat(caption.style.minHeight || 0))
      caption.style.minHeight = `${caption.offsetHeight}px`;
    pictures.update(chances, labels, ctx.get("lang"));
  };
  return { fill, update };
}

// knack_widgets/widgets/static/handmap.js
function handmapChart(ctx, el) {
  const picture = pictureView("hands");
  let there = false;
  let seen2 = "";
  const ask = () => ctx.send({ do: "hint", hands: true });
  el.addEventListener("toggle", ({ target }) => target.matches(".kb-hands") && target.open && !there && ask(), true);
  const draw = (hands, labels, lang) => {
    const { rows, cells, here, rows_are: x, columns_are: y, gain: shades } = hands;
    picture.update(
      {
        height: 6 + 2 * rows.length,
        lang,
        name: hands.file,
        title: labels.hands,
        about: [hands.players],
        notes: here ? [hands.about, hands.told] : [hands.about],
        csv: [[x, y, shades, hands.risk, labels.file.number_of_hands], ...cells],
        draw: ({ heat }, look) => heat(hands, { rows: x, columns: y, shades }, look)
      },
      labels
    );
  };
  const update = ({ mapped = false, hands = null, labels = null }) => {
    there = Boolean(hands);
    const data = JSON.stringify([hands, labels, ctx.get("lang")]);
    if (hands && data !== seen2) draw(hands, labels, ctx.get("lang"));
    else if (!hands && mapped && el.querySelector(".kb-hands").open) ask();
    if (hands) seen2 = data;
  };
  return { fill: (fresh) => picture.fill(fresh.querySelector(".kb-handmap")), update };
}

// knack_widgets/widgets/static/sight.js
var ENOUGH = 150;
function bringIn(head, fresh, stays) {
  const pane = scrollerOf(head);
  const frame = pane === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : pane.getBoundingClientRect();
  const top = frame.top + parseFloat(getComputedStyle(head).scrollMarginTop);
  const from = head.getBoundingClientRect().top;
  const missing = fresh.getBoundingClientRect().bottom + 8 - frame.bottom;
  const free = Math.max(stays.getBoundingClientRect().top - top, from + ENOUGH - frame.bottom);
  const by = from < top ? from - top : Math.max(0, Math.min(missing, free));
  if (by) pane.scrollBy({ top: by, behavior: "instant" });
}
function scrollerOf(el) {
  for (let at = el.parentElement; at; at = at.parentElement ?? at.getRootNode().host)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement;
}

// knack_widgets/widgets/static/advice.js
var KEPT2 = ".kb-chances > .kb-caption, details";
function adviceView(ctx, section) {
  const el = section.querySelector(".kb-advice");
  const charts = oddsCharts(ctx, el);
  const map = handmapChart(ctx, el);
  const find = (css) => el.querySelector(css);
  const advice = () => ctx.get("table")?.advice ?? null;
  let shown = false;
  let unfolded = false;
  let odds = null;
  let pressed = false;
  const press = (intent) => {
    pressed = true;
    ctx.send(intent);
  };
  const shut = () => press({ do: "hint", shut: true });
  const unfold2 = (open) => {
    unfolded = open;
    foldDetails(el, open);
    if (open)
      bringIn(find(".kb-upshot"), find(".kb-advice-details"), section.querySelector(".kb-own .kb-hand") ?? section);
  };
  const pressedOn = {
    "hint:details": () => unfold2(!unfolded),
    "hint:shut": shut,
    "hint:odds": () => ctx.send(odds?.state === "running" ? { do: "hint", stop: true } : { do: "hint" })
  };
  const opener = () => section.querySelector("[data-key='hint']");
  const next = () => {
    if (el.hidden) return opener();
    return ["hint:odds", "hint:details", "hint:shut"].map((key) => find(`[data-key='${key}']`)).find((at) => at && !isAway(at));
  };
  const change = (fresh) => {
    dressAdvice(fresh, el, unfolded);
    for (const one of [charts, map]) one.fill(fresh);
  };
  const show = drawnPart(null, ctx, () => advice()?.html, {
    root: el,
    change,
    islands: ".kb-plot, .kb-files",
    refilled: ".kb-clue, .kb-upshot-says"
  });
  const fill = ({ waits, chances, labels, ...rest }) => {
    show();
    odds = chances;
    if (waits) return map.update({});
    charts.update(chances, labels);
    map.update({ labels, ...rest });
  };
  const update = () => {
    const held = el.contains(focused(el));
    const opens = Boolean(advice());
    hide(el, !opens);
    if (opens) fill(advice());
    if (pressed && shown && !opens) backToTable(section, opener());
    else if (held && isAway(focused(el))) next()?.focus({ preventScroll: true });
    if (pressed && opens && !shown) {
      const hand = section.querySelector(".kb-own .kb-hand") ?? section;
      requestAnimationFrame(() => bringIn(find(".kb-upshot"), find(".kb-upshot"), hand));
    }
    if (opens !== shown) pressed = false;
    shown = opens;
  };
  el.addEventListener("click", ({ target }) => {
    const { key, clause } = target.closest("button")?.dataset ?? {};
    if (clause) ctx.send({ do: "clause", id: clause, show: true });
    pressedOn[key]?.();
  });
  el.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    shut();
  });
  ctx.hear?.(({ chances, odds: html }) => {
    const at = find(".kb-odds");
    if (!chances || !advice() || !at || at.hidden) return;
    odds = chances;
    show.piece(at, html, (fresh) => keepRoom(fresh, at));
    charts.update(chances, advice().labels);
  });
  return { el, next, toggle: () => el.hidden ? press({ do: "hint" }) : shut(), update };
}
var isAway = (at) => at.offsetParent === null || at.classList.contains("kb-away");
function foldDetails(el, unfolded) {
  hide(el.querySelector(".kb-advice-details"), !unfolded);
  put(el.querySelector("[data-key='hint:details']"), "aria-expanded", String(unfolded));
}
function dressAdvice(fresh, el, unfolded) {
  fresh.id = el.id;
  foldDetails(fresh, unfolded);
  keepRoom(fresh, el);
  const hands = fresh.querySelector(".kb-hands");
  if (hands.hidden) hands.open = false;
}
function keepRoom(fresh, el) {
  const kept = el.querySelectorAll(KEPT2);
  fresh.querySelectorAll(KEPT2).forEach((one, at) => {
    for (const name3 of ["style", "open"]) put(one, name3, kept[at]?.getAttribute(name3) ?? null);
  });
}
function backToTable(section, opener) {
  (opener ?? section).focus({ preventScroll: true });
  section.querySelector(".kb-felt").scrollIntoView({ block: "nearest" });
  opener?.scrollIntoView({ block: "nearest" });
}

// knack_widgets/widgets/static/blow.js
var TICK = 50;
var SPEED = 9;
var PUFF = 2;
function blowMode(ctx, section) {
  let due = null;
  let timer = null;
  let state = null;
  const stop = () => {
    clearInterval(timer);
    timer = null;
    state = null;
  };
  const seconds = () => state ? (performance.now() - state.since) / 1e3 : 0;
  const send = (time, far2) => {
    const { seat: seat2, verb } = due;
    stop();
    const text = (value) => String(Math.round(Math.min(value, 99) * 10) / 10);
    ctx.send({ do: "move", move: `${seat2} ${verb} ${text(time)} ${text(far2)}` });
  };
  const begin = () => {
    if (timer !== null || !due) return;
    state = { since: performance.now(), banged: false, blowing: false, far: 0, last: performance.now() };
    timer = setInterval(tick, TICK);
    draw();
  };
  const tick = () => {
    const now = performance.now();
    if (state.blowing) state.far += (now - state.last) / 1e3 * SPEED;
    state.last = now;
    const time = seconds();
    if (time > due.seconds) return send(Math.max(time, due.seconds + 0.1), state.far);
    if (state.far >= due.far) return send(time, due.far);
    show();
  };
  const blow = (on) => {
    if (!state) return;
    if (on && !state.banged) state.banged = true;
    else if (state.banged) state.blowing = on;
    state.last = performance.now();
    draw();
  };
  const press = () => timer === null ? begin() : blow(true);
  const puff = () => {
    if (timer === null || !state.banged) return press();
    state.far += PUFF;
    return state.far >= due.far ? send(seconds(), state.far) : show();
  };
  const word = () => timer === null ? "blow_start" : state.banged ? state.blowing ? "blow_hold" : "blow_blow" : "blow_bang";
  const draw = () => {
    section.querySelector(".kb-act").textContent = ctx.t(word());
    show();
  };
  const show = () => {
    const [time, far2] = section.querySelectorAll(".kb-blow progress");
    put(time, "value", String(Math.min(1, seconds() / due.seconds)));
    put(far2, "value", String(Math.min(1, (state?.far ?? 0) / due.far)));
  };
  listen(section, { press, blow, puff });
  const update = (table) => {
    const key = table.blow ? `${table.at}:${table.blow.seat}` : null;
    const fresh = key !== (due ? due.key : null);
    due = table.blow ? { ...table.blow, key } : null;
    if (fresh || !due) stop();
    if (fresh && due?.live) begin();
    if (due) draw();
  };
  const tell = (move) => {
    stop();
    ctx.send({ do: "move", move });
  };
  return { update, tell, stop };
}
function listen(section, { press, blow, puff }) {
  const keys = [" ", "Enter"];
  const on = (name3, act) => section.addEventListener(name3, (event) => event.target.matches?.(".kb-act") && act(event, event.target), true);
  on("pointerdown", (event, button) => {
    event.preventDefault();
    button.focus();
    press();
  });
  on("pointerup", () => blow(false));
  on("pointerleave", () => blow(false));
  on("keydown", (event) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  on("keyup", ({ key }) => keys.includes(key) && blow(false));
  on("click", ({ detail, screenX }) => detail === 0 && screenX === 0 && puff());
}

// knack_widgets/widgets/static/choose.js
function chooser(changed) {
  const chosen2 = /* @__PURE__ */ new Set();
  let other = null;
  let choose = null;
  let place2 = null;
  const toggle = (id) => {
    const had = chosen2.delete(id);
    if (choose?.pairs) chosen2.clear();
    if (!had) chosen2.add(id);
    changed();
  };
  const toggleOther = (code) => {
    other = other === code ? null : code;
    changed();
  };
  const cards = (table) => table.seats.find((one) => one.seat === choose.seat)?.hand.map((card) => card.code);
  const made = () => {
    const own = [...chosen2].map((id) => id.split("#")[0]).join(" ");
    if (!choose.pairs) return own;
    return own && other ? `${own} ${other}` : "";
  };
  const taking = (code) => {
    const pairs = Object.keys(choose.pairs).filter((pair) => pair.split(" ")[1] === code);
    return `${choose.verbs[0].move} ${pairs.find((pair) => chosen2.has(pair.split(" ")[0])) ?? pairs[0]}`;
  };
  return {
    follow(table) {
      choose = table.choose ?? null;
      const moves = choose?.verbs.map((one) => one.move);
      const { seat: seat2, place: at, pairs } = choose ?? {};
      const now = choose && JSON.stringify([seat2, moves, at, cards(table), Object.keys(pairs ?? {})]);
      if (now !== place2) {
        chosen2.clear();
        other = null;
      }
      place2 = now;
      if (choose) {
        const open = /* @__PURE__ */ new Set([...ids(cards(table) ?? []), ...ids(choose.also).map((id) => `${id}#up`)]);
        for (const id of chosen2) if (!open.has(id)) chosen2.delete(id);
      }
    },
    /** What a hand needs to let its cards be chosen; null for other seats. */
    of: (seat2) => choose?.seat === seat2 ? { codes: [...chosen2], toggle } : null,
    /** The same for the cards of the middle. */
    middle: () => choose?.pairs ? { codes: other ? [other] : [], toggle: toggleOther, move: taking } : null,
    /** The move that lays the chosen cards on a pile, such as `0 lay 5h on 1.2`; null while none are chosen. */
    onto: (at) => choose?.place && chosen2.size > 0 ? `${choose.place} ${made()} on ${at}` : null,
    /** The buttons that make moves of the cards: their labels, and the move's text once there is one. */
    buttons() {
      const cards2 = choose ? made() : "";
      return (choose?.verbs ?? []).map(({ move, labels }) => ({
        key: `choose:${move.split(" ").slice(1).join(" ")}`,
        move: cards2 ? `${move} ${cards2}` : null,
        label: labels[Math.max(chosen2.size, 1) - 1] ?? labels[0],
        full: choose.pairs?.[cards2] ? `${labels[0]}: ${choose.pairs[cards2]}` : null
      }));
    },
    /** What is to be done, and when a pair is chosen, what the button makes of it. */
    get hint() {
      return choose?.pairs?.[made()] || choose?.hint || null;
    }
  };
}
function ids(codes) {
  const seen2 = /* @__PURE__ */ new Map();
  return codes.map((code) => {
    const count3 = (seen2.get(code) ?? 0) + 1;
    seen2.set(code, count3);
    return count3 > 1 ? `${code}#${count3}` : code;
  });
}

// knack_widgets/widgets/static/dresstable.js
function dressTable(ctx, root, state) {
  const table = ctx.get("table") ?? {};
  const { pick, why } = state;
  follow(root, table, pick);
  chosenCards(root, table, pick);
  pileButtons(root, pick);
  moveButtons(root, pick);
  const asks = why.on && table.asks;
  root.classList.toggle("kb-asking", Boolean(asks));
  const ask = root.querySelector('[data-key="why"]');
  if (ask) put(ask, "aria-pressed", String(why.on));
  const prompt = root.querySelector(".kb-prompt");
  const made = pick.hint !== (table.choose?.hint ?? null) ? pick.hint : null;
  const hint = asks ? ctx.t("why_hint") : made && prompt.textContent === (table.choose?.hint ?? "") ? made : prompt.textContent;
  if (prompt.textContent !== hint) prompt.textContent = hint;
  hide(prompt, !hint);
  answer(ctx, root, state);
  if (state.live) {
    keepOpen(root, state);
    hush(root, state);
  }
  return root;
}
function follow(root, table, pick) {
  const { seat: seat2 } = table.choose ?? {};
  const hand = [...root.querySelectorAll(`.kb-hand [data-key^="card:${seat2}:"]`)].map((el) => ({
    code: el.dataset.card
  }));
  pick.follow({ choose: table.choose, seats: [{ seat: seat2, hand }] });
}
function chosenCards(root, table, pick) {
  const mine = pick.of(table.choose?.seat ?? null);
  const mark = (el, id, codes, numbered) => {
    const on = codes.includes(id);
    el.classList.toggle("kb-chosen", on);
    put(el, "aria-pressed", String(on));
    if (numbered && on && codes.length > 1) put(el, "data-order", String(codes.indexOf(id) + 1));
  };
  for (const el of mine ? root.querySelectorAll(".kb-play[aria-pressed]") : []) {
    const [what, , id] = el.dataset.key.split(":");
    if (what === "card") mark(el, id, mine.codes, true);
    if (what === "up") mark(el, `${id}#up`, mine.codes, false);
  }
  const middle = pick.middle();
  for (const el of middle ? root.querySelectorAll('[data-key^="middle:"]') : [])
    mark(el, el.dataset.card, middle.codes, false);
}
function pileButtons(root, pick) {
  for (const pile of root.querySelectorAll(".kb-double[data-here]")) {
    const move = pick.onto(pile.dataset.at);
    const button = move && pile.querySelector("button.kb-slim");
    if (!button) continue;
    const [label, full] = JSON.parse(pile.dataset.here);
    const holds = full.toLowerCase().includes(label.toLowerCase());
    const name3 = full === label ? null : holds ? full : `${label}: ${full}`;
    button.textContent = label;
    for (const [attribute, value] of Object.entries({
      "data-key": `pile:${pile.dataset.at}:on`,
      title: name3,
      "aria-label": name3,
      "data-move": move,
      "data-forbidden": null
    }))
      put(button, attribute, value);
  }
}
function moveButtons(root, pick) {
  for (const { key, move, label, full } of pick.buttons()) {
    const button = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!button) continue;
    put(button, "data-move", move);
    put(button, "data-forbidden", move ? null : "");
    put(button, "aria-label", full);
    button.firstElementChild.textContent = label;
  }
}
function answer(ctx, root, state) {
  const own = root.querySelector("template.kb-choose-first");
  own?.remove();
  if (state.local !== ctx.get("drawing")) state.local = null;
  const box = root.querySelector(".kb-answer");
  if (!state.local || !own || box.childElementCount) return;
  put(box, "data-serial", "here");
  box.append(own.content);
}
var stepOf = (table) => table.querySelector(".kb-felt").dataset.at;
function hush(root, { live }) {
  if (stepOf(live) === stepOf(root)) put(root.querySelector(".kb-say"), "aria-live", "off");
}
function keepOpen(root, { live }) {
  const rare = root.querySelector(".kb-rare");
  if (rare && stepOf(live) === stepOf(root)) rare.open = Boolean(live.querySelector(".kb-actions .kb-rare")?.open);
  const more = root.querySelector(".kb-result-more");
  if (more && stepOf(live) === stepOf(root)) more.open = Boolean(live.querySelector(".kb-result-more")?.open);
  for (const hand of root.querySelectorAll(".kb-hand.kb-asked, .kb-own .kb-hand")) {
    const seat2 = hand.closest("[data-seat]").dataset.seat;
    const former = live.querySelector(`.kb-seat[data-seat="${seat2}"] .kb-hand [tabindex="0"]`);
    const same3 = former && hand.querySelector(`[data-key="${CSS.escape(former.dataset.key)}"]`);
    const keys = (list) => [...list.querySelectorAll("[data-key]")].map((el) => el.dataset.key).join();
    if (!same3 || keys(hand) !== keys(former.closest(".kb-hand"))) continue;
    if (same3.hasAttribute("data-forbidden") && !former.matches(":focus")) continue;
    for (const el of hand.querySelectorAll("button")) put(el, "tabindex", el === same3 ? "0" : "-1");
  }
}

// knack_widgets/widgets/static/foldout.js
function wayBetween(el, ctx, name3, acts) {
  const show = drawnPart(el, ctx, () => ctx.get("ways")?.[name3], acts);
  ctx.on("ways", () => show());
  show();
  return show;
}
function foldout(page, ctx) {
  const [play, text] = [".kb-right", ".kb-left"].map((css) => page.querySelector(css));
  let open = null;
  let draw = null;
  let led = false;
  const isFolded = () => isShown(open);
  const unfold2 = (on) => {
    page.classList.toggle("kb-rules-shown", on);
    draw(true);
  };
  const show = (id) => {
    unfold2(true);
    text.querySelector(".kb-text").dispatchEvent(new CustomEvent("kb-show", { detail: id }));
  };
  const toggle = () => {
    if (page.classList.contains("kb-rules-shown")) return unfold2(false);
    show(open.dataset.clause ?? null);
    text.querySelector(".kb-pane").focus({ preventScroll: true });
  };
  const leave = () => {
    const table = play.querySelector(".kb-table");
    const fold = isFolded();
    led = fold && page.classList.contains("kb-rules-shown");
    unfold2(false);
    if (fold) table.focus({ preventScroll: true });
    const { top, bottom } = table.getBoundingClientRect();
    if (top >= 0 && (bottom <= window.innerHeight || !fold)) return;
    table.scrollIntoView({ block: "start", behavior: fold || calm() ? "auto" : "smooth" });
    if (fold) table.querySelector(".kb-now").scrollIntoView({ block: "nearest" });
  };
  const begin = (button) => {
    open = button;
    open.addEventListener("click", toggle);
  };
  const change = (fresh) => {
    put(fresh, "aria-expanded", String(page.classList.contains("kb-rules-shown")));
    if (led) say(fresh.firstElementChild, fresh.dataset.led);
  };
  return {
    show,
    leave,
    mount: () => void (draw = wayBetween(play, ctx, "rules", { begin, change })),
    mountBack: () => void wayBetween(text, ctx, "table", { begin: (button) => button.addEventListener("click", leave) })
  };
}
var calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

// knack_widgets/widgets/static/motion.js
var LASTS = 210;
var SPREAD = 80;
var TALL = 0.7;
var QUICK = 150;
function cardMotion(felt) {
  const air = h("div", { class: "kb-air", "aria-hidden": "true" });
  const running = /* @__PURE__ */ new Set();
  let last = null;
  let when = 0;
  let frame = 0;
  let near = false;
  let known = null;
  const eye = new IntersectionObserver((seen2) => near = Boolean(seen2.at(-1)?.isIntersecting));
  eye.observe(felt);
  const size = new ResizeObserver(() => known = null);
  size.observe(felt);
  felt.append(air);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const one of running) one.cancel();
  };
  const send = (picture, from, to, delay, landed) => {
    const way = { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0px 0px"], scale: [from.width / to.width, 1] };
    const one = picture.animate(way, {
      duration: LASTS,
      delay,
      easing: "cubic-bezier(0.25, 0.7, 0.3, 1)",
      fill: "backwards"
    });
    running.add(one);
    one.onfinish = one.oncancel = () => {
      running.delete(one);
      landed();
    };
  };
  const fly = (flights2) => {
    const out = flights2.filter((one) => one.from && (far(one.from, one.to) || !one.card));
    out.forEach(({ card, ghost, from, to }, at) => {
      const delay = SPREAD * at / out.length;
      if (card) {
        card.classList.add("kb-moving");
        send(card.firstElementChild, from, to, delay, () => card.classList.remove("kb-moving"));
      } else {
        const place2 = `left:${to.x - to.width / 2}px;top:${to.y - to.width * TALL}px;width:${to.width}px`;
        const picture = h("span", { class: "kb-ghost", style: place2 }, ghost.firstElementChild.cloneNode(true));
        air.append(picture);
        send(picture, from, to, delay, () => picture.remove());
      }
    });
  };
  const around = (table, fill) => {
    const before = last;
    last = table;
    const way = before ? table.at - before.at : 0;
    const was = known;
    known = null;
    if (way === 0) return fill();
    stop();
    const quick = (before.behind || table.behind) && performance.now() - when < QUICK;
    when = performance.now();
    if (Math.abs(way) > 1 || quick || !near || document.hidden || calm()) return fill();
    const old = was ?? places(felt);
    fill();
    frame = requestAnimationFrame(() => {
      known = places(felt);
      fly(flights(old, known, before, table, way > 0));
    });
  };
  return {
    around,
    stop: () => {
      stop();
      eye.disconnect();
      size.disconnect();
    }
  };
}
var far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) > 12;
var WHERE = {
  trick: ".kb-plays",
  heap: ".kb-heap",
  middle: ".kb-exchange",
  piles: ".kb-piles",
  hand: ".kb-hand",
  stock: ".kb-talon"
};
function places(felt) {
  const corner = felt.getBoundingClientRect();
  const spot = (el) => {
    const box = el?.getBoundingClientRect();
    return box?.width ? { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y, width: box.width } : null;
  };
  const nth = /* @__PURE__ */ new Map();
  const cards = [...felt.querySelectorAll(".kb-card")].map((el) => {
    const where = Object.keys(WHERE).find((name4) => el.closest(WHERE[name4])) ?? "up";
    const { seat: seat2 } = el.closest("[data-seat]")?.dataset ?? {};
    const code = el.dataset.card;
    const name3 = code ?? `${where}:${seat2}`;
    const number = nth.get(name3) ?? 0;
    nth.set(name3, number + 1);
    return {
      el,
      where,
      seat: seat2 === void 0 ? null : Number(seat2),
      code,
      key: `${name3}#${number}`,
      spot: spot(el)
    };
  });
  const seen2 = cards.filter((card) => card.spot);
  const find = (where, seat2 = null) => seen2.findLast((card) => card.where === where && (seat2 === null || card.seat === seat2))?.spot;
  const small = (at) => at && { ...at, width: Math.min(at.width, 40) };
  return {
    cards: seen2.filter((card) => card.where !== "stock"),
    stock: find("stock"),
    heap: find("heap"),
    piles: (seat2) => find("piles", seat2),
    hand: (seat2) => find("hand", seat2) ?? small(spot(felt.querySelector(`.kb-seat[data-seat="${seat2}"]`))),
    away: small(spot(felt.querySelector(".kb-counters")))
  };
}
function flights(old, now, before, table, forward) {
  const places2 = new Set(now.cards.map(placeKey));
  const same3 = (card) => table.mover !== null || !forward || places2.has(placeKey(card));
  const was = new Map(old.cards.filter(same3).map((card) => [card.key, card]));
  const is = new Set(now.cards.map((card) => card.key));
  const stays = now.cards.filter((card) => was.has(card.key)).map((card) => ({ card: card.el, from: was.get(card.key).spot, to: card.spot }));
  if (!forward) return stays;
  const come = now.cards.filter((card) => !was.has(card.key)).map((card) => ({ card: card.el, from: origin(card, old, now, before, table), to: card.spot }));
  const gone = old.cards.filter((card) => !is.has(card.key)).map((card) => ({ ghost: card.el, from: card.spot, to: goal(card, now, before, table) }));
  return [...gone.filter((one) => one.to), ...stays, ...come, ...purchaseFlights(now, was, before, table)];
}
var placeKey = (card) => `${card.key}:${card.where}:${card.seat}`;
var seatOf = (table, seat2) => (table.seats ?? []).find((one) => one.seat === seat2);
var handSize = (table, seat2) => seatOf(table, seat2)?.hand.length ?? 0;
var pilesOf = (table, seat2) => (seatOf(table, seat2)?.piles ?? []).reduce((sum, pile) => sum + pile.up.length + (pile.down ? 1 : 0), 0);
var heapSize = (table) => table.heap ? table.heap.cards.length + table.heap.below : 0;
function origin(card, old, now, before, table) {
  const { mover } = table;
  if (card.where === "trick") return old.hand(card.seat);
  const dealer = (table.seats ?? []).find((seat2) => seat2.dealer);
  const stock = old.stock ?? now.stock ?? (dealer && now.hand(dealer.seat));
  if (mover === null) return stock;
  if (card.where !== "hand")
    return handSize(table, mover) < handSize(before, mover) ? old.hand(mover) : old.piles(mover) ?? old.hand(mover);
  if (pilesOf(table, card.seat) < pilesOf(before, card.seat)) return old.piles(card.seat);
  return heapSize(table) < heapSize(before) ? old.heap : stock;
}
function goal(card, now, before, table) {
  const { mover } = table;
  if (mover === null) return null;
  if (card.where === "trick") {
    const taker = (before.lastTrick ?? []).find((play) => play.winning);
    return (before.trick ?? []).length === 0 && taker ? now.hand(taker.seat) : null;
  }
  if (card.where === "middle") return now.hand(mover);
  if (card.where !== "heap" || heapSize(table) >= heapSize(before)) return null;
  return handSize(table, mover) > handSize(before, mover) ? now.hand(mover) : now.away;
}
function purchaseFlights(now, was, before, table) {
  const count3 = (before.talon ?? 0) - (table.talon ?? 0);
  if (count3 <= 0 || table.mover === null || !now.stock) return [];
  const backs = now.cards.filter(
    (card) => card.where === "hand" && card.seat === table.mover && !card.code && was.has(card.key)
  );
  return backs.slice(-count3).map((card) => ({ card: card.el, from: now.stock, to: card.spot }));
}

// knack_widgets/widgets/static/opponents.js
function opponents(ctx) {
  let timer = null;
  let answered = null;
  const update = () => {
    clearTimeout(timer);
    const table = ctx.get("table");
    const tempo = ctx.get("prefs")?.tempo ?? 0;
    if (table?.wait !== "opponent" || tempo < 0 || answered === table) return;
    timer = setTimeout(() => {
      answered = table;
      ctx.send({ do: "opponent", at: table.at });
    }, tempo);
  };
  return { update, stop: () => clearTimeout(timer) };
}

// knack_widgets/widgets/static/cards.js
var parsed = /* @__PURE__ */ new Map();
function face(ctx, code, fallback = "back") {
  const cards = ctx.get("cards");
  const svg = (cards?.[code] ?? cards?.[fallback])?.svg ?? "";
  if (!parsed.has(svg)) {
    const box = markup(h("template"), svg);
    box.content.firstElementChild?.setAttribute("focusable", "false");
    parsed.set(svg, box);
  }
  return parsed.get(svg).content.cloneNode(true);
}

// knack_widgets/widgets/static/tablepatch.js
var KEPT3 = ".kb-air";
var HOLDERS = ".kb-felt, .kb-voice";
var REFILLED = ".kb-marks, .kb-facts, .kb-knows, .kb-stock, .kb-trick, .kb-money, .kb-now, .kb-known, .kb-looking, .kb-in-effect, .kb-result, .kb-result-next, .kb-cover";
var LISTS = ".kb-hand, .kb-actions, .kb-open-cards, .kb-heap, .kb-stack";
var WHOLE = `li, button, .kb-card, .kb-who, .kb-laid, .kb-heaps, ${REFILLED}, ${LISTS}`;
var ISLANDS = ".kb-advice";
var PLACES = [
  "head",
  "looking",
  "felt",
  "seats",
  "middle",
  "result",
  "ownplace",
  "actions",
  "result-next",
  "cover",
  "voice",
  "answer",
  "prompt",
  "known",
  "now",
  "stock",
  "open-cards",
  "trick",
  "heaps",
  "talon",
  "heap-place",
  "heap",
  "heap-words",
  "in-effect",
  "money",
  "air",
  "advice",
  "blow"
];
function remember(root) {
  for (const el of root.querySelectorAll(WHOLE)) el.kbDrawn = el.outerHTML;
  for (const piece2 of pieces(root)) piece2.kbDrawn ??= piece2.outerHTML;
  return root;
}
function changing(root, change) {
  const eye = new MutationObserver(() => {
  });
  eye.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  change();
  for (const { target } of eye.takeRecords()) changedHere(target, root);
  eye.disconnect();
}
function giveTableIds(root, part) {
  giveIds(root, part);
  for (const place2 of PLACES) {
    const el = root.querySelector(`.kb-${place2}`);
    if (el && !el.id) el.id = part + place2;
  }
  for (const el of root.querySelectorAll(".kb-seat, .kb-double, .kb-played"))
    el.id = `${part}${el.classList[0]}:${el.dataset.seat ?? el.dataset.at}:${el.classList.contains("kb-own")}`;
  const said = root.querySelector(".kb-answer");
  [...said.children].forEach((el, at) => el.id = `${part}said:${said.dataset.serial}:${at}`);
  for (const list of root.querySelectorAll(".kb-hand, .kb-piles, .kb-heap, .kb-up"))
    for (const el of list.querySelectorAll("[data-card]:not([id])"))
      el.id = `${part}${list.classList[0]}:${list.closest("[data-seat]")?.dataset.seat}:${el.dataset.card}`;
  const seen2 = /* @__PURE__ */ new Set();
  for (const el of root.querySelectorAll("[id]")) {
    if (seen2.has(el.id)) el.removeAttribute("id");
    seen2.add(el.id);
  }
  return root;
}
function cardPictures(ctx) {
  let cards = null;
  const keep2 = (root) => {
    cards = ctx.get("cards");
    for (const picture of root.querySelectorAll(".kb-card > svg")) {
      picture.setAttribute("focusable", "false");
      picture.parentElement.kbFace = picture.parentElement.dataset.card ?? "back";
    }
  };
  const put2 = (root) => {
    const deck = ctx.get("cards");
    for (const el of root.querySelectorAll(".kb-card")) {
      const look = el.dataset.card ?? el.dataset.face ?? "back";
      if (el.kbFace === look && cards === deck) continue;
      el.kbFace = look;
      const old = el.querySelector(":scope > svg");
      const picture = face(ctx, look);
      if (old) old.replaceWith(picture);
      else el.prepend(picture);
    }
    cards = deck;
  };
  return { keep: keep2, put: put2 };
}
function same(old, next) {
  const html = next.kbDrawn ??= next.outerHTML;
  if (old.kbDrawn === html) return true;
  old.kbDrawn = html;
  return false;
}
var piece = null;
var callbacks = {
  onBeforeElUpdated: (old, next) => {
    if (old.matches("input")) put(old, "placeholder", next.getAttribute("placeholder"));
    if (old.matches(`${ISLANDS}, input`)) return false;
    if (old !== piece && old.matches(WHOLE) && same(old, next)) return false;
    if (old.matches(REFILLED) || old.matches(LISTS) && members(old) !== members(next)) return refill(old, next);
    if (old.classList.contains("kb-moving")) next.classList.add("kb-moving");
    return true;
  },
  onBeforeNodeDiscarded: (node) => node.nodeType !== 1 || !(node.matches(KEPT3) || node.localName === "svg" && node.parentElement.matches(".kb-card"))
};
var morphPiece = (old, next) => morphdom_esm_default(piece = old, next, callbacks);
function morph(root, next) {
  const [old, fresh] = [pieces(root), pieces(next)];
  if (old.map(called).join() !== fresh.map(called).join()) {
    morphPiece(root, next);
    for (const piece2 of pieces(root)) piece2.kbDrawn = null;
    return;
  }
  for (const holder of [root, ...root.querySelectorAll(HOLDERS)])
    copyAttributes(holder, holder === root ? next : next.querySelector(`#${CSS.escape(holder.id)}`));
  old.forEach((piece2, at) => same(piece2, fresh[at]) || morphPiece(piece2, fresh[at]));
}
function tablePatch(ctx, { change, fill }) {
  const pictures = cardPictures(ctx);
  const patch = patcher(ctx, {
    name: (root, part) => giveTableIds(remember(root), part),
    change: (root) => changing(root, () => change(root)),
    morph,
    redraw: (root, next) => replace(root, next, { islands: ISLANDS, holders: HOLDERS, added: KEPT3 }),
    after: (root) => {
      pictures.put(root);
      fill();
    }
  });
  return {
    ahead: patch.ahead,
    foresee: patch.foresee,
    /** Returns a drawing as an element outside the page, with the local state. */
    drawn: patch.draw,
    first: pictures.put,
    /** Patches the table of a first view to a drawing of `drawn`. `sameFaces`: whether its cards have the pictures of this deck. */
    takeOver: (old, drawn, html, sameFaces) => {
      if (sameFaces) pictures.keep(old);
      for (const island of old.querySelectorAll(ISLANDS)) copyAttributes(island, drawn.querySelector(ISLANDS));
      return patch.takeOver(old, drawn, html);
    },
    /** Patches the shown table to a drawing of `drawn`. `next(key)` gets the focus if its element is gone. */
    to: (root, html, drawn, next) => patch.to(root, html, { fresh: () => drawn, again: () => patch.draw(html), next })
  };
}
function changedHere(el, root) {
  for (let at = el; at && at !== root; at = at.parentElement) at.kbDrawn = null;
}
var members = (list) => [...list.children].map((el) => `${el.id || el.firstElementChild?.id}:${el.matches("button:not([data-room])") ? el.textContent : ""}`).join();
var called = (el) => el.id || el.classList[0];
function pieces(root) {
  const children = [...root.children].flatMap((el) => el.matches(HOLDERS) ? [...el.children] : [el]);
  return children.filter((el) => !el.matches(`${KEPT3}, ${ISLANDS}`));
}

// knack_widgets/widgets/static/tablepresses.js
function listenToTable(ctx, section, { pick, advice, blow, deal }) {
  const seed = () => section.querySelector(".kb-actions .kb-seed");
  const act = (move) => {
    if (move === "deal") {
      deal.asked();
      const chosen2 = seed()?.value.trim();
      ctx.send(chosen2 ? { do: "deal", seed: chosen2 } : { do: "deal" });
      if (seed()) seed().value = "";
    } else if (move === "end") ctx.send({ do: "end" });
    else ctx.why.move(move);
  };
  const pressed = {
    card: (el, seat2, id) => el.ariaPressed !== null && !ctx.why.on ? pick.of(Number(seat2)).toggle(id) : ctx.why.card(Number(seat2), el.dataset.card),
    up: (el, seat2, id) => ctx.why.on ? ctx.why.card(Number(seat2), el.dataset.card) : pick.of(Number(seat2)).toggle(`${id}#up`),
    middle: (el) => ctx.why.on ? ctx.why.move(pick.middle().move(el.dataset.card)) : pick.middle().toggle(el.dataset.card),
    pile: (el) => el.dataset.move ? ctx.why.move(el.dataset.move) : ctx.why.first(),
    choose: (el) => el.dataset.move ? act(el.dataset.move) : ctx.why.first(),
    action: (el, move) => move === "opponent" ? ctx.send({ do: "opponent", at: ctx.get("table").at }) : act(el.dataset.move),
    why: () => ctx.why.toggle(),
    hint: () => advice.toggle(),
    look: (_, seat2) => ctx.send({ do: "look", seat: Number(seat2) }),
    cover: (_, seat2) => ctx.send({ do: "look", seat: Number(seat2) }),
    return: (el) => ctx.send({ do: "step", to: Number(el.dataset.to) }),
    result: (_, what) => {
      if (what === "new") deal.asked();
      ctx.send({ do: what === "new" ? "new" : "take_back" });
    },
    blow: (el) => el.dataset.move && blow.tell(el.dataset.move),
    read: () => ctx.send({ do: "read" })
  };
  section.addEventListener("click", (event) => {
    const el = event.target.closest("button");
    if (!el || el.closest(".kb-advice, .kb-intro")) return;
    if (el.dataset.clause) return ctx.send({ do: "clause", id: el.dataset.clause, show: true });
    const [what, ...rest] = (el.dataset.key ?? "").split(":");
    if (Object.hasOwn(pressed, what)) pressed[what](el, ...rest);
  });
  section.addEventListener("focusin", ({ target }) => target.matches(".kb-hand button") && rove(target));
  section.addEventListener("toggle", ({ target }) => changedHere(target, section), true);
  section.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches(".kb-seed")) return act("deal");
    if (event.target.matches(".kb-hand button")) arrows(event);
  });
}
function dealWatch(section) {
  let waits = false;
  return {
    asked: () => waits = true,
    drawn: () => {
      if (!waits || !section.querySelector(".kb-result").hidden) return;
      waits = false;
      const head = section.querySelector(".kb-head");
      if (head.getBoundingClientRect().top < 0) head.scrollIntoView({ block: "start" });
    }
  };
}
function rove(button) {
  for (const other of button.closest(".kb-hand").querySelectorAll("button")) {
    put(other, "tabindex", other === button ? "0" : "-1");
    changedHere(other, other.closest(".kb-table"));
  }
}
function arrows(event) {
  const buttons = [...event.target.closest(".kb-hand").querySelectorAll("button")];
  const at = buttons.indexOf(event.target);
  const last = buttons.length - 1;
  const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
  if (to === void 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}
function nextCard(root, key, at) {
  const seat2 = key?.startsWith("card:") ? key.split(":")[1] : null;
  const left = seat2 === null ? [] : [...root.querySelectorAll(`[data-key^="card:${seat2}:"]`)];
  return left[Math.min(at, left.length - 1)] ?? null;
}

// knack_widgets/widgets/static/why.js
function whyMode(ctx, changed, say2) {
  const why = {
    on: false,
    toggle() {
      why.on = !why.on;
      changed();
    },
    card: (seat2, code) => ctx.send({ do: takeQuestion() ? "why" : "card", seat: seat2, code }),
    move: (move) => ctx.send({ do: takeQuestion() ? "why" : "move", move }),
    first() {
      takeQuestion();
      say2();
    }
  };
  const takeQuestion = () => {
    const { on } = why;
    if (on) why.toggle();
    return on;
  };
  why.key = (event) => {
    const held = event.target.closest?.("[data-key]");
    if (event.key === "Escape" && why.on) why.toggle();
    else if (event.key === "?" && held?.dataset.key.startsWith("card:")) {
      const [, seat2, id] = held.dataset.key.split(":");
      ctx.send({ do: "why", seat: Number(seat2), code: id.split("#")[0] });
    } else if (event.key === "?" && held?.dataset.move) ctx.send({ do: "why", move: held.dataset.move });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return why;
}

// knack_widgets/widgets/static/table.js
function mountTable(el, given) {
  const place2 = el.appendChild(document.createTextNode(""));
  let stop = null;
  const begin = () => {
    if (!stop && given.get("drawing")) stop = drawnTable(place2, given);
  };
  given.on("drawing", begin);
  begin();
  return () => stop?.();
}
var OTHERS = ["words", "cards", "lang", "prefs", "setup", "book"];
function ifChanged(ctx, update, same3) {
  const traits = () => [ctx.get("drawing"), JSON.stringify(ctx.get("table")), ...OTHERS.map((name3) => ctx.get(name3))];
  let shown = traits();
  return () => {
    const now = traits();
    if (now.every((one, at) => one === shown[at])) return same3();
    shown = now;
    update();
  };
}
var localState = (pick, why) => ({
  local: (
    /** @type {string | null} */
    null
  ),
  pick,
  why,
  live: null
});
function drawnTable(place2, given) {
  const why = whyMode(
    given,
    () => update(),
    () => chooseFirst()
  );
  const ctx = { ...given, why };
  const clock = opponents(ctx);
  const patch = tablePatch(ctx, { change: (root) => dressTable(ctx, root, state), fill: () => fillIslands() });
  patch.foresee("drawing");
  const pick = chooser(() => {
    state.local = null;
    update();
  });
  const state = localState(pick, why);
  let last = "";
  const drawn = () => patch.drawn(last = ctx.get("drawing") || last);
  const first = ctx.first?.take(place2.parentElement, ".kb-table");
  const fresh = drawn();
  const section = first ? patch.takeOver(first, fresh, last, ctx.first?.lang === ctx.get("lang")) : fresh;
  patch.first(section);
  state.live = section;
  if (first) place2.remove();
  else place2.replaceWith(section);
  const felt = section.querySelector(".kb-felt");
  const motion = cardMotion(felt);
  const advice = adviceView(ctx, section);
  const blow = blowMode(ctx, section);
  const deal = dealWatch(section);
  listenToTable(ctx, section, { pick, advice, blow, deal });
  section.addEventListener("keydown", why.key);
  const now = () => section.querySelector(".kb-now");
  const table = () => ctx.get("table") ?? {};
  const fillIslands = () => {
    blow.update(table());
    advice.update();
  };
  const chooseFirst = () => {
    state.local = ctx.get("drawing");
    update();
    section.querySelector(".kb-own .kb-play[tabindex='0']")?.focus({ preventScroll: true });
    now().scrollIntoView({ block: "nearest" });
  };
  let refused2 = table().refusal?.serial ?? null;
  const showRefusal = () => {
    const { serial = null } = table().refusal ?? {};
    const fresh2 = serial !== null && serial !== refused2;
    refused2 = serial;
    if (fresh2) now().scrollIntoView({ block: "nearest" });
  };
  const next = (key, at) => (key?.startsWith("hint") ? advice.next() : null) ?? nextCard(section, key, at) ?? section.querySelector(
    ".kb-actions:not([hidden]) button:not([data-forbidden], .kb-why), .kb-own .kb-play[tabindex='0'], .kb-asked [tabindex='0']"
  ) ?? section;
  const update = () => {
    const held = focused(section);
    const at = held?.closest?.(".kb-hand") ? [...held.closest(".kb-hand").querySelectorAll("button")].indexOf(held) : 0;
    const tree = drawn();
    const show = () => patch.to(section, last, tree, (key) => next(key, at));
    motion.around(facts(tree.querySelector(".kb-felt")), show);
    if (table().choose) patch.ahead(ctx.get("drawing"));
    const waits = focused(section) === section && held === section;
    if (waits && !("behind" in felt.dataset)) next(null, 0).focus({ preventScroll: true });
    deal.drawn();
    showRefusal();
    clock.update();
  };
  ctx.on(["drawing", "table", ...OTHERS], ifChanged(ctx, update, clock.update));
  motion.around(facts(felt), fillIslands);
  clock.update();
  return () => {
    clock.stop();
    blow.stop();
    motion.stop();
  };
}
function facts(felt) {
  const many = (root, css) => root.querySelectorAll(css);
  const number = (text) => text === void 0 ? null : Number(text);
  const seats = [...many(felt, ".kb-seat")].map((el) => ({
    seat: Number(el.dataset.seat),
    dealer: el.querySelector(".kb-chip-dealer") !== null,
    hand: many(el, ".kb-hand .kb-card"),
    piles: [{ up: many(el, ".kb-piles .kb-card"), down: false }]
  }));
  const plays = [...many(felt, ".kb-plays > li")].map((el) => ({
    seat: Number(el.dataset.seat),
    winning: el.classList.contains("kb-winning")
  }));
  const over = felt.querySelector(".kb-plays.kb-last") !== null;
  const below = felt.querySelector(".kb-below")?.textContent.slice(1) ?? 0;
  return {
    at: Number(felt.dataset.at),
    mover: number(felt.dataset.mover),
    behind: "behind" in felt.dataset,
    seats,
    trick: over ? [] : plays,
    lastTrick: over ? plays : null,
    heap: felt.querySelector(".kb-heaps:not([hidden])") && { cards: many(felt, ".kb-laid"), below: Number(below) },
    talon: number(felt.querySelector(".kb-stock .kb-count")?.textContent)
  };
}

// knack_widgets/widgets/static/compare.js
var TWO = { table: "tables", drawing: "drawings" };
function side(ctx, number) {
  return {
    ...ctx,
    get: (name3) => Object.hasOwn(TWO, name3) ? ctx.get(TWO[name3])?.[number] : ctx.get(name3),
    on: (names, callback) => ctx.on(
      [names].flat().map((name3) => TWO[name3] ?? name3),
      callback
    )
  };
}
function mountCompare(el, ctx) {
  const off = [mountNotice(el, ctx)];
  const sides = ctx.first?.take(el, ".kb-sides") ?? el.appendChild(parseDrawing(ctx.get("sides_drawing")));
  if (ctx.first) name(sides, parseDrawing(ctx.get("sides_drawing")));
  const tables = [...sides.children].map((box, number) => mountTable(box, side(ctx, number)));
  const begin = (parted) => parted.addEventListener("click", ({ target }) => {
    const { to } = target.closest("button")?.dataset ?? {};
    if (to) ctx.send({ do: "step", to: Number(to) });
  });
  const showDifference = drawnPart(el, ctx, "difference_drawing", { begin });
  showDifference();
  off.push(mountSteps(el, ctx), ...tables);
  off.push(ctx.on("sides_drawing", () => name(sides, parseDrawing(ctx.get("sides_drawing")))));
  off.push(ctx.on("difference_drawing", () => showDifference()));
  return () => off.forEach((cleanup) => cleanup?.());
}
function name(sides, fresh) {
  [...fresh.children].forEach((box, at) => {
    put(sides.children[at], "aria-label", box.getAttribute("aria-label"));
    sides.children[at].firstElementChild.replaceWith(box.firstElementChild);
  });
}

// knack_widgets/widgets/static/ahead.js
var LOST = 5e3;
function stepsAhead(model, tell) {
  let known = null;
  let shown = {};
  let lost = null;
  const end = () => {
    clearTimeout(lost);
    const names = Object.keys(shown);
    known = null;
    shown = {};
    if (names.length) tell(names);
  };
  const hear = ({ ahead }) => {
    if (ahead) known = ahead;
  };
  model.on("change", end);
  model.on("msg:custom", hear);
  const get = (name3) => Object.hasOwn(shown, name3) ? shown[name3] : model.get(name3);
  const coming2 = {
    step: ({ to }) => known && known.at === model.get("steps")?.at && known.steps[to],
    clause: ({ id, show }) => {
      const marks = get("marks");
      return marks && { marks: { ...marks, focus: marks.focus === id && !show ? null : id } };
    }
  };
  const follow2 = (intent) => {
    const found = Object.hasOwn(coming2, intent.do) ? coming2[intent.do](intent) : null;
    known = null;
    if (!found) return;
    shown = found;
    clearTimeout(lost);
    lost = setTimeout(end, LOST);
    tell(Object.keys(found));
  };
  const stop = () => {
    clearTimeout(lost);
    model.off("change", end);
    model.off("msg:custom", hear);
  };
  return { get, follow: follow2, stop };
}

// knack_widgets/widgets/static/scheme.js
var LATER = 500;
function channels(colour) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1, 1];
  const brush = (
    /** @type {CanvasRenderingContext2D} */
    canvas.getContext("2d", { willReadFrequently: true })
  );
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
}
function schemeBehind(el) {
  for (let at = el; at; at = at.parentElement ?? at.getRootNode().host) {
    const [red, green, blue, opacity] = channels(getComputedStyle(at).backgroundColor);
    if (opacity > 128) return 2 * red + 5 * green + blue < 8 * 128 ? "dark" : "light";
  }
  const said = getComputedStyle(document.documentElement).colorScheme;
  const dark = said.includes("light") ? matchMedia("(prefers-color-scheme: dark)").matches : true;
  return said.includes("dark") && dark ? "dark" : "light";
}
function followScheme(root) {
  if (inPage()) return () => {
  };
  const look = () => {
    if (root.isConnected) root.dataset.scheme = schemeBehind(root.parentElement ?? root.getRootNode().host);
  };
  const soon = () => {
    requestAnimationFrame(look);
    setTimeout(look, LATER);
  };
  const watch = new MutationObserver(soon);
  for (const el of [document.documentElement, document.body]) watch.observe(el, { attributes: true });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", soon);
  soon();
  return () => {
    watch.disconnect();
    system.removeEventListener("change", soon);
  };
}

// knack_widgets/widgets/static/storage.js
function safely(act, otherwise = null) {
  try {
    return act() ?? otherwise;
  } catch {
    return otherwise;
  }
}
var name2 = (game) => `knack-widgets:original:${game}`;
var storedCopy = (game) => safely(() => localStorage.getItem(name2(game)));
var keepText = (key, text) => safely(() => {
  if (text) localStorage.setItem(key, text);
  else localStorage.removeItem(key);
  return true;
}, false);
var keep = (game, text) => keepText(name2(game), text);
var LOOK = "knack-widgets:look";
var SWITCHES = ["fourColour", "presenter", "columns", "tableAbove", "known"];
var switches = (prefs) => Object.fromEntries(SWITCHES.filter((name3) => name3 in prefs).map((name3) => [name3, prefs[name3]]));
var storedLook = () => safely(() => switches(JSON.parse(localStorage.getItem(LOOK) ?? "null") ?? {}), {});
function keepLook(prefs) {
  const text = JSON.stringify({ ...storedLook(), ...switches(prefs) });
  if (text !== safely(() => localStorage.getItem(LOOK))) keepText(LOOK, text);
}
var PROGRESS = "knack-widgets:progress";
var READ = "knack-widgets:read:";
var PATH = "knack-widgets:path:";
var clockZone = () => -(/* @__PURE__ */ new Date()).getTimezoneOffset();
var storedProgress = () => safely(() => localStorage.getItem(PROGRESS), "");
function keepProgress(sealed, unread) {
  const aside = `${PROGRESS}:unread`;
  const old = storedProgress();
  if (unread && old && safely(() => localStorage.getItem(aside)) === null) keepText(aside, old);
  keepText(PROGRESS, sealed);
}
var storedRead = (game) => safely(() => JSON.parse(localStorage.getItem(READ + game) ?? "null"), []);
function noteRead(game, id) {
  const read = storedRead(game);
  if (id && !read.includes(id)) keepText(READ + game, JSON.stringify([...read, id]));
}
var storedSteps = (game) => safely(() => JSON.parse(localStorage.getItem(PATH + game) ?? "null"), []);
function noteStep(game, step) {
  const steps = storedSteps(game);
  if (game && step && !steps.includes(step)) keepText(PATH + game, JSON.stringify([...steps, step]));
}
var forgetRead = () => safely(() => {
  const read = Object.entries(localStorage).filter(([name3]) => [READ, PATH].some((kind) => name3.startsWith(kind)));
  for (const [name3] of read) localStorage.removeItem(name3);
  return read;
}, []);
var bringRead = (read) => read.forEach(([name3, text]) => localStorage.setItem(name3, text));

// knack_widgets/widgets/static/context.js
var SHARED = /* @__PURE__ */ new Set(["cards", "clauses"]);
function context(model, first, shared) {
  const offs = [];
  let deck = first;
  let coming2 = null;
  const turn = () => {
    const awaited = shared(model, "deck").then(
      (found) => {
        if (coming2 === awaited) deck = found;
      },
      () => {
      }
      // the old cards are better than none
    );
    coming2 = awaited;
  };
  model.on("change:deck", turn);
  offs.push(() => model.off("change:deck", turn));
  const heard = /* @__PURE__ */ new Map();
  const ahead = stepsAhead(model, (names) => names.forEach((name3) => heard.get(name3)?.forEach((notify) => notify())));
  offs.push(ahead.stop);
  const send = (intent) => {
    model.send(intent);
    ahead.follow(intent);
  };
  const get = (name3) => SHARED.has(name3) ? deck?.get(name3) : ahead.get(name3);
  const on = (names, callback) => {
    let due = false;
    let live = true;
    const run = () => {
      due = false;
      if (live) callback();
    };
    const notify = () => {
      if (!due) queueMicrotask(() => coming2 ? coming2.then(run) : run());
      due = true;
    };
    const all = [names].flat().map((name3) => SHARED.has(name3) ? "deck" : name3);
    for (const name3 of all) {
      model.on(`change:${name3}`, notify);
      heard.set(name3, [...heard.get(name3) ?? [], notify]);
    }
    const off = () => {
      live = false;
      for (const name3 of all) {
        model.off(`change:${name3}`, notify);
        heard.set(
          name3,
          heard.get(name3).filter((one) => one !== notify)
        );
      }
    };
    offs.push(off);
    return off;
  };
  const hear = (callback) => {
    model.on("msg:custom", callback);
    offs.push(() => model.off("msg:custom", callback));
  };
  const t = (key) => get("words")?.[key] ?? key;
  return {
    get,
    on,
    hear,
    send,
    t,
    shared: (name3) => shared(model, name3),
    findModel: shared,
    manager: model.widget_manager,
    dispose: () => offs.splice(0).forEach((off) => off())
  };
}
var told = /* @__PURE__ */ new Set();
function tellLook(ctx) {
  const press = ctx.get("press");
  if (told.has(press)) return;
  told.add(press);
  const prefs = ctx.get("prefs") ?? {};
  for (const [name3, value] of Object.entries(storedLook()))
    if (JSON.stringify(prefs[name3]) !== JSON.stringify(value)) ctx.send({ do: "pref", name: name3, value, automatic: true });
}
function widget(mount, name3) {
  return ({ model, el }, deck, shared) => {
    const drawn = el.querySelector(":scope > .knack-book");
    const ctx = { ...context(model, deck, shared), first: drawn && firstView(drawn) };
    const root = keepKeys(drawn ?? h("div", { class: `knack-book kb-${name3}` }));
    let early = storedLook();
    const follow2 = () => {
      const prefs = { ...ctx.get("prefs"), ...early };
      root.lang = ctx.get("lang") ?? "en";
      root.classList.toggle("kb-four", Boolean(prefs.fourColour));
      root.classList.toggle("kb-presenter", Boolean(prefs.presenter));
      root.classList.toggle("kb-knowing", Boolean(prefs.known));
    };
    ctx.on(["lang", "prefs"], follow2);
    ctx.on("prefs", () => {
      early = {};
      follow2();
      keepLook(ctx.get("prefs") ?? {});
    });
    follow2();
    if (name3 !== "compare") tellLook(ctx);
    if (!drawn) el.append(root);
    const stopScheme = followScheme(root);
    let cleanup;
    keepFocus(root, () => {
      cleanup = mount(root, ctx);
      ctx.first?.clear();
    });
    return () => {
      cleanup?.();
      stopScheme();
      ctx.dispose();
      root.remove();
    };
  };
}

// knack_widgets/widgets/static/log.js
function mountLog(el, ctx) {
  let box = null;
  let template = null;
  let frame = 0;
  const lines = [];
  let sized = false;
  const end = () => box.scrollTop = box.scrollHeight;
  const size = new ResizeObserver(() => {
    if (!sized) end();
    sized = true;
  });
  const pressed = (root, { target }) => {
    const { key, clause } = target.closest("button")?.dataset ?? {};
    if (clause) ctx.send({ do: "clause", id: clause, show: true });
    if (key === "log:earlier") ctx.send({ do: "extend_log" });
    if (key === "log")
      put(root.querySelector("[data-key='log']"), "aria-pressed", String(box.classList.toggle("kb-log-whole")));
  };
  const begin = (root) => {
    box = root.querySelector(".kb-log");
    size.observe(box);
    root.addEventListener("click", (event) => pressed(root, event));
  };
  const change = (fresh) => {
    template = fresh.querySelector("template");
    template.remove();
    if (!box) return;
    const next = fresh.querySelector(".kb-log");
    next.className = box.className;
    put(fresh.querySelector("[data-key='log']"), "aria-pressed", String(box.classList.contains("kb-log-whole")));
  };
  const show = drawnPart(el, ctx, "log_drawing", { begin, change, own: ".kb-log", replaces: true });
  const update = () => {
    const held = focused(el);
    show();
    if (!box) return;
    if (held?.dataset.key === "log:earlier" && held.hidden && el.contains(held)) box.focus({ preventScroll: true });
    fill(ctx.get("log_lines") ?? []);
  };
  const fill = (next) => {
    const keys = next.map((line) => JSON.stringify([ctx.get("lang"), line]));
    const wanted = new Set(keys);
    for (let n = lines.length - 1; n >= 0; n--)
      if (!wanted.has(lines[n])) {
        box.childNodes[n].remove();
        lines.splice(n, 1);
      }
    const before = lines.length ? keys.indexOf(lines[0]) : 0;
    const added = keys.length - lines.length;
    keys.forEach((key, n) => {
      if (lines[n] === key) return;
      box.insertBefore(lineOf(template, next[n], ctx.get("clauses") ?? {}), box.childNodes[n] ?? null);
      lines.splice(n, 0, key);
    });
    if (before > 0)
      box.scrollTop = Math.max(0, box.childNodes[before].offsetTop - box.firstChild.offsetTop - box.clientHeight);
    else if (sized && added) frame = requestAnimationFrame(end);
  };
  ctx.on(["log_drawing", "log_lines"], update);
  update();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
  };
}
function lineOf(template, [, text, clauses, news], labels) {
  const line = template.content.firstElementChild.cloneNode(true);
  const [words, space, empty] = line.childNodes;
  words.textContent = text;
  line.classList.toggle("kb-news", news);
  const refs = clauses.flatMap((id) => [space.cloneNode(), clauseButton(empty, id, labels[id] ?? id)]);
  line.replaceChildren(words, ...refs);
  return line;
}
function clauseButton(empty, id, label) {
  const button = empty.cloneNode();
  button.dataset.clause = id;
  button.ariaLabel = `${empty.ariaLabel}${label}`;
  button.textContent = label;
  return button;
}

// knack_widgets/widgets/static/tapped.js
function tapped(ctx, table, speak) {
  const chosen2 = /* @__PURE__ */ new Set();
  let asked = null;
  const now = () => ctx.get("question") ?? {};
  const buttons = () => [...table.querySelectorAll("[data-choice]")];
  const waits = () => now().taps && !now().graded;
  const show = () => {
    for (const one of waits() ? buttons() : []) {
      const on = chosen2.has(one.dataset.choice);
      put(one, "aria-pressed", String(on));
      one.classList.toggle("kb-chosen", on);
    }
  };
  const say2 = () => {
    const names = buttons().filter((one) => chosen2.has(one.dataset.choice));
    speak(names.length ? `${ctx.get("labels").chosen} ${names.map((one) => one.title).join(", ")}` : "");
  };
  return {
    /** Chooses the card of a button, or releases it. */
    press: (button) => {
      const choice = button?.dataset.choice;
      if (choice === void 0 || !waits()) return;
      if (!chosen2.delete(choice)) chosen2.add(choice);
      show();
      say2();
    },
    /** Marks the chosen cards in a new drawing; another question begins without. */
    follow: () => {
      if (asked !== now().asked) chosen2.clear();
      asked = now().asked;
      show();
    },
    chosen: () => [...chosen2],
    focus: () => buttons().find((one) => one.tabIndex === 0)?.focus()
  };
}

// knack_widgets/widgets/static/practice.js
var HEARD = 60;
var FILLED = ".kb-practise-table, .kb-practise-head + div, .kb-trouble";
function mountPractice(el, ctx, way = null) {
  const now = () => ctx.get("question") ?? {};
  const id = `kb-q-${Math.random().toString(36).slice(2)}`;
  const change = (fresh, root) => {
    fresh.querySelector(".kb-question").id = id;
    const choices = fresh.querySelector(".kb-ask > [role=group]");
    if (choices) put(choices, "aria-labelledby", id);
    for (const card of fresh.querySelectorAll(".kb-choice-cards .kb-card:empty"))
      card.append(face(ctx, card.dataset.card));
    keepFolds(fresh, root);
  };
  let section = null;
  const show = drawnPart(el, ctx, "practice_drawing", { begin: (root) => section = root, change, own: FILLED });
  show();
  const find = (css) => section.querySelector(css);
  const table = find(".kb-practise-table");
  const progress = keptProgress(ctx);
  const speak = announcer(find(".kb-practise"));
  const taps = tapped(ctx, table, (words) => speak(words));
  const attempt = (choice) => {
    ctx.send(now().trying && choice === null ? { do: "lay" } : { do: "try_out", choice: choice ?? "" });
    table.focus({ preventScroll: true });
    table.scrollIntoView({ block: "nearest" });
  };
  const pressed = presses(ctx, { way, progress, attempt });
  section.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (table.contains(event.target)) return taps.press(button);
    const link = event.target.closest("a[data-clause]");
    if (link && way && !opensApart(event)) {
      event.preventDefault();
      way.lead(link.dataset.clause);
    }
    if (button?.matches(".kb-leave")) way?.leave();
    if (button?.matches(".kb-practise-papers button")) button.closest("details").open = false;
    const [what, ...rest] = (button?.dataset.key ?? "").split(":");
    if (what === "practise") pressed[rest[0]]?.(button);
    if (what === "try") attempt(rest.join(":"));
    if (what === "again") ctx.send({ do: "look_again", number: Number(rest[0]) });
  });
  section.addEventListener("submit", (event) => {
    event.preventDefault();
    answer2(ctx, section, { taps, speak });
  });
  listenToFile(section, ctx, (text) => ctx.send({ do: "bring", text }));
  const href = (id2) => find(`a[data-clause="${CSS.escape(id2)}"]`)?.href ?? `?clause=${id2}`;
  const lead = (id2) => way ? way.lead(id2) : location.assign(href(id2));
  const off = mountTable(table, {
    ...ctx,
    get: (name3) => name3 === "table" || name3 === "drawing" ? now()[name3] : ctx.get(name3),
    on: (names, act) => ctx.on(
      [names].flat().map((name3) => name3 === "table" || name3 === "drawing" ? "question" : name3),
      act
    ),
    send: (intent) => intent.do === "clause" ? lead(intent.id) : (now().trying || intent.do === "redrawn") && ctx.send(intent)
  });
  let seen2 = null;
  let judged = false;
  const update = () => {
    const { over, asked, graded, game, clause } = now();
    const fresh = seen2 !== null && seen2 !== asked;
    const verdict = graded && !judged && !fresh;
    judged = graded;
    const held = focused(section);
    show(true);
    taps.follow();
    if (graded) noteRead(game, clause);
    if (over) noteStep(game, now().step);
    if (fresh) find(over ? ".kb-practise-result" : ".kb-question").focus({ preventScroll: true });
    if (fresh) section.scrollIntoView({ block: "start" });
    else if (held && !held.isConnected && !section.contains(focused(section)))
      find('[data-key="practise:main"]')?.focus({ preventScroll: true });
    if (verdict) afterPaint(() => bringIntoSight(find(".kb-grounds"), find(".kb-practise-bar")));
    seen2 = asked;
  };
  ctx.on(["practice_drawing", "question", "cards"], update);
  const notice = (intent) => intent.do === "remember" ? progress.forgetProgress(false) : ctx.send(intent);
  mountNotice(section.children[1], { ...ctx, send: notice });
  update();
  return () => off?.();
}
function keepFolds(fresh, root) {
  for (const css of [":scope > :last-child", ".kb-hint-chapter"]) {
    const fold = fresh.querySelector(css);
    if (fold) put(fold, "open", root?.querySelector(css)?.getAttribute("open") ?? null);
  }
}
var presses = (ctx, { way, progress, attempt }) => ({
  leave: () => way?.leave(),
  paper: () => ctx.send({ do: "paper", address: inPage() ? location.href.split(/[?#]/)[0] : "" }),
  moodle: () => ctx.send({ do: "quiz", form: "moodle" }),
  gift: () => ctx.send({ do: "quiz", form: "gift" }),
  share: (button) => shareResult(button, ctx.get("labels").shared),
  hint: () => ctx.send({ do: "hint" }),
  before: (button) => ctx.send({ do: "back", ...ownWords(button.form) }),
  try: () => attempt(null),
  again: () => ctx.send({ do: "again" }),
  take: () => ctx.send({ do: "take" }),
  forget: () => progress.forgetProgress(true)
});
var afterPaint = (act) => requestAnimationFrame(() => setTimeout(act));
function bringIntoSight(grounds, bar) {
  if (!grounds.isConnected) return;
  const [box, foot] = [grounds.getBoundingClientRect(), bar.getBoundingClientRect()];
  const floor = foot.bottom > innerHeight - 8 ? foot.top : innerHeight;
  const below = box.bottom - floor;
  if (!box.height || below <= 0) return;
  window.scrollBy({ top: Math.min(below, Math.max(box.top - 8, 0)), behavior: "instant" });
}
async function shareResult(button, done) {
  const { share, href } = button.dataset;
  const url = new URL(href, location.href).href;
  const place2 = button.parentElement.querySelector(".kb-shared");
  try {
    if (matchMedia("(pointer: coarse)").matches && navigator.share) return await navigator.share({ text: share, url });
    await navigator.clipboard.writeText(`${share}
${url}`);
    place2.textContent = done;
  } catch {
    place2.textContent = url;
  }
}
var announcer = (practise) => (words, whole = false) => {
  const place2 = practise.querySelector(".kb-verdict");
  const said = h("p", { class: whole ? "kb-whole" : null }, words);
  place2.replaceChildren();
  if (words) setTimeout(() => place2.isConnected && !place2.childNodes.length && place2.append(said), HEARD);
};
var ownWords = (root) => {
  const field = root.querySelector("[data-key='practise:words']");
  return field ? { words: field.value } : {};
};
function answer2(ctx, section, { taps, speak }) {
  const { graded, reads, taps: onTable } = ctx.get("question");
  if (graded || reads) return ctx.send({ do: "next", ...ownWords(section) });
  const inputs = [...section.querySelectorAll(".kb-choices input")];
  const choices = onTable ? taps.chosen() : inputs.filter((one) => one.checked).map((one) => one.value);
  if (!choices.length) {
    speak(ctx.get("labels").choose, true);
    return onTable ? taps.focus() : inputs[0]?.focus();
  }
  const kept = storedProgress();
  ctx.send({ do: "check", choices, zone: clockZone(), kept: kept === ctx.get("keep")?.sealed ? "" : kept });
}
function keptProgress(ctx) {
  let gone = null;
  const kept = storedProgress();
  let waits = Boolean(kept);
  ctx.on("keep", () => {
    const { sealed = "", unread = false } = ctx.get("keep") ?? {};
    if (waits && !sealed && !unread) return;
    waits = false;
    keepProgress(sealed, unread);
  });
  if (kept) ctx.send({ do: "restore", kept, zone: clockZone(), automatic: true });
  return {
    forgetProgress: (all) => {
      if (all) gone = forgetRead();
      else if (gone) bringRead(gone);
      ctx.send({ do: all ? "forget" : "remember" });
    }
  };
}

// knack_widgets/widgets/static/match.js
function listenToMatch(bar, ctx, close) {
  bar.addEventListener("change", ({ target }) => {
    const [what, seat2] = target.dataset.key?.split(":") ?? [];
    if (what === "control") ctx.send({ do: "control", seat: Number(seat2), control: target.value });
  });
  bar.addEventListener(
    "input",
    ({ target }) => target.dataset.key === "match:number" && seat(bar, Number(target.value))
  );
  bar.addEventListener("submit", (event) => {
    event.preventDefault();
    const seed = event.target.querySelector(".kb-seed");
    ctx.send({ do: "new", ...entered(event.target, ctx.get("setup").options), seed: seed.value.trim() });
    seed.value = "";
    close();
  });
}
function seat(root, count3) {
  [...root.querySelector(".kb-match .kb-players").children].forEach((row, at) => {
    row.hidden = at >= count3;
    for (const field of row.children) field.disabled = row.hidden;
  });
}
function entered(form, options) {
  const rows = [...form.querySelectorAll(".kb-players > li:not([hidden])")];
  const players = rows.map(({ children: [name3, control] }, at) => ({
    seat: at,
    name: name3.value.trim(),
    control: control.value
  }));
  const fields = [...form.querySelectorAll(".kb-new-match > .kb-field > :is(input, select)")].slice(1);
  return { players, options: Object.fromEntries(options.map(({ name: name3 }, at) => [name3, valueIn(fields[at])])) };
}
function valueIn(field) {
  if (field.localName === "select") return JSON.parse(field.value);
  return field.type === "checkbox" ? field.checked : Number(field.value);
}
function keepSeats(fresh, bar) {
  const [next, now] = [fresh, bar].map((root) => root.querySelector("[data-key='match:number']"));
  if (next && now && next.getAttribute("value") === now.getAttribute("value")) seat(fresh, Number(now.value));
}

// knack_widgets/widgets/static/controls.js
function mountControls(el, ctx) {
  let bar = null;
  const drawers = (state = "") => bar.querySelectorAll(`.kb-drawers > details${state}`);
  const pressed = {
    lang: (lang) => ctx.send({ do: "lang", lang }),
    share: (intent) => ctx.send({ do: intent }),
    save_rules: (kind) => ctx.send({ do: "save_rules", kind, address: location.href.split(/[?#]/)[0] })
  };
  const press = ({ target }) => {
    const [what, name3] = target.closest("button")?.dataset.key?.split(":") ?? [];
    if (Object.hasOwn(pressed, what)) pressed[what](name3);
  };
  const choose = ({ target }) => {
    const [what, name3] = target.dataset.key?.split(":") ?? [];
    const value = target.type === "checkbox" ? target.checked : Number(target.value);
    if (what === "pref") ctx.send({ do: "pref", name: name3, value });
  };
  const shut = (event) => {
    const [open] = event.key === "Escape" ? drawers("[open]") : [];
    if (!open) return;
    event.stopPropagation();
    open.open = false;
    open.querySelector("summary").focus();
  };
  const shutOthers = ({ target }) => {
    if (target.open) {
      for (const other of drawers("[open]")) if (other !== target) other.open = false;
    }
  };
  const begin = (root) => {
    bar = root;
    bar.addEventListener("click", press);
    bar.addEventListener("change", choose);
    bar.addEventListener("keydown", shut);
    bar.addEventListener("toggle", shutOthers, true);
    listenToMatch(bar, ctx, () => bar.querySelector('[data-drawer="match"]').parentElement.open = false);
    listenToFile(bar, ctx, (text) => ctx.send({ do: "load", text }));
  };
  const change = (fresh) => {
    hide(fresh.querySelector(".kb-search"), !document.getElementById("kp-search"));
    if (!bar) return;
    fresh.querySelectorAll(".kb-drawers > details").forEach((one, at) => put(one, "open", drawers()[at].getAttribute("open")));
    keepSeats(fresh, bar);
  };
  const show = drawnPart(el, ctx, "bar_drawing", { begin, change, own: ".kb-trouble" });
  ctx.on("bar_drawing", () => show());
  show();
  ctx.on("notice", () => ctx.get("notice") && drawers("[open]")[0]?.removeAttribute("open"));
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
  const chosen2 = safely(() => localStorage.getItem(CHOSEN));
  const lab = document.documentElement.lang;
  const asked = [chosen2, lab.startsWith("en") ? "" : lab, ...navigator.languages, "en"];
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
function proseInLab(manager, el) {
  if (!inLab(manager)) return { speak: () => {
  }, stop: () => {
  } };
  const { context: context2, rendermime } = manager;
  let watch = null;
  let waiting = null;
  const cellOf = (node, notebook) => {
    const at = node.dataset.windowedListIndex ?? [...notebook.querySelectorAll(".jp-Cell")].indexOf(node);
    return context2.model.cells.get(Number(at));
  };
  const show = (node, notebook) => {
    const wanted = notebook.dataset.knackLang;
    const cell = cellOf(node, notebook);
    const prose = cell?.type === "markdown";
    const text = prose || isKept(cell) ? cell?.getMetadata?.("translations")?.[wanted] : null;
    const old = node.querySelector(".kb-lab-prose");
    if (old && old.lang === wanted && text) return;
    old?.remove();
    const place2 = node.querySelector(prose ? ".jp-InputArea" : ".jp-OutputArea");
    if (!text || !place2) return;
    const type = prose ? "text/markdown" : "text/html";
    const renderer = rendermime.createRenderer(type);
    const box = document.createElement("div");
    box.className = `kb-lab-prose ${prose ? "jp-MarkdownOutput" : "jp-RenderedHTMLCommon"}`;
    box.lang = wanted;
    box.append(renderer.node);
    place2.append(box);
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

// knack_widgets/widgets/static/intro.js
function mountIntro(el, ctx) {
  const table = el.querySelector(".kb-right");
  let strip = null;
  let closed = false;
  let whole = false;
  const close = () => {
    const held = strip.contains(focused(strip));
    closed = true;
    show(true);
    if (held) table.querySelector(".kb-own .kb-play[tabindex='0'], .kb-actions button")?.focus({ preventScroll: true });
  };
  const toggle = () => {
    whole = !whole;
    show(true);
  };
  const begin = (root) => {
    strip = root;
    strip.querySelector('[data-key="intro:close"]').addEventListener("click", close);
    strip.querySelector('[data-key="intro:more"]').addEventListener("click", toggle);
  };
  const change = (fresh) => {
    if (closed) fresh.hidden = true;
    fresh.classList.toggle("kb-intro-whole", whole);
    put(fresh.querySelector('[data-key="intro:more"]'), "aria-expanded", String(whole));
  };
  const show = drawnPart(el.querySelector(".kb-top"), ctx, "intro_drawing", { begin, change });
  ctx.on("intro_drawing", () => show());
  show();
}

// knack_widgets/widgets/static/readings.js
function readingsView(ctx, pane) {
  let box = h("section");
  let drawn = null;
  pane.addEventListener("click", ({ target }) => {
    const act = target.closest(".kb-readings [data-act]")?.dataset.act;
    if (act) ctx.send(JSON.parse(act));
  });
  return () => {
    const { id, html } = ctx.get("reading") ?? {};
    if (html && html !== drawn) {
      const fresh = parseDrawing(drawn = html);
      box.replaceWith(fresh);
      box = fresh;
    }
    const all = [...pane.querySelectorAll("[data-reading]")];
    const mine = all.filter((one) => one.dataset.reading === id);
    const at = [
      (one) => one === focused(pane),
      (one) => one.closest(".kb-clause").contains(box),
      (one) => one.closest(".kb-focus"),
      () => true
    ].map((fits) => mine.find(fits)).find(Boolean);
    for (const one of all) put(one, "aria-expanded", String(one === at));
    const row = at?.closest(".kb-clause");
    if (!row) return box.remove();
    const before = pane.style.getPropertyValue("--columns") === "1" ? at.closest(".kb-ruling") : row.querySelector(".kb-panel").previousElementSibling;
    if (before !== box && before.nextElementSibling !== box) before.after(box);
  };
}
function mountParting(el, ctx, { leave }) {
  const begin = (head) => head.addEventListener("click", ({ target }) => target.closest("button") && leave());
  const show = drawnPart(el, ctx, "head_drawing", { begin });
  ctx.on("head_drawing", () => show());
  show();
  const off = mountCompare(el, ctx);
  el.querySelector(".kb-sides").before(el.querySelector(".kb-parted"));
  return off;
}

// knack_widgets/widgets/static/practicestyle.js
var coming = null;
function practiceStyle() {
  const parts = document.getElementById("kp-parts");
  const href = parts?.dataset.practice;
  if (!parts || !href) return null;
  coming ??= new Promise((done) => {
    const link = document.createElement("link");
    link.addEventListener("load", done);
    link.addEventListener("error", () => {
      link.remove();
      coming = null;
      done(null);
    });
    Object.assign(link, { rel: "stylesheet", href });
    parts.before(link);
  });
  return coming;
}

// knack_widgets/widgets/static/terms.js
var DELAY = 350;
var TERM = ".kb-term";
var count2 = 0;
function explainTerms(ctx, pane, { has, lead }) {
  const tip = h("div", { class: "kb-tip", id: `kb-tip-${count2 += 1}`, role: "note" });
  let open = null;
  let wanted = null;
  let pinned = false;
  let timer = 0;
  const shut = () => {
    clearTimeout(timer);
    wanted = null;
    if (!open) return;
    if (tip.contains(focused(tip))) (open.tabIndex < 0 ? pane : open).focus({ preventScroll: true });
    open.removeAttribute("aria-describedby");
    if (open.hasAttribute("aria-expanded")) open.setAttribute("aria-expanded", "false");
    open.closest(".kb-clause")?.classList.remove("kb-tipped");
    tip.remove();
    open = null;
    pinned = false;
  };
  const show = async (term, pin) => {
    clearTimeout(timer);
    if (open === term) {
      pinned ||= pin;
      return;
    }
    shut();
    wanted = term;
    const told2 = await ctx.shared("terms").catch(() => null);
    const html = told2?.get("terms")?.[term.dataset.term];
    if (wanted !== term) return;
    wanted = null;
    if (!html || !isShown(term)) return;
    open = term;
    pinned = pin;
    fill(html);
    put(term, "aria-describedby", tip.id);
    if (term.hasAttribute("aria-expanded")) put(term, "aria-expanded", "true");
    const row = term.closest(".kb-clause");
    row.classList.add("kb-tipped");
    row.append(tip);
    place(tip, term, row, pane);
  };
  const fill = (html) => {
    const fresh = parseDrawing(html);
    for (const ref of fresh.querySelectorAll("[data-clause]")) if (!has(ref.dataset.clause)) ref.remove();
    tip.lang = fresh.lang;
    tip.replaceChildren(...fresh.childNodes);
  };
  tip.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    shut();
    if (button.dataset.clause) lead(button.dataset.clause);
  });
  const later = (act) => {
    clearTimeout(timer);
    if (act) timer = setTimeout(act, DELAY);
  };
  const state = { explained: () => open, isPinned: () => pinned, isComing: () => Boolean(wanted), later, show, shut };
  const stopListening = listenToTerms(pane, tip, state);
  return {
    shut,
    stop: () => {
      shut();
      stopListening();
    }
  };
}
function place(tip, term, row, pane) {
  const box = term.getClientRects()[0];
  const around = row.getBoundingClientRect();
  const seen2 = pane.getBoundingClientRect();
  const bottom = Math.min(seen2.bottom, window.innerHeight);
  const above = box.bottom + tip.offsetHeight > bottom && box.top - tip.offsetHeight > Math.max(seen2.top, 0);
  const left = Math.min(box.left - around.left, around.width - tip.offsetWidth - 4);
  tip.style.left = `${Math.max(0, left)}px`;
  tip.style.top = `${(above ? box.top - tip.offsetHeight - 2 : box.bottom + 2) - around.top - row.clientTop}px`;
}
function listenToTerms(pane, tip, { explained, isPinned, isComing, later, show, shut }) {
  const termAt = (event) => event.target.closest?.(TERM);
  const stays = () => isPinned() || explained()?.contains(focused(pane)) || tip.contains(focused(pane));
  const away = () => {
    later(null);
    if (!stays()) later(() => stays() || shut());
  };
  const press = (term) => term === explained() && isPinned() ? shut() : show(term, true);
  pane.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const term = termAt(event);
    if (tip.contains(event.target) || term && term === explained()) return later(null);
    if (term && !isPinned()) later(() => show(term, false));
  });
  pane.addEventListener(
    "pointerout",
    (event) => event.pointerType === "mouse" && (termAt(event) || tip.contains(event.target)) && away()
  );
  pane.addEventListener("click", (event) => {
    const term = termAt(event);
    if (term && !getSelection()?.toString()) press(term);
  });
  pane.addEventListener("focusin", (event) => {
    if (event.target.matches(TERM) && event.target.matches(":focus-visible")) show(event.target, false);
  });
  pane.addEventListener("focusout", ({ target, relatedTarget }) => {
    const open = explained();
    if (!open || isPinned() || tip.contains(relatedTarget) || relatedTarget === open) return;
    if (tip.contains(target) || target === open) shut();
  });
  pane.addEventListener("keydown", (event) => {
    if (!event.target.matches(TERM) || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    press(event.target);
  });
  const leave = (event) => {
    if (event.key !== "Escape" || !explained() && !isComing()) return;
    event.stopPropagation();
    shut();
  };
  const elsewhere = (event) => {
    const origin2 = originOf(event);
    if (!tip.contains(origin2) && !explained()?.contains(origin2)) shut();
  };
  document.addEventListener("keydown", leave, true);
  document.addEventListener("pointerdown", elsewhere, true);
  return () => {
    document.removeEventListener("keydown", leave, true);
    document.removeEventListener("pointerdown", elsewhere, true);
  };
}
function reachTerms(row, on) {
  for (const term of row.querySelectorAll(TERM)) {
    put(term, "tabindex", on ? "0" : null);
    put(term, "role", on ? "button" : null);
    put(term, "aria-expanded", on ? "false" : null);
  }
}

// knack_widgets/widgets/static/clauserows.js
function clauseRows(ctx, pane, samples) {
  const rows = /* @__PURE__ */ new Map();
  for (const number of pane.querySelectorAll(".kb-number-button")) {
    const id = number.dataset.key.slice("clause:".length);
    put(number, "href", clauseLink(id));
    rows.set(id, clauseRow(ctx, id, number, samples));
  }
  return rows;
}
function clauseRow(ctx, id, number, samples) {
  const el = number.closest(".kb-clause");
  const tags = el.querySelector(".kb-tags");
  const panel = el.querySelector(":scope > .kb-panel");
  let marked = null;
  const mark = (force, refused2, focus) => {
    const now = [force, refused2, focus].join();
    if (now === marked) return;
    marked = now;
    el.classList.toggle("kb-force", force);
    el.classList.toggle("kb-refused", refused2);
    el.classList.toggle("kb-focus", focus);
    put(number, "aria-expanded", String(focus));
    showTags(tags, samples, { "kb-tag-no": refused2, "kb-tag-here": force });
    reachTerms(el, focus);
    hide(panel, !focus);
    if (!focus) return;
    const { whole, game } = ctx.get("book");
    if (whole) noteRead(game, id);
    unfold(panel, samples);
  };
  return { id, el, mark };
}
function showTags(tags, samples, shown) {
  const wanted = Object.keys(shown).filter((name3) => shown[name3]).map((name3) => samples.querySelector(`.${name3}`));
  const now = [...tags.children];
  if (wanted.length === now.length && wanted.every((tag, at) => tag.isEqualNode(now[at]))) return;
  tags.replaceChildren(...wanted.map((tag) => tag.cloneNode(true)));
}
function unfold(panel, samples) {
  const folded = panel.querySelector(":scope > template");
  if (!folded) return;
  folded.replaceWith(folded.content);
  if (inPage()) panel.append(samples.querySelector(".kb-link-line").cloneNode(true));
}

// knack_widgets/widgets/static/original.js
var chosen = /* @__PURE__ */ new Map();
var refused = /* @__PURE__ */ new Set();
function keepRead(book) {
  const text = chosen.get(book.game);
  if (!text || !book.originalOwn) return;
  chosen.delete(book.game);
  if (!keep(book.game, text)) refused.add(book.game);
}
var wasRefused = (game) => refused.has(game);
function takeCopy(ctx, text) {
  chosen.set(ctx.get("book").game, text);
  ctx.send({ do: "original", text });
}
function forgetCopy(ctx) {
  keep(ctx.get("book").game, "");
  ctx.send({ do: "original", text: "" });
}
function sendStoredCopy(ctx, book) {
  const text = book.originalMissing ? storedCopy(book.game) : null;
  if (text) ctx.send({ do: "original", text, automatic: true });
}

// knack_widgets/widgets/static/columns.js
var COLUMNS = ["original", "sv", "de", "en"];
function textColumns(ctx, section) {
  const bar = section.querySelector(".kb-columns");
  const copies = section.querySelector(".kb-copies");
  let asked = false;
  const missing = () => ctx.get("book").originalMissing;
  const chosen2 = () => ctx.get("prefs")?.columns ?? [];
  const press = (column) => {
    if (column === "original" && missing()) {
      asked = !asked;
      return update();
    }
    const value = COLUMNS.filter((one) => chosen2().includes(one) !== (one === column));
    ctx.send({ do: "pref", name: "columns", value });
  };
  const update = () => {
    if (!missing()) asked = false;
    const button = bar.querySelector('[data-key="column:original"]');
    if (!button) return hide(copies, true);
    if (missing()) put(button, "aria-expanded", String(asked));
    const [own, lost] = [storedCopy(ctx.get("book").game) !== null, wasRefused(ctx.get("book").game)];
    const opened = missing() ? asked : button.ariaPressed === "true" && (own || lost);
    hide(copies, !opened);
    hide(copies.querySelector('[data-key="forget"]'), !own);
    say(copies.querySelector(":scope > * > .kb-trouble"), lost ? ctx.t("not_kept") : "");
  };
  bar.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.dataset.key === "pref:tableAbove")
      ctx.send({ do: "pref", name: "tableAbove", value: button.ariaPressed !== "true" });
    else if (button) press(button.dataset.key.slice("column:".length));
  });
  copies.addEventListener("click", ({ target }) => {
    if (target.closest('[data-key="forget"]')) forgetCopy(ctx);
  });
  listenToFile(copies, ctx, (text) => takeCopy(ctx, text));
  return { update };
}

// knack_widgets/widgets/static/contents.js
function contentsView(ctx, bar, pane, { rows, lead }) {
  const drawer = bar.querySelector(".kb-contents");
  const sight = () => windowPart(bar, pane);
  let chapters = [];
  let sent = null;
  let due = false;
  const follow2 = () => {
    due = false;
    if (!chapters.length || !pane.offsetHeight) return;
    const { top, bottom } = sight();
    const left = pane.getBoundingClientRect().top - pane.scrollTop + pane.scrollHeight - bottom;
    const line = Math.max(top + (bottom - top) / 4, bottom - left);
    show(chapters.findLast((one) => one.el.getBoundingClientRect().top <= line));
  };
  const show = (now = chapters[0]) => {
    for (const one of chapters) put(one.link, "aria-current", one === now ? "true" : null);
    say(bar.querySelector(".kb-here"), now.link.textContent);
  };
  const schedule = () => {
    if (!due) requestAnimationFrame(follow2);
    due = true;
  };
  const go = (by, focus = false) => {
    const row = nextRow([...rows().values()], sent ?? ctx.get("marks")?.focus, by, sight());
    if (!row) return;
    sent = row.id;
    lead(row.id);
    say(bar.querySelector("[role=status]"), row.el.getAttribute("aria-label"));
    if (focus) row.el.querySelector(".kb-number-button").focus({ preventScroll: true });
  };
  bar.addEventListener("click", (event) => {
    const by = { "clause-before": -1, "clause-after": 1 }[event.target.closest("button")?.dataset.key];
    if (by) return go(by);
    const chapter = chapters.find(({ link }) => link.contains(event.target));
    if (!chapter || opensApart(event)) return;
    event.preventDefault();
    drawer.open = false;
    openChapter(pane, chapter.el);
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer.open) return;
    drawer.open = false;
    drawer.firstElementChild.focus();
  });
  const elsewhere = (event) => {
    if (!drawer.contains(originOf(event))) drawer.open = false;
  };
  document.addEventListener("pointerdown", elsewhere, true);
  document.addEventListener("scroll", schedule, { capture: true, passive: true });
  pane.addEventListener("scroll", schedule, { passive: true });
  ctx.on("marks", () => sent = null);
  return {
    /** Takes over the chapters of a text that has just been drawn. */
    fill: () => {
      const links = drawer.querySelectorAll("ol a");
      chapters = [...links.length ? pane.querySelectorAll(".kb-chapter") : []].map((el, at) => ({
        el,
        link: links[at]
      }));
      if (!chapters.length) return;
      const { refused: refused2 = [], focus, follow: come } = ctx.get("marks") ?? {};
      const asked = rows().get([...refused2, focus, come].find(Boolean));
      show(chapters.find((one) => asked && one.el.contains(asked.el)));
    },
    follow: schedule,
    press: (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by || !event.altKey || event.target.matches("input, select")) return;
      event.preventDefault();
      go(by, true);
    },
    stop: () => {
      document.removeEventListener("pointerdown", elsewhere, true);
      document.removeEventListener("scroll", schedule, { capture: true });
    }
  };
}
function windowPart(bar, pane) {
  const { top, bottom } = pane.getBoundingClientRect();
  return { top: Math.max(top, bar.getBoundingClientRect().bottom), bottom: Math.min(bottom, window.innerHeight) };
}
function nextRow(all, id, by, { top, bottom }) {
  const box = (row) => row.el.getBoundingClientRect();
  const chosen2 = all.findIndex((row) => row.id === id);
  const first = all.findIndex((row) => box(row).top >= top - 1);
  const near = chosen2 >= 0 && box(all[chosen2]).bottom > top && box(all[chosen2]).top < bottom;
  const to = near ? chosen2 + by : by > 0 ? first : first - 1;
  return all[first < 0 && !near ? all.length - 1 : Math.max(0, to)];
}
function openChapter(pane, chapter) {
  if (getComputedStyle(pane).overflowY === "visible") chapter.scrollIntoView();
  else pane.scrollTop += chapter.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  const heading = chapter.querySelector("h3");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// knack_widgets/widgets/static/textpresses.js
function listenToText(ctx, pane) {
  const openClause = (number, id) => {
    const opens = number.getAttribute("aria-expanded") === "false";
    ctx.send({ do: "clause", id, show: "embed" in document.documentElement.dataset });
    if (inPage() && opens) history.replaceState(history.state, "", number.href);
    noteRead(ctx.get("book").game, id);
  };
  const pressed = {
    clause: openClause,
    "clause-link": (button) => copyLink(ctx, button),
    example: (_, id) => ctx.send({ do: "example", id }),
    practise: (button, id) => ctx.send({ do: "practise", [button.dataset.about]: id }),
    reading: (_, id) => ctx.send({ do: "reading", id })
  };
  pane.addEventListener("click", (event) => {
    const el = event.target.closest("a[data-key], button[data-key]");
    if (!el || el.closest(".kb-readings")) return;
    const [what, ...rest] = el.dataset.key.split(":");
    if (!Object.hasOwn(pressed, what) || what === "clause" && opensApart(event)) return;
    if (what === "clause") event.preventDefault();
    pressed[what](el, rest.join(":"));
  });
  pane.addEventListener("change", (event) => {
    const form = event.target.closest(".kb-option");
    if (form && event.target.type !== "number") sendOption(ctx, form);
  });
  pane.addEventListener("submit", (event) => {
    event.preventDefault();
    sendOption(ctx, event.target);
  });
  pane.addEventListener("focusin", ({ target }) => target.matches(".kb-link") && target.select());
}
function sendOption(ctx, form) {
  const field = form.querySelector("input, select");
  const { value, was } = valuesOf(field);
  if (value !== null && value !== was) ctx.send({ do: "option", name: form.dataset.option, value });
}
function valuesOf(field) {
  if (field.type === "checkbox") return { value: field.checked, was: field.defaultChecked };
  if (field.localName === "select") {
    const drawn = [...field.options].find((option) => option.defaultSelected);
    return { value: JSON.parse(field.value), was: drawn ? JSON.parse(drawn.value) : null };
  }
  return { value: field.reportValidity() ? Number(field.value) : null, was: Number(field.defaultValue) };
}
function copyLink(ctx, button) {
  const line = button.closest(".kb-link-line");
  const [field, done] = [line.querySelector(".kb-link"), line.querySelector(".kb-copied")];
  field.value = line.closest(".kb-clause").querySelector(".kb-number-button").href;
  field.type = "hidden";
  copy({ field, done }, ctx);
}

// knack_widgets/widgets/static/textpatch.js
function textPatch(ctx, section, first, { before, after }) {
  const parts = [...section.children];
  let drawn = first;
  const morph2 = (_, next) => {
    const old = parseDrawing(drawn);
    patchAttributes(section, old, next);
    const fresh = [...next.children];
    [...old.children].forEach((part, at) => patchDrawn(parts[at], part, fresh[at]));
  };
  const redraw = (_, next) => {
    copyAttributes(section, next);
    [...next.children].forEach((fresh, at) => {
      if (fresh.localName === "template") replaceChildren(parts[at], fresh);
      else replace(parts[at], fresh, { holders: ".kb-contents" });
    });
  };
  const patch = patcher(ctx, { name: (fresh) => fresh, morph: morph2, redraw, after });
  return (html) => {
    before();
    patch.to(section, html);
    drawn = html;
  };
}
function patchDrawn(live, old, next) {
  if (same2(old, next)) return live;
  if (live.nodeName !== next.nodeName) {
    live.replaceWith(next);
    return next;
  }
  if (live.nodeType !== Node.ELEMENT_NODE) {
    if (live.data !== next.data) live.data = next.data;
    return live;
  }
  patchAttributes(live, old, next);
  const [shown, before, after] = [live, old, next].map((node) => [...node.childNodes]);
  if (!before.length && !after.length && live.localName !== "template") return live;
  const isNew = old.dataset.new !== next.dataset.new;
  if (isNew || live.localName === "template" || shown.length !== before.length || before.length !== after.length)
    replaceChildren(live, next);
  else shown.forEach((child, at) => patchDrawn(child, before[at], after[at]));
  return live;
}
function same2(one, other) {
  if (!one.isEqualNode(other)) return false;
  const inside = (node) => node.querySelectorAll ? [node, ...node.querySelectorAll("template")] : [];
  const [here, there] = [one, other].map((node) => inside(node).filter((el) => el.localName === "template"));
  return here.every((el, at) => el.content.isEqualNode(there[at].content));
}
function replaceChildren(live, next) {
  if (live.localName === "template") live.content.replaceChildren(...next.content.childNodes);
  else live.replaceChildren(...next.childNodes);
}
function patchAttributes(live, old, next) {
  for (const name3 of /* @__PURE__ */ new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const [was, is] = [old.getAttribute(name3), next.getAttribute(name3)];
    if (was === is) continue;
    if (name3 === "class") {
      live.classList.remove(...old.classList);
      live.classList.add(...next.classList);
    } else if (is === null) live.removeAttribute(name3);
    else live.setAttribute(name3, is);
    if (name3 === "value" && live.localName === "input") live.value = is ?? "";
    if (name3 === "checked") live.checked = is !== null;
    if (name3 === "selected") live.selected = is !== null;
  }
}

// knack_widgets/widgets/static/textscroll.js
var FAR = 4;
var LEAST = 160;
function textScroll(section, pane, rows) {
  let goal2 = null;
  const anchor = () => {
    const top = pane.getBoundingClientRect().top;
    for (const row of pane.scrollTop > 0 ? rows().values() : []) {
      const box = row.el.getBoundingClientRect();
      if (box.bottom > top + 30) return { id: row.id, above: box.top - top };
    }
    return null;
  };
  const reveal = (row, behavior, page = false) => {
    if (getComputedStyle(pane).overflowY === "visible") {
      if (page) row.el.scrollIntoView({ block: "start", behavior: "auto" });
      return;
    }
    const { top, room } = seen(pane);
    const above = row.el.getBoundingClientRect().top - top;
    goal2 = null;
    if (above > 40 && above + row.el.offsetHeight < room)
      return pane.scrollTo({ top: pane.scrollTop, behavior: "instant" });
    goal2 = row.id;
    const far2 = Math.abs(above) > FAR * pane.clientHeight || !navigator.userActivation?.hasBeenActive;
    pane.scrollTo({
      top: Math.max(0, pane.scrollTop + above - room / 5),
      behavior: calm() || far2 ? "auto" : behavior
    });
  };
  const around = (change) => {
    const place2 = goal2 ? null : anchor();
    pane.classList.add("kb-unanchored");
    change();
    const row = rows().get(place2?.id ?? goal2);
    if (row && place2)
      pane.scrollTop += row.el.getBoundingClientRect().top - pane.getBoundingClientRect().top - place2.above;
    else if (row) reveal(row, "instant");
    requestAnimationFrame(() => pane.classList.remove("kb-unanchored"));
  };
  for (const end of ["wheel", "touchstart", "pointerdown", "keydown"])
    section.addEventListener(end, () => goal2 = null, { passive: true, capture: true });
  pane.addEventListener("scrollend", () => {
    if (rows().has(goal2)) reveal(rows().get(goal2), "instant");
    goal2 = null;
  });
  return { reveal, around };
}
function seen(pane) {
  const box = pane.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const room = Math.min(box.bottom, window.innerHeight) - top;
  return room > LEAST ? { top, room } : { top: box.top, room: pane.clientHeight };
}

// knack_widgets/widgets/static/text.js
function mountText(el, ctx, first = ctx.first?.take(el, ".kb-text")) {
  const drawing = () => parseDrawing(ctx.get("text_drawing"));
  let scrolled = first?.querySelector(".kb-pane").dataset.scrolled === "";
  const section = first ? takeOver(first, drawing(), drawing, morphdom_esm_default, reporter(ctx)) : drawing();
  const pane = section.querySelector(".kb-pane");
  const page = el.closest(".kb-page");
  const lead = (id) => {
    ctx.send({ do: "clause", id, show: true });
    section.dispatchEvent(new CustomEvent("kb-show", { detail: id }));
  };
  let rows = /* @__PURE__ */ new Map();
  const samples = section.querySelector(".kb-samples").content;
  const contents = contentsView(ctx, section.querySelector(".kb-nav"), pane, { rows: () => rows, lead });
  const terms = explainTerms(ctx, pane, { has: (id) => rows.has(id), lead });
  const openReading = readingsView(ctx, pane);
  const scroll = textScroll(section, pane, () => rows);
  const dress = () => {
    rows = clauseRows(ctx, pane, samples);
    pane.classList.toggle("kb-narrow", room.narrow);
    const count3 = Number(pane.style.getPropertyValue("--columns"));
    const above = section.querySelector('[data-key="pref:tableAbove"]').ariaPressed === "true";
    page?.classList.toggle("kb-wide-text", count3 > 1);
    page?.classList.toggle("kb-wider-text", count3 > 2);
    page?.classList.toggle("kb-table-above", count3 > 1 && above);
    contents.fill();
  };
  const fit = (turned) => {
    if (turned) dress();
    update();
    if (!scrolled) goals.again();
    scrolled = false;
    contents.follow();
  };
  const room = watchRoom(ctx, section, fit, () => goals.answer());
  const goals = textGoals(ctx, scroll, () => rows, room);
  const columns = textColumns(ctx, section);
  let drawn = ctx.get("text_drawing");
  const patch = textPatch(ctx, section, drawn, { before: terms.shut, after: dress });
  const update = () => {
    const html = ctx.get("text_drawing");
    keepRead(ctx.get("book"));
    const change = () => {
      if (html && html !== drawn) {
        scroll.around(() => patch(drawn = html));
        contents.follow();
      }
      columns.update();
      goals.mark();
      openReading();
    };
    keepFocus(section, change, () => pane);
  };
  listenToText(ctx, pane);
  if (!first) el.append(section);
  section.addEventListener("keydown", contents.press);
  section.addEventListener("kb-show", ({ detail }) => goals.ask(detail, section.offsetWidth > 0));
  ctx.on(["text_drawing", "book", "lang", "prefs"], update);
  ctx.on("marks", goals.mark);
  ctx.on("reading", () => keepFocus(section, openReading, () => pane));
  sendStoredCopy(ctx, ctx.get("book"));
  dress();
  update();
  room.begin();
  return () => {
    for (const one of [goals, room, contents, terms]) one.stop();
  };
}
function watchRoom(ctx, section, fit, answer3) {
  const look = () => Boolean(ctx.get("prefs")?.presenter);
  let large = look();
  const room = { width: 0, narrow: false };
  const measure = (force) => {
    const before = room.narrow;
    room.narrow = room.width / parseFloat(getComputedStyle(section).fontSize) < 30;
    if (force || room.narrow !== before) fit(room.narrow !== before);
  };
  const size = new ResizeObserver(([entry]) => {
    const first = room.width === 0;
    room.width = entry.contentRect.width;
    if (room.width === 0) return;
    measure(first);
    answer3();
  });
  ctx.on("prefs", () => {
    if (look() === large) return;
    large = look();
    if (room.width > 0) measure(true);
  });
  room.begin = () => size.observe(section);
  room.stop = () => size.disconnect();
  return room;
}
function textGoals(ctx, { reveal }, rows, room) {
  let target = { focus: null, refused: null, follow: null };
  let came = null;
  let asked = null;
  let frame = 0;
  const answer3 = () => {
    if (room.width === 0 || asked === null) return;
    const row = rows().get(asked);
    asked = null;
    if (row) reveal(row, "smooth", true);
  };
  const mark = () => {
    const { inForce = [], refused: refused2 = [], focus = null, follow: follow2 = null } = ctx.get("marks") ?? {};
    for (const row of rows().values()) row.mark(inForce.includes(row.id), refused2.includes(row.id), focus === row.id);
    const before = { ...target, follow: came };
    target = { focus, refused: refused2.find((id) => rows().has(id)) ?? null, follow: follow2 };
    const moved = ["focus", "refused", "follow"].find((why) => target[why] && target[why] !== before[why]);
    const wanted = moved ? target[moved] : null;
    came = follow2 ?? came;
    if (room.width === 0 || !rows().has(wanted)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => rows().has(wanted) && reveal(rows().get(wanted), "smooth"));
  };
  return {
    mark,
    answer: answer3,
    ask: (id, shown) => {
      asked = id;
      if (shown) answer3();
    },
    /** What is marked comes into sight without a journey. */
    again: () => {
      const row = rows().get(target.refused ?? target.focus ?? target.follow);
      if (row) reveal(row, "instant");
    },
    stop: () => cancelAnimationFrame(frame)
  };
}

// knack_widgets/widgets/static/welcome.js
var SHOWN = 5e3;
function mountWelcome(el, ctx) {
  el.addEventListener("knack-welcome", ({ detail: startOver }) => {
    const begin = (line) => {
      const stop = () => line.remove();
      line.querySelector("button").addEventListener("click", startOver);
      el.addEventListener("knack-welcomed", stop, { once: true });
      setTimeout(stop, SHOWN);
    };
    wayBetween(el.querySelector(".kb-top"), ctx, "welcome", { begin });
  });
}

// knack_widgets/widgets/static/rulebook.js
var USES = ["pointerover", "pointerdown", "touchstart", "click", "keydown", "focusin", "wheel", "scroll", "kb-show"];
var mountRulebook = (el, ctx) => {
  let goBack = null;
  let mounted = false;
  const waiting = (event) => {
    goBack = event.detail;
    if (mounted) mountWaiting(el, ctx, goBack);
  };
  el.addEventListener("knack-waiting", waiting);
  const get = (name3) => name3 === "keep" ? snapshot(ctx) : ctx.get(name3);
  const offerSnapshot = () => document.dispatchEvent(new CustomEvent("knack-keep", { detail: { el, ...ctx, get } }));
  ctx.on(["keep", "records"], offerSnapshot);
  offerSnapshot();
  const off = mountPage(el, { ...ctx, practises: true }, mountHead);
  mounted = true;
  if (goBack) mountWaiting(el, ctx, goBack);
  mountIntro(el, ctx);
  mountWelcome(el, ctx);
  const asides = [
    mountAside(el, ctx, "practice", mountPractice, "practice", true),
    mountAside(el, ctx, "parting", mountParting, "compare")
  ];
  const play = el.querySelector(".kb-right");
  ctx.on("table", () => play.querySelector(".kb-result:not([hidden])") && noteStep(ctx.get("book")?.game, "play"));
  const prose = mountProse(el, ctx);
  return () => {
    prose.stop();
    el.removeEventListener("knack-waiting", waiting);
    asides.forEach((off2) => off2());
    off();
  };
};
function snapshot(ctx) {
  const [keep2, records] = [ctx.get("keep"), ctx.get("records")];
  const whole = ({ record, ...line }) => ({ record: records[record], ...line });
  return keep2 && { ...keep2, matches: keep2.matches.map((match) => ({ ...match, lines: match.lines.map(whole) })) };
}
function mountAside(el, ctx, trait, mount, part, again = false) {
  const page = el.querySelector(".kb-page");
  const box = h("div", { class: "kb-questions" });
  let off = null;
  let waits = false;
  let back = null;
  let from = null;
  const show = (asking) => {
    if (asking) from = focused(box);
    box.hidden = !asking;
    waits = !asking;
    back?.(true);
    for (const part2 of page.querySelectorAll(":scope > :is(.kb-left, .kb-right), .kb-line, .kb-go-on"))
      part2.classList.toggle("kb-laid-aside", asking);
    if (asking) box.querySelector(".kb-question, .kb-practise-result")?.focus({ preventScroll: true });
    else if (from?.isConnected) from.focus({ preventScroll: true });
    page.scrollIntoView({ block: "start" });
  };
  const way = {
    // while exercises are asked, their way back is the only one: also to the reader's match that waits behind a link
    leave: () => {
      const own = again && page.querySelector(":scope > .kb-top > .kb-to-match");
      if (own && isShown(box)) own.click();
      else if (!box.hidden && box.isConnected) show(false);
    },
    lead: (id) => {
      show(false);
      document.dispatchEvent(
        new CustomEvent("knack-go", { detail: { game: ctx.get("book")?.game, kind: "clause", id } })
      );
    }
  };
  const begin = (button) => button.addEventListener("click", () => show(true));
  const change = (fresh) => fresh.hidden = !waits;
  const render = widget((root, inner) => mount(root, inner, way), part);
  const update = async () => {
    if (!ctx.get(trait)) return;
    const [model] = await Promise.all([ctx.shared(trait), practiceStyle()]);
    const deck = await ctx.findModel(model, "deck");
    off?.();
    page.append(box);
    if (again) back ??= wayBetween(page.querySelector(".kb-top"), ctx, "question", { begin, change });
    off = render({ model, el: box }, deck, ctx.findModel);
    show(true);
  };
  ctx.on(trait, update);
  update();
  el.addEventListener("knack-back", way.leave);
  return () => {
    el.removeEventListener("knack-back", way.leave);
    off?.();
  };
}
function mountWaiting(el, ctx, goBack) {
  const leave = ({ currentTarget: button }) => {
    button.remove();
    el.dispatchEvent(new CustomEvent("knack-back"));
    goBack();
    const fold = el.querySelector('.kb-back[data-key="table"]');
    if (fold && isShown(fold)) fold.click();
    else el.querySelector(".kb-table")?.focus({ preventScroll: true });
  };
  wayBetween(el.querySelector(".kb-top"), ctx, "match", { begin: (button) => button.addEventListener("click", leave) });
}
function mountProse(el, ctx) {
  const prose = proseInLab(ctx.manager, el);
  const chosen2 = languageInLab(ctx.manager, ctx.get("lang")) ?? languageOfPage(ctx.get("lang"));
  if (chosen2) ctx.send({ do: "lang", lang: chosen2, automatic: true });
  ctx.on("lang", () => {
    rememberInLab(ctx.manager, ctx.get("lang"));
    prose.speak(ctx.get("lang"));
  });
  prose.speak(ctx.get("lang"));
  return prose;
}
var mountChapter = (el, ctx) => mountPage(el, ctx, () => null);
function mountHead(el, ctx) {
  mountControls(el, ctx);
  const change = (fresh, line) => line?.matches(".kb-laid-aside") && fresh.classList.add("kb-laid-aside");
  const show = drawnPart(el, ctx, "line_drawing", { change });
  ctx.on("line_drawing", () => show());
  show();
}
function followAddress(el, ctx, send) {
  const show = (id) => {
    const known = Object.hasOwn(ctx.get("clauses") ?? {}, id);
    if (known) send({ do: "clause", id, show: true });
    return known;
  };
  const look = () => show(decode(location.hash.slice(1)));
  const go = (event) => {
    const { game, kind, id } = event.detail;
    if (game !== ctx.get("book")?.game || event.defaultPrevented) return;
    if (kind === "example") send({ do: "example", id });
    else if (!show(id)) return;
    event.preventDefault();
    const key = kind === "example" ? "" : `clause:${id}`;
    el.querySelector(key ? `[data-key="${CSS.escape(key)}"]` : ".kb-table")?.focus({ preventScroll: true });
  };
  const has = (event) => {
    const { game, kind, id } = event.detail;
    const known = kind === "example" || Object.hasOwn(ctx.get("clauses") ?? {}, id);
    if (game === ctx.get("book")?.game && known) event.preventDefault();
  };
  addEventListener("hashchange", look);
  document.addEventListener("knack-go", go);
  document.addEventListener("knack-has", has);
  const asked = new URLSearchParams(location.search).get("clause");
  if (!look() && asked && !show(asked)) show(ctx.get("marks")?.focus);
  return () => {
    removeEventListener("hashchange", look);
    document.removeEventListener("knack-go", go);
    document.removeEventListener("knack-has", has);
  };
}
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
function mountTextInTime(el, ctx) {
  const first = ctx.first?.take(el, ".kb-text");
  if (!first) return mountText(el, ctx, null);
  let off = null;
  const waiting = new AbortController();
  const begin = (used) => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    if (used) first.querySelector(".kb-pane").dataset.scrolled = "";
    off = mountText(el, ctx, first);
  };
  const use = () => begin(true);
  for (const name3 of USES) el.addEventListener(name3, use, { capture: true, passive: true, signal: waiting.signal });
  whenIdle(() => begin(false), 50);
  return () => {
    waiting.abort();
    off?.();
  };
}
function mountPage(el, ctx, mountTop) {
  const page = ctx.first?.take(el, ".kb-page") ?? el.appendChild(parseDrawing(ctx.get("page_drawing")));
  const [top, said, play, text] = page.children;
  const rules = foldout(page, ctx);
  const near = {
    ...ctx,
    // A clause asked for at the table comes into sight, also when it is the chosen one already.
    send: (intent) => {
      if (intent.do !== "clause" || ctx.get("marks")?.focus !== intent.id) ctx.send(intent);
      if (intent.do === "clause") rules.show(intent.id);
      if (intent.do === "example") rules.leave();
    }
  };
  const beside = {
    ...ctx,
    // An example, or a match, that is asked for in the text lies on the table: there the reader is led.
    send: (intent) => {
      ctx.send(intent);
      if (["example", "read"].includes(intent.do)) rules.leave();
    }
  };
  const off = [
    mountTop(top, ctx),
    mountNotice(said, ctx),
    mountTextInTime(text, beside),
    mountTable(play, near),
    rules.mount(),
    mountSteps(play, ctx),
    mountLog(play, near),
    rules.mountBack(),
    mountTop === mountHead ? followAddress(el, ctx, near.send) : null
  ];
  return () => off.forEach((cleanup) => cleanup?.());
}

// knack_widgets/widgets/static/parts.js
function standalone(...mounts) {
  return (el, ctx) => {
    const off = [mountNotice, ...mounts].map((mount) => mount(el, ctx));
    return () => off.forEach((cleanup) => cleanup?.());
  };
}
var parts_default = {
  chapter: widget(mountChapter, "rulebook kb-chapter"),
  compare: widget(mountCompare, "compare"),
  practice: widget(mountPractice, "practice"),
  rulebook: widget(mountRulebook, "rulebook"),
  steps: widget(standalone(mountSteps), "alone"),
  table: widget(standalone(mountTable, mountLog), "alone"),
  text: widget(standalone(mountText), "alone")
};
export {
  parts_default as default
};
