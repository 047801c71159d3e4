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
