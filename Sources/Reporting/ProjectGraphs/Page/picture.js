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
