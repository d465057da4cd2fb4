/** The look of pages for people without an account, weekly reports among them, in either colour scheme; `--accent` is set by the page. */
export const plainStyle = `
:root{color-scheme:light dark;--page:#f4f5f7;--card:#fff;--line:#e4e6eb;--text:#16181d;--quiet:#5a6170;--grid:#e6e8ed;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#0e1014;--card:#15181e;--line:#2a2f3a;--text:#eceef2;--quiet:#a0a8b6;--grid:#2a2f3a;--bad:#f2938c}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.6 Pretendard,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Segoe UI",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:720px;margin:0 auto;padding:24px 16px 40px}
.sheet{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:28px;border-top:5px solid var(--accent)}
header{display:flex;gap:14px;align-items:center;margin-bottom:20px}
header img{height:44px;max-width:120px;object-fit:contain;border-radius:8px}
header p{margin:0;color:var(--quiet);font-size:14px}
h1{margin:0;font-size:24px;line-height:1.3;letter-spacing:-.01em}
h2{margin:28px 0 10px;font-size:15px}
.period{color:var(--quiet);margin:2px 0 0}
.running{margin:12px 0 0;padding:10px 14px;border-radius:10px;background:var(--page);font-size:14px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:10px;margin:20px 0 0;padding:0}
.figures div{background:var(--page);border-radius:12px;padding:14px 16px}
.figures dt{color:var(--quiet);font-size:13px}
.figures dd{margin:0}
.figures .value{font-size:20px;font-weight:700;line-height:1.35}
.note,.quiet{color:var(--quiet);font-size:13px}
svg{display:block;width:100%;height:auto}
svg text{font-family:inherit;fill:var(--quiet)}
svg .value{fill:var(--text);font-weight:600}
svg .grid{stroke:var(--grid)}
svg .bar{fill:var(--accent)}
svg .target{stroke:var(--text);stroke-dasharray:5 4;fill:none;opacity:.7}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:9px 6px;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
th{color:var(--quiet);font-weight:500;font-size:13px;white-space:normal}
th:first-child,td:first-child{text-align:left;padding-left:0}
td:last-child,th:last-child{padding-right:0}
tr:last-child td{border-bottom:0}
.absent{color:var(--bad);font-weight:600}
.comment{white-space:pre-wrap;margin:0;padding:14px 16px;border-left:3px solid var(--accent);background:var(--page);border-radius:0 12px 12px 0}
footer{color:var(--quiet);font-size:13px;margin-top:24px;padding-top:14px;border-top:1px solid var(--line)}
footer p{margin:0}
a{color:inherit}
button,.button{display:inline-block;font:inherit;font-weight:600;padding:12px 22px;border-radius:10px;border:0;background:var(--text);color:var(--card);text-decoration:none;cursor:pointer}
.links{display:flex;flex-wrap:wrap;justify-content:center;gap:6px 20px;margin-top:20px;color:var(--quiet);font-size:13px}
.links a{text-decoration:none}
.links a:hover{text-decoration:underline}
.document h2{font-size:18px}
.document h3,.document h4{margin:22px 0 8px;font-size:15px}
.document p,.document li{line-height:1.75}
.document ol,.document ul{padding-left:22px}
.document .scroll{overflow-x:auto}
.document th,.document td{text-align:left;white-space:normal;vertical-align:top;min-width:90px;padding-right:14px}
.document footer a{margin-right:8px}
.notice{max-width:520px;margin:10vh auto 0}
@media (max-width:480px){.sheet{padding:20px 16px}.figures{grid-template-columns:1fr 1fr}.figures .value{font-size:17px}h1{font-size:21px}.target-column{display:none}td,th{padding:8px 4px}}
@media print{body{background:#fff}main{padding:0}.sheet{border:0;padding:0}}
`;
