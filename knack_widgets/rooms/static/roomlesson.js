import { h, memo } from "../../widgets/static/dom.js";
import { press, section } from "./roomasking.js";
import { pageForm, take, textOf } from "./roomtaking.js";

const MAX_FILE = 65536; // characters of a lesson's file, as the server takes it

/** Draws the form that adds a step: something typed or pasted. */
const adding = ({ t, act }) =>
  h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        const field = event.target.elements.step;
        const text = field.value.trim();
        act(
          /^https?:/.test(text)
            ? { do: "lesson_add", link: text }
            : { do: "lesson_add", kind: "question", value: text },
        );
        field.value = "";
      },
    },
    h("label", { for: "kr-step" }, t("lesson_words")),
    h("input", {
      id: "kr-step",
      name: "step",
      required: true,
      maxlength: "8000",
      autocomplete: "off",
      "data-key": "lesson_words",
    }),
    h("button", { class: "kb-button", "data-key": "do:lesson_add" }, t("lesson_add")),
  );

/** Draws the choice of a lesson's file, and the field for its link. */
const loading = ({ t, act }) => [
  h("label", { for: "kr-lesson-file" }, t("lesson_file")),
  h("input", {
    id: "kr-lesson-file",
    type: "file",
    accept: ".toml,text/plain",
    "data-key": "lesson_file",
    onchange: async (event) => {
      const file = event.target.files[0];
      event.target.value = "";
      if (file) act({ do: "lesson", file: (await file.slice(0, 4 * MAX_FILE).text()).slice(0, MAX_FILE + 1) });
    },
  }),
  h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        act({ do: "lesson", link: event.target.elements.link.value.trim() });
      },
    },
    h("label", { for: "kr-lesson-link" }, t("lesson_link")),
    h("input", {
      id: "kr-lesson-link",
      name: "link",
      required: true,
      maxlength: "8192",
      autocomplete: "off",
      "data-key": "lesson_link",
    }),
    h("button", { class: "kb-button", "data-key": "do:lesson_load" }, t("lesson_load")),
  ),
];

/** Draws a step of the lesson with its note and what can be done with it. */
const row = ({ t, act }, lesson, item, at) => {
  const small = (key, message, sign, off = false) =>
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `${key}:${at}`,
        "aria-label": `${t(key)}: ${at + 1}`,
        title: t(key),
        "aria-disabled": String(off),
        onclick: () => !off && act(message),
      },
      sign,
    );
  const last = lesson.items.length - 1;
  return h(
    "li",
    { class: "kr-step", "aria-current": at === lesson.at ? "step" : null },
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim kr-step-show",
        "data-key": `lesson_show:${at}`,
        onclick: () => act({ do: "lesson_step", to: at }),
      },
      h("b", {}, `${at + 1}. ${item.kind}`),
      " ",
      item.words,
    ),
    h("input", {
      value: item.note,
      maxlength: "2000",
      placeholder: t("lesson_note"),
      "aria-label": `${t("lesson_note")}: ${at + 1}`,
      "data-key": `lesson_note:${at}`,
      onchange: (event) => act({ do: "lesson_note", at, note: event.target.value }),
    }),
    h(
      "span",
      { class: "kr-row" },
      small("lesson_up", { do: "lesson_move", at, to: at - 1 }, "↑", at === 0),
      small("lesson_down", { do: "lesson_move", at, to: at + 1 }, "↓", at === last),
      small("lesson_remove", { do: "lesson_remove", at }, "✕"),
    ),
  );
};

/** Draws the button that copies the link of the lesson; without permission to copy, the link is shown. */
const copying = (desk) => {
  const said = h("span", { class: "kr-copied", role: "status" });
  const copy = async () => {
    const link = await textOf(desk, "link");
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = desk.t("lesson_copied");
    } catch {
      said.textContent = link;
    }
  };
  return [press(desk.t, "lesson_copy", copy), said];
};

/** Draws the button that removes the lesson. `sure`: whether it was pressed once; `ask` sets that. */
const clearing = ({ t, act }, sure, ask) => {
  if (!sure) return press(t, "lesson_clear", () => ask(true), " kr-no");
  const remove = () => {
    ask(false);
    act({ do: "lesson" });
  };
  return [
    h("span", { role: "alert" }, t("lesson_clear_sure")),
    press(t, "lesson_clear_yes", remove, " kr-no"),
    press(t, "cancel", () => ask(false)),
  ];
};

/** Draws the lesson of the room: its steps, and the ways to make, load and take it. `lesson`: the frame's part, or null. */
const inside = (desk, lesson, sure, ask) => {
  const { t, act } = desk;
  const items = lesson?.items ?? [];
  return [
    lesson && [
      h("input", {
        class: "kr-lesson-title",
        value: lesson.title,
        maxlength: "2000",
        "aria-label": t("lesson_title"),
        "data-key": "lesson_title",
        onchange: (event) => act({ do: "lesson_name", title: event.target.value }),
      }),
      h("span", { role: "status" }, lesson.words),
      press(t, "lesson_back", () => act({ do: "lesson_step", back: true })),
      h(
        "ol",
        { class: "kr-steps-list", role: "list" },
        items.map((item, at) => row(desk, lesson, item, at)),
      ),
    ],
    press(t, "lesson_shown", () => act({ do: "lesson_add", shown: true })),
    adding(desk),
    items.length > 0 && [
      ...["handout", "key", "code"].map((what) => pageForm(desk, what)),
      ...copying(desk),
      press(t, "file_lesson", () => take(desk, "lesson")),
      ...[clearing(desk, sure, ask)].flat(),
    ],
    loading(desk),
  ];
};

/** Draws the step that is shown, with its note: it stays in sight while the list of the steps is folded. */
const cue = (desk, lesson) => {
  const item = lesson?.items?.[lesson.at];
  return (
    item && [
      h("p", { class: "kr-cue" }, h("b", {}, lesson.words), " ", item.note || item.words),
      lesson.over && h("div", { class: "kr-row" }, h("b", {}, desk.t("lesson_over")), pageForm(desk, "page")),
    ]
  );
};

/** The lesson on the teacher's desk: `el`, and `update(room)` with the frame `class`. */
export function lessonView(desk) {
  const el = h("div", { class: "kr-lesson" });
  let sure = false; // whether the lesson is to be removed, which is asked once more
  /** @type {any} */
  let last = null;
  const ask = (now) => {
    sure = now;
    view.update(last);
  };
  const view = {
    el,
    update: (room) => {
      last = room;
      if (!room.lesson) sure = false;
      const open = el.querySelector("details")?.open ?? false;
      memo(el, [room.lesson, sure, desk.t("title")], () =>
        room.lesson?.items !== null || !room.lesson
          ? [cue(desk, room.lesson), section(desk.t, "lesson_part", inside(desk, room.lesson, sure, ask))]
          : null,
      );
      const fold = el.querySelector("details");
      if (fold) fold.open = open;
      const list = el.querySelector(".kr-steps-list");
      const step = /** @type {HTMLElement | null} */ (list?.querySelector("[aria-current=step]"));
      if (list && step) list.scrollTop = step.offsetTop;
    },
  };
  return view;
}
