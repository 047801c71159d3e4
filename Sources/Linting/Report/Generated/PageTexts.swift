// swift-format-ignore-file
// Made of the folder Sources/Linting/Report/Page by `make texts`; edit what is there.
enum PageTexts {
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
