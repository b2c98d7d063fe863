import { h, hide, icon, memo, put, say } from "./dom.js";
import { filePicker } from "./files.js";
import { languageButtons } from "./langs.js";
import { matchForm, whoPlays } from "./match.js";
import { prefSwitch } from "./options.js";
import { searchButton } from "./seek.js";

const TEMPI = [0, 300, 900, 2000, -1];

/** One bar: the way to the other games, the name of this one, three summaries for what is needed less often, language. */
export function mountControls(el, ctx) {
  const langs = h("div", { class: "kb-langs", role: "group" });
  const home = h("a", { class: "kb-button kb-home" }, icon("back"), h("span"));
  const game = h("strong", { class: "kb-game" });
  const display = drawer("display");
  const match = drawer("match");
  const share = drawer("save_share");
  const search = searchButton();
  const bar = h(
    "div",
    { class: "kb-controls", role: "group" },
    h("div", { class: "kb-place" }, home, game),
    h("div", { class: "kb-drawers" }, search.button, display.el, match.el, share.el),
    langs,
  );
  el.append(bar);

  const shut = (event) => {
    const open = event.key === "Escape" && bar.querySelector("details[open]");
    if (!open) return;
    event.stopPropagation();
    open.open = false;
    open.querySelector("summary").focus();
  };
  bar.addEventListener("keydown", shut);
  // What is told after a press in a drawer stands where the drawer would cover it.
  ctx.on("notice", () => ctx.get("notice") && bar.querySelector("details[open]")?.removeAttribute("open"));
  for (const one of [display, match, share]) {
    one.el.addEventListener(
      "toggle",
      () => one.el.open && [display, match, share].forEach((other) => other !== one && (other.el.open = false)),
    );
  }

  const update = () => {
    const { t } = ctx;
    const lang = ctx.get("lang");
    const prefs = ctx.get("prefs") ?? {};
    const setup = ctx.get("setup");
    bar.setAttribute("aria-label", t("controls"));
    langs.setAttribute("aria-label", t("language"));
    const { home: way = "", title = "" } = ctx.get("masthead") ?? {};
    put(home, "href", way);
    say(home.lastChild, t("all_games"));
    hide(home, !way);
    say(game, title);
    search.name(t("search"));
    display.name.textContent = t("display");
    match.name.textContent = t("match");
    share.name.textContent = t("save_share");
    match.el.hidden = !setup;
    memo(langs, [lang], () => languageButtons(lang, t, (code) => ctx.send({ do: "lang", lang: code })));
    memo(display.body, [prefs.fourColour, prefs.presenter, prefs.reveal, prefs.marks, prefs.known, prefs.follow, prefs.values, prefs.tempo, setup?.values, lang], () =>
      displayFields(ctx, prefs),
    );
    memo(
      match.body,
      [setup, lang],
      () => setup && [whoPlays(ctx, setup), matchForm(ctx, setup, () => (match.el.open = false))],
    );
    memo(share.body, [lang], () => shareFields(ctx));
  };
  ctx.on(["lang", "words", "prefs", "setup", "masthead"], update);
  update();
}

function drawer(key) {
  const name = h("summary", { class: "kb-button", "data-key": `drawer:${key}` });
  const body = h("div", { class: "kb-drawer" });
  return { el: h("details", {}, name, body), name, body };
}

function displayFields(ctx, prefs) {
  const { t } = ctx;
  const pref = (name, value) => ctx.send({ do: "pref", name, value });
  const flag = (name, label) => prefSwitch(ctx, name, Boolean(prefs[name]), label);
  const tempi = TEMPI.includes(prefs.tempo) || prefs.tempo === undefined ? TEMPI : [prefs.tempo, ...TEMPI];
  // (Intl.NumberFormat would take as long as the rest of the page's head)
  const seconds = (ms) => `${String(ms / 1000).replace(".", ctx.get("lang") === "en" ? "." : ",")} s`;
  const words = (ms) => (ms === 0 ? t("tempo_at_once") : ms < 0 ? t("tempo_by_step") : seconds(ms));
  const tempo = h(
    "select",
    { "data-key": "pref:tempo", onchange: (event) => pref("tempo", tempi[event.target.selectedIndex]) },
    tempi.map((ms) => h("option", { selected: ms === prefs.tempo }, words(ms))),
  );
  return [
    flag("fourColour", "four_colour"),
    flag("presenter", "presenter"),
    flag("reveal", "reveal"),
    flag("marks", "marks"),
    flag("known", "known"),
    flag("follow", "follow"),
    (ctx.get("setup") ?? {}).values && flag("values", "values"),
    h("label", { class: "kb-field" }, h("span", {}, t("tempo")), tempo),
  ];
}

function shareFields(ctx) {
  const { t } = ctx;
  const button = (intent, label) =>
    h(
      "button",
      { type: "button", class: "kb-button", "data-key": `share:${intent}`, onclick: () => ctx.send({ do: intent }) },
      t(label),
    );
  return [
    button("save", "save"),
    filePicker(ctx, t("load"), ".toml,.txt,text/plain", (text) => ctx.send({ do: "load", text })),
    button("permalink", "permalink"),
  ];
}
