import { h, hide, put, say } from "../../widgets/static/dom.js";

const WIDE = "(min-width: 75rem)"; // the same width as in room.css: all panes beside each other

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The panes of the desk: in a wide window beside each other, in a narrower one chosen by tabs. `parts`: the key of each
 * pane's name, and its elements. `show(key)` brings a pane to the front; `update(badges)` sets the names, and for each pane
 * words beside its name.
 */
export function panes(t, parts) {
  const keys = parts.map(([key]) => key);
  const wide = window.matchMedia(WIDE);
  let chosen = keys[0];
  const tabs = keys.map((key) =>
    h(
      "button",
      {
        type: "button",
        role: "tab",
        class: "kr-tab",
        id: `kr-tab-${key}`,
        "data-key": `tab:${key}`,
        "aria-controls": `kr-pane-${key}`,
        onclick: () => show(key),
      },
      h("span", {}),
      h("span", { class: "kr-badge" }),
    ),
  );
  const list = h("div", { class: "kr-tabs", role: "tablist", onkeydown: (event) => press(event) }, tabs);
  const all = parts.map(([key, ...inside]) =>
    h("section", { class: `kr-pane kr-pane-${key}`, id: `kr-pane-${key}`, "aria-labelledby": `kr-tab-${key}` }, inside),
  );
  const el = h("div", { class: "kr-panes" }, all);

  const draw = () => {
    hide(list, wide.matches);
    keys.forEach((key, at) => {
      const on = key === chosen;
      put(tabs[at], "aria-selected", String(on));
      put(tabs[at], "tabindex", on ? "0" : "-1");
      put(all[at], "role", wide.matches ? "region" : "tabpanel");
      hide(all[at], !wide.matches && !on);
    });
  };
  const show = (key) => {
    chosen = key;
    draw();
  };
  const press = (event) => {
    const at = keys.indexOf(chosen);
    const to = { Home: 0, End: keys.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? Number.NaN);
    const key = keys[(to + keys.length) % keys.length];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(key);
    tabs[keys.indexOf(key)].focus();
  };
  wide.addEventListener("change", draw);
  draw();
  return {
    el,
    list,
    show,
    update: (badges) => {
      put(list, "aria-label", t("desk"));
      keys.forEach((key, at) => {
        say(tabs[at].firstElementChild, t(key));
        say(tabs[at].lastElementChild, badges[key] ?? "");
      });
    },
  };
}
