// A receipt as one self-contained page that a person can mail: no script, no request, readable in light and dark.
import type { Receipt } from '../../../model/receipt.ts';
import type { ReceiptOutline } from '../../../model/receipt-outline.ts';
import type { Freshness } from '../freshness.ts';
import { outlineOf } from '../outline.ts';

export function toHtml(receipt: Receipt, fresh?: Freshness): string {
  const outline = outlineOf(receipt, fresh);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escape(`${outline.verdict} · Change Gate receipt`)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1 class="${outline.tone}">${outline.mark} ${escape(outline.verdict)}</h1>
<span class="tier">${escape(outline.tier)}</span>
<span class="dim">${escape(outline.holds)}</span>
</header>
<main>
${reasons(outline)}
<div class="figures">${outline.figures.map((figure) => `<div><b class="${figure.tone}">${escape(figure.value)}</b>${escape(figure.label)}</div>`).join('')}</div>
${list('Not proven', outline.unproven)}
<h2>Steps</h2>
<ol class="steps">
${outline.steps.map(step).join('\n')}
</ol>
<h2>Bound to</h2>
<dl>
${outline.bound.map(({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('\n')}
</dl>
${list('Notes', outline.notes)}
</main>
</body>
</html>
`;
}

function reasons({ reasons: given }: ReceiptOutline): string {
  if (given.length === 0) return '';
  const rows = given.map((reason) => `<li><span>${escape(reason.message)}</span> <span class="dim">${escape(reason.code)}</span></li>`);
  return `<h2>Reasons, worst first</h2>\n<ul class="reasons">\n${rows.join('\n')}\n</ul>`;
}

function step({ mark, tone, id, state, detail, seconds, stale }: ReceiptOutline['steps'][number]): string {
  const found = stale ? `${escape(detail)} <em>${escape(stale)}</em>` : escape(detail);
  return `<li${stale ? ' class="stale"' : ''}><span class="${tone}" role="img" aria-label="${escape(state)}">${mark}</span><b>${escape(id)}</b><span>${found}</span><span class="dim">${escape(seconds)}</span></li>`;
}

function list(title: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : `<h2>${title}</h2>\n<ul class="reasons">\n${lines.map((line) => `<li>${escape(line)}</li>`).join('\n')}\n</ul>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

const style = `
:root{--bg:#fff;--fg:#3b3b3b;--dim:#6b6b6b;--line:#e5e5e5;--ok:#2e7d4f;--bad:#c72e2e;--warn:#8a6100}
@media (prefers-color-scheme:dark){:root{--bg:#1f1f1f;--fg:#ccc;--dim:#9d9d9d;--line:#2b2b2b;--ok:#73c991;--bad:#f48771;--warn:#cca700}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:860px;background:var(--bg);color:var(--fg);font:13px/1.5 "Segoe UI",system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:6px 14px;padding:16px 20px;border-bottom:1px solid var(--line)}
h1{margin:0;font-size:17px;font-weight:600}
h2{margin:18px 0 4px;font-size:11px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;color:var(--dim)}
main{padding:4px 20px 24px}
.tier{border:1px solid var(--line);border-radius:3px;padding:1px 8px;font-size:11px;letter-spacing:.04em}
.ok{color:var(--ok)}.bad{color:var(--bad)}.warn{color:var(--warn)}.dim{color:var(--dim)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:1px;margin:14px 0 0;border:1px solid var(--line);background:var(--line)}
.figures div{padding:9px 12px;background:var(--bg)}.figures b{display:block;font-size:19px;font-weight:600}
ul,ol{margin:0;padding:0;list-style:none}
.reasons li,.steps li{border-top:1px solid var(--line);padding:6px 0;overflow-wrap:anywhere}.reasons li:first-child,.steps li:first-child{border:0}
.steps li{display:grid;grid-template-columns:18px 92px 1fr auto;gap:8px}.steps b{font-weight:400}
.stale,.stale span{color:var(--dim)}.stale em{color:var(--warn)}
dl{display:grid;grid-template-columns:96px 1fr;gap:3px 10px;margin:4px 0}dt{color:var(--dim)}
dd{margin:0;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,Consolas,monospace}
@media print{body{max-width:none}}`;
