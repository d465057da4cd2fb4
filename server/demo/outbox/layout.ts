import { html, raw } from 'hono/html';
import type { Language } from '../../../src/domain/choices.ts';

type Content = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; --text: light-dark(#1d2433, #e6e9ef); --quiet: light-dark(#5a6478, #9aa4b8);
  --page: light-dark(#f6f7f9, #12151b); --card: light-dark(#fff, #1a1f28); --line: light-dark(#e4e7ec, #2c3442);
  --accent: light-dark(#3b5bdb, #91a7ff); --SENT: light-dark(#18794e, #58c99a); --QUEUED: light-dark(#8a5a00, #e0b35c);
  --FAILED: light-dark(#b42318, #ff8f87); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); word-break: keep-all; overflow-wrap: break-word;
  font: 15px/1.6 system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0; font-size: 22px; line-height: 1.4; }
h2 { margin: 24px 0 8px; font-size: 15px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; }
p { margin: 4px 0 16px; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
nav { display: flex; gap: 16px; }
nav a { display: inline-block; padding: 4px 0; }
.quiet { color: var(--quiet); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.pad { padding: 16px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 16px; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-size: 13px; font-weight: 600; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.state { white-space: nowrap; font-weight: 600; }
.state::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; border-radius: 50%;
  background: currentColor; }
.SENT { color: var(--SENT); } .QUEUED, .HELD { color: var(--QUEUED); } .FAILED { color: var(--FAILED); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; font: inherit; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 560px; border: 0; background: #fff; }
@media (max-width: 640px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: 8px 0; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; }
  td { display: block; padding: 2px 16px; border: 0; overflow-wrap: anywhere; }
}`;

/** A page of the demo's own, without scripts. The nonce belongs to its styles. */
export const layout = (
  { language, title, nonce }: { language: Language; title: string; nonce: string },
  content: Content,
) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
