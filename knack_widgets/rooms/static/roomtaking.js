import { h } from "../../widgets/static/dom.js";
import { press } from "./roomasking.js";

/** Asks for a file of the room; only who knows the room's secret gets it. */
const ask = ({ given, secret, lang }, what) =>
  fetch(new URL(`${given.up}room/${given.code}/file?what=${what}&lang=${lang()}`, location.href), {
    headers: { "X-Room-Secret": secret },
  });

/** Returns the text of a file of the room, empty if it cannot be had. */
export async function textOf(desk, what) {
  const response = await ask(desk, what);
  return response.ok ? response.text() : "";
}

/** Saves a file of the room. */
export async function take(desk, what) {
  const response = await ask(desk, what);
  if (!response.ok) return;
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? what;
  const address = URL.createObjectURL(await response.blob());
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Draws the form that opens a page for paper (`what`): its secret is in no address. */
export const pageForm = ({ t, given, secret, lang }, what, kind = "") =>
  h(
    "form",
    {
      method: "post",
      target: "_blank",
      action: `${given.up}room/${given.code}/file?lang=${lang()}`,
    },
    h("input", { type: "hidden", name: "secret", value: secret }),
    h("input", { type: "hidden", name: "what", value: what }),
    h("button", { class: `kb-button${kind}`, "data-key": `file_${what}` }, t(`file_${what}`)),
  );

/** Draws what was refused and answered wrongly, and the files to take along. */
export const results = (desk, { misses, wrong }) => {
  const { t } = desk;
  const list = (key, all) =>
    all.length > 0 && [
      h("h2", {}, t(key)),
      h(
        "ul",
        { class: "kr-lines", role: "list" },
        all.map((one) => h("li", {}, one.words)),
      ),
    ];
  return [
    list("misses", misses),
    list("wrong", wrong),
    h("h2", {}, t("take_along")),
    h(
      "div",
      { class: "kr-row" },
      pageForm(desk, "page", " kb-primary"),
      ["record", "csv", "jsonl"].map((what) => press(t, `file_${what}`, () => take(desk, what))),
    ),
  ];
};

/** Draws the button that deletes the room. `sure`: whether it was pressed once. */
export const ending = ({ t, act }, sure, ask) =>
  sure
    ? [
        h("span", { role: "alert" }, t("delete_sure")),
        press(t, "delete_yes", () => act({ do: "delete" }), " kr-no"),
        press(t, "cancel", () => ask(false)),
      ]
    : press(t, "delete", () => ask(true), " kr-no");
