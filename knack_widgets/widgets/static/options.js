import { h } from "./dom.js";

/** A text in the page's language, or in whichever there is. */
export function inLang(texts, lang) {
  if (texts === null || typeof texts !== "object") return texts ?? "";
  return texts[lang] ?? texts.en ?? Object.values(texts)[0] ?? "";
}

/** Where a seed is written; seeds are text. */
export function seedInput(value) {
  const plain = { type: "text", class: "kb-seed", maxlength: "40", autocomplete: "off", spellcheck: "false" };
  return h("input", { ...plain, value: value ?? "" });
}

/** An option's control: {el, read()}. `changed` is told at once of switches and choices; numbers wait for a press. */
export function optionControl(ctx, option, changed) {
  const lang = ctx.get("lang");
  const label = inLang(option.label, lang);
  if (option.type === "bool") {
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "kb-switch",
      checked: Boolean(option.value),
      onchange: () => changed?.(),
    });
    return { el: h("label", { class: "kb-field" }, box, h("span", {}, label)), read: () => box.checked };
  }
  if (option.type === "choice") {
    const choices = (option.choices ?? []).map((one) =>
      one !== null && typeof one === "object" ? one : { value: one, label: String(one) },
    );
    const select = h(
      "select",
      { onchange: () => changed?.() },
      choices.map((one) => h("option", { selected: one.value === option.value }, inLang(one.label, lang))),
    );
    return {
      el: h("label", { class: "kb-field" }, h("span", {}, label), select),
      read: () => choices[select.selectedIndex]?.value,
    };
  }
  const input = h("input", {
    type: "number",
    class: "kb-number",
    step: String(option.step ?? 1),
    required: true,
    min: option.min ?? null,
    max: option.max ?? null,
    value: String(option.value),
  });
  return {
    el: h("label", { class: "kb-field" }, h("span", {}, label), input),
    read: () => (input.reportValidity() ? Number(input.value) : null),
  };
}

/** An option beside its clause: what is set here starts a new match. */
export function optionForm(ctx, option) {
  const apply = () => {
    const value = control.read();
    if (value !== null && value !== undefined && value !== option.value)
      ctx.send({ do: "option", name: option.name, value });
  };
  const control = optionControl(ctx, option, apply);
  const submit = (event) => {
    event.preventDefault();
    apply();
  };
  return h(
    "form",
    { class: "kb-option", novalidate: true, onsubmit: submit },
    control.el,
    option.type === "int" &&
      h("button", { class: "kb-button kb-slim", "data-key": `option:${option.name}` }, ctx.t("apply")),
    h("span", { class: "kb-hint" }, ctx.t("option_new_match")),
  );
}

/** A switch of the page: it turns at once, and says so to the desk. */
export function prefSwitch(ctx, name, on, label) {
  return h(
    "label",
    { class: "kb-field" },
    h("input", {
      type: "checkbox",
      role: "switch",
      class: "kb-switch",
      "data-key": `pref:${name}`,
      checked: on,
      onchange: (event) => ctx.send({ do: "pref", name, value: event.target.checked }),
    }),
    h("span", {}, ctx.t(label)),
  );
}
