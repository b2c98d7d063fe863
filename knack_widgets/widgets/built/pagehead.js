/* Built by `make scripts` of knack_widgets/widgets/static/. Not to be edited. */
// knack_widgets/widgets/static/dom.js
function markup(el, html) {
  el.innerHTML = html;
  return el;
}
var parseDrawing = (html) => markup(document.createElement("template"), html).content.firstElementChild;
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

// knack_widgets/widgets/static/pagehead.js
var render = (view) => showListing(view, {});
var pagehead_default = { render };
export {
  pagehead_default as default
};
