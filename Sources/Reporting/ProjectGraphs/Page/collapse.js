// Modules that are drawn as one node, in the place of one of their scenes, so that nothing else moves.
const svgNamespace = "http://www.w3.org/2000/svg";

const isInside = (node) => node.kind !== "service" && node.kind !== "module" && state.view !== "modules" && state.collapsed.has(node.module);

function makeShape(tag, attributes, ...children) {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The member that is nearest to the middle of all. */
function middle(members) {
  const mean = (key) => members.reduce((sum, node) => sum + node[key], 0) / members.length;
  const [x, y] = [mean("x"), mean("y")];
  const distance = (node) => Math.abs(node.x - x) + Math.abs(node.y - y);
  return members.reduce((best, node) => (distance(node) < distance(best) ? node : best));
}

function moduleNode(module, members, place) {
  const colour = [...shapes.get(state.view).nodes[place.index].classList].filter((name) => /^m\d+$/.test(name));
  const name = makeShape("text", { x: 12, y: 19 }, module);
  const group = makeShape(
    "g",
    { class: `node module ${colour.join(" ")}`, "data-module": module, transform: `translate(${place.x},${place.y})` },
    makeShape("rect", { width: place.width, height: place.height, rx: 7 }),
    name,
    makeShape("text", { x: 12, y: 34, class: "caption" }, `module · ${members.length}`),
  );
  return { group, name };
}

function curve(one, other) {
  const forward = one.x <= other.x;
  const [from, to] = forward ? [one, other] : [other, one];
  const [x, y, endX, endY] = [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2];
  const bend = Math.max(30, Math.abs(endX - x) / 2);
  const path = `M${x} ${y}C${x + bend} ${y} ${endX - bend} ${endY} ${endX} ${endY}`;
  return { path, end: forward ? "marker-end" : "marker-start" };
}

function membersByModule() {
  const members = new Map();
  for (const node of current().nodes) {
    if (!isInside(node) || !isShown(node)) continue;
    if (!members.has(node.module)) members.set(node.module, []);
    members.get(node.module).push(node);
  }
  return members;
}

function showCollapsed() {
  const drawing = pictures.get(state.view).querySelector(".drawing");
  drawing.querySelector(".collapsed")?.remove();
  const places = new Map();
  const members = membersByModule();
  const layer = makeShape("g", { class: "collapsed" });
  for (const [module, nodes] of members) places.set(module, middle(nodes));
  const end = (node) => (isInside(node) ? places.get(node.module) : node);
  const drawn = new Set();
  for (const edge of current().edges) {
    if (edge.isImplied || !isShown(edge.source) || !isShown(edge.target)) continue;
    if (!isInside(edge.source) && !isInside(edge.target)) continue;
    const [from, to] = [end(edge.source), end(edge.target)];
    if (from === to || drawn.has(`${from.index} ${to.index}`)) continue;
    drawn.add(`${from.index} ${to.index}`);
    const { path, end: marker } = curve(from, to);
    layer.append(makeShape("path", { class: `edge${edge.isInCycle ? " cycle" : ""}`, d: path, [marker]: `url(#arrow-${state.view})` }));
  }
  const names = [];
  for (const [module, nodes] of members) {
    const { group, name } = moduleNode(module, nodes, places.get(module));
    layer.append(group);
    names.push([name, places.get(module).width - 24]);
  }
  drawing.append(layer);
  for (const [name, width] of names) {
    if (name.getComputedTextLength() > width) name.setAttribute("textLength", width), name.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

