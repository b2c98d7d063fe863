// What of a script needs a newer browser than the stated minimum: syntax, globals, members, events and options, by name.
// A member counts if every interface that has one of this name lacks it; `Object.groupBy` and its like are looked up whole.
import { parse } from "acorn";
import { ancestor } from "acorn-walk";

const ECMA = 2022; // whatever is newer is refused by the parser
const indexes = new WeakMap();

/** name → the data of all members, events and options of this name. */
function indexOf(data) {
  if (indexes.has(data)) return indexes.get(data);
  const members = new Map();
  const events = new Map();
  const options = new Map();
  const put = (map, name, value) => map.set(name, [...(map.get(name) ?? []), value]);
  const visit = (owner) => {
    for (const [name, value] of Object.entries(owner)) {
      if (name === "__compat") continue;
      if (/_event$/.test(name)) put(events, name.replace(/_event$/, ""), value);
      else put(members, name.replace(/_static$/, ""), value);
      for (const option of Object.keys(value)) {
        const [, key] = option.match(/^(?:options|init)_(\w+?)_(?:parameter|option|property)$/) ?? [];
        if (key) put(options, key, value[option]);
      }
    }
  };
  for (const owner of [...Object.values(data.api), ...Object.values(data.javascript.builtins)]) visit(owner);
  visit(data.javascript.builtins.Intl ?? {});
  const index = { members, events, options };
  indexes.set(data, index);
  return index;
}

/** What is missing if none of the candidates is there at the minimum. */
function missingOf(candidates, lacking) {
  const known = (candidates ?? []).filter((one) => one.__compat);
  const missing = known.map((one) => lacking(one.__compat));
  return known.length && missing.every(Boolean) ? missing[0] : null;
}

/** The data of `Owner.member` where both are names. */
function whole(data, owner, member) {
  const place = data.api[owner] ?? data.javascript.builtins[owner];
  return place && (place[`${member}_static`] ?? place[member]);
}

/** Whether a member may be a property of `element.style`. */
const isStyle = (data, name) => data.css.properties[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];

const GLOBALS = ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"];
const PATTERNS = [
  [/\(\?<[=!]/, "lookbehind (?<=…)", (data) => data.javascript.regular_expressions.lookbehind_assertion],
  [/\(\?[ims]+[-:]/, "modifiers (?i:…)", (data) => data.javascript.regular_expressions.modifier],
];

export function* jsFeatures(source, data, lacking) {
  const { members, events, options } = indexOf(data);
  const tree = parse(source, {
    ecmaVersion: ECMA,
    sourceType: "module",
    locations: true,
    allowAwaitOutsideFunction: true,
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  });
  const found = [];
  const report = (node, feature, candidates) => {
    const missing = missingOf(candidates, lacking);
    if (missing) found.push({ line: node.loc.start.line, feature, lacking: missing });
  };
  ancestor(tree, {
    StaticBlock: (node) =>
      report(node, "static {}", [
        data.javascript.classes.static.initialization_blocks ?? data.javascript.classes.static_initialization_blocks,
      ]),
    MemberExpression(node) {
      if (node.computed || node.property.type !== "Identifier") return;
      const { name } = node.property;
      const owner = node.object.type === "Identifier" ? node.object.name : node.object.property?.name;
      const exact = owner && whole(data, owner, name);
      if (!exact && isStyle(data, name)) return;
      report(node, exact ? `${owner}.${name}` : `.${name}`, exact ? [exact] : members.get(name));
    },
    Identifier(node) {
      const { name } = node;
      const known =
        data.api[name] ??
        data.javascript.builtins[name] ??
        GLOBALS.map((scope) => data.api[scope]?.[name]).find(Boolean);
      if (known) report(node, name, [known]);
    },
    CallExpression(node) {
      const [first] = node.arguments;
      if (node.callee.property?.name === "addEventListener" && typeof first?.value === "string")
        report(node, `event ${first.value}`, events.get(first.value));
      for (const argument of node.arguments)
        if (argument.type === "ObjectExpression")
          for (const { key, kind } of argument.properties)
            if (kind && key?.name) report(argument, `{ ${key.name} }`, options.get(key.name));
    },
    Literal(node) {
      if (!node.regex) return;
      for (const [pattern, name, find] of PATTERNS)
        if (pattern.test(node.regex.pattern)) report(node, name, [find(data)]);
    },
  });
  yield* found;
}
