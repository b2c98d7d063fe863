/* Built by `make scripts` of knack_widgets/rooms/static/ and the packages named in room.LICENSES.txt. Not to be edited. */
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
function memo(el, data, build) {
  const seen = JSON.stringify(data);
  if (el.kbSeen === seen) return false;
  el.kbSeen = seen;
  keepFocus(el, () => el.replaceChildren(...present([build()])));
  return true;
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
function keepFocus(root2, update, next) {
  const had = root2.contains(focused(root2)) ? focused(root2) : null;
  const key = had?.dataset.key;
  const marked = had?.matches("input, textarea") && had.selectionStart !== null;
  const selection = marked ? [had.selectionStart, had.selectionEnd, had.selectionDirection] : null;
  update();
  if (!had || focused(root2) === had) return;
  const stays = root2.contains(had);
  if (stays && ![null, document.body].includes(focused(root2))) return;
  const same2 = stays ? had : key && root2.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same2 || next?.(key) || null)?.focus({ preventScroll: true });
  if (same2 && selection) same2.setSelectionRange(...selection);
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
function keepKeys(root2) {
  keeping.add(root2);
  addEventListener("keydown", markFocused, true);
  root2.addEventListener("keydown", (event) => {
    if (!isNotebooks(event)) event.stopPropagation();
  });
  return root2;
}
function copyAttributes(el, fresh) {
  for (const { name, value } of fresh.attributes) if (el.getAttribute(name) !== value) el.setAttribute(name, value);
  for (const { name } of [...el.attributes]) if (!fresh.hasAttribute(name)) el.removeAttribute(name);
  return false;
}

// knack_widgets/rooms/static/roomdoor.js
function doorView(given2, t) {
  const base = `${given2.up ?? ""}room`;
  const code = h("input", {
    id: "kr-code",
    name: "code",
    required: true,
    maxlength: "200",
    value: given2.typed ?? "",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    class: "kr-code"
  });
  return h(
    "div",
    { class: "kr-door" },
    h("h1", {}, t("title")),
    given2.wrong && h("p", { class: "kr-note", role: "alert" }, t(given2.wrong === "broken" ? "broken" : "wrong_code")),
    h(
      "form",
      {
        class: "kr-form",
        onsubmit: (event) => {
          event.preventDefault();
          location.href = new URL(
            `${base}?code=${encodeURIComponent(code.value.slice(0, 200))}&lang=${given2.lang}`,
            location.href
          ).href;
        }
      },
      h("label", { for: "kr-code" }, t("code")),
      code,
      h("button", { class: "kb-button kb-primary" }, t("come_in")),
      h("p", { class: "kr-hint" }, t("code_hint"))
    ),
    h("h2", {}, t("open_room")),
    h("p", { class: "kr-hint" }, t("open_hint")),
    given2.login ? h("p", {}, h("a", { class: "kb-button", href: given2.login, "data-key": "login" }, t("login"))) : opening(given2, t, base)
  );
}
function opening(given2, t, base) {
  const asked = given2.asked ?? {};
  return h(
    "form",
    { class: "kr-form", method: "post", action: `${base}?lang=${given2.lang}` },
    asked.exercise && [
      h("input", { type: "hidden", name: "exercise", value: asked.exercise }),
      h("p", { class: "kr-hint" }, t("open_asks"))
    ],
    asked.record ? h("input", { type: "hidden", name: "record", value: asked.record }) : !asked.exercise && [
      h("label", { for: "kr-game" }, t("game")),
      h(
        "select",
        { id: "kr-game", name: "game" },
        Object.entries(given2.games).map(
          ([id, name]) => h("option", { value: id, selected: id === asked.game }, name)
        )
      )
    ],
    h("button", { class: "kb-button kb-primary", "data-key": "open" }, t("open"))
  );
}

// knack_widgets/rooms/static/roomasking.js
var KINDS = ["legal-moves", "which-clause", "who-acts", "who-takes", "what-is-paid", "find-refused", "what-follows"];
var press = (t, key, onclick, kind = "") => h("button", { type: "button", class: `kb-button${kind}`, "data-key": `do:${key}`, onclick }, t(key));
var section = (t, key, inside2) => h(
  "details",
  { class: "kr-fold", "data-key": `fold:${key}` },
  h("summary", {}, t(key)),
  h("div", { class: "kr-row" }, inside2)
);
var choice = ({ t }, chosen, name, label, options, { at = chosen[name], redraw = () => {
} } = {}) => [
  h("label", { for: `kr-${name}` }, t(label)),
  h(
    "select",
    {
      id: `kr-${name}`,
      "data-key": name,
      onchange: (event) => {
        chosen[name] = event.target.value;
        redraw();
      }
    },
    options.map(([value, words2]) => h("option", { value, selected: String(at) === String(value) }, words2))
  )
];
var pasting = ({ t, act }) => h(
  "form",
  {
    class: "kr-form",
    onsubmit: (event) => {
      event.preventDefault();
      act({ do: "paste", text: event.target.elements.text.value.trim() });
    }
  },
  h("label", { for: "kr-paste" }, t("paste")),
  h("input", {
    id: "kr-paste",
    name: "text",
    required: true,
    maxlength: "12000",
    autocomplete: "off",
    "data-key": "paste"
  }),
  h("button", { class: "kb-button", "data-key": "do:paste" }, t("paste_show"))
);
var exampleChoice = ({ t, act, book }, chosen) => {
  const { examples = {}, shows = {}, clauses = {} } = book();
  const names = Object.keys(examples);
  const groups = [...new Set(names.map((name) => shows[name]))];
  return [
    h("label", { for: "kr-example" }, t("example")),
    h(
      "select",
      { id: "kr-example", "data-key": "example", onchange: (event) => chosen.example = event.target.value },
      groups.map(
        (clause) => h(
          "optgroup",
          { label: clauses[clause] ?? clause },
          names.filter((name) => shows[name] === clause).map((name) => h("option", { value: name, selected: chosen.example === name }, examples[name]))
        )
      )
    ),
    press(t, "show_example", () => act({ do: "example", id: chosen.example || names[0] }))
  ];
};
function questions(desk, chosen, known) {
  const { t, act, book } = desk;
  const { readings = {}, kinds = [] } = book();
  const rulings = Object.keys(readings);
  if (!kinds.includes(chosen.kind)) chosen.kind = "";
  return [
    h("h2", {}, t("ask")),
    h(
      "div",
      { class: "kr-row" },
      choice(desk, chosen, "kind", "kind", [
        ["", t("any_kind")],
        ...KINDS.filter((id) => kinds.includes(id)).map((id) => [id, t(`kind_${id.replaceAll("-", "_")}`)])
      ]),
      known && press(t, "ask_here", () => act({ do: "ask", here: true, kind: chosen.kind })),
      press(t, "ask_fresh", () => act({ do: "ask", kind: chosen.kind })),
      press(t, "quiz_start", () => act({ do: "quiz" }))
    ),
    rulings.length > 0 && section(t, "ask_reading", [
      choice(
        desk,
        chosen,
        "ruling",
        "reading",
        rulings.map((id) => [id, `${id} · ${book().clauses[readings[id]] ?? ""}`])
      ),
      press(t, "ask_this_reading", () => act({ do: "ask", ruling: chosen.ruling || rulings[0] }))
    ])
  ];
}
function showing(desk, chosen, current, here, redraw) {
  const { t, act, book } = desk;
  const { players = {}, games = {} } = book();
  const game = chosen.game || current;
  const [least, most] = players[game] ?? [2, 4];
  const count2 = Math.min(Math.max(Number(chosen.players) || here, least), most);
  const begin = () => {
    act({ do: "begin", game, players: count2 });
    chosen.game = chosen.players = "";
    redraw();
  };
  return [
    section(t, "show", [exampleChoice(desk, chosen), pasting(desk), h("p", { class: "kr-hint" }, t("attempt_hint"))]),
    section(t, "new_match", [
      choice(desk, chosen, "game", "game", Object.entries(games), { at: game, redraw }),
      choice(
        desk,
        chosen,
        "players",
        "players",
        Array.from({ length: most - least + 1 }, (_, at) => [least + at, least + at]),
        { at: count2, redraw }
      ),
      press(t, "begin", begin)
    ])
  ];
}

// knack_widgets/rooms/static/roommember.js
var handPlace = ({ t, act }, members2, one) => h(
  "select",
  {
    "aria-label": `${t("hand_place")} ${one.name}`,
    "data-key": `replace:${one.id}`,
    onchange: (event) => event.target.value && act({ do: "replace", member: one.id, by: Number(event.target.value) })
  },
  h("option", { value: "" }, t("hand_place")),
  members2.filter((other) => other.here && other.id !== one.id).map((other) => h("option", { value: other.id }, other.name))
);
var seatChoice = ({ t, act }, seats2, one) => h(
  "select",
  {
    "aria-label": `${t("seat_of")} ${one.name}`,
    "data-key": `place:${one.id}`,
    onchange: ({ target: { value } }) => act({ do: "place", member: one.id, seat: value === "" ? null : Number(value) })
  },
  h("option", { value: "", selected: one.seat === null }, t("look_on")),
  seats2.map(
    (seat) => h("option", { value: seat.seat, selected: one.seat === seat.seat }, `${t("seat")} ${seat.seat + 1}`)
  )
);
var tableChoice = ({ t, act }, { names, free }, one) => h(
  "select",
  {
    "aria-label": `${t("to_table")} ${one.name}`,
    "data-key": `table:${one.id}`,
    onchange: ({ target: { value } }) => value && act({ do: "to_table", member: one.id, table: Number(value) })
  },
  h("option", { value: "" }, t("to_table")),
  names.map((name, at) => free[at] > 0 && h("option", { value: at }, name))
);
var more = (desk, members2, one, rename) => {
  const { t, act } = desk;
  const small = (key, onclick, kind = "") => h(
    "button",
    {
      type: "button",
      class: `kb-button kb-slim${kind}`,
      "data-key": `${key}:${one.id}`,
      "aria-label": `${t(key)}: ${one.name}`,
      onclick
    },
    t(key)
  );
  const lead = one.leads ? "take_lead" : "hand_lead";
  return h(
    "div",
    { class: "kr-more" },
    small("rename", () => rename(one)),
    small(lead, () => act({ do: "hand", member: one.leads ? null : one.id })),
    !one.here && handPlace(desk, members2, one),
    small("remove", () => act({ do: "remove", member: one.id }), " kr-no")
  );
};
var stateOf = (t, asked, vote, one) => [
  vote && h("span", { class: `kr-vote ${vote.right ? "kr-ok" : "kr-bad"}` }, `${vote.right ? "✓" : "✗"} ${vote.words}`),
  asked && !vote && one.here && h("span", { class: "kr-wait" }, t("no_answer")),
  one.stuck && h("span", { class: "kr-stuck" }, one.stuck.words),
  one.idle && h("span", { class: "kr-idle" }, one.idle),
  !one.here && h("span", { class: "kr-gone" }, t("not_here")),
  (one.leads || one.free) && h("span", {}, t(one.leads ? "leads" : "free"))
];
function memberOf(desk, { own, room, marked, opened, renaming }, { mark, open, rename }, one) {
  const { t } = desk;
  const vote = room.votes?.find((found) => found.member === one.id);
  const isOpen2 = opened === one.id;
  const table = room.tables?.names[one.table];
  const place = () => room.tables ? tableChoice(desk, room.tables, one) : seatChoice(desk, own.seats, one);
  return h(
    "li",
    { class: `kr-member${one.here ? "" : " kr-away"}` },
    h("input", {
      type: "checkbox",
      checked: marked.has(one.id),
      "aria-label": `${t("mark_member")}: ${one.name}`,
      "data-key": `mark:${one.id}`,
      onchange: (event) => mark(one.id, event.target.checked)
    }),
    h("b", { class: "kr-name" }, renaming?.member === one.id ? renaming.form : one.name),
    table ? h("span", {}, table) : place(),
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `more:${one.id}`,
        "aria-label": `${t("more")}: ${one.name}`,
        "aria-expanded": String(isOpen2),
        onclick: () => open(isOpen2 ? null : one.id)
      },
      "⋯"
    ),
    h("p", { class: "kr-state" }, stateOf(t, room.votes, vote, one)),
    isOpen2 && more(desk, room.members, one, rename)
  );
}

// knack_widgets/rooms/static/roomclass.js
var removing = (t, sure, ask2, remove) => sure ? [
  h("span", { role: "alert" }, t("remove_sure")),
  press(t, "remove_yes", remove, " kr-no"),
  press(t, "cancel", () => ask2(false))
] : press(t, "remove_marked", () => ask2(true), " kr-no");
function classView(desk) {
  const { t, act } = desk;
  const el = h("section", { class: "kr-class" });
  let renaming = null;
  let opened = null;
  let sure = false;
  const marked = /* @__PURE__ */ new Set();
  const mark = (id, on) => {
    if (on) marked.add(id);
    else marked.delete(id);
    update(...last);
  };
  const open = (id) => {
    opened = id;
    update(...last);
  };
  const rename = (one) => {
    const name = h("input", {
      name: "name",
      value: one.name,
      maxlength: "60",
      "aria-label": t("name"),
      "data-key": `name:${one.id}`
    });
    const onsubmit = (event) => {
      event.preventDefault();
      act({ do: "name", member: one.id, name: name.value });
      renaming = null;
      update(...last);
      el.querySelector(`[data-key="rename:${one.id}"]`)?.focus();
    };
    renaming = { member: one.id, form: h("form", { onsubmit }, name) };
    update(...last);
    name.focus();
    name.select();
  };
  const all = () => {
    const { members: members2 } = last[1];
    const every = marked.size === members2.length;
    for (const one of members2) every ? marked.delete(one.id) : marked.add(one.id);
    update(...last);
  };
  const ask2 = (now) => {
    sure = now;
    update(...last);
  };
  const remove = () => {
    sure = false;
    act({ do: "remove", members: [...marked] });
  };
  let last = [];
  const update = (own, room) => {
    last = [own, room];
    for (const id of marked) if (!room.members.some((one) => one.id === id)) marked.delete(id);
    if (!marked.size) sure = false;
    const { members: members2, votes, state } = room;
    const seen = [
      members2,
      votes,
      state,
      room.here,
      own.seats,
      own.locked,
      renaming?.member,
      opened,
      sure,
      [...marked],
      t("title")
    ];
    memo(el, seen, () => [
      h("p", { class: "kr-summary", role: "status" }, room.here, state && ` · ${state}`),
      h(
        "div",
        { class: "kr-row" },
        press(t, own.locked ? "unlock" : "lock", () => act({ do: "lock", locked: !own.locked }), " kb-slim"),
        members2.length > 0 && press(t, "mark_all", all, " kb-slim")
      ),
      members2.length > 0 && h(
        "ul",
        { class: "kr-members", role: "list" },
        members2.map((one) => memberOf(desk, { own, room, marked, opened, renaming }, { mark, open, rename }, one))
      ),
      marked.size > 0 && h("div", { class: "kr-row" }, removing(t, sure, ask2, remove))
    ]);
  };
  return { el, update };
}

// knack_widgets/rooms/static/roomtaking.js
var ask = ({ given: given2, secret, lang }, what) => fetch(new URL(`${given2.up}room/${given2.code}/file?what=${what}&lang=${lang()}`, location.href), {
  headers: { "X-Room-Secret": secret }
});
async function textOf(desk, what) {
  const response = await ask(desk, what);
  return response.ok ? response.text() : "";
}
async function take(desk, what) {
  const response = await ask(desk, what);
  if (!response.ok) return;
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? what;
  const address = URL.createObjectURL(await response.blob());
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1e3);
}
var pageForm = ({ t, given: given2, secret, lang }, what, kind = "") => h(
  "form",
  {
    method: "post",
    target: "_blank",
    action: `${given2.up}room/${given2.code}/file?lang=${lang()}`
  },
  h("input", { type: "hidden", name: "secret", value: secret }),
  h("input", { type: "hidden", name: "what", value: what }),
  h("button", { class: `kb-button${kind}`, "data-key": `file_${what}` }, t(`file_${what}`))
);
var results = (desk, { misses, wrong }) => {
  const { t } = desk;
  const list = (key, all) => all.length > 0 && [
    h("h2", {}, t(key)),
    h(
      "ul",
      { class: "kr-lines", role: "list" },
      all.map((one) => h("li", {}, one.words))
    )
  ];
  return [
    list("misses", misses),
    list("wrong", wrong),
    h("h2", {}, t("take_along")),
    h(
      "div",
      { class: "kr-row" },
      pageForm(desk, "page", " kb-primary"),
      ["record", "csv", "jsonl"].map((what) => press(t, `file_${what}`, () => take(desk, what)))
    )
  ];
};
var ending = ({ t, act }, sure, ask2) => sure ? [
  h("span", { role: "alert" }, t("delete_sure")),
  press(t, "delete_yes", () => act({ do: "delete" }), " kr-no"),
  press(t, "cancel", () => ask2(false))
] : press(t, "delete", () => ask2(true), " kr-no");

// knack_widgets/rooms/static/roomlesson.js
var MAX_FILE = 65536;
var adding = ({ t, act }) => h(
  "form",
  {
    class: "kr-form",
    onsubmit: (event) => {
      event.preventDefault();
      const field = event.target.elements.step;
      const text = field.value.trim();
      act(
        /^https?:/.test(text) ? { do: "lesson_add", link: text } : { do: "lesson_add", kind: "question", value: text }
      );
      field.value = "";
    }
  },
  h("label", { for: "kr-step" }, t("lesson_words")),
  h("input", {
    id: "kr-step",
    name: "step",
    required: true,
    maxlength: "8000",
    autocomplete: "off",
    "data-key": "lesson_words"
  }),
  h("button", { class: "kb-button", "data-key": "do:lesson_add" }, t("lesson_add"))
);
var loading = ({ t, act }) => [
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
    }
  }),
  h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        act({ do: "lesson", link: event.target.elements.link.value.trim() });
      }
    },
    h("label", { for: "kr-lesson-link" }, t("lesson_link")),
    h("input", {
      id: "kr-lesson-link",
      name: "link",
      required: true,
      maxlength: "8192",
      autocomplete: "off",
      "data-key": "lesson_link"
    }),
    h("button", { class: "kb-button", "data-key": "do:lesson_load" }, t("lesson_load"))
  )
];
var row = ({ t, act }, lesson, item, at) => {
  const small = (key, message, sign, off = false) => h(
    "button",
    {
      type: "button",
      class: "kb-button kb-slim",
      "data-key": `${key}:${at}`,
      "aria-label": `${t(key)}: ${at + 1}`,
      title: t(key),
      "aria-disabled": String(off),
      onclick: () => !off && act(message)
    },
    sign
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
        onclick: () => act({ do: "lesson_step", to: at })
      },
      h("b", {}, `${at + 1}. ${item.kind}`),
      " ",
      item.words
    ),
    h("input", {
      value: item.note,
      maxlength: "2000",
      placeholder: t("lesson_note"),
      "aria-label": `${t("lesson_note")}: ${at + 1}`,
      "data-key": `lesson_note:${at}`,
      onchange: (event) => act({ do: "lesson_note", at, note: event.target.value })
    }),
    h(
      "span",
      { class: "kr-row" },
      small("lesson_up", { do: "lesson_move", at, to: at - 1 }, "↑", at === 0),
      small("lesson_down", { do: "lesson_move", at, to: at + 1 }, "↓", at === last),
      small("lesson_remove", { do: "lesson_remove", at }, "✕")
    )
  );
};
var copying = (desk) => {
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
var clearing = ({ t, act }, sure, ask2) => {
  if (!sure) return press(t, "lesson_clear", () => ask2(true), " kr-no");
  const remove = () => {
    ask2(false);
    act({ do: "lesson" });
  };
  return [
    h("span", { role: "alert" }, t("lesson_clear_sure")),
    press(t, "lesson_clear_yes", remove, " kr-no"),
    press(t, "cancel", () => ask2(false))
  ];
};
var inside = (desk, lesson, sure, ask2) => {
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
        onchange: (event) => act({ do: "lesson_name", title: event.target.value })
      }),
      h("span", { role: "status" }, lesson.words),
      press(t, "lesson_back", () => act({ do: "lesson_step", back: true })),
      h(
        "ol",
        { class: "kr-steps-list", role: "list" },
        items.map((item, at) => row(desk, lesson, item, at))
      )
    ],
    press(t, "lesson_shown", () => act({ do: "lesson_add", shown: true })),
    adding(desk),
    items.length > 0 && [
      ...["handout", "key", "code"].map((what) => pageForm(desk, what)),
      ...copying(desk),
      press(t, "file_lesson", () => take(desk, "lesson")),
      ...[clearing(desk, sure, ask2)].flat()
    ],
    loading(desk)
  ];
};
var cue = (desk, lesson) => {
  const item = lesson?.items?.[lesson.at];
  return item && [
    h("p", { class: "kr-cue" }, h("b", {}, lesson.words), " ", item.note || item.words),
    lesson.over && h("div", { class: "kr-row" }, h("b", {}, desk.t("lesson_over")), pageForm(desk, "page"))
  ];
};
function lessonView(desk) {
  const el = h("div", { class: "kr-lesson" });
  let sure = false;
  let last = null;
  const ask2 = (now) => {
    sure = now;
    view.update(last);
  };
  const view = {
    el,
    update: (room) => {
      last = room;
      if (!room.lesson) sure = false;
      const open = el.querySelector("details")?.open ?? false;
      memo(
        el,
        [room.lesson, sure, desk.t("title")],
        () => room.lesson?.items !== null || !room.lesson ? [cue(desk, room.lesson), section(desk.t, "lesson_part", inside(desk, room.lesson, sure, ask2))] : null
      );
      const fold = el.querySelector("details");
      if (fold) fold.open = open;
      const list = el.querySelector(".kr-steps-list");
      const step = (
        /** @type {HTMLElement | null} */
        list?.querySelector("[aria-current=step]")
      );
      if (list && step) list.scrollTop = step.offsetTop;
    }
  };
  return view;
}

// knack_widgets/rooms/static/roomclause.js
var GO = "knack-go";
function clauseView({ t, act, book, given: given2, lang, game }, chosen, front) {
  const el = h("section", { class: "kr-found" });
  let facts2 = null;
  let shown = null;
  const seek = async () => {
    const { ask: ask2 } = await import(new URL(given2.search["search.js"], location.href).href);
    ask2({ ...given2.search, page: "", game: game(), base: given2.up, only: ["clause", "ruling", "example"] });
  };
  const choose = (id, given3 = null) => {
    facts2 = given3;
    chosen.clause = id;
    front();
    draw2();
    el.querySelector(".kr-wording")?.scrollIntoView?.({ block: "nearest" });
  };
  document.addEventListener(GO, (event) => {
    const { kind, id } = (
      /** @type {CustomEvent} */
      event.detail
    );
    event.preventDefault();
    choose(kind === "example" ? book().shows[id] : id);
  });
  const wording = (id) => [
    h("h3", {}, facts2?.label ?? book().clauses[id] ?? id),
    markup(h("div", { class: "kb-clause" }), facts2?.html ?? book().texts[id] ?? "")
  ];
  const example = ([name, title]) => h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `example:${name}`,
        onclick: () => act({ do: "example", id: name })
      },
      title
    )
  );
  const draw2 = () => {
    const id = chosen.clause;
    const { examples = {}, shows = {} } = book();
    const own = Object.entries(examples).filter(([name]) => shows[name] === id);
    memo(el, [id, facts2, shown, game(), lang(), t("find_clause"), own.length], () => [
      h("div", { class: "kr-row" }, press(t, "find_clause", seek), h("kbd", {}, "/")),
      id && [
        h("div", { class: "kr-wording" }, wording(id)),
        h(
          "div",
          { class: "kr-row" },
          shown === id ? press(t, "hide_clause", () => act({ do: "clause", id: "" })) : press(t, "show_clause", () => act({ do: "clause", id, show: true })),
          press(t, "ask_about", () => act({ do: "ask", clause: id })),
          press(t, "quiz_about", () => act({ do: "quiz", clause: id }))
        ),
        own.length > 0 && h("h4", {}, t("examples")),
        own.length > 0 && h("ul", { class: "kr-examples", role: "list" }, own.map(example))
      ]
    ]);
  };
  return {
    el,
    choose,
    seek,
    update: (marked) => {
      shown = marked;
      if (chosen.clause && !facts2 && !book().texts[chosen.clause]) chosen.clause = "";
      draw2();
    }
  };
}

// knack_widgets/rooms/static/roomtables.js
var tile = ({ t, act }, { tables, members: members2 }, pictures, at) => {
  const on = tables.wall === at;
  const sitting = members2.filter((one) => one.table === at);
  return h(
    "li",
    { class: "kr-tile" },
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `wall:${at}`,
        "aria-pressed": String(on),
        onclick: () => act({ do: "wall", table: on ? null : at })
      },
      `${tables.names[at]} · ${t("tables_wall")}`
    ),
    sitting.map((one) => [
      one.stuck && h("p", { class: "kr-stuck" }, `${one.name}: ${one.stuck.words}`),
      one.idle && h("p", { class: "kr-idle" }, `${one.name}: ${one.idle}`)
    ]),
    markup(h("div", { class: "kr-tile-picture" }), pictures.get(at) ?? "")
  );
};
function tablesView(desk) {
  const { t, act } = desk;
  const el = h("div", { class: "kr-tables" });
  const pictures = /* @__PURE__ */ new Map();
  let drawn = 0;
  let sure = null;
  let last = null;
  const ask2 = (key) => {
    sure = key;
    update(last);
  };
  const end = () => {
    const message = { do: sure === "tables_deal" ? "tables" : "tables_end" };
    ask2(null);
    act(message);
  };
  const buttons = ({ tables }) => [
    press(t, "tables_deal", () => tables ? ask2("tables_deal") : act({ do: "tables" })),
    tables && press(t, tables.stopped ? "tables_go_on" : "tables_stop", () => act({ do: "tables_stop", on: !tables.stopped })),
    tables && press(t, "tables_end", () => ask2("tables_end"), " kr-no")
  ];
  const inside2 = (room) => [
    sure ? [
      h("span", { role: "alert" }, room.tables.running),
      press(t, sure === "tables_deal" ? "tables_deal_yes" : "tables_end_yes", end, " kr-no"),
      press(t, "cancel", () => ask2(null))
    ] : buttons(room),
    room.tables && h(
      "ul",
      { class: "kr-tiles", role: "list" },
      room.tables.names.map((_, at) => tile(desk, room, pictures, at))
    )
  ];
  const update = (room) => {
    last = room;
    if (!room) return;
    if (!room.tables) sure = null;
    const open = el.querySelector("details")?.open ?? false;
    const stuck = room.members.map((one) => (one.stuck || one.idle) && [one.table, one.name, one.stuck, one.idle]);
    memo(el, [room.tables, stuck, drawn, sure, t("title")], () => section(t, "tables", inside2(room)));
    const fold = el.querySelector("details");
    if (fold) fold.open = open;
  };
  return {
    el,
    update,
    hear: (frame) => {
      pictures.set(frame.number, frame.picture);
      drawn += 1;
      update(last);
    }
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
var keepText = (key, text) => safely(() => {
  if (text) localStorage.setItem(key, text);
  else localStorage.removeItem(key);
  return true;
}, false);
var LOOK = "knack-widgets:look";
var SWITCHES = ["fourColour", "presenter", "columns", "tableAbove", "known"];
var switches = (prefs) => Object.fromEntries(SWITCHES.filter((name) => name in prefs).map((name) => [name, prefs[name]]));
var storedLook = () => safely(() => switches(JSON.parse(localStorage.getItem(LOOK) ?? "null") ?? {}), {});
function keepLook(prefs) {
  const text = JSON.stringify({ ...storedLook(), ...switches(prefs) });
  if (text !== safely(() => localStorage.getItem(LOOK))) keepText(LOOK, text);
}

// knack_widgets/rooms/static/roomviews.js
var NAMES = { sv: "Svenska", de: "Deutsch", en: "English" };
var langChoice = (langs, lang, speak) => h(
  "select",
  { class: "kr-langs", onchange: (event) => speak(event.target.value) },
  langs.map((one) => h("option", { value: one, lang: one, selected: one === lang }, NAMES[one]))
);
var wayIn = (t, given2) => h(
  "div",
  { class: "kr-way" },
  markup(h("span", { class: "kr-qr", role: "img", "aria-label": t("scan") }), given2.qr),
  h("p", {}, h("span", { class: "kr-hint" }, `${t("scan")} `), h("span", { class: "kr-address" }, given2.address))
);
var comeIn = (t, given2, isIn) => {
  const way = wayIn(t, given2);
  return isIn ? h("details", { class: "kr-fold", "data-key": "fold:way_in" }, h("summary", {}, t("way_in")), way) : way;
};
function headOf(t, code, own, langs, act, enlarge = null) {
  const { you } = own;
  return [
    h("strong", { class: "kr-code", "aria-label": `${t("code")} ${[...code].join(" ")}` }, code),
    h("span", { class: "kr-game" }, own.gameName ?? ""),
    h(
      "span",
      { class: "kr-who" },
      you ? you.name : "",
      you?.seat !== null && you ? ` · ${own.table ?? t("seat_yours")}` : ""
    ),
    h("span", { class: "kr-here" }, own.here ?? ""),
    enlarge && h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": "large_code",
        "aria-keyshortcuts": "c",
        onclick: enlarge
      },
      t("large_code"),
      h("kbd", {}, "C")
    ),
    you?.seat !== null && you && !own.table && h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": "stand",
        onclick: () => act({ do: "sit", seat: null })
      },
      t("look_on")
    ),
    langs
  ];
}
var shownOf = (t, view, act, question) => [
  question,
  view.task && h("p", { class: "kr-task", role: "status" }, view.task),
  view.shown.words && h("p", { role: "status" }, view.shown.words),
  view.shown.back && h(
    "button",
    { type: "button", class: "kb-button kb-primary", "data-key": "follow", onclick: () => act({ do: "follow" }) },
    t("follow")
  )
];
var isOpen = (poll) => Boolean(poll && !poll.answer);
var waysOf = (t, view, own, act, at, { up, settles }) => [
  h(
    "a",
    { class: "kb-button kb-slim", href: `${up}${view.game}?${view.rules}`, target: "_blank", "data-key": "rules" },
    t("read_rules")
  ),
  view.table && settles && (own.leads || !isOpen(view.poll)) && h(
    "button",
    { type: "button", class: "kb-button kb-slim", "data-key": "settle", onclick: () => act({ do: "settle" }) },
    t("settle")
  ),
  own.you && !view.shown.back && view.shown.on !== "poll" && !own.leads && h(
    "button",
    {
      type: "button",
      class: "kb-button kb-slim",
      "data-key": "alone",
      onclick: () => act({ do: "step", to: at() })
    },
    t("look_alone")
  )
];
var hintOf = (t, own, hint, at, act, clause) => [
  own.hints > 0 && h(
    "button",
    { type: "button", class: "kb-button", "data-key": "hint", onclick: () => act({ do: "hint", at }) },
    `${t("hint")} (${own.hints})`
  ),
  hint && hint.at === at && hint.left === own.hints && [
    h("p", { role: "status" }, hint.words),
    hint.clause && h("button", { type: "button", class: "kb-ref", onclick: () => clause(hint.clause.id) }, hint.clause.label)
  ]
];
var takenOf = (t, take2) => [
  h("p", { role: "alert" }, t("taken")),
  h(
    "button",
    { type: "button", class: "kb-button kb-primary", "data-key": "take", onclick: () => take2(true) },
    t("take_here")
  ),
  h("button", { type: "button", class: "kb-button", "data-key": "other", onclick: () => take2(false) }, t("be_other"))
];
function endOf(t, is, door) {
  const again = h(
    "a",
    { class: "kb-button", href: is === "moved" ? location.href : door },
    t(is === "moved" ? "take_here" : "back_to_door")
  );
  return h("div", { class: "kr-end", role: "alert" }, h("p", {}, t(is)), again);
}
var clauseOf = (t, label, html, shut) => [
  h("h2", {}, label),
  markup(h("div", { class: "kb-clause" }), html),
  h("button", { type: "button", class: "kb-button", onclick: shut }, t("clause_close"))
];

// knack_widgets/rooms/static/roomwall.js
var SMALLEST = 11;
var STEP = 0.96;
function fit(el, largest, bottom) {
  if (el.hidden || !el.firstElementChild) return;
  const room = Math.floor(bottom - el.getBoundingClientRect().top);
  for (let size = largest; ; size *= STEP) {
    el.style.setProperty("--fit", `${Math.max(size, SMALLEST)}px`);
    if (size <= SMALLEST || Math.max(el.scrollHeight, el.offsetHeight) <= room && el.scrollWidth <= el.clientWidth + 1)
      return;
  }
}
function keepAwake() {
  let lock = null;
  let over = false;
  const ask2 = async () => {
    if (over || lock || document.visibilityState !== "visible") return;
    lock = await safely(() => navigator.wakeLock?.request("screen"))?.catch(() => null) ?? null;
    lock?.addEventListener("release", () => lock = null);
  };
  document.addEventListener("visibilitychange", ask2);
  ask2();
  return () => {
    over = true;
    lock?.release();
  };
}
var channelOf = (code) => safely(() => new BroadcastChannel(`knack-room-${code}`));
var sendAddress = ({ code, at }) => at && channelOf(code)?.postMessage(at);
var hearAddress = ({ code, at }) => channelOf(code)?.addEventListener("message", ({ data }) => {
  if (data === at) return;
  const next = new URL(location.href);
  next.searchParams.set("at", data);
  location.replace(next.href);
});
function wallView(t, given2, { main, table, poll }) {
  const el = h("section", { class: "kr-wallcode", hidden: true });
  let wanted = true;
  let told2 = null;
  let count2 = 0;
  const show = () => {
    hide(el, !wanted);
    document.documentElement.classList.toggle("kr-waits", wanted && count2 === 0);
    fitAll();
  };
  const toggle = () => {
    wanted = !wanted;
    show();
  };
  const fitAll = () => {
    const { clientHeight: high, clientWidth: wide } = main;
    if (!high) return;
    const { bottom } = main.getBoundingClientRect();
    fit(table, Math.min(wide / 34, high / 30, 40), bottom);
    fit(poll, Math.min(wide / 38, high / 20, 44), bottom);
  };
  const watch = new ResizeObserver(() => fitAll());
  for (const part of [main, table, poll]) watch.observe(part);
  hearAddress(given2);
  addEventListener("keydown", (event) => {
    const target = (
      /** @type {Element} */
      event.target
    );
    const alone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (alone && event.key.toLowerCase() === "c" && !target.closest?.("input, select, textarea")) toggle();
  });
  return {
    el,
    toggle,
    update: (own) => {
      count2 = own.count ?? 0;
      if (told2 !== own.largeCode) wanted = told2 = own.largeCode;
      memo(el, t("scan"), () => [h("strong", { class: "kr-code" }, given2.code), given2.qr && wayIn(t, given2)]);
      show();
    }
  };
}

// knack_widgets/rooms/static/roomdesk.js
var TYPED = "input, select, textarea, [contenteditable], dialog *";
function onKeys(acts) {
  addEventListener("keydown", (event) => {
    const target = (
      /** @type {Element} */
      event.target
    );
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest?.(TYPED)) return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
var aboutOf = ({ t, act }, words2) => [
  h("strong", { role: "status" }, words2),
  press(t, "own_table", () => act({ do: "wall", table: null }), " kb-slim")
];
var opening2 = ({ t, act }, { warning }, { sure, ask: ask2 }) => {
  const open = () => {
    ask2(false);
    act({ do: "uncover", open: true });
  };
  if (!warning) return press(t, "hands_open", open, " kb-slim");
  if (!sure) return press(t, "hands_open", () => ask2(true), " kb-slim");
  return [
    h("span", { role: "alert" }, warning),
    press(t, "hands_open_yes", open, " kb-slim kr-no"),
    press(t, "cancel", () => ask2(false), " kb-slim")
  ];
};
var controls = (desk, { match }, hands) => {
  const { t, act } = desk;
  const button = (key, message, kind = "") => press(t, key, () => act(message), ` kb-slim${kind}`);
  return [
    (match.on !== "match" || match.at !== null) && button("back_match", { do: "match" }, " kb-primary"),
    match.open ? button("hands_close", { do: "uncover", open: false }) : opening2(desk, match, hands),
    button(match.marks ? "marks_off" : "marks_on", { do: "mark", marks: !match.marks }),
    button(match.hints ? "hints_off" : "hints_on", { do: "hints", on: !match.hints }),
    match.fills.length > 0 && h("label", { for: "kr-fill" }, t("fill")),
    match.fills.length > 0 && h(
      "select",
      { id: "kr-fill", "data-key": "fill", onchange: (event) => act({ do: "fill", by: event.target.value }) },
      match.fills.map((by) => h("option", { value: by, selected: by === match.fill }, t(`fill_${by}`)))
    )
  ];
};
var pollBar = ({ t, act }, poll, quiz) => {
  const button = (key, message, kind = "") => press(t, key, () => act(message), kind);
  return [
    !poll.closed && button("close", { do: "close" }, " kb-primary"),
    poll.closed && !poll.answer && button("answer", { do: "answer" }, " kb-primary"),
    poll.closed && button("again", { do: "again" }),
    quiz.at > 0 && quiz.at < quiz.count && button("quiz_next", { do: "quiz", next: true }, poll.answer ? " kb-primary" : ""),
    button("put_away", { do: "put_away" })
  ];
};
var heading = ({ t, given: given2, lang }, step, large, { next, enlarge }) => [
  h(
    "button",
    {
      type: "button",
      class: "kb-button kb-primary",
      "data-key": "do:next",
      "aria-disabled": String(!step),
      "aria-keyshortcuts": "n",
      onclick: next
    },
    step ? step.words : t("next"),
    h("kbd", {}, "N")
  ),
  h(
    "a",
    {
      class: "kb-button",
      href: `${given2.up}room/${given2.code}?screen=1&lang=${lang()}${given2.at ? `&at=${encodeURIComponent(given2.at)}` : ""}`,
      target: "_blank",
      rel: "noopener"
    },
    t("screen")
  ),
  h(
    "button",
    {
      type: "button",
      class: "kb-button",
      "data-key": "do:large_code",
      "aria-keyshortcuts": "c",
      onclick: enlarge
    },
    t(large ? "code_hide" : "code_show"),
    h("kbd", {}, "C")
  )
];
function deskView(desk, front) {
  const { t, act, book, lang } = desk;
  const [head, about, bar, poll] = ["kr-next", "kr-about", "kr-bar-row", "kr-bar-row"].map(
    (name) => h("div", { class: name })
  );
  const [asking, putting] = [h("div", { class: "kr-asking" }), h("div", { class: "kr-putting" })];
  const lists = h("div", { class: "kr-lists" });
  const people = classView({ t, act });
  const [ended, danger] = [h("section", { class: "kr-results" }), h("section", { class: "kr-danger" })];
  const chosen = { kind: "", clause: "", ruling: "", game: "", players: "", example: "" };
  const clause = clauseView({ ...desk, game: () => last[0]?.game }, chosen, front);
  const lesson = lessonView(desk);
  const tables = tablesView(desk);
  let sure = false;
  const hands = {
    sure: false,
    ask: (now) => {
      hands.sure = now;
      update(...last);
    }
  };
  let last = [];
  sendAddress(desk.given);
  lists.append(tables.el, people.el, ended, danger);
  const uncover = () => danger.scrollIntoView?.({ block: "nearest" });
  danger.addEventListener("toggle", uncover, true);
  const ask2 = (now) => {
    sure = now;
    update(...last);
    uncover();
  };
  const next = () => last[1]?.next && act(last[1].next.message);
  const enlarge = () => {
    const [own] = last;
    if (!own) return;
    own.largeCode = !own.largeCode;
    act({ do: "large_code", on: own.largeCode });
    update(...last);
  };
  onKeys({ n: next, c: enlarge, "/": clause.seek });
  const folded = (el, data, build) => {
    const open = [...el.querySelectorAll("details[open]")].map((one) => one.dataset.key);
    memo(el, data, build);
    for (const one of el.querySelectorAll("details")) if (open.includes(one.dataset.key)) one.open = true;
  };
  const update = (own, room, view) => {
    last = [own, room, view];
    if (!room) return;
    const words2 = t("title");
    const size = book().clauseOrder?.length;
    memo(
      head,
      [room.next, own.largeCode, words2, lang()],
      () => heading(desk, room.next, own.largeCode, { next, enlarge })
    );
    if (!room.match.warning) hands.sure = false;
    memo(about, [room.match.about, words2], () => room.match.about && aboutOf(desk, room.match.about));
    memo(bar, [room.match, Boolean(view?.poll), hands.sure, words2], () => !view?.poll && controls(desk, room, hands));
    memo(
      poll,
      [view?.poll?.closed, Boolean(view?.poll?.answer), !view?.poll, room.quiz, words2],
      () => view?.poll ? pollBar(desk, view.poll, room.quiz) : null
    );
    folded(
      asking,
      [Boolean(view?.poll), room.match.known, own.game, words2, size],
      () => view?.poll ? null : questions(desk, chosen, room.match.known)
    );
    const here = own.count || own.seats.length;
    folded(
      putting,
      [Boolean(view?.poll), own.game, chosen.game, chosen.players, here, words2, size],
      () => view?.poll ? null : showing(desk, chosen, own.game, here, () => update(...last))
    );
    clause.update(view?.clause ?? null);
    lesson.update(room);
    tables.update(room);
    people.update(own, room);
    memo(ended, [room.misses, room.wrong, words2], () => results(desk, room));
    folded(danger, [sure, words2], () => section(t, "end_room", ending(desk, sure, ask2)));
  };
  return {
    head,
    about,
    bar,
    lesson: [poll, lesson.el, asking, clause.el, putting],
    lists,
    update,
    table: tables.hear,
    choose: clause.choose
  };
}

// knack_widgets/rooms/static/roomline.js
var SLOWEST = 4e3;
var PATIENCE = 4e3;
var MAX_REFUSED = 2;
var MAX_LOST = 8;
var LONGEST_PRESS = 3e3;
var CLICK_COMES = 50;
function whenBack(wake) {
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);
}
function afterPress(hear) {
  let frames = [];
  let timer;
  const release = () => {
    timer = void 0;
    const waiting = frames;
    frames = [];
    waiting.forEach(hear);
  };
  const releaseIn = (delay) => {
    if (timer === void 0) return;
    clearTimeout(timer);
    timer = setTimeout(release, delay);
  };
  const press2 = () => {
    timer ??= setTimeout(release, LONGEST_PRESS);
  };
  addEventListener("pointerdown", press2, true);
  addEventListener("keydown", ({ key }) => key === " " && press2(), true);
  for (const type of ["pointerup", "keyup"]) addEventListener(type, () => releaseIn(CLICK_COMES), true);
  for (const type of ["pointercancel", "click"]) addEventListener(type, () => releaseIn(0), true);
  return (frame) => timer === void 0 ? hear(frame) : frames.push(frame);
}
function openSocket(base, take2, { open, close }) {
  const made = new WebSocket(`${base.replace(/^http/, "ws")}/ws`);
  const patience = setTimeout(() => made.close(), 2 * PATIENCE);
  made.onopen = () => {
    clearTimeout(patience);
    open();
  };
  made.onmessage = ({ data }) => take2(data);
  made.onclose = () => {
    clearTimeout(patience);
    close();
  };
  return made;
}
function openLine({ base, hello, hear, state }) {
  let socket = null;
  let polls = null;
  let opened = false;
  let failures = 0;
  let wait = 250;
  let timer;
  let doubt;
  let ended = false;
  let queue = [];
  const up = () => {
    wait = 250;
    state(true);
    say2({ do: "hello", ...hello() });
    const waiting = queue;
    queue = [];
    waiting.forEach(say2);
  };
  const down = () => {
    clearTimeout(doubt);
    doubt = void 0;
    if (ended) return;
    state(false);
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(SLOWEST, wait * 2);
  };
  const take2 = (text) => {
    clearTimeout(doubt);
    doubt = void 0;
    hear(typeof text === "string" ? JSON.parse(text) : text);
  };
  const say2 = (message) => {
    if (polls) polls.send(message);
    else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else if (queue.length < 20) queue.push(message);
  };
  const connect = () => {
    clearTimeout(timer);
    if (ended || polls || socket && socket.readyState < WebSocket.CLOSING) return;
    if (failures >= (opened ? MAX_LOST : MAX_REFUSED)) return startPolls();
    const made = openSocket(base, take2, {
      open: () => {
        opened = true;
        failures = 0;
        up();
      },
      close: () => {
        if (socket !== made) return;
        failures += 1;
        socket = null;
        down();
      }
    });
    socket = made;
  };
  const startPolls = () => {
    polls = pollLine(base, take2, (unsent) => {
      polls = null;
      failures = 0;
      queue.push(...unsent.filter((message) => message.do !== "hello"));
      down();
    });
    up();
  };
  const wake = () => {
    if (document.visibilityState !== "visible" || ended) return;
    if (!socket && !polls) connect();
    else if (socket && !doubt) {
      doubt = setTimeout(() => {
        const dead = socket;
        socket = null;
        dead?.close();
        connect();
      }, PATIENCE);
      say2({ do: "hello", ...hello() });
    }
  };
  whenBack(wake);
  connect();
  return {
    send: say2,
    greet: () => say2({ do: "hello", ...hello() }),
    end: () => {
      ended = true;
      socket?.close();
      polls?.stop();
    }
  };
}
function pollLine(base, take2, fail) {
  let line = null;
  let live = true;
  let unsent = [];
  let sending = false;
  const post = async (body) => {
    const response = await fetch(`${base}/line`, { method: "POST", body: JSON.stringify({ line, ...body }) });
    if (!response.ok) throw new Error(`${response.status}`);
    const found = await response.json();
    if (line && found.line !== line) throw new Error("another line");
    line = found.line;
    if (live) found.frames.forEach(take2);
  };
  const stop = () => live = false;
  const guarded2 = async (act) => {
    try {
      await act();
    } catch {
      if (live) {
        stop();
        fail(unsent);
      }
    }
  };
  const listen2 = () => guarded2(async () => {
    while (live) await post({ wait: true });
  });
  const flush = () => guarded2(async () => {
    while (live && unsent.length > 0) {
      const first = !line;
      const batch = unsent.slice(0, first ? 1 : 8);
      await post({ send: batch });
      unsent = unsent.slice(batch.length);
      if (first) listen2();
    }
    sending = false;
  });
  return {
    send: (message) => {
      unsent.push(message);
      if (sending) return;
      sending = true;
      flush();
    },
    stop
  };
}

// knack_widgets/rooms/static/roompanes.js
var WIDE = "(min-width: 75rem)";
var STEPS = { ArrowLeft: -1, ArrowRight: 1 };
function panes(t, parts) {
  const keys = parts.map(([key]) => key);
  const wide = window.matchMedia(WIDE);
  let chosen = keys[0];
  const tabs = keys.map(
    (key) => h(
      "button",
      {
        type: "button",
        role: "tab",
        class: "kr-tab",
        id: `kr-tab-${key}`,
        "data-key": `tab:${key}`,
        "aria-controls": `kr-pane-${key}`,
        onclick: () => show(key)
      },
      h("span", {}),
      h("span", { class: "kr-badge" })
    )
  );
  const list = h("div", { class: "kr-tabs", role: "tablist", onkeydown: (event) => press2(event) }, tabs);
  const all = parts.map(
    ([key, ...inside2]) => h("section", { class: `kr-pane kr-pane-${key}`, id: `kr-pane-${key}`, "aria-labelledby": `kr-tab-${key}` }, inside2)
  );
  const el = h("div", { class: "kr-panes" }, all);
  const draw2 = () => {
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
    draw2();
  };
  const press2 = (event) => {
    const at = keys.indexOf(chosen);
    const to = { Home: 0, End: keys.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? Number.NaN);
    const key = keys[(to + keys.length) % keys.length];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(key);
    tabs[keys.indexOf(key)].focus();
  };
  wide.addEventListener("change", draw2);
  draw2();
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
    }
  };
}

// light/model.js
var Events = class {
  #heard = /* @__PURE__ */ new Map();
  on(names, callback) {
    for (const name of names.split(/\s+/)) this.#heard.set(name, [...this.#heard.get(name) ?? [], callback]);
  }
  off(names, callback) {
    if (!names) return this.#heard.clear();
    for (const name of names.split(/\s+/))
      this.#heard.set(name, callback ? (this.#heard.get(name) ?? []).filter((one) => one !== callback) : []);
  }
  tell(name, ...what) {
    for (const callback of this.#heard.get(name) ?? []) {
      try {
        callback(...what);
      } catch (error) {
        console.error(error);
      }
    }
  }
};
var Model = class {
  #comm;
  #state;
  #set = {};
  #events = new Events();
  constructor(comm, state, manager) {
    this.#comm = comm;
    this.#state = state;
    this.widget_manager = manager;
    this.model_id = comm.commId;
  }
  get(name) {
    return this.#state[name];
  }
  set(name, value) {
    this.#set[name] = value;
    this.#take({ [name]: value });
  }
  /** Tells the kernel what was `set`. */
  save_changes() {
    const state = this.#set;
    this.#set = {};
    if (Object.keys(state).length) this.#comm.send({ method: "update", state, buffer_paths: [] });
  }
  send(content, _callbacks, buffers) {
    this.#comm.send({ method: "custom", content }, void 0, buffers);
  }
  on(names, callback) {
    this.#events.on(names, callback);
  }
  off(names, callback) {
    this.#events.off(names, callback);
  }
  /** Asks for the whole state; the answer is an update like others. */
  refresh() {
    this.#comm.send({ method: "request_state" });
  }
  /** What the kernel says. Our widgets carry no binary traits, so there is nothing to put in from `buffers`. */
  hear({ content: { data }, buffers = [] }) {
    if (data.method === "update") this.#take(data.state);
    else if (data.method === "custom") this.#events.tell("msg:custom", data.content, buffers);
  }
  #take(state) {
    const changed = Object.keys(state).filter(
      (name) => JSON.stringify(this.#state[name]) !== JSON.stringify(state[name])
    );
    Object.assign(this.#state, state);
    for (const name of changed) this.#events.tell(`change:${name}`, this, this.#state[name]);
    if (changed.length) this.#events.tell("change", this);
  }
};

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
  const get = (name) => Object.hasOwn(shown, name) ? shown[name] : model.get(name);
  const coming = {
    step: ({ to }) => known && known.at === model.get("steps")?.at && known.steps[to],
    clause: ({ id, show }) => {
      const marks = get("marks");
      return marks && { marks: { ...marks, focus: marks.focus === id && !show ? null : id } };
    }
  };
  const follow2 = (intent) => {
    const found = Object.hasOwn(coming, intent.do) ? coming[intent.do](intent) : null;
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

// knack_widgets/widgets/static/adopt.js
var reported = /* @__PURE__ */ new Set();
function firstView(root2) {
  const left = new Set(root2.querySelectorAll(":scope > *, .kb-page > * > *, .kb-side > .kb-table"));
  return {
    lang: root2.lang,
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
function takeOver(old, fresh, draw2, patch, report) {
  try {
    insertMissing(old, fresh);
    patch(old, fresh);
    return old;
  } catch (error) {
    const other = draw2();
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
    let same2 = next;
    while (same2 && !isLike(same2, child)) same2 = same2.nextElementSibling;
    if (same2) next = same2.nextElementSibling;
    else old.insertBefore(child.cloneNode(true), next);
  }
}
var isLike = (one, other) => one.localName === other.localName && one.classList[0] === other.classList[0] && one.dataset.fit === other.dataset.fit;
function patchChoices(old, fresh) {
  const chosen = [...fresh.options].findIndex((choice3) => choice3.hasAttribute("selected"));
  old.replaceChildren(...fresh.childNodes);
  old.selectedIndex = Math.max(chosen, 0);
}

// knack_widgets/widgets/static/links.js
var inPage = () => Boolean(document.documentElement.dataset.page);

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
function followScheme(root2) {
  if (inPage()) return () => {
  };
  const look = () => {
    if (root2.isConnected) root2.dataset.scheme = schemeBehind(root2.parentElement ?? root2.getRootNode().host);
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

// knack_widgets/widgets/static/context.js
var SHARED = /* @__PURE__ */ new Set(["cards", "clauses"]);
function context(model, first, shared) {
  const offs = [];
  let deck = first;
  let coming = null;
  const turn = () => {
    const awaited = shared(model, "deck").then(
      (found) => {
        if (coming === awaited) deck = found;
      },
      () => {
      }
      // the old cards are better than none
    );
    coming = awaited;
  };
  model.on("change:deck", turn);
  offs.push(() => model.off("change:deck", turn));
  const heard = /* @__PURE__ */ new Map();
  const ahead = stepsAhead(model, (names) => names.forEach((name) => heard.get(name)?.forEach((notify) => notify())));
  offs.push(ahead.stop);
  const send = (intent) => {
    model.send(intent);
    ahead.follow(intent);
  };
  const get = (name) => SHARED.has(name) ? deck?.get(name) : ahead.get(name);
  const on = (names, callback) => {
    let due = false;
    let live = true;
    const run = () => {
      due = false;
      if (live) callback();
    };
    const notify = () => {
      if (!due) queueMicrotask(() => coming ? coming.then(run) : run());
      due = true;
    };
    const all = [names].flat().map((name) => SHARED.has(name) ? "deck" : name);
    for (const name of all) {
      model.on(`change:${name}`, notify);
      heard.set(name, [...heard.get(name) ?? [], notify]);
    }
    const off = () => {
      live = false;
      for (const name of all) {
        model.off(`change:${name}`, notify);
        heard.set(
          name,
          heard.get(name).filter((one) => one !== notify)
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
    shared: (name) => shared(model, name),
    findModel: shared,
    manager: model.widget_manager,
    dispose: () => offs.splice(0).forEach((off) => off())
  };
}
var told = /* @__PURE__ */ new Set();
function tellLook(ctx) {
  const press2 = ctx.get("press");
  if (told.has(press2)) return;
  told.add(press2);
  const prefs = ctx.get("prefs") ?? {};
  for (const [name, value] of Object.entries(storedLook()))
    if (JSON.stringify(prefs[name]) !== JSON.stringify(value)) ctx.send({ do: "pref", name, value, automatic: true });
}
function widget(mount, name) {
  return ({ model, el }, deck, shared) => {
    const drawn = el.querySelector(":scope > .knack-book");
    const ctx = { ...context(model, deck, shared), first: drawn && firstView(drawn) };
    const root2 = keepKeys(drawn ?? h("div", { class: `knack-book kb-${name}` }));
    let early = storedLook();
    const follow2 = () => {
      const prefs = { ...ctx.get("prefs"), ...early };
      root2.lang = ctx.get("lang") ?? "en";
      root2.classList.toggle("kb-four", Boolean(prefs.fourColour));
      root2.classList.toggle("kb-presenter", Boolean(prefs.presenter));
      root2.classList.toggle("kb-knowing", Boolean(prefs.known));
    };
    ctx.on(["lang", "prefs"], follow2);
    ctx.on("prefs", () => {
      early = {};
      follow2();
      keepLook(ctx.get("prefs") ?? {});
    });
    follow2();
    if (name !== "compare") tellLook(ctx);
    if (!drawn) el.append(root2);
    const stopScheme = followScheme(root2);
    let cleanup;
    keepFocus(root2, () => {
      cleanup = mount(root2, ctx);
      ctx.first?.clear();
    });
    return () => {
      cleanup?.();
      stopScheme();
      ctx.dispose();
      root2.remove();
    };
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
function patcher(ctx, { name = giveIds, change, morph: morph2, redraw, after, ...kinds }) {
  const prefix = `kb${count += 1}-`;
  const callbacks2 = { onBeforeElUpdated: updater(kinds) };
  morph2 ??= (root2, fresh) => morphdom_esm_default(root2, fresh, callbacks2);
  redraw ??= (root2, fresh) => replace(root2, fresh, kinds);
  const waiting = /* @__PURE__ */ new Map();
  const prepare = (html) => name(parseDrawing(html), prefix);
  const draw2 = (html, root2 = null) => {
    const fresh = waiting.get(html) ?? prepare(html);
    waiting.delete(html);
    change?.(fresh, root2);
    return fresh;
  };
  const ahead = (html) => whenIdle(() => {
    if (waiting.has(html)) return;
    waiting.set(html, prepare(html));
    if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value);
  }, 50);
  return {
    prepare,
    draw: draw2,
    ahead,
    /** Prepares the drawings of the steps that the kernel foresees; `trait`: where a step has its drawing. */
    foresee: (trait) => ctx.hear?.(({ ahead: known }) => {
      for (const step of Object.values(known?.steps ?? {})) if (step[trait]) ahead(step[trait]);
    }),
    /** Patches an element of the first view to `fresh`, the drawing `html`. Returns the element on the page. */
    takeOver: (old, fresh, html) => takeOver(name(old, prefix), fresh, () => draw2(html), morph2, reporter(ctx)),
    /**
     * Patches `root` to a drawing, and keeps the focus in `within`; `next(key)` gets it if its element is gone. `fresh()` returns the
     * elements of the drawing if they are not those of `draw`, and `again()` those for an attempt after a failed patch.
     */
    to: (root2, html, { fresh = () => draw2(html, root2), again = fresh, next = void 0, within = root2 } = {}) => {
      const show = () => {
        try {
          morph2(root2, fresh());
        } catch (error) {
          redraw(root2, again());
          reporter(ctx)(error);
        }
        after?.(root2);
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
function replace(root2, fresh, { own, islands, holders, added } = {}) {
  const fill = (el, next) => {
    const kept = added ? [...el.children].filter((one) => one.matches(added)) : [];
    el.replaceChildren(...next.childNodes, ...kept);
    copyAttributes(el, next);
  };
  const keep = (css, act) => {
    if (!css) return;
    const outermost = (el) => [...el.querySelectorAll(css)].filter((one) => !one.parentElement.closest(css));
    const kept = outermost(root2);
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
  fill(root2, fresh);
  return false;
}

// knack_widgets/widgets/static/drawnpart.js
function drawnPart(el, ctx, trait, { root: root2 = null, replaces = false, foreseen = false, begin, ...kinds }) {
  const patch = patcher(ctx, kinds);
  if (foreseen) patch.foresee(trait);
  const newest = typeof trait === "function" ? trait : () => ctx.get(trait);
  const place = root2 ? null : el?.appendChild(document.createTextNode(""));
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
    if (next === html && !(again && root2)) return;
    html = next;
    if (root2) return patch.to(root2, html);
    root2 = enter(patch.draw(html));
    begin?.(root2);
  };
  show.piece = (old, other, change) => {
    const fresh = () => {
      const drawn = patch.prepare(other);
      change(drawn);
      return drawn;
    };
    patch.to(old, other, { fresh, within: root2 });
  };
  return show;
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
  const pressed = (root2, { target }) => {
    const { key, clause } = target.closest("button")?.dataset ?? {};
    if (clause) ctx.send({ do: "clause", id: clause, show: true });
    if (key === "log:earlier") ctx.send({ do: "extend_log" });
    if (key === "log")
      put(root2.querySelector("[data-key='log']"), "aria-pressed", String(box.classList.toggle("kb-log-whole")));
  };
  const begin = (root2) => {
    box = root2.querySelector(".kb-log");
    size.observe(box);
    root2.addEventListener("click", (event) => pressed(root2, event));
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
  const [words2, space, empty] = line.childNodes;
  words2.textContent = text;
  line.classList.toggle("kb-news", news);
  const refs = clauses.flatMap((id) => [space.cloneNode(), clauseButton(empty, id, labels[id] ?? id)]);
  line.replaceChildren(words2, ...refs);
  return line;
}
function clauseButton(empty, id, label) {
  const button = empty.cloneNode();
  button.dataset.clause = id;
  button.ariaLabel = `${empty.ariaLabel}${label}`;
  button.textContent = label;
  return button;
}

// knack_widgets/widgets/static/steps.js
var SLOWEST2 = 900;
var FORGET = 2e3;
var SLIDING = 80;
var targets = {
  first: () => 0,
  back: (at) => at - 1,
  next: (at) => at + 1,
  last: (_, count2) => count2
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
  const place = () => wanted ?? asked ?? steps().at;
  const arrive = () => {
    clearTimeout(forget);
    asked = null;
  };
  const go = (to) => {
    const { at, count: count2 } = steps();
    const next = Math.min(count2, Math.max(0, to));
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
  const press2 = (to) => {
    settle(to);
    if (!auto) return;
    auto = false;
    update(true);
  };
  const toggle = () => {
    auto = !auto;
    const from = place();
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
    step: (name) => name === "auto" ? toggle() : press2(targets[name](place(), steps().count)),
    line: (id) => ctx.send({ do: "line", id: Number(id) }),
    settle: () => ctx.send({ do: "settle" })
  };
  arrowsAtTable(el, (by) => press2(place() + by));
  const begin = (root2) => {
    root2.addEventListener("click", ({ target }) => {
      const [what, name] = target.closest("button")?.dataset.key.split(":") ?? [];
      pressed[what]?.(name);
    });
    root2.addEventListener("input", ({ target }) => slide(Number(target.value)), true);
    root2.addEventListener("keydown", (event) => {
      if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ArrowLeft: place() - 1, ArrowRight: place() + 1, Home: 0, End: steps().count }[event.key];
      if (to === void 0) return;
      event.preventDefault();
      event.stopPropagation();
      press2(to);
    });
  };
  const change = (fresh) => {
    put(fresh.querySelector(".kb-auto"), "aria-pressed", String(auto));
    if (wanted !== null) put(fresh.querySelector(".kb-slider"), "value", String(wanted));
  };
  const show = drawnPart(el, ctx, "steps_drawing", { begin, change, foreseen: true });
  const update = (changed) => {
    const { at, count: count2 } = steps();
    clearTimeout(timer);
    if (at === asked) arrive();
    if (at < count2) again = false;
    else if (!again) auto = false;
    if (auto && !again) timer = setTimeout(() => go(at + 1), Math.max(SLOWEST2, ctx.get("prefs")?.tempo ?? 0));
    show(changed);
  };
  ctx.on(["steps", "steps_drawing", "prefs"], () => update());
  update();
  return () => {
    for (const one of [timer, sliding, forget]) clearTimeout(one);
  };
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
    keepRoom2(!picture);
    hide(svg, !picture);
  };
  const size = new ResizeObserver(() => {
    if (!figure.isConnected) size.disconnect();
    else if (shown && stale()) redraw();
  });
  const take2 = (found) => {
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
    else document.dispatchEvent(new CustomEvent("knack-plots", { detail: { take: take2 } }));
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
  return `\uFEFF${[...head, ...csv.map((row2) => row2.map(cell).join(separator))].join("\r\n")}\r
`;
}

// knack_widgets/widgets/static/oddspictures.js
function oddsPictures() {
  const bars = pictureView("advice");
  const line = pictureView("line");
  const update = ({ state, done, risk, money, moves, line: { labels: names, points }, assumed }, labels, lang) => {
    const known = done > 0;
    const { better, lower, upper, notation, tried, about, name, key } = labels.file;
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
        name,
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
        name: name.replace("odds", "odds-line"),
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
  let seen = "";
  const ask2 = () => ctx.send({ do: "hint", hands: true });
  el.addEventListener("toggle", ({ target }) => target.matches(".kb-hands") && target.open && !there && ask2(), true);
  const draw2 = (hands, labels, lang) => {
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
    if (hands && data !== seen) draw2(hands, labels, ctx.get("lang"));
    else if (!hands && mapped && el.querySelector(".kb-hands").open) ask2();
    if (hands) seen = data;
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
var KEPT = ".kb-chances > .kb-caption, details";
function adviceView(ctx, section2) {
  const el = section2.querySelector(".kb-advice");
  const charts = oddsCharts(ctx, el);
  const map = handmapChart(ctx, el);
  const find = (css) => el.querySelector(css);
  const advice = () => ctx.get("table")?.advice ?? null;
  let shown = false;
  let unfolded = false;
  let odds = null;
  let pressed = false;
  const press2 = (intent) => {
    pressed = true;
    ctx.send(intent);
  };
  const shut = () => press2({ do: "hint", shut: true });
  const unfold = (open) => {
    unfolded = open;
    foldDetails(el, open);
    if (open)
      bringIn(find(".kb-upshot"), find(".kb-advice-details"), section2.querySelector(".kb-own .kb-hand") ?? section2);
  };
  const pressedOn = {
    "hint:details": () => unfold(!unfolded),
    "hint:shut": shut,
    "hint:odds": () => ctx.send(odds?.state === "running" ? { do: "hint", stop: true } : { do: "hint" })
  };
  const opener = () => section2.querySelector("[data-key='hint']");
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
    if (pressed && shown && !opens) backToTable(section2, opener());
    else if (held && isAway(focused(el))) next()?.focus({ preventScroll: true });
    if (pressed && opens && !shown) {
      const hand = section2.querySelector(".kb-own .kb-hand") ?? section2;
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
  return { el, next, toggle: () => el.hidden ? press2({ do: "hint" }) : shut(), update };
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
  const kept = el.querySelectorAll(KEPT);
  fresh.querySelectorAll(KEPT).forEach((one, at) => {
    for (const name of ["style", "open"]) put(one, name, kept[at]?.getAttribute(name) ?? null);
  });
}
function backToTable(section2, opener) {
  (opener ?? section2).focus({ preventScroll: true });
  section2.querySelector(".kb-felt").scrollIntoView({ block: "nearest" });
  opener?.scrollIntoView({ block: "nearest" });
}

// knack_widgets/widgets/static/blow.js
var TICK = 50;
var SPEED = 9;
var PUFF = 2;
function blowMode(ctx, section2) {
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
    const { seat, verb } = due;
    stop();
    const text = (value) => String(Math.round(Math.min(value, 99) * 10) / 10);
    ctx.send({ do: "move", move: `${seat} ${verb} ${text(time)} ${text(far2)}` });
  };
  const begin = () => {
    if (timer !== null || !due) return;
    state = { since: performance.now(), banged: false, blowing: false, far: 0, last: performance.now() };
    timer = setInterval(tick, TICK);
    draw2();
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
    draw2();
  };
  const press2 = () => timer === null ? begin() : blow(true);
  const puff = () => {
    if (timer === null || !state.banged) return press2();
    state.far += PUFF;
    return state.far >= due.far ? send(seconds(), state.far) : show();
  };
  const word = () => timer === null ? "blow_start" : state.banged ? state.blowing ? "blow_hold" : "blow_blow" : "blow_bang";
  const draw2 = () => {
    section2.querySelector(".kb-act").textContent = ctx.t(word());
    show();
  };
  const show = () => {
    const [time, far2] = section2.querySelectorAll(".kb-blow progress");
    put(time, "value", String(Math.min(1, seconds() / due.seconds)));
    put(far2, "value", String(Math.min(1, (state?.far ?? 0) / due.far)));
  };
  listen(section2, { press: press2, blow, puff });
  const update = (table) => {
    const key = table.blow ? `${table.at}:${table.blow.seat}` : null;
    const fresh = key !== (due ? due.key : null);
    due = table.blow ? { ...table.blow, key } : null;
    if (fresh || !due) stop();
    if (fresh && due?.live) begin();
    if (due) draw2();
  };
  const tell = (move) => {
    stop();
    ctx.send({ do: "move", move });
  };
  return { update, tell, stop };
}
function listen(section2, { press: press2, blow, puff }) {
  const keys = [" ", "Enter"];
  const on = (name, act) => section2.addEventListener(name, (event) => event.target.matches?.(".kb-act") && act(event, event.target), true);
  on("pointerdown", (event, button) => {
    event.preventDefault();
    button.focus();
    press2();
  });
  on("pointerup", () => blow(false));
  on("pointerleave", () => blow(false));
  on("keydown", (event) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) press2();
  });
  on("keyup", ({ key }) => keys.includes(key) && blow(false));
  on("click", ({ detail, screenX }) => detail === 0 && screenX === 0 && puff());
}

// knack_widgets/widgets/static/choose.js
function chooser(changed) {
  const chosen = /* @__PURE__ */ new Set();
  let other = null;
  let choose = null;
  let place = null;
  const toggle = (id) => {
    const had = chosen.delete(id);
    if (choose?.pairs) chosen.clear();
    if (!had) chosen.add(id);
    changed();
  };
  const toggleOther = (code) => {
    other = other === code ? null : code;
    changed();
  };
  const cards = (table) => table.seats.find((one) => one.seat === choose.seat)?.hand.map((card) => card.code);
  const made = () => {
    const own = [...chosen].map((id) => id.split("#")[0]).join(" ");
    if (!choose.pairs) return own;
    return own && other ? `${own} ${other}` : "";
  };
  const taking = (code) => {
    const pairs = Object.keys(choose.pairs).filter((pair) => pair.split(" ")[1] === code);
    return `${choose.verbs[0].move} ${pairs.find((pair) => chosen.has(pair.split(" ")[0])) ?? pairs[0]}`;
  };
  return {
    follow(table) {
      choose = table.choose ?? null;
      const moves = choose?.verbs.map((one) => one.move);
      const { seat, place: at, pairs } = choose ?? {};
      const now = choose && JSON.stringify([seat, moves, at, cards(table), Object.keys(pairs ?? {})]);
      if (now !== place) {
        chosen.clear();
        other = null;
      }
      place = now;
      if (choose) {
        const open = /* @__PURE__ */ new Set([...ids(cards(table) ?? []), ...ids(choose.also).map((id) => `${id}#up`)]);
        for (const id of chosen) if (!open.has(id)) chosen.delete(id);
      }
    },
    /** What a hand needs to let its cards be chosen; null for other seats. */
    of: (seat) => choose?.seat === seat ? { codes: [...chosen], toggle } : null,
    /** The same for the cards of the middle. */
    middle: () => choose?.pairs ? { codes: other ? [other] : [], toggle: toggleOther, move: taking } : null,
    /** The move that lays the chosen cards on a pile, such as `0 lay 5h on 1.2`; null while none are chosen. */
    onto: (at) => choose?.place && chosen.size > 0 ? `${choose.place} ${made()} on ${at}` : null,
    /** The buttons that make moves of the cards: their labels, and the move's text once there is one. */
    buttons() {
      const cards2 = choose ? made() : "";
      return (choose?.verbs ?? []).map(({ move, labels }) => ({
        key: `choose:${move.split(" ").slice(1).join(" ")}`,
        move: cards2 ? `${move} ${cards2}` : null,
        label: labels[Math.max(chosen.size, 1) - 1] ?? labels[0],
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
  const seen = /* @__PURE__ */ new Map();
  return codes.map((code) => {
    const count2 = (seen.get(code) ?? 0) + 1;
    seen.set(code, count2);
    return count2 > 1 ? `${code}#${count2}` : code;
  });
}

// knack_widgets/widgets/static/dresstable.js
function dressTable(ctx, root2, state) {
  const table = ctx.get("table") ?? {};
  const { pick, why } = state;
  follow(root2, table, pick);
  chosenCards(root2, table, pick);
  pileButtons(root2, pick);
  moveButtons(root2, pick);
  const asks = why.on && table.asks;
  root2.classList.toggle("kb-asking", Boolean(asks));
  const ask2 = root2.querySelector('[data-key="why"]');
  if (ask2) put(ask2, "aria-pressed", String(why.on));
  const prompt = root2.querySelector(".kb-prompt");
  const made = pick.hint !== (table.choose?.hint ?? null) ? pick.hint : null;
  const hint = asks ? ctx.t("why_hint") : made && prompt.textContent === (table.choose?.hint ?? "") ? made : prompt.textContent;
  if (prompt.textContent !== hint) prompt.textContent = hint;
  hide(prompt, !hint);
  answer(ctx, root2, state);
  if (state.live) {
    keepOpen(root2, state);
    hush(root2, state);
  }
  return root2;
}
function follow(root2, table, pick) {
  const { seat } = table.choose ?? {};
  const hand = [...root2.querySelectorAll(`.kb-hand [data-key^="card:${seat}:"]`)].map((el) => ({
    code: el.dataset.card
  }));
  pick.follow({ choose: table.choose, seats: [{ seat, hand }] });
}
function chosenCards(root2, table, pick) {
  const mine = pick.of(table.choose?.seat ?? null);
  const mark = (el, id, codes, numbered) => {
    const on = codes.includes(id);
    el.classList.toggle("kb-chosen", on);
    put(el, "aria-pressed", String(on));
    if (numbered && on && codes.length > 1) put(el, "data-order", String(codes.indexOf(id) + 1));
  };
  for (const el of mine ? root2.querySelectorAll(".kb-play[aria-pressed]") : []) {
    const [what, , id] = el.dataset.key.split(":");
    if (what === "card") mark(el, id, mine.codes, true);
    if (what === "up") mark(el, `${id}#up`, mine.codes, false);
  }
  const middle = pick.middle();
  for (const el of middle ? root2.querySelectorAll('[data-key^="middle:"]') : [])
    mark(el, el.dataset.card, middle.codes, false);
}
function pileButtons(root2, pick) {
  for (const pile of root2.querySelectorAll(".kb-double[data-here]")) {
    const move = pick.onto(pile.dataset.at);
    const button = move && pile.querySelector("button.kb-slim");
    if (!button) continue;
    const [label, full] = JSON.parse(pile.dataset.here);
    const holds = full.toLowerCase().includes(label.toLowerCase());
    const name = full === label ? null : holds ? full : `${label}: ${full}`;
    button.textContent = label;
    for (const [attribute, value] of Object.entries({
      "data-key": `pile:${pile.dataset.at}:on`,
      title: name,
      "aria-label": name,
      "data-move": move,
      "data-forbidden": null
    }))
      put(button, attribute, value);
  }
}
function moveButtons(root2, pick) {
  for (const { key, move, label, full } of pick.buttons()) {
    const button = root2.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!button) continue;
    put(button, "data-move", move);
    put(button, "data-forbidden", move ? null : "");
    put(button, "aria-label", full);
    button.firstElementChild.textContent = label;
  }
}
function answer(ctx, root2, state) {
  const own = root2.querySelector("template.kb-choose-first");
  own?.remove();
  if (state.local !== ctx.get("drawing")) state.local = null;
  const box = root2.querySelector(".kb-answer");
  if (!state.local || !own || box.childElementCount) return;
  put(box, "data-serial", "here");
  box.append(own.content);
}
var stepOf = (table) => table.querySelector(".kb-felt").dataset.at;
function hush(root2, { live }) {
  if (stepOf(live) === stepOf(root2)) put(root2.querySelector(".kb-say"), "aria-live", "off");
}
function keepOpen(root2, { live }) {
  const rare = root2.querySelector(".kb-rare");
  if (rare && stepOf(live) === stepOf(root2)) rare.open = Boolean(live.querySelector(".kb-actions .kb-rare")?.open);
  const more2 = root2.querySelector(".kb-result-more");
  if (more2 && stepOf(live) === stepOf(root2)) more2.open = Boolean(live.querySelector(".kb-result-more")?.open);
  for (const hand of root2.querySelectorAll(".kb-hand.kb-asked, .kb-own .kb-hand")) {
    const seat = hand.closest("[data-seat]").dataset.seat;
    const former = live.querySelector(`.kb-seat[data-seat="${seat}"] .kb-hand [tabindex="0"]`);
    const same2 = former && hand.querySelector(`[data-key="${CSS.escape(former.dataset.key)}"]`);
    const keys = (list) => [...list.querySelectorAll("[data-key]")].map((el) => el.dataset.key).join();
    if (!same2 || keys(hand) !== keys(former.closest(".kb-hand"))) continue;
    if (same2.hasAttribute("data-forbidden") && !former.matches(":focus")) continue;
    for (const el of hand.querySelectorAll("button")) put(el, "tabindex", el === same2 ? "0" : "-1");
  }
}

// knack_widgets/widgets/static/foldout.js
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
  const eye = new IntersectionObserver((seen) => near = Boolean(seen.at(-1)?.isIntersecting));
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
        const place = `left:${to.x - to.width / 2}px;top:${to.y - to.width * TALL}px;width:${to.width}px`;
        const picture = h("span", { class: "kb-ghost", style: place }, ghost.firstElementChild.cloneNode(true));
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
    const where = Object.keys(WHERE).find((name2) => el.closest(WHERE[name2])) ?? "up";
    const { seat } = el.closest("[data-seat]")?.dataset ?? {};
    const code = el.dataset.card;
    const name = code ?? `${where}:${seat}`;
    const number = nth.get(name) ?? 0;
    nth.set(name, number + 1);
    return {
      el,
      where,
      seat: seat === void 0 ? null : Number(seat),
      code,
      key: `${name}#${number}`,
      spot: spot(el)
    };
  });
  const seen = cards.filter((card) => card.spot);
  const find = (where, seat = null) => seen.findLast((card) => card.where === where && (seat === null || card.seat === seat))?.spot;
  const small = (at) => at && { ...at, width: Math.min(at.width, 40) };
  return {
    cards: seen.filter((card) => card.where !== "stock"),
    stock: find("stock"),
    heap: find("heap"),
    piles: (seat) => find("piles", seat),
    hand: (seat) => find("hand", seat) ?? small(spot(felt.querySelector(`.kb-seat[data-seat="${seat}"]`))),
    away: small(spot(felt.querySelector(".kb-counters")))
  };
}
function flights(old, now, before, table, forward) {
  const places2 = new Set(now.cards.map(placeKey));
  const same2 = (card) => table.mover !== null || !forward || places2.has(placeKey(card));
  const was = new Map(old.cards.filter(same2).map((card) => [card.key, card]));
  const is = new Set(now.cards.map((card) => card.key));
  const stays = now.cards.filter((card) => was.has(card.key)).map((card) => ({ card: card.el, from: was.get(card.key).spot, to: card.spot }));
  if (!forward) return stays;
  const come = now.cards.filter((card) => !was.has(card.key)).map((card) => ({ card: card.el, from: origin(card, old, now, before, table), to: card.spot }));
  const gone = old.cards.filter((card) => !is.has(card.key)).map((card) => ({ ghost: card.el, from: card.spot, to: goal(card, now, before, table) }));
  return [...gone.filter((one) => one.to), ...stays, ...come, ...purchaseFlights(now, was, before, table)];
}
var placeKey = (card) => `${card.key}:${card.where}:${card.seat}`;
var seatOf = (table, seat) => (table.seats ?? []).find((one) => one.seat === seat);
var handSize = (table, seat) => seatOf(table, seat)?.hand.length ?? 0;
var pilesOf = (table, seat) => (seatOf(table, seat)?.piles ?? []).reduce((sum, pile) => sum + pile.up.length + (pile.down ? 1 : 0), 0);
var heapSize = (table) => table.heap ? table.heap.cards.length + table.heap.below : 0;
function origin(card, old, now, before, table) {
  const { mover } = table;
  if (card.where === "trick") return old.hand(card.seat);
  const dealer = (table.seats ?? []).find((seat) => seat.dealer);
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
  const count2 = (before.talon ?? 0) - (table.talon ?? 0);
  if (count2 <= 0 || table.mover === null || !now.stock) return [];
  const backs = now.cards.filter(
    (card) => card.where === "hand" && card.seat === table.mover && !card.code && was.has(card.key)
  );
  return backs.slice(-count2).map((card) => ({ card: card.el, from: now.stock, to: card.spot }));
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
var KEPT2 = ".kb-air";
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
function remember(root2) {
  for (const el of root2.querySelectorAll(WHOLE)) el.kbDrawn = el.outerHTML;
  for (const piece2 of pieces(root2)) piece2.kbDrawn ??= piece2.outerHTML;
  return root2;
}
function changing(root2, change) {
  const eye = new MutationObserver(() => {
  });
  eye.observe(root2, { subtree: true, childList: true, attributes: true, characterData: true });
  change();
  for (const { target } of eye.takeRecords()) changedHere(target, root2);
  eye.disconnect();
}
function giveTableIds(root2, part) {
  giveIds(root2, part);
  for (const place of PLACES) {
    const el = root2.querySelector(`.kb-${place}`);
    if (el && !el.id) el.id = part + place;
  }
  for (const el of root2.querySelectorAll(".kb-seat, .kb-double, .kb-played"))
    el.id = `${part}${el.classList[0]}:${el.dataset.seat ?? el.dataset.at}:${el.classList.contains("kb-own")}`;
  const said = root2.querySelector(".kb-answer");
  [...said.children].forEach((el, at) => el.id = `${part}said:${said.dataset.serial}:${at}`);
  for (const list of root2.querySelectorAll(".kb-hand, .kb-piles, .kb-heap, .kb-up"))
    for (const el of list.querySelectorAll("[data-card]:not([id])"))
      el.id = `${part}${list.classList[0]}:${list.closest("[data-seat]")?.dataset.seat}:${el.dataset.card}`;
  const seen = /* @__PURE__ */ new Set();
  for (const el of root2.querySelectorAll("[id]")) {
    if (seen.has(el.id)) el.removeAttribute("id");
    seen.add(el.id);
  }
  return root2;
}
function cardPictures(ctx) {
  let cards = null;
  const keep = (root2) => {
    cards = ctx.get("cards");
    for (const picture of root2.querySelectorAll(".kb-card > svg")) {
      picture.setAttribute("focusable", "false");
      picture.parentElement.kbFace = picture.parentElement.dataset.card ?? "back";
    }
  };
  const put2 = (root2) => {
    const deck = ctx.get("cards");
    for (const el of root2.querySelectorAll(".kb-card")) {
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
  return { keep, put: put2 };
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
  onBeforeNodeDiscarded: (node) => node.nodeType !== 1 || !(node.matches(KEPT2) || node.localName === "svg" && node.parentElement.matches(".kb-card"))
};
var morphPiece = (old, next) => morphdom_esm_default(piece = old, next, callbacks);
function morph(root2, next) {
  const [old, fresh] = [pieces(root2), pieces(next)];
  if (old.map(called).join() !== fresh.map(called).join()) {
    morphPiece(root2, next);
    for (const piece2 of pieces(root2)) piece2.kbDrawn = null;
    return;
  }
  for (const holder of [root2, ...root2.querySelectorAll(HOLDERS)])
    copyAttributes(holder, holder === root2 ? next : next.querySelector(`#${CSS.escape(holder.id)}`));
  old.forEach((piece2, at) => same(piece2, fresh[at]) || morphPiece(piece2, fresh[at]));
}
function tablePatch(ctx, { change, fill }) {
  const pictures = cardPictures(ctx);
  const patch = patcher(ctx, {
    name: (root2, part) => giveTableIds(remember(root2), part),
    change: (root2) => changing(root2, () => change(root2)),
    morph,
    redraw: (root2, next) => replace(root2, next, { islands: ISLANDS, holders: HOLDERS, added: KEPT2 }),
    after: (root2) => {
      pictures.put(root2);
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
    to: (root2, html, drawn, next) => patch.to(root2, html, { fresh: () => drawn, again: () => patch.draw(html), next })
  };
}
function changedHere(el, root2) {
  for (let at = el; at && at !== root2; at = at.parentElement) at.kbDrawn = null;
}
var members = (list) => [...list.children].map((el) => `${el.id || el.firstElementChild?.id}:${el.matches("button:not([data-room])") ? el.textContent : ""}`).join();
var called = (el) => el.id || el.classList[0];
function pieces(root2) {
  const children = [...root2.children].flatMap((el) => el.matches(HOLDERS) ? [...el.children] : [el]);
  return children.filter((el) => !el.matches(`${KEPT2}, ${ISLANDS}`));
}

// knack_widgets/widgets/static/tablepresses.js
function listenToTable(ctx, section2, { pick, advice, blow, deal }) {
  const seed = () => section2.querySelector(".kb-actions .kb-seed");
  const act = (move) => {
    if (move === "deal") {
      deal.asked();
      const chosen = seed()?.value.trim();
      ctx.send(chosen ? { do: "deal", seed: chosen } : { do: "deal" });
      if (seed()) seed().value = "";
    } else if (move === "end") ctx.send({ do: "end" });
    else ctx.why.move(move);
  };
  const pressed = {
    card: (el, seat, id) => el.ariaPressed !== null && !ctx.why.on ? pick.of(Number(seat)).toggle(id) : ctx.why.card(Number(seat), el.dataset.card),
    up: (el, seat, id) => ctx.why.on ? ctx.why.card(Number(seat), el.dataset.card) : pick.of(Number(seat)).toggle(`${id}#up`),
    middle: (el) => ctx.why.on ? ctx.why.move(pick.middle().move(el.dataset.card)) : pick.middle().toggle(el.dataset.card),
    pile: (el) => el.dataset.move ? ctx.why.move(el.dataset.move) : ctx.why.first(),
    choose: (el) => el.dataset.move ? act(el.dataset.move) : ctx.why.first(),
    action: (el, move) => move === "opponent" ? ctx.send({ do: "opponent", at: ctx.get("table").at }) : act(el.dataset.move),
    why: () => ctx.why.toggle(),
    hint: () => advice.toggle(),
    look: (_, seat) => ctx.send({ do: "look", seat: Number(seat) }),
    cover: (_, seat) => ctx.send({ do: "look", seat: Number(seat) }),
    return: (el) => ctx.send({ do: "step", to: Number(el.dataset.to) }),
    result: (_, what) => {
      if (what === "new") deal.asked();
      ctx.send({ do: what === "new" ? "new" : "take_back" });
    },
    blow: (el) => el.dataset.move && blow.tell(el.dataset.move),
    read: () => ctx.send({ do: "read" })
  };
  section2.addEventListener("click", (event) => {
    const el = event.target.closest("button");
    if (!el || el.closest(".kb-advice, .kb-intro")) return;
    if (el.dataset.clause) return ctx.send({ do: "clause", id: el.dataset.clause, show: true });
    const [what, ...rest] = (el.dataset.key ?? "").split(":");
    if (Object.hasOwn(pressed, what)) pressed[what](el, ...rest);
  });
  section2.addEventListener("focusin", ({ target }) => target.matches(".kb-hand button") && rove(target));
  section2.addEventListener("toggle", ({ target }) => changedHere(target, section2), true);
  section2.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches(".kb-seed")) return act("deal");
    if (event.target.matches(".kb-hand button")) arrows(event);
  });
}
function dealWatch(section2) {
  let waits = false;
  return {
    asked: () => waits = true,
    drawn: () => {
      if (!waits || !section2.querySelector(".kb-result").hidden) return;
      waits = false;
      const head = section2.querySelector(".kb-head");
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
function nextCard(root2, key, at) {
  const seat = key?.startsWith("card:") ? key.split(":")[1] : null;
  const left = seat === null ? [] : [...root2.querySelectorAll(`[data-key^="card:${seat}:"]`)];
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
    card: (seat, code) => ctx.send({ do: takeQuestion() ? "why" : "card", seat, code }),
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
      const [, seat, id] = held.dataset.key.split(":");
      ctx.send({ do: "why", seat: Number(seat), code: id.split("#")[0] });
    } else if (event.key === "?" && held?.dataset.move) ctx.send({ do: "why", move: held.dataset.move });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return why;
}

// knack_widgets/widgets/static/table.js
function mountTable(el, given2) {
  const place = el.appendChild(document.createTextNode(""));
  let stop = null;
  const begin = () => {
    if (!stop && given2.get("drawing")) stop = drawnTable(place, given2);
  };
  given2.on("drawing", begin);
  begin();
  return () => stop?.();
}
var OTHERS = ["words", "cards", "lang", "prefs", "setup", "book"];
function ifChanged(ctx, update, same2) {
  const traits = () => [ctx.get("drawing"), JSON.stringify(ctx.get("table")), ...OTHERS.map((name) => ctx.get(name))];
  let shown = traits();
  return () => {
    const now = traits();
    if (now.every((one, at) => one === shown[at])) return same2();
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
function drawnTable(place, given2) {
  const why = whyMode(
    given2,
    () => update(),
    () => chooseFirst()
  );
  const ctx = { ...given2, why };
  const clock = opponents(ctx);
  const patch = tablePatch(ctx, { change: (root2) => dressTable(ctx, root2, state), fill: () => fillIslands() });
  patch.foresee("drawing");
  const pick = chooser(() => {
    state.local = null;
    update();
  });
  const state = localState(pick, why);
  let last = "";
  const drawn = () => patch.drawn(last = ctx.get("drawing") || last);
  const first = ctx.first?.take(place.parentElement, ".kb-table");
  const fresh = drawn();
  const section2 = first ? patch.takeOver(first, fresh, last, ctx.first?.lang === ctx.get("lang")) : fresh;
  patch.first(section2);
  state.live = section2;
  if (first) place.remove();
  else place.replaceWith(section2);
  const felt = section2.querySelector(".kb-felt");
  const motion = cardMotion(felt);
  const advice = adviceView(ctx, section2);
  const blow = blowMode(ctx, section2);
  const deal = dealWatch(section2);
  listenToTable(ctx, section2, { pick, advice, blow, deal });
  section2.addEventListener("keydown", why.key);
  const now = () => section2.querySelector(".kb-now");
  const table = () => ctx.get("table") ?? {};
  const fillIslands = () => {
    blow.update(table());
    advice.update();
  };
  const chooseFirst = () => {
    state.local = ctx.get("drawing");
    update();
    section2.querySelector(".kb-own .kb-play[tabindex='0']")?.focus({ preventScroll: true });
    now().scrollIntoView({ block: "nearest" });
  };
  let refused = table().refusal?.serial ?? null;
  const showRefusal = () => {
    const { serial = null } = table().refusal ?? {};
    const fresh2 = serial !== null && serial !== refused;
    refused = serial;
    if (fresh2) now().scrollIntoView({ block: "nearest" });
  };
  const next = (key, at) => (key?.startsWith("hint") ? advice.next() : null) ?? nextCard(section2, key, at) ?? section2.querySelector(
    ".kb-actions:not([hidden]) button:not([data-forbidden], .kb-why), .kb-own .kb-play[tabindex='0'], .kb-asked [tabindex='0']"
  ) ?? section2;
  const update = () => {
    const held = focused(section2);
    const at = held?.closest?.(".kb-hand") ? [...held.closest(".kb-hand").querySelectorAll("button")].indexOf(held) : 0;
    const tree = drawn();
    const show = () => patch.to(section2, last, tree, (key) => next(key, at));
    motion.around(facts(tree.querySelector(".kb-felt")), show);
    if (table().choose) patch.ahead(ctx.get("drawing"));
    const waits = focused(section2) === section2 && held === section2;
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
  const many = (root2, css) => root2.querySelectorAll(css);
  const number = (text) => text === void 0 ? null : Number(text);
  const seats2 = [...many(felt, ".kb-seat")].map((el) => ({
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
    seats: seats2,
    trick: over ? [] : plays,
    lastTrick: over ? plays : null,
    heap: felt.querySelector(".kb-heaps:not([hidden])") && { cards: many(felt, ".kb-laid"), below: Number(below) },
    talon: number(felt.querySelector(".kb-stock .kb-count")?.textContent)
  };
}

// knack_widgets/rooms/static/roomparts.js
var FIELDS = ["table", "drawing", "log_drawing", "log_lines", "steps", "steps_drawing"];
var LOOK2 = "knack-room";
var modelOf = (state, send) => new Model({ commId: LOOK2, send: ({ content }) => send(content) }, state, null);
function tableParts(places2, send, presenter) {
  let prefs = { tempo: -1, follow: true, marks: true, values: true, fourColour: false, presenter };
  let shown = { table: {}, steps: { at: 0, count: 0 } };
  let table = null;
  let off = [];
  const update = (state) => table?.hear({ content: { data: { method: "update", state } } });
  const intent = (given2) => {
    if (given2.do !== "pref") return send(given2);
    prefs = { ...prefs, [given2.name]: given2.value };
    return update({ prefs });
  };
  return {
    /** Mounts the parts again with the words and cards of a game and a language. */
    dress: (book, lang) => {
      off.splice(0).forEach((each) => each?.());
      const deck = modelOf({ cards: book.cards, clauses: book.clauses }, () => {
      });
      const shared = async () => deck;
      const state = { ...shown, words: book.words, lang, prefs, notice: null, deck: LOOK2, press: LOOK2 };
      table = modelOf(state, intent);
      const both = (el, ctx) => {
        const each = [mountTable(el, ctx), mountLog(el, ctx)];
        return () => each.forEach((stop) => stop?.());
      };
      off = [
        widget(both, "alone")({ model: table, el: places2.table }, deck, shared),
        widget(mountSteps, "alone")({ model: table, el: places2.steps }, deck, shared)
      ];
    },
    show: (frame) => {
      const fresh = Object.fromEntries(FIELDS.filter((name) => frame[name]).map((name) => [name, frame[name]]));
      shown = { ...shown, ...fresh };
      update(fresh);
    },
    at: () => shown.table.at ?? 0
  };
}

// knack_widgets/rooms/static/roomseats.js
var BACK = "#back=";
var backForm = (t, act, code) => h(
  "details",
  { class: "kr-fold", "data-key": "fold:was_here", open: Boolean(code) },
  h("summary", {}, t("was_here")),
  h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        act({ do: "come_back", code: event.target.elements.code.value });
      }
    },
    h("label", { for: "kr-back" }, t("return_label")),
    h("input", {
      id: "kr-back",
      name: "code",
      maxlength: "60",
      required: true,
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      value: code,
      "data-key": "back"
    }),
    h("button", { class: "kb-button", "data-key": "come_back" }, t("come_back"))
  )
);
function joinForm(t, act) {
  let typed = "";
  const code = location.hash.startsWith(BACK) ? location.hash.slice(BACK.length, BACK.length + 60) : "";
  const join = () => h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        act({ do: "join", name: event.target.elements.name.value });
      }
    },
    h("label", { for: "kr-name" }, t("name")),
    h("input", {
      id: "kr-name",
      name: "name",
      maxlength: "60",
      autocomplete: "nickname",
      required: true,
      "data-key": "name",
      value: typed,
      oninput: (event) => typed = event.target.value
    }),
    h("button", { class: "kb-button kb-primary", "data-key": "join" }, t("join")),
    h("p", { class: "kr-hint" }, t("join_hint"))
  );
  return () => [join(), backForm(t, act, code)];
}
var backAddress = (code) => `${location.origin}${location.pathname}?lang=${document.documentElement.lang}${BACK}${code}`;
var seats = (all, t, act) => [
  h("h2", {}, t("seats")),
  h(
    "ul",
    { class: "kr-seats", role: "list" },
    all.map(
      (one) => h(
        "li",
        {},
        one.member ? h("span", {}, one.label) : h(
          "button",
          {
            type: "button",
            class: "kb-button",
            "data-key": `sit:${one.seat}`,
            "aria-label": `${t("sit")}: ${one.label}`,
            onclick: () => act({ do: "sit", seat: one.seat })
          },
          one.label
        )
      )
    )
  ),
  h("p", { class: "kr-hint" }, t("you_look_on"))
];

// knack_widgets/rooms/static/roomplace.js
var SAME_PRESS_MS = 1e3;
function twice(now = () => performance.now()) {
  let last = "";
  let since = -SAME_PRESS_MS;
  return ({ at: _, ...message }) => {
    const pressed = JSON.stringify(message);
    const again = pressed === last && now() - since < SAME_PRESS_MS;
    if (!again) [last, since] = [pressed, now()];
    return again;
  };
}
var backCode = (t, code) => [
  h("p", { class: "kr-code", role: "status" }, code),
  h("p", {}, t("return_hint")),
  h("p", {}, h("a", { href: backAddress(code), "data-key": "return_link" }, t("return_link")))
];
function ownPlace(you, t, act, code) {
  const button = (key, message, kind = "") => h("button", { type: "button", class: `kb-button${kind}`, "data-key": key, onclick: () => act(message) }, t(key));
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
        }
      },
      h("label", { for: "kr-rename" }, t("name")),
      h("input", {
        id: "kr-rename",
        name: "name",
        maxlength: "60",
        autocomplete: "nickname",
        required: true,
        value: you.name,
        "data-key": "own_name"
      }),
      h("button", { class: "kb-button", "data-key": "own_rename" }, t("rename"))
    ),
    h("p", {}, button("other_device", { do: "return_code" })),
    code && backCode(t, code),
    h("p", {}, button("leave", { do: "leave" }, " kr-no"))
  );
}
function addressForm(t) {
  return h(
    "form",
    {
      class: "kr-form",
      onsubmit: (event) => {
        event.preventDefault();
        const next = new URL(location.href);
        next.searchParams.set("at", event.target.elements.at.value.trim());
        history.replaceState(null, "", next.href);
        location.reload();
      }
    },
    h("label", { for: "kr-at" }, t("own_address")),
    h("input", {
      id: "kr-at",
      name: "at",
      required: true,
      maxlength: "200",
      autocomplete: "off",
      placeholder: "192.168.1.5",
      "data-key": "at"
    }),
    h("button", { class: "kb-button", "data-key": "show_code" }, t("show_code"))
  );
}

// knack_widgets/rooms/static/roompoll.js
var LETTERS = "abcdefghijklmnopqrstuvwxyz";
var isRight = ({ answer: answer3 }, vote) => answer3 && vote?.length ? vote.length === answer3.right.length && vote.every((id) => answer3.right.includes(id)) : null;
var reasonsOf = ({ answer: answer3 }) => {
  const reasons = answer3?.reasons ?? {};
  return new Set(Object.values(reasons)).size > 1 ? reasons : {};
};
function insideOf({ t, book, kind }, { poll, own, marked }, { id, label, cards, votes }, at) {
  const right = poll.answer?.right.includes(id);
  const told2 = votes !== void 0;
  const reason = reasonsOf(poll)[id];
  const mine = own.vote?.includes(id);
  const can = own.you && !poll.closed;
  const chosen = votes > 0 || poll.earlier?.some((round) => round[id] > 0);
  const boxes = poll.several ? ["☐", "☑"] : ["○", "●"];
  return [
    can && h("span", { class: "kr-box", "aria-hidden": "true" }, boxes[Number(marked.includes(id))]),
    h("b", { class: "kr-letter" }, LETTERS[at] ?? ""),
    cards.map(
      (card) => book().cards[card] && markup(h("span", { class: "kr-card", "aria-hidden": "true" }), book().cards[card].svg)
    ),
    h("span", { class: "kr-label" }, label),
    poll.answer && mine && h("span", { class: "kr-own" }, `${right ? "" : "✗ "}${t("own_answer")}`),
    poll.answer && right && h("b", { class: "kr-right" }, `✓ ${t(poll.answer.refused ? "refused_mark" : "right_mark")}`),
    poll.answer?.refused && !right && h("span", { class: "kr-other" }, t("allowed_mark")),
    told2 && h("span", { class: "kr-votes" }, h("span", { class: "kb-sr" }, `${t("votes")}: `), String(votes)),
    told2 && h("span", { class: "kr-bar", "aria-hidden": "true", style: `--share: ${votes / Math.max(1, poll.voted)}` }),
    poll.earlier?.length > 0 && h(
      "span",
      { class: "kr-before" },
      poll.earlier.map((round, nth) => `${t("round")} ${nth + 1}: ${round[id] ?? 0}`).join(" · ")
    ),
    reason && (right || mine || kind === "desk" || kind === "screen" && chosen) && h("span", { class: "kr-reason" }, reason)
  ];
}
function choice2(room, { poll, own, marked, toggle }, one, at) {
  const { id } = one;
  const inside2 = insideOf(room, { poll, own, marked }, one, at);
  if (own.you && !poll.closed) {
    const pressed = String(marked.includes(id));
    const events = { "data-key": `vote:${id}`, "aria-pressed": pressed, onclick: () => toggle(id) };
    return h("li", {}, h("button", { type: "button", class: "kr-choice", ...events }, inside2));
  }
  const right = poll.answer?.right.includes(id);
  const mine = own.vote?.includes(id);
  const marks = [mine && "kr-mine", right && "kr-isright", poll.answer && mine && !right && "kr-iswrong"];
  return h("li", {}, h("div", { class: ["kr-choice", ...marks.filter(Boolean)].join(" ") }, inside2));
}
var answer2 = ({ t, clause }, poll, own) => {
  const right = isRight(poll, own.vote);
  const facts2 = poll.answer;
  return h(
    "div",
    { class: "kr-answer", role: "status" },
    right !== null && h(
      "p",
      { class: `kr-verdict ${right ? "kr-ok" : "kr-bad"}` },
      t(right ? "your_answer_right" : "your_answer_wrong")
    ),
    h("p", {}, h("b", {}, facts2.rightWords)),
    Object.keys(reasonsOf(poll)).length === 0 && h("p", {}, facts2.why),
    facts2.clauses.map(
      (one) => h("button", { type: "button", class: "kb-ref", onclick: () => clause(one.id, one) }, one.label)
    )
  );
};
function pollView(room) {
  const { t, act, kind } = room;
  const el = h("section", { class: "kr-poll", "aria-live": "off" });
  let marked = [];
  let about = null;
  let poll = null;
  let own = {};
  let voted = "[]";
  let above = false;
  const toggle = (id) => {
    if (poll.closed) return;
    if (!poll.several) marked = [id];
    else marked = marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id];
    draw2();
  };
  const button = () => h(
    "button",
    {
      type: "button",
      class: "kb-button kb-primary kr-vote",
      "data-key": "vote",
      "aria-disabled": String(!marked.length),
      onclick: () => marked.length && act({ do: "vote", choices: marked })
    },
    t(own.vote?.length ? "vote_change" : "vote")
  );
  const draw2 = () => {
    put(el, "hidden", poll ? null : "");
    memo(
      el,
      [poll, own.vote, marked, Boolean(own.you), t("vote"), above],
      () => poll && [
        !above && questionOf(poll),
        poll.answer && answer2(room, poll, own),
        h(
          "ul",
          { class: "kr-choices", role: "list" },
          poll.choices.map((one, at) => choice2(room, { poll, own, marked, toggle }, one, at))
        ),
        h(
          "div",
          { class: "kr-row kr-answering" },
          own.you && !poll.closed && button(),
          own.vote?.length > 0 && !poll.closed && h("p", { class: "kr-received", role: "status" }, t("vote_received")),
          h("p", { class: "kr-count", role: "status" }, poll.votedWords)
        )
      ]
    );
  };
  return {
    el,
    update: (given2, mine, hasTable) => {
      poll = given2;
      own = mine ?? {};
      above = kind === "phone" && hasTable;
      const now = poll && `${poll.question} ${poll.round} ${poll.number}`;
      const heard = JSON.stringify(own.vote ?? []);
      if (now !== about) marked = about === null ? own.vote ?? [] : [];
      else if (heard !== voted && own.vote?.length) marked = own.vote;
      [about, voted] = [now, heard];
      draw2();
    }
  };
}
var questionOf = (poll) => h("h2", { class: "kr-question" }, poll.number ? `${poll.number}. ${poll.question}` : poll.question);

// knack_widgets/rooms/static/roomself.js
var draw = () => [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
var guarded = (storage, act) => safely(() => act(storage()));
function ownSelf(code) {
  const key = `knack-room-${code}`;
  const read2 = (storage) => guarded(storage, (found) => JSON.parse(found.getItem(key) ?? "null"));
  const write = (storage, value) => guarded(storage, (found) => found.setItem(key, JSON.stringify(value)));
  const tab = () => window.sessionStorage;
  const all = () => window.localStorage;
  let self = read2(tab);
  if (!self?.token) self = { token: read2(all)?.token ?? draw(), tab: draw() };
  const keep = () => {
    write(tab, self);
    write(all, { token: self.token });
  };
  return {
    get: () => self,
    /** Stores the token, once this tab has a member. */
    keep,
    /** Replaces the token, so that this tab counts as another device. */
    renew: () => {
      self = { token: draw(), tab: draw() };
      keep();
    }
  };
}

// knack_widgets/rooms/static/roompage.js
var OVER = ["gone", "moved", "broken"];
var TABLE = ["card", "why", "move", "deal", "end"];
var RoomPage = class {
  #given;
  #root;
  #words;
  #lang;
  /** @type {any} */
  #file = { cards: {}, clauses: {}, words: {}, texts: {}, games: {} };
  #book = this.#file;
  #fetched = "";
  /** @type {any} the frame `own` */
  #own = { you: null, seats: [] };
  /** @type {any} the frame `view` */
  #view = null;
  /** @type {any} the frame `class` */
  #room = null;
  #wants = false;
  // whether to take over the member that is in use in another tab
  #led = null;
  // the clause that is marked for all, as last seen
  #self;
  #parts;
  #poll;
  /** @type {ReturnType<typeof deskView> | null} */
  #desk;
  /** @type {ReturnType<typeof panes> | null} */
  #panes = null;
  /** @type {ReturnType<typeof wallView> | null} */
  #wall = null;
  #sleep = () => {
  };
  // lets the screen sleep again
  #langs;
  #line;
  #pressed = twice();
  #link = h("p", { class: "kr-link", role: "status", hidden: true });
  #note = h("p", { class: "kr-note", role: "alert", hidden: true });
  #head = h("header", { class: "kr-head" });
  #entry = h("div", { class: "kr-entry" });
  #shown = h("div", { class: "kr-shown" });
  #table = h("div", { class: "kr-table" });
  #steps = h("div", { class: "kr-steps" });
  #main = h("div", { class: "kr-main" });
  #ways = h("div", { class: "kr-row kr-ways" });
  #foot = h("div", { class: "kr-foot" });
  #tips = h("div", { class: "kr-row kr-tips" });
  /** @type {any} the frame `hint` */
  #hint = null;
  #back = "";
  // the code with which this member goes on with another device
  #text = h("aside", { class: "kr-text", hidden: true, tabindex: "-1" });
  #join;
  /** `given`: what the page says of the room and the device; `words`: its words, until those of a game come. */
  constructor(root2, given2, words2) {
    this.#root = root2;
    this.#given = given2;
    this.#words = words2;
    this.#lang = given2.lang;
    const { kind, code } = given2;
    this.#self = kind === "phone" ? ownSelf(code) : null;
    this.#langs = langChoice(given2.langs, given2.lang, (lang) => this.#speak(lang));
    this.#parts = tableParts(
      { table: this.#table, steps: this.#steps },
      (intent) => this.#intend(intent),
      kind === "screen"
    );
    const views = { t: this.#t, act: this.#act, book: () => this.#book };
    this.#join = joinForm(this.#t, this.#act);
    this.#poll = pollView({ ...views, kind, clause: (id, facts2) => this.#clause(id, facts2) });
    const secret = location.hash.slice(1);
    this.#desk = kind === "desk" ? this.#lay({ ...views, given: given2, secret, lang: () => this.#lang }) : null;
    this.#line = openLine({
      base: new URL(given2.up ? `${given2.up}room/${code}` : "", location.href).href,
      hear: afterPress((frame) => this.#hear(frame)),
      hello: () => this.#hello(secret),
      state: (up) => {
        say(this.#link, up ? "" : this.#t("off_line"));
        hide(this.#link, up);
      }
    });
    root2.append(this.#link);
    if (!this.#desk) this.#main.append(this.#shown, this.#table, this.#poll.el, this.#steps);
    if (this.#desk) root2.append(h("div", { class: "kr-top" }, this.#head, this.#desk.head), this.#note);
    else root2.append(this.#head, this.#note, this.#entry);
    if (kind !== "phone") this.#sleep = keepAwake();
    if (this.#panes) root2.append(this.#panes.list, this.#panes.el);
    else root2.append(this.#main, this.#text);
    if (kind === "phone") root2.append(this.#tips, this.#ways, this.#foot);
    if (kind !== "screen") return;
    this.#wall = wallView(this.#t, given2, { main: this.#main, table: this.#table, poll: this.#poll.el });
    root2.append(this.#wall.el);
  }
  /** Lays out the desk: the table, the question and the class beside each other, or by tabs. */
  #lay(desk) {
    const view = deskView(desk, () => this.#panes?.show("lesson"));
    this.#panes = panes(this.#t, [
      ["table", view.about, this.#shown, this.#table, this.#steps, view.bar, this.#ways],
      ["lesson", this.#poll.el, ...view.lesson],
      ["class", this.#entry, view.lists]
    ]);
    return view;
  }
  #t = (key) => this.#words[key] ?? key;
  #act = (message) => {
    if (this.#pressed(message)) return;
    hide(this.#note, true);
    this.#line.send(message);
  };
  /** Who this is, for the server: said whenever the line is up again. */
  #hello(secret) {
    const { kind } = this.#given;
    const wants = this.#wants;
    this.#wants = false;
    if (kind === "desk") return { lang: this.#lang, draws: true, token: secret, teacher: true };
    if (kind === "screen") return { lang: this.#lang, draws: true, screen: true };
    return { lang: this.#lang, draws: true, ...this.#self?.get(), ...wants && { take: true } };
  }
  /** What the parts of the table and the steps want. */
  #intend(intent) {
    if (intent.do === "clause") {
      this.#clause(intent.id);
      if (this.#own.leads) this.#act({ do: "clause", id: intent.id, show: true });
    } else if (intent.do === "line") this.#act({ do: "match" });
    else if (TABLE.includes(intent.do)) this.#act({ ...intent, at: this.#parts.at() });
    else if (intent.do === "step") this.#act(intent);
  }
  /**
   * Shows a clause.
   * @param {string} id
   * @param {any} [facts] its label and text, if they differ from the book's
   * @param {boolean} [quiet] whether the focus stays where it is
   */
  #clause(id, facts2 = null, quiet = false) {
    const html = facts2?.html ?? this.#book.texts[id];
    if (!html) return;
    if (this.#desk) return this.#desk.choose(id, facts2);
    const label = facts2?.label ?? this.#book.clauses[id] ?? id;
    this.#text.replaceChildren(...clauseOf(this.#t, label, html, () => hide(this.#text, true)));
    hide(this.#text, false);
    put(this.#text, "aria-live", quiet ? "polite" : null);
    if (!quiet) this.#text.focus({ preventScroll: true });
    this.#text.scrollIntoView({ block: "nearest" });
  }
  /** Fetches the cards, words and texts of the game on the table in this device's language, and draws the page again. */
  async #dress() {
    const key = `${this.#view?.game ?? this.#own.game}.${this.#lang}`;
    if (!this.#own.game || key === this.#fetched) return;
    this.#fetched = key;
    const response = await fetch(new URL(`${this.#given.up}room/book/${key}.json`, location.href));
    if (!response.ok || this.#fetched !== key) return;
    this.#file = await response.json();
    this.#reword();
    this.#words = this.#book.room;
    document.documentElement.lang = this.#lang;
    document.title = `${this.#t("title")} ${this.#given.code}`;
    if (this.#view) this.#parts.show(this.#view);
    this.#parts.dress(this.#book, this.#lang);
    this.#draw();
  }
  /** Puts the words of the room's match into the texts of the game. */
  #reword() {
    this.#book = { ...this.#file, texts: { ...this.#file.texts, ...this.#own.wording } };
  }
  #speak(next) {
    this.#lang = next;
    document.cookie = `knack-lang=${next};path=/;max-age=31536000;samesite=lax`;
    this.#line.send({ do: "lang", lang: next });
    this.#dress();
  }
  #draw() {
    const [t, own, view, lang, title] = [this.#t, this.#own, this.#view, this.#lang, this.#words.title];
    const [{ code, kind, qr }, { you }] = [this.#given, own];
    memo(
      this.#head,
      [code, own.gameName, own.here, you, own.table, lang, Object.keys(this.#book.texts).length],
      () => headOf(t, code, own, this.#langs, this.#act, this.#wall?.toggle)
    );
    put(this.#langs, "aria-label", t("language"));
    const entry = [you, you && [own.seats, this.#isAsked()], own.locked, kind === "desk" && own.count > 0, qr && 1];
    memo(this.#entry, [...entry, own.waits, lang, title], () => this.#entrance());
    memo(
      this.#foot,
      [you, this.#back, lang, title],
      () => kind === "phone" && you ? ownPlace(you, t, this.#act, this.#back) : null
    );
    if (!view) return;
    const above = kind === "phone" && view.table && view.poll ? view.poll : null;
    memo(
      this.#shown,
      [view.shown, view.task, lang, title, above?.question, above?.number],
      () => shownOf(t, view, this.#act, above && questionOf(above))
    );
    const { shown, table, poll, game, rules } = view;
    memo(
      this.#ways,
      [shown, !table, isOpen(poll), you, own.leads, lang, title, game, rules],
      () => waysOf(t, view, own, this.#act, () => this.#parts.at(), this.#given)
    );
    const at = view.table?.at;
    memo(
      this.#tips,
      [own.hints, this.#hint, at, lang, title],
      () => hintOf(t, own, this.#hint, at, this.#act, (id) => this.#clause(id))
    );
    hide(this.#table, !view.table);
    hide(this.#steps, !view.steps || !(own.leads || view.shown.on === "own"));
    this.#table.classList.toggle("kr-asked", Boolean(view.poll));
    if (this.#fetched === `${view.game}.${lang}`) this.#parts.show(view);
    this.#poll.update(view.poll, own, Boolean(view.table));
    this.#follow(view.clause ?? null);
    this.#desk?.update(own, this.#room, view);
    this.#wall?.update(own);
    const { match, state } = this.#room ?? {};
    this.#panes?.update({ table: match?.table, lesson: view.poll ? "?" : "", class: state });
  }
  /** Whether a question or a worked example is shown, which needs the whole screen of a phone. */
  #isAsked() {
    return Boolean(this.#view?.poll) || this.#view?.shown.on === "example";
  }
  /** What a device sees before it has a member (a form, which stays while others come in), or beside the table. */
  #entrance() {
    const [t, own, given2] = [this.#t, this.#own, this.#given];
    if (given2.kind === "screen") return null;
    if (given2.kind === "desk") {
      const warnings = given2.warnings.map((name) => h("p", { class: "kr-note" }, t(name)));
      return [...warnings, given2.qr ? comeIn(t, given2, own.count > 0) : addressForm(t)];
    }
    if (!own.you) return own.locked ? h("p", {}, t("locked")) : this.#join();
    const free = own.you.seat === null && !own.locked && !this.#isAsked() && own.seats.some((one) => !one.member);
    return own.waits ? h("p", { role: "status" }, t("wait_table")) : free && seats(own.seats, t, this.#act);
  }
  /** Opens the marked clause once; later frames do not open it again after the reader has closed it. */
  #follow(id) {
    const { kind } = this.#given;
    if (id !== null && !this.#book.texts[id]) return;
    if (id !== this.#led && id && !this.#desk) this.#clause(id, null, kind === "phone" || kind === "screen");
    if (id !== this.#led && !id && this.#led) hide(this.#text, true);
    this.#led = id;
  }
  #hear(frame) {
    if (frame.is === "view") this.#view = frame;
    else if (frame.is === "own") {
      const came = !this.#own.you && frame.you;
      this.#own = frame;
      this.#reword();
      if (came) this.#self?.keep();
      if (came) hide(this.#note, true);
      if (!frame.you) this.#back = "";
    } else if (frame.is === "class") this.#room = frame;
    else if (frame.is === "hint") this.#hint = frame;
    else if (frame.is === "return_code") this.#back = frame.code;
    else if (frame.is === "table") return this.#desk?.table(frame);
    else if (frame.is === "settle") {
      location.assign(new URL(`${this.#given.up}settle?${frame.query}`, location.href));
      return;
    } else if (frame.is === "no") {
      if (frame.why === "late") return;
      say(this.#note, frame.words);
      hide(this.#note, !frame.words);
      return;
    } else if (OVER.includes(frame.is)) {
      this.#line.end();
      this.#sleep();
      this.#root.replaceChildren(endOf(this.#t, frame.is, `${this.#given.up}room`));
      return;
    } else if (frame.is === "taken") {
      memo(this.#entry, frame, () => takenOf(this.#t, (over) => this.#take(over)));
      return;
    }
    this.#dress();
    this.#draw();
  }
  /** Takes over the member of another tab, or becomes another device. */
  #take(over) {
    if (over) this.#wants = true;
    else this.#self?.renew();
    this.#line.greet();
  }
};

// knack_widgets/rooms/static/room.js
var read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");
var given = read("kr-given");
var words = read("kr-words");
var root = (
  /** @type {HTMLElement} */
  document.getElementById("kr")
);
root.className = "knack-book";
if (given.kind === "door") root.append(doorView(given, (key) => words[key] ?? key));
else new RoomPage(root, given, words);
