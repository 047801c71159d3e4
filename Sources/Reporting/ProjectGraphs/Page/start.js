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
