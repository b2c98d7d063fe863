import { h } from "../../widgets/static/dom.js";
import { backAddress } from "./roomseats.js";

const SAME_PRESS_MS = 1000;

/** Returns a function: whether a message repeats the last one within `SAME_PRESS_MS`, as after a double click. */
export function twice(now = () => performance.now()) {
  let last = "";
  let since = -SAME_PRESS_MS;
  return ({ at: _, ...message }) => {
    const pressed = JSON.stringify(message);
    const again = pressed === last && now() - since < SAME_PRESS_MS;
    if (!again) [last, since] = [pressed, now()];
    return again;
  };
}

/** Draws the code with which a member goes on with another device. */
const backCode = (t, code) => [
  h("p", { class: "kr-code", role: "status" }, code),
  h("p", {}, t("return_hint")),
  h("p", {}, h("a", { href: backAddress(code), "data-key": "return_link" }, t("return_link"))),
];

/** Draws a member's own controls: to change the name, to go on with another device, to leave. `code`: a return code, or "". */
export function ownPlace(you, t, act, code) {
  const button = (key, message, kind = "") =>
    h("button", { type: "button", class: `kb-button${kind}`, "data-key": key, onclick: () => act(message) }, t(key));
  return h(
    "details",
    { class: "kr-fold", "data-key": "fold:own_place", open: Boolean(code) },
    h("summary", {}, t("own_place")),
    h(
      "form",
      {
        class: "kr-form",
        onsubmit: (event) => {
          event.preventDefault();
          act({ do: "rename", name: event.target.elements.name.value });
        },
      },
      h("label", { for: "kr-rename" }, t("name")),
      h("input", {
        id: "kr-rename",
        name: "name",
        maxlength: "60",
        autocomplete: "nickname",
        required: true,
        value: you.name,
        "data-key": "own_name",
      }),
      h("button", { class: "kb-button", "data-key": "own_rename" }, t("rename")),
    ),
    h("p", {}, button("other_device", { do: "return_code" })),
    code && backCode(t, code),
    h("p", {}, button("leave", { do: "leave" }, " kr-no")),
  );
}

/** Draws a form for this machine's network address, for a teacher whose server does not know it. */
export function addressForm(t) {
  return h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        const next = new URL(location.href); // keeps the secret after "#"
        next.searchParams.set("at", event.target.elements.at.value.trim());
        history.replaceState(null, "", next.href);
        location.reload();
      },
    },
    h("label", { for: "kr-at" }, t("own_address")),
    h("input", {
      id: "kr-at",
      name: "at",
      required: true,
      maxlength: "200",
      autocomplete: "off",
      placeholder: "192.168.1.5",
      "data-key": "at",
    }),
    h("button", { class: "kb-button", "data-key": "show_code" }, t("show_code")),
  );
}
