/** The looks of the room page, light and dark, from a phone on. */
export const roomPageStyle = `
:root { color-scheme: light dark; --text: light-dark(#16181d, #eceef2); --quiet: light-dark(#5a6170, #a0a8b6);
  --page: light-dark(#f7f8fa, #0e1014); --card: light-dark(#fff, #15181e); --line: light-dark(#e4e6eb, #2a2f3a);
  --field: light-dark(#8a90a0, #6c7485); --sunken: light-dark(#f1f2f5, #1b1f27);
  --accent: light-dark(#4353d6, #9aa5ff); --on-accent: light-dark(#fff, #0e1014);
  --positive: light-dark(#0b7a4b, #4cc38a); --notice: light-dark(#94590a, #e5a64b); --negative: light-dark(#c42b2b, #ff8080); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--text); word-break: keep-all; overflow-wrap: break-word;
  font: 15px/1.6 system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0; font-size: 22px; line-height: 1.4; }
h2 { margin: 24px 0 8px; font-size: 15px; }
.stage h2 { margin: 0 0 4px; font-size: 17px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; }
p { margin: 4px 0 16px; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a { display: inline-block; padding: 4px 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.quiet, .hint { color: var(--quiet); }
.hint { margin: 4px 0 0; font-size: 13px; }
#logEmpty { margin: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.pad { padding: 20px; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; align-items: start; }
.inside .columns { grid-template-columns: minmax(0, 720px); justify-content: center; }
fieldset { margin: 0 0 20px; padding: 0; border: 0; min-width: 0; }
legend, label { display: block; margin-bottom: 6px; padding: 0; font-weight: 600; }
input[type='search'], input[type='text'] { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--field); border-radius: 8px; }
input::placeholder { color: var(--quiet); opacity: 1; }
.options { max-height: 216px; margin-top: 8px; overflow-y: auto; border: 1px solid var(--line); border-radius: 8px; }
.options p { margin: 0; padding: 12px; }
.option { display: flex; gap: 10px; align-items: center; min-height: 44px; margin: 0; padding: 6px 12px; font-weight: 400; cursor: pointer; }
.option + .option { border-top: 1px solid var(--line); }
.option:hover { background: var(--sunken); }
.option:has(:checked) { background: var(--sunken); font-weight: 600; }
.option:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
.option input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.option span { min-width: 0; flex: 1; }
.option small { color: var(--quiet); font-size: 13px; font-weight: 400; text-align: end; }
.fields { display: grid; gap: 16px; margin-bottom: 20px; }
button { min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; color: inherit; background: var(--card);
  border: 1px solid var(--field); border-radius: 8px; cursor: pointer; }
button:hover { background: var(--sunken); }
button[aria-pressed='true'], .primary, .primary:hover { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button:disabled { opacity: .6; cursor: default; }
.primary { width: 100%; }
.danger { width: 100%; color: var(--negative); border-color: currentColor; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 8px; }
.row button { flex: 1 1 96px; padding-inline: 8px; }
.problem { color: var(--negative); font-weight: 600; }
.notice { padding: 10px 12px; background: var(--sunken); border-radius: 8px; }
.picture { position: relative; display: grid; place-items: center; aspect-ratio: 16 / 9; background: #16181d; color: #eceef2; }
.picture video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; transform: scaleX(-1); }
.picture p { margin: 0; padding: 24px; text-align: center; }
.picture .badge, .picture .clock { position: absolute; padding: 4px 12px; border-radius: 99px; background: rgb(14 16 20 / .82); color: #fff; font-weight: 600; }
.picture .badge { inset: 12px auto auto 12px; }
.picture .badge::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 8px; border-radius: 50%; background: #a0a8b6; }
.picture .badge[data-state='STUDY']::before { background: #4cc38a; }
.picture .badge[data-state='BREAK']::before { background: #e5a64b; }
.picture .badge[data-state='away']::before { background: #ff8080; }
.picture .clock { inset: auto 12px 12px auto; font-size: 20px; font-variant-numeric: tabular-nums; }
#preview { width: 100%; }
ol { margin: 0; padding: 0; list-style: none; max-height: 320px; overflow-y: auto; }
ol li { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 10px 20px; border-top: 1px solid var(--line); }
ol li:first-child { border-top: 0; }
ol time { color: var(--quiet); font-variant-numeric: tabular-nums; }
ol code { flex: 1; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; }
.ACCEPTED { color: var(--positive); } .LATE, .DUPLICATE { color: var(--notice); } .REFUSED { color: var(--negative); }
@media (max-width: 800px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  main { padding-top: 20px; }
  .option { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 0 10px; }
  .option input { grid-row: span 2; }
  .option small { grid-column: 2; text-align: start; }
}`;
