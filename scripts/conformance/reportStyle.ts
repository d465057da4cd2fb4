/** The report's looks: the console's colours, in light and dark. */
export const reportStyle = `
:root{--page:#f7f8fa;--surface:#fff;--sunken:#f1f2f5;--line:#e4e6eb;--text:#16181d;--muted:#5a6170;--accent:#4353d6;
--passed:#0b7a4b;--failed:#c42b2b;--unchecked:#94590a}
@media (prefers-color-scheme:dark){:root{--page:#0e1014;--surface:#15181e;--sunken:#1b1f27;--line:#2a2f3a;--text:#eceef2;
--muted:#a0a8b6;--accent:#9aa4ff;--passed:#4cc38a;--failed:#ff8080;--unchecked:#e5a64b}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:1080px;margin:0 auto;padding:40px 20px 80px}
.kicker{margin:0;color:var(--muted);font-size:13px;font-weight:600}
h1{margin:4px 0 12px;font-size:28px;line-height:1.25;letter-spacing:-.02em;overflow-wrap:anywhere}
.verdict{display:inline-block;margin:0 0 20px;padding:6px 14px;border-radius:999px;font-weight:650}
.verdict.passed{color:var(--passed);background:color-mix(in srgb,var(--passed) 12%,transparent)}
.verdict.failed{color:var(--failed);background:color-mix(in srgb,var(--failed) 12%,transparent)}
dl{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0 0 24px}
dt{color:var(--muted);font-size:12px}dd{margin:0;font-weight:550;overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin-bottom:24px}
.tile{padding:14px 18px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.tile strong{display:block;font-size:26px;line-height:1.2;letter-spacing:-.02em}
.tile span{color:var(--muted);font-size:13px}
.tile.passed strong,.counts .passed,li.passed .sign{color:var(--passed)}
.tile.failed strong,.counts .failed,li.failed .sign{color:var(--failed)}
.tile.missing strong{color:var(--muted)}
.tile.unchecked strong,.counts .unchecked,li.unchecked .sign{color:var(--unchecked)}
nav{position:sticky;top:0;z-index:1;display:flex;gap:8px;padding:10px 0;background:var(--page)}
nav button{padding:7px 14px;border:1px solid var(--line);border-radius:999px;background:var(--surface);color:var(--text);
font:inherit;font-size:13px;font-weight:600;white-space:nowrap;cursor:pointer}
nav button[aria-pressed=true]{border-color:var(--accent);color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h2{margin:28px 0 8px;font-size:13px;color:var(--muted);font-weight:650}
details{border:1px solid var(--line);border-bottom:0;background:var(--surface)}
details:first-of-type{border-radius:12px 12px 0 0}
details:last-of-type{border-bottom:1px solid var(--line);border-radius:0 0 12px 12px}
details:first-of-type:last-of-type{border-radius:12px}
summary{display:grid;grid-template-columns:112px minmax(170px,240px) minmax(0,1fr) auto;gap:12px;align-items:center;
padding:10px 16px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--sunken)}
.name{font-size:14px;font-weight:600;overflow-wrap:anywhere}
code{font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--muted);overflow-wrap:anywhere}
code b{color:var(--text);font-weight:600}
.counts{display:flex;gap:10px;font-size:13px;font-weight:600;white-space:nowrap}
.badge{justify-self:start;padding:2px 10px;border-radius:999px;font-size:12px;font-weight:650;white-space:nowrap}
.badge.passed{color:var(--passed);background:color-mix(in srgb,var(--passed) 12%,transparent)}
.badge.failed{color:var(--failed);background:color-mix(in srgb,var(--failed) 12%,transparent)}
.badge.missing{color:var(--muted);background:var(--sunken)}
.badge.unchecked{color:var(--unchecked);background:color-mix(in srgb,var(--unchecked) 12%,transparent)}
.access{margin:0;padding:10px 16px 0;border-top:1px solid var(--line);color:var(--muted);font-size:13px}
ul{margin:0;padding:8px 16px 14px;list-style:none}
li{display:flex;gap:10px;padding:3px 0;font-size:14px}
li .sign{width:16px;text-align:center;font-weight:700}
li p{margin:0;color:var(--muted);font-size:13px}
li.failed p{color:var(--failed)}
[hidden]{display:none}
@media (max-width:720px){summary{grid-template-columns:auto 1fr auto}summary code{grid-column:1/-1;grid-row:2}}
@media print{nav{display:none}details{break-inside:avoid}}
`;

/** Shows the calls that are asked for; without it all of them are there. */
export const reportScript = `
for (const button of document.querySelectorAll('[data-show]'))
  button.addEventListener('click', () => {
    for (const each of document.querySelectorAll('[data-show]'))
      each.setAttribute('aria-pressed', String(each === button));
    const wanted = button.dataset.show;
    for (const call of document.querySelectorAll('details'))
      call.hidden = wanted !== 'all' && !call.dataset.has.includes(wanted);
    for (const noun of document.querySelectorAll('.noun'))
      noun.hidden = !noun.querySelector('details:not([hidden])');
  });
`;
