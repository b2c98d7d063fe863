// What of a style sheet needs a newer browser than the stated minimum.
import { generate, parse, walk } from "css-tree";

const VIEWPORT = {
  d: "viewport_percentage_units_dynamic",
  s: "viewport_percentage_units_small",
  l: "viewport_percentage_units_large",
};

/** The name of a unit in the data: `dvh` and `cqi` are filed under what they have in common. */
function unitName(unit) {
  if (/^cq/.test(unit)) return "container_query_length_units";
  const [, size] = unit.match(/^([dsl])v(?:h|w|i|b|min|max)$/) ?? [];
  return size ? VIEWPORT[size] : unit;
}

/** The data of a function in a value, wherever types have it. */
function functionData(types, name) {
  const places = [
    types,
    types.color,
    types.image,
    types.gradient,
    types["easing-function"],
    types["transform-function"],
    types["filter-function"],
    types["basic-shape"],
    types.calc,
  ];
  return places.map((place) => place?.[name]).find((data) => data);
}

/** Yields [name, data] for each feature of a declaration's value. */
function* valueFeatures(declaration, value, css) {
  const property = css.properties[declaration.property];
  const nodes = [];
  walk(value, (node) => nodes.push(node));
  for (const node of nodes) {
    if (node.type === "Function") yield [`${node.name}()`, functionData(css.types, node.name)];
    else if (node.type === "Dimension") yield [node.unit, css.types.length[unitName(node.unit)]];
    else if (node.type === "Identifier") yield [`${declaration.property}: ${node.name}`, property?.[node.name]];
  }
}

/** Yields [name, data] for each feature of an at-rule's head. */
function* ruleFeatures(rule, css) {
  yield [`@${rule.name}`, css["at-rules"][rule.name]];
  if (rule.name !== "media" || !rule.prelude) return;
  for (const [, name] of generate(rule.prelude).matchAll(/\(\s*([a-z-]+)/g))
    yield [`@media (${name})`, css["at-rules"].media[name.replace(/^(?:min|max)-/, "")]];
  if (/[<>]/.test(generate(rule.prelude))) yield ["@media (width < 1px)", css["at-rules"].media.range_syntax];
}

/** Whether an earlier declaration of the same rule stands where this one is not understood: never with `var()`. */
function hasFallback(declaration, block, isPlain) {
  if (declaration.property.startsWith("--") || /var\(/.test(generate(declaration.value))) return false;
  const before = block.children.toArray().slice(0, block.children.toArray().indexOf(declaration));
  return before.some((one) => one.type === "Declaration" && one.property === declaration.property && isPlain(one));
}

export function* cssFeatures(source, data, lacking) {
  const { css } = data;
  const tree = parse(source, { positions: true, parseCustomProperty: true });
  const found = [];
  const supports = []; // the conditions around the node
  const missingOf = (pairs) =>
    [...pairs].flatMap(([name, known]) => {
      const missing = known?.__compat && lacking(known.__compat);
      return missing ? [{ name, missing }] : [];
    });
  const asked = (name) => supports.some((text) => text.includes(name.replace(/^.*: |\(\)$|^@/g, "")));
  const report = (node, pairs, guard = () => false) => {
    for (const one of missingOf(pairs))
      if (!asked(one.name) && !guard(one))
        found.push({ line: node.loc.start.line, feature: one.name, lacking: one.missing });
  };
  walk(tree, {
    enter(node) {
      if (node.type === "Atrule") {
        report(node, ruleFeatures(node, css));
        if (node.name === "supports") supports.push(generate(node.prelude));
      } else if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
        report(node, [[`:${node.name}`, css.selectors[node.name]]]);
      } else if (node.type === "NestingSelector") {
        report(node, [["&", css.selectors.nesting]]);
      } else if (
        node.type === "Declaration" &&
        !(this.atrule?.name === "font-face" || this.atrule?.name === "page" || this.atrulePrelude)
      ) {
        const isPlain = (one) => !missingOf(valueFeatures(one, one.value, css)).length;
        const prefixed = (one) => one.type === "Declaration" && one.property === `-webkit-${node.property}`;
        if (this.block?.children.some(prefixed)) return; // said for those that know it by that name
        report(node, [[node.property, css.properties[node.property]]]);
        report(node, valueFeatures(node, node.value, css), () => hasFallback(node, this.block, isPlain));
      }
    },
    leave(node) {
      if (node.type === "Atrule" && node.name === "supports") supports.pop();
    },
  });
  yield* found;
}
