// swift-format-ignore-file
// Made of the folder Sources/SandboxGallery/Page by `make texts`; edit what is there.
enum PageTexts {
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
}
