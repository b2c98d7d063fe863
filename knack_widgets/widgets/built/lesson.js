/* Built by `make scripts` of knack_widgets/widgets/static/ and the packages named in lesson.LICENSES.txt. Not to be edited. */
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

// knack_widgets/widgets/static/drawnpart.js
function drawnPart(el, ctx, trait, { root = null, replaces = false, foreseen = false, begin, ...kinds }) {
  const patch = patcher(ctx, kinds);
  if (foreseen) patch.foresee(trait);
  const newest = typeof trait === "function" ? trait : () => ctx.get(trait);
  const place = root ? null : el?.appendChild(document.createTextNode(""));
  let html = "";
  const enter = (fresh) => {
    const { key } = fresh.dataset;
    const css = key ? `[data-key="${CSS.escape(key)}"]` : `${fresh.localName}.${fresh.classList[0]}`;
    const old = el && ctx.first?.take(el, css);
    if (old) place?.remove();
    if (old && !replaces) return patch.takeOver(old, fresh, html);
    (old ?? place)?.replaceWith(fresh);
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
  const keepRoom = (empty) => {
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
  const unfold = () => shown && stale() && redraw();
  const redraw = () => {
    fold = figure.closest("details");
    fold?.addEventListener("toggle", unfold);
    if (fold && !fold.open) drawn = "";
    if (!shown || !drawing || !figure.clientWidth || fold && !fold.open) return;
    const now = look();
    drawn = `${now.width} ${now.font}`;
    const picture = shown.draw(drawing, now);
    figure.replaceChildren(letter, picture ?? "");
    keepRoom(!picture);
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
    if (!drawn) keepRoom(true);
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

// knack_widgets/widgets/static/handmap.js
function handmapChart(ctx, el) {
  const picture = pictureView("hands");
  let there = false;
  let seen = "";
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
    if (hands && data !== seen) draw(hands, labels, ctx.get("lang"));
    else if (!hands && mapped && el.querySelector(".kb-hands").open) ask();
    if (hands) seen = data;
  };
  return { fill: (fresh) => picture.fill(fresh.querySelector(".kb-handmap")), update };
}

// knack_widgets/widgets/static/lesson.js
function oddsChart(ctx) {
  const picture = pictureView("lesson");
  const update = () => {
    const { heads, rows, measured } = ctx.get("shown");
    if (!rows.length) return;
    const draw = ({ intervals }, look) => intervals(rows, measured, look);
    const csv = [heads, ...rows.map(({ cells }) => cells.map(([value]) => value))];
    const said = { lang: ctx.get("lang"), name: "odds", title: measured.name, about: [], notes: [] };
    picture.update({ ...said, height: 4 + 1.8 * rows.length, csv, draw }, {});
  };
  return { fill: (fresh) => picture.fill(fresh.querySelector(".kb-tried")), update };
}
function mapChart(ctx, root) {
  const map = handmapChart(ctx, root);
  const update = () => {
    const { labels, ...hands } = ctx.get("shown");
    map.update({ mapped: true, hands, labels });
  };
  return { fill: map.fill, update };
}
function listenToForm(root, ctx) {
  const field = (name) => root.querySelector(`[data-key="lesson:${name}"]`);
  root.addEventListener("change", ({ target }) => {
    if (target === field("deal") && target.validity.valid) ctx.send({ do: "deal", deal: Number(target.value) });
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field("play").ariaDisabled) return;
    const [deal, worlds] = [field("deal"), field("worlds")].map(({ value }) => Number(value));
    ctx.send({ do: "play", deal, worlds, others: field("others").value });
  });
  root.addEventListener("click", ({ target }) => target === field("clear") && ctx.send({ do: "clear" }));
}
function keepOpen(fresh, root) {
  const [here, now] = [fresh, root].map((one) => [...one?.querySelectorAll("details") ?? []]);
  if (root) here.forEach((one, at) => put(one, "open", now[at].getAttribute("open")));
  else if (here[1] && !document.getElementById("kp-plots")) here[1].open = true;
}
function render({ model, el }) {
  const ctx = { get: (name) => model.get(name), send: (intent) => model.send(intent) };
  const root = keepKeys(h("div", { class: "knack-book kb-lesson" }));
  el.append(root);
  const chart = (model.get("kind") === "map" ? mapChart : oddsChart)(ctx, root);
  const change = (fresh, shown) => {
    keepOpen(fresh, shown);
    const [typed, next] = [shown, fresh].map((one) => one?.querySelector("[data-key='lesson:deal']"));
    if (typed && focused(root) === typed) put(next, "value", typed.getAttribute("value"));
    chart.fill(fresh);
  };
  const begin = (shown) => listenToForm(shown, ctx);
  const show = drawnPart(root, ctx, "drawing", { begin, change, islands: ".kb-plot, .kb-files" });
  let due = false;
  const update = () => {
    due = false;
    const prefs = model.get("prefs");
    root.lang = model.get("lang");
    root.classList.toggle("kb-four", Boolean(prefs.fourColour));
    root.classList.toggle("kb-presenter", Boolean(prefs.presenter));
    const held = focused(root);
    show();
    chart.update();
    if (held?.hidden) root.querySelector("[data-key='lesson:play']").focus({ preventScroll: true });
  };
  const notify = () => {
    if (!due) queueMicrotask(update);
    due = true;
  };
  const heard = ["lang", "prefs", "drawing", "shown"].map((name) => `change:${name}`);
  for (const name of heard) model.on(name, notify);
  update();
  return () => {
    for (const name of heard) model.off(name, notify);
    root.remove();
  };
}
var lesson_default = { render };
export {
  lesson_default as default
};
