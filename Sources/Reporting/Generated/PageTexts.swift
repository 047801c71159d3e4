// swift-format-ignore-file
// Made of the folder Sources/Reporting/*/Page by `make texts`; edit what is there.
enum PageTexts {
static let canvasJS = ##"""
// Pan and zoom, by pointer, wheel, touch and keyboard.
const canvas = document.getElementById("canvas");
const camera = { x: 0, y: 0, scale: 1 };
const pointers = new Map();
let dragged = false;

function showCamera() {
  const drawing = pictures.get(state.view).querySelector(".drawing");
  drawing.setAttribute("transform", `translate(${camera.x},${camera.y}) scale(${camera.scale})`);
}

function zoom(factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
  const scale = Math.min(4, Math.max(0.03, camera.scale * factor));
  camera.x = x - ((x - camera.x) * scale) / camera.scale;
  camera.y = y - ((y - camera.y) * scale) / camera.scale;
  camera.scale = scale;
  showCamera();
}

function fit() {
  const { width, height } = current();
  camera.scale = Math.min(1.2, canvas.clientWidth / (width + 60), canvas.clientHeight / (height + 60)) || 1;
  camera.x = (canvas.clientWidth - width * camera.scale) / 2;
  camera.y = (canvas.clientHeight - height * camera.scale) / 2;
  showCamera();
}

/** Moves as little as brings the node into view, large enough to be read. */
function reveal(node) {
  if (camera.scale < 0.5) camera.scale = 0.8;
  const margin = 40;
  const bounds = [
    ["x", canvas.clientWidth, node.x, node.width],
    ["y", canvas.clientHeight, node.y, node.height],
  ];
  for (const [key, size, start, length] of bounds) {
    const [from, to] = [start * camera.scale + camera[key], (start + length) * camera.scale + camera[key]];
    if (from < margin || to > size - margin) camera[key] = size / 2 - (start + length / 2) * camera.scale;
  }
  showCamera();
}

canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  const box = canvas.getBoundingClientRect();
  if (event.ctrlKey || event.metaKey) return zoom(Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
  camera.x -= event.deltaX;
  camera.y -= event.deltaY;
  showCamera();
}, { passive: false });

canvas.addEventListener("pointerdown", (event) => {
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  dragged = false;
});

window.addEventListener("pointermove", (event) => {
  const last = pointers.get(event.pointerId);
  if (!last) return;
  const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
  if (!dragged && Math.abs(dx) + Math.abs(dy) < 4) return;
  dragged = true;
  const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
  if (others.length === 1) {
    const distance = (x, y) => Math.hypot(x - others[0].x, y - others[0].y) || 1;
    const box = canvas.getBoundingClientRect();
    zoom(distance(event.clientX, event.clientY) / distance(last.x, last.y), others[0].x - box.left, others[0].y - box.top);
  } else {
    camera.x += dx;
    camera.y += dy;
    showCamera();
  }
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, (event) => pointers.delete(event.pointerId));

canvas.addEventListener("click", (event) => {
  if (dragged) return;
  const group = event.target.closest("[data-node], [data-module]");
  if (!group) return select(null);
  const found = group.dataset.module ? find(`module/${group.dataset.module}`) : { node: current().nodes[Number(group.dataset.node)] };
  if (found) location.hash = found.node.id;
});

"""##
static let collapseJS = ##"""
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


"""##
static let detailsJS = ##"""
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

"""##
static let graphCSS = ##"""
:root { color-scheme: light dark; --paper: #ffffff; --panel: #f6f7f9; --line: #d4d8de; --text: #16181d; --soft: #4a4f59; --strong: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14161a; --panel: #1d2026; --line: #3a3f48; --text: #f2f3f5; --soft: #b9bec8; --strong: #8ab4f8; }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--paper); color: var(--text); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 14px; border-bottom: 1px solid var(--line); background: var(--panel); }
h1 { font-size: 16px; margin: 0; }
h2 { font-size: 18px; margin: 0 0 2px; overflow-wrap: anywhere; }
h3 { font-size: 13px; margin: 14px 0 2px; }
button, input, select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 4px 9px; }
button[aria-pressed="true"] { background: var(--strong); border-color: var(--strong); color: var(--paper); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 1px; }
#status { margin: 0 0 0 auto; min-width: 20em; color: var(--soft); text-align: right; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: 250px minmax(0, 1fr); }
main.has-details { grid-template-columns: 250px minmax(0, 1fr) 320px; }
#list, #details { overflow: auto; padding: 10px 14px; background: var(--panel); }
#list { border-right: 1px solid var(--line); }
#details { border-left: 1px solid var(--line); }
#list ul, #details ul { list-style: none; margin: 2px 0 8px; padding: 0; }
#list li a { display: block; padding: 2px 6px; border-radius: 5px; overflow-wrap: anywhere; }
#list li a[aria-current="true"] { background: var(--strong); color: var(--paper); }
#list li a[aria-current="true"] small { color: inherit; }
#list h2 { font-size: 13px; display: flex; gap: 6px; align-items: center; margin: 8px 0 2px; }
#list h2 label { flex: 1; overflow-wrap: anywhere; }
#list h2 button { font-size: 12px; padding: 1px 6px; }
a { color: var(--strong); text-decoration: none; }
a:hover { text-decoration: underline; }
small, .soft { color: var(--soft); font-size: 12px; }
code { font: 12px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.mark { border-left: 3px solid #c2410c; padding-left: 8px; margin: 8px 0 0; }
#canvas { position: relative; overflow: hidden; touch-action: none; cursor: grab; }
#canvas svg { position: absolute; inset: 0; width: 100%; height: 100%; }
#canvas svg[hidden], .gone { display: none; }
.node { cursor: pointer; }
.dim { opacity: 0.15; }
.node.selected rect { stroke: var(--strong); stroke-width: 4; stroke-dasharray: none; }
.node.rebuilt rect { stroke: #c2410c; stroke-width: 3; }
.edge.selected { stroke: var(--strong); stroke-width: 2.6; }
@media (max-width: 800px) {
  main, main.has-details { grid-template-columns: 1fr; grid-template-rows: 30% 1fr; }
  main.has-details { grid-template-rows: 22% 1fr 38%; }
}
@media print { header nav, .zoom, label, #list { display: none; } main, main.has-details { display: block; } #canvas { height: 60vh; } }

"""##
static let graphHTML = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{{title}}</title>
<style>
{{style}}</style>
</head>
<body data-first="{{first}}">
<header>
<h1>{{title}}</h1>
<nav aria-label="Graphs">
<button type="button" data-view="scenes">Scenes</button>
<button type="button" data-view="modules">Modules</button>
<button type="button" data-view="services">Services</button>
</nav>
<label>Search <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
<label>Style <select id="style"></select></label>
<label>Marked <select id="mark"></select></label>
<div class="zoom">
<button type="button" id="zoom-out" aria-label="Zoom out">−</button>
<button type="button" id="zoom-in" aria-label="Zoom in">+</button>
<button type="button" id="fit">Fit</button>
</div>
<p id="status" role="status"></p>
</header>
<main>
<nav id="list" aria-label="Everything in this graph"></nav>
<div id="canvas" tabindex="0" role="group" aria-label="Picture of the graph. Arrow keys go from one to the next, plus and minus zoom, 0 shows all. The list has the same.">
{{pictures}}</div>
<section id="details" aria-label="Details" hidden></section>
</main>
<noscript><p>This page needs JavaScript to search and to show details.</p></noscript>
<script type="application/json" id="data">{{data}}</script>
<script>
"use strict";
(() => {
{{script}}})();
</script>
</body>
</html>

"""##
static let keyboardJS = ##"""
// Everything by keyboard: arrows go to the nearest node in their direction.
const directions = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

function step(key) {
  const shown = current().nodes.filter((node) => isShown(node) && !isInside(node));
  if (shown.length === 0) return;
  const from = state.selected;
  if (!from) return go(shown.find((node) => (node.marks || []).includes("start")) || shown[0]);
  let [best, least] = [null, Infinity];
  for (const node of shown) {
    const [ahead, aside] = directions[key](node.x - from.x, node.y - from.y);
    const distance = ahead + 3 * Math.abs(aside);
    if (node !== from && ahead > 0 && distance < least) [best, least] = [node, distance];
  }
  if (best) go(best);
}

function go(node) {
  location.hash = node.id;
}

canvas.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions = { "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), 0: fit };
  const action = directions[event.key] ? () => step(event.key) : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    document.getElementById("search").focus();
  }
  if (event.key === "Escape") select(null);
});

"""##
static let listJS = ##"""
// The list at the left: everything that the picture shows, module by module.
const list = document.getElementById("list");

function listItem(node) {
  const words = [node.detail, ...(node.marks || []).map((mark) => markWords[mark])].join(" · ");
  return make(
    "li",
    {},
    make(
      "a",
      { href: `#${encodeURI(node.id)}`, "data-id": node.id, "data-key": node.id, "aria-current": node === state.selected ? "true" : false },
      node.name,
      " ",
      make("small", {}, words),
    ),
  );
}

function moduleHeading(module, nodes) {
  const box = make("input", {
    type: "checkbox",
    "data-key": `show ${module}`,
    checked: !state.hiddenModules.has(module),
    onchange: () => toggle(state.hiddenModules, module),
  });
  const canCollapse = state.view !== "modules" && nodes.some((node) => node.kind !== "service" && node.kind !== "module");
  const isCollapsed = state.collapsed.has(module);
  const button = make(
    "button",
    {
      type: "button",
      "data-collapse": module,
      "data-key": `collapse ${module}`,
      "aria-pressed": isCollapsed ? "true" : "false",
      "aria-label": `Draw ${module} as one node`,
      onclick: () => toggle(state.collapsed, module),
    },
    isCollapsed ? "expand" : "collapse",
  );
  return make("h2", {}, make("label", {}, box, ` ${module} `, make("small", {}, String(nodes.length))), canCollapse ? button : null);
}

function toggle(set, module) {
  if (set.has(module)) set.delete(module);
  else set.add(module);
  showAll();
}

function showList() {
  const groups = new Map();
  for (const node of current().nodes) {
    // Modules are one list; everything else is listed by module.
    const module = state.view === "modules" ? "" : node.module;
    if (!groups.has(module)) groups.set(module, []);
    groups.get(module).push(node);
  }
  const parts = [];
  let count = 0;
  for (const module of [...groups.keys()].sort((one, other) => one.localeCompare(other, "en", { numeric: true }))) {
    const nodes = groups.get(module).sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
    const found = nodes.filter((node) => isShown(node) && isFound(node));
    count += found.length;
    if (found.length === 0 && !state.hiddenModules.has(module)) continue;
    if (state.view !== "modules") parts.push(moduleHeading(module, nodes));
    parts.push(make("ul", {}, ...found.map(listItem)));
  }
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  list.replaceChildren(...parts);
  // All of it is new: who works by keyboard goes on where they were.
  if (focused) list.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  return count;
}

function fill(select, options) {
  const kept = [...options].some(([value]) => value === select.value) ? select.value : "";
  select.replaceChildren(make("option", { value: "" }, "all"), ...options.map(([value, text]) => make("option", { value }, text)));
  select.value = kept;
}

function showFilters() {
  const details = [...new Set(current().nodes.map((node) => node.detail))].sort();
  fill(document.getElementById("style"), details.map((detail) => [detail, detail]));
  const marks = Object.keys(markWords).filter((mark) => current().nodes.some((node) => hasMark(node, mark)));
  fill(document.getElementById("mark"), marks.map((mark) => [mark, markWords[mark]]));
  state.style = document.getElementById("style").value;
  state.mark = document.getElementById("mark").value;
}

"""##
static let modelJS = ##"""
// The graphs as data: which node leads where.
const views = JSON.parse(document.getElementById("data").textContent);
for (const view of Object.values(views)) {
  view.byID = new Map(view.nodes.map((node, index) => [node.id, Object.assign(node, { index, ins: [], outs: [] })]));
  for (const edge of view.edges) {
    edge.source = view.byID.get(edge.from);
    edge.target = view.byID.get(edge.to);
    edge.source.outs.push(edge);
    edge.target.ins.push(edge);
  }
}

const state = {
  view: document.body.dataset.first,
  selected: null,
  hiddenModules: new Set(),
  collapsed: new Set(),
  search: "",
  style: "",
  mark: "",
};

const current = () => views[state.view];

/** The node with an id such as `scene/KaimonoCart`, in the graph that is shown or else in another. */
function find(id) {
  for (const name of [state.view, ...Object.keys(views)]) {
    const node = views[name].byID.get(id);
    if (node) return { view: name, node };
  }
  return null;
}

const markWords = { start: "start", unreachable: "unreachable", deadEnd: "dead end", cycle: "in a cycle" };

/** Whether it is part of a cycle between features. */
const isInCycle = (node) =>
  (node.marks || []).includes("cycle") || [...node.ins, ...node.outs].some((edge) => edge.isInCycle);

function hasMark(node, mark) {
  return mark === "" || (mark === "cycle" ? isInCycle(node) : (node.marks || []).includes(mark));
}

const isShown = (node) =>
  !state.hiddenModules.has(node.module) && (state.style === "" || node.detail === state.style) && hasMark(node, state.mark);

const isFound = (node) => {
  const text = state.search.toLowerCase();
  return text === "" || `${node.name} ${node.module} ${node.summary || ""}`.toLowerCase().includes(text);
};

/** An element with attributes and children; texts are never read as markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

"""##
static let pictureCSS = ##"""
.paper { fill: #ffffff; }
.node rect { stroke-width: 1.2; }
.node.start rect { stroke-width: 3; }
.node.unreachable rect { stroke-dasharray: 5 4; }
.node text { font: 600 14px system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: #16181d; }
.node text.caption { font-size: 11px; font-weight: 400; fill: #4a4f59; }
.edge { fill: none; stroke: #7a808c; stroke-width: 1.3; }
.edge.cycle { stroke: #c2410c; }
.head { fill: #7a808c; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #14161a; }
  .node text { fill: #f2f3f5; }
  .node text.caption { fill: #b9bec8; }
  .edge { stroke: #8b919d; }
  .edge.cycle { stroke: #fb923c; }
  .head { fill: #8b919d; }
}

"""##
static let pictureJS = ##"""
// The picture: what is hidden, dimmed or selected of it.
const pictures = new Map([...document.querySelectorAll("#canvas svg")].map((svg) => [svg.dataset.view, svg]));
const shapes = new Map();
for (const [name, svg] of pictures) {
  const nodes = [];
  for (const group of svg.querySelectorAll("[data-node]")) nodes[Number(group.dataset.node)] = group;
  const edges = [...svg.querySelectorAll("path[data-from]")].map((path) => ({
    path,
    from: Number(path.dataset.from),
    to: Number(path.dataset.to),
  }));
  shapes.set(name, { nodes, edges });
}

function showPicture() {
  for (const [name, svg] of pictures) svg.toggleAttribute("hidden", name !== state.view);
  const { nodes, edges } = shapes.get(state.view);
  const data = current().nodes;
  const selected = state.selected ? state.selected.index : -1;
  const rebuilt = new Set(state.selected?.rebuilds);
  const near = new Set([selected]);
  for (const { from, to } of edges) {
    if (from === selected) near.add(to);
    if (to === selected) near.add(from);
  }
  const gone = data.map((node) => !isShown(node) || isInside(node));
  const dim = data.map((node, index) => !isFound(node) || (selected >= 0 && !near.has(index) && !rebuilt.has(node.name)));
  nodes.forEach((group, index) => {
    group.classList.toggle("gone", gone[index]);
    group.classList.toggle("dim", dim[index]);
    group.classList.toggle("selected", index === selected);
    group.classList.toggle("rebuilt", rebuilt.has(data[index].name));
  });
  for (const { path, from, to } of edges) {
    const touches = from === selected || to === selected;
    path.classList.toggle("gone", gone[from] || gone[to]);
    path.classList.toggle("dim", selected >= 0 ? !touches : dim[from] || dim[to]);
    path.classList.toggle("selected", touches && selected >= 0);
  }
  showCollapsed();
}

"""##
static let startJS = ##"""
// Puts the parts together: what is shown follows from the state and the address.
const status = document.getElementById("status");

function showAll() {
  for (const button of document.querySelectorAll("[data-view]")) {
    if (button.tagName === "BUTTON") button.setAttribute("aria-pressed", String(button.dataset.view === state.view));
  }
  const count = showList();
  showPicture();
  showDetails();
  const node = state.selected;
  status.textContent = node ? `${node.name}: ${node.ins.length} lead here, ${node.outs.length} lead on` : `${count} of ${current().nodes.length}`;
  if (state.view === "modules" && node) status.textContent = `${node.name}: a change rebuilds ${(node.rebuilds || []).length}`;
}

function show(view) {
  if (view === state.view) return;
  state.view = view;
  state.selected = null;
  showFilters();
  showAll();
  fit();
}

function select(node) {
  if (node === null && location.hash) history.replaceState(null, "", location.pathname + location.search);
  state.selected = node;
  showAll();
  if (node) reveal(node);
}

function followAddress() {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    return;
  }
  const found = find(id);
  if (!found) return;
  show(found.view);
  state.collapsed.delete(found.node.module);
  state.hiddenModules.delete(found.node.module);
  if (!isShown(found.node)) {
    for (const filter of ["style", "mark"]) state[filter] = document.getElementById(filter).value = "";
  }
  select(found.node);
  list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

for (const button of document.querySelectorAll("button[data-view]")) {
  button.addEventListener("click", () => {
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    show(button.dataset.view);
  });
}
for (const id of ["search", "style", "mark"]) {
  document.getElementById(id).addEventListener("input", (event) => {
    state[id] = event.target.value;
    showAll();
  });
}
document.getElementById("search").addEventListener("keydown", (event) => {
  const first = list.querySelector("a[data-id]");
  if (event.key === "Enter" && first) location.hash = first.dataset.id;
});
document.getElementById("zoom-in").addEventListener("click", () => zoom(1.25));
document.getElementById("zoom-out").addEventListener("click", () => zoom(0.8));
document.getElementById("fit").addEventListener("click", fit);
window.addEventListener("hashchange", followAddress);

showFilters();
showAll();
fit();
followAddress();
document.documentElement.dataset.ready = "true";

"""##
static let galleryCSS = ##"""
:root { color-scheme: light dark; --paper: #ffffff; --panel: #f6f7f9; --line: #d4d8de; --text: #16181d; --soft: #4a4f59; --link: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14161a; --panel: #1d2026; --line: #3a3f48; --text: #f2f3f5; --soft: #b9bec8; --link: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px; background: var(--panel); border-bottom: 1px solid var(--line); }
main { padding: 0 16px 24px; }
h1 { font-size: 16px; margin: 0; }
h2 { font-size: 20px; margin: 20px 0 0; }
h3 { font-size: 16px; margin: 16px 0 6px; scroll-margin-top: 60px; }
h4 { font-size: 12px; margin: 0 0 4px; color: var(--soft); }
a { color: var(--link); text-decoration: none; }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 4px 9px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
#status { margin: 0; color: var(--soft); }
section { scroll-margin-top: 60px; }
.screens { display: grid; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); gap: 10px; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px; break-inside: avoid; }
pre { margin: 0; overflow: auto; font: 12px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
[hidden] { display: none; }
@media print { header label, #status { display: none; } header { position: static; } }

"""##
static let galleryHTML = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{{title}}: screens</title>
<style>
{{style}}</style>
</head>
<body>
<header>
<h1>{{title}}: screens</h1>
<label>Search <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
<p id="status" role="status"></p>
</header>
<main>
{{modules}}</main>
<script>
"use strict";
(() => {
{{script}}})();
</script>
</body>
</html>

"""##
static let galleryJS = ##"""
// Shows the screens that have the words, of scenes that have them anywhere.
const search = document.getElementById("search");
const screens = [...document.querySelectorAll("article")].map((article) => ({
  article,
  section: article.closest("section"),
  text: `${article.closest("section").dataset.scene} ${article.textContent}`.toLowerCase(),
}));

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = new Set();
  let count = 0;
  for (const { article, section, text } of screens) {
    const isFound = words.every((word) => text.includes(word));
    article.hidden = !isFound;
    if (!isFound) continue;
    count += 1;
    shown.add(section);
  }
  for (const section of document.querySelectorAll("section")) section.hidden = words.length > 0 && !shown.has(section);
  document.getElementById("status").textContent = `${count} of ${screens.length} screens`;
}

search.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === search) return;
  event.preventDefault();
  search.focus();
});
show();
document.documentElement.dataset.ready = "true";

"""##
static let reportCSS = ##"""
:root { color-scheme: light dark; --paper: #ffffff; --panel: #f6f7f9; --line: #d4d8de; --text: #16181d; --soft: #4a4f59; --link: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14161a; --panel: #1d2026; --line: #3a3f48; --text: #f2f3f5; --soft: #b9bec8; --link: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 20px; background: var(--paper); color: var(--text); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
h1 { font-size: 24px; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 28px 0 8px; }
h3 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
.lead { font-size: 16px; margin: 4px 0 12px; }
.soft { color: var(--soft); font-weight: 400; font-size: 12px; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 12px; }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; break-inside: avoid; }
.card ul, .card p { margin: 6px 0 0; padding: 0; list-style: none; }
.bar { display: flex; height: 14px; border-radius: 4px; overflow: hidden; background: var(--line); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.bar + .key { margin: 3px 0 8px; }
.key { display: flex; flex-wrap: wrap; gap: 2px 12px; padding: 0; list-style: none; font-size: 12px; }
.key li::before { content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 5px; border-radius: 2px; background: var(--c); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.bar span { background: var(--c); border-right: 1px solid var(--paper); }
.bar span:last-child { border-right: 0; }
.trend { display: block; width: 100%; fill: none; stroke: var(--line); }
.trend polyline { stroke: var(--link); stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
.uikit { --c: #2563eb; }
.swiftui { --c: #0d9488; }
.mvvm { --c: #7c3aed; }
.handwritten { --c: #b45309; }
.legacy { --c: #9ca3af; }
.written { --c: #2563eb; }
.generated { --c: #16a34a; }
.tests { --c: #ca8a04; }
table { border-collapse: collapse; width: 100%; break-inside: auto; margin: 0 0 18px; }
caption { text-align: left; font-weight: 600; padding: 4px 0; }
td, th { text-align: left; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
tr { break-inside: avoid; }
@media print {
  :root { --paper: #ffffff; --panel: #ffffff; --text: #000000; --soft: #333333; --line: #bbbbbb; --link: #000000; }
  body { max-width: none; padding: 0; font-size: 11px; }
  .cards { grid-template-columns: 1fr 1fr; }
  h2 { break-after: avoid; }
}

"""##
static let reportHTML = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{{title}}: migration progress</title>
<style>
{{style}}</style>
</head>
<body>
<header>
<h1>{{title}}: migration progress</h1>
<p class="lead">{{lead}}</p>
{{styles}}
</header>
<section aria-labelledby="modules">
<h2 id="modules">Modules</h2>
<div class="cards">
{{cards}}</div>
</section>
{{trend}}<section aria-labelledby="left">
<h2 id="left">What is left</h2>
{{lists}}</section>
</body>
</html>

"""##
}
