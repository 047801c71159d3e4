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
