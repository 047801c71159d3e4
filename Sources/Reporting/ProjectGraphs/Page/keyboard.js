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
