// The panel at the right: all that is known about one node.
const details = document.getElementById("details");

const markTexts = {
  start: "The app starts here.",
  unreachable: "Nothing leads here from where the app starts, as far as the specs say.",
  deadEnd: "Nothing leads on from here.",
};

function link(node, text) {
  return make("a", { href: `#${encodeURI(node.id)}` }, text || node.name);
}

function section(title, items, name) {
  if (items.length === 0) return null;
  return make("div", { "data-section": name }, make("h3", {}, `${title} (${items.length})`), make("ul", {}, ...items.map((item) => make("li", {}, ...[item].flat()))));
}

function ways(edge, node) {
  const words = (edge.ways || []).map((way) => `${way.name} (${way.presentation})`).join(", ");
  const away = edge.isInCycle ? " · cycle between features" : "";
  return [link(node), " ", make("small", {}, words + away)];
}

const linkOrText = (id, text) => {
  const found = find(id);
  return found ? link(found.node, text) : text;
};

function neighbourSections(node) {
  const titles = {
    scenes: ["Who leads here", "Where it leads"],
    modules: ["Used by", "Depends on"],
    services: ["Used by", "Uses"],
  }[state.view];
  return [
    section(titles[0], node.ins.map((edge) => ways(edge, edge.source)), "ins"),
    section(titles[1], node.outs.map((edge) => ways(edge, edge.target)), "outs"),
  ];
}

function factSections(node) {
  const codes = (texts) => (texts || []).map((text) => make("code", {}, text));
  return [
    section("Parameters", codes(node.parameters), "parameters"),
    section("Links", codes(node.links), "links"),
    section("Ways back", codes(node.waysBack), "waysBack"),
    section("Services", (node.services || []).map((name) => linkOrText(`service/${name}`, name)), "services"),
    section("Use cases", codes(node.useCases), "useCases"),
    section("Display states", codes(node.displayStates), "displayStates"),
    section("Answers", codes(Object.entries(node.options || {}).map(([name, value]) => `${name}: ${value}`)), "options"),
    section("Scenes", (node.members || []).map((name) => linkOrText(`scene/${name}`, name)), "members"),
    section("A change of its interface rebuilds", (node.rebuilds || []).map((name) => linkOrText(`module/${name}`, name)), "rebuilds"),
  ];
}

function cycleTexts(node) {
  return (current().cycles || [])
    .filter((cycle) => cycle.includes(node.module) && isInCycle(node))
    .map((cycle) => make("p", { class: "mark" }, `Features that lead to each other in a circle: ${cycle.join(", ")}.`));
}

function showDetails() {
  const node = state.selected;
  const hadFocus = details.contains(document.activeElement);
  details.hidden = node === null;
  document.querySelector("main").classList.toggle("has-details", node !== null);
  if (!node) details.replaceChildren();
  else details.replaceChildren(...detailParts(node));
  if (hadFocus) (node ? details.querySelector("h2") : document.getElementById("canvas")).focus();
}

function detailParts(node) {
  const place = node.kind === "scene" || node.kind === "useCase" ? `${node.kind === "scene" ? "Scene" : "Use case"} in ` : "";
  const module = place && find(`module/${node.module}`);
  return [
    make("button", { type: "button", id: "close", "aria-label": "Close details", onclick: () => select(null) }, "×"),
    make("h2", { tabindex: "-1" }, node.name),
    make("p", { class: "soft" }, place, module ? link(module.node) : place ? node.module : "", place ? " · " : "", node.detail),
    node.summary ? make("p", {}, node.summary) : null,
    node.scope ? make("p", {}, "Only in the state ", make("code", {}, node.scope)) : null,
    ...(node.marks || []).filter((mark) => markTexts[mark]).map((mark) => make("p", { class: "mark" }, markTexts[mark])),
    ...cycleTexts(node),
    ...neighbourSections(node),
    ...factSections(node),
    node.spec ? make("div", {}, make("h3", {}, "Spec"), make("code", {}, node.spec)) : null,
  ].filter((part) => part !== null);
}
