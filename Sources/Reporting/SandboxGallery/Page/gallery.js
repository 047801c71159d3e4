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
