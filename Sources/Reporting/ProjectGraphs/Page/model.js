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
