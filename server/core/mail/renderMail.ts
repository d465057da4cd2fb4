import { contrast } from '../../../src/domain/brand/contrast.ts';
import { textOn } from '../../../src/domain/brand/textOn.ts';
import { fillGaps } from '../../../src/domain/fillGaps.ts';
import type { Language } from '../../../src/domain/choices.ts';
import { serverWords } from '../serverWords.ts';
import { logoAddress } from './logoCid.ts';
import type { MailLook } from './mailLook.ts';
import type { MailText } from './mailText.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

/** Mail programs that know dark mode get it; the others show the light one. */
const styles = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0e1014!important}.card{background:#15181e!important;border-color:#2a2f3a!important}
.text{color:#eceef2!important}.quiet,.quiet a{color:#a0a8b6!important}.sunken{background:#1f242d!important}
.dim{border:1px solid #3d4553!important}
}</style>`;

const paragraph = (text: string, kind: 'text' | 'quiet', style = '') =>
  `<p class="${kind}" style="margin:0 0 12px;${kind === 'quiet' ? 'color:#5a6170;font-size:13px;' : ''}${style}">${escape(text)}</p>`;

const factTable = (facts: readonly [string, string][]) =>
  facts.length === 0
    ? ''
    : `<table role="presentation" class="sunken" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;background:#f4f5f8;border-radius:10px"><tr><td style="padding:8px 18px"><table role="presentation" cellpadding="0" cellspacing="0">${facts
        .map(
          ([name, value]) =>
            `<tr><td class="quiet" style="padding:6px 20px 6px 0;color:#5a6170;white-space:nowrap;vertical-align:top">${escape(name)}</td><td class="text" style="padding:6px 0;font-weight:600;word-break:break-all">${escape(value)}</td></tr>`,
        )
        .join('')}</table></td></tr></table>`;

const codeBlock = (code: string | undefined) =>
  code === undefined
    ? ''
    : `<p class="text sunken" style="margin:4px 0 18px;padding:16px;background:#f4f5f8;border-radius:10px;text-align:center;font-size:30px;font-weight:700;letter-spacing:8px;font-family:ui-monospace,Menlo,Consolas,monospace">${escape(code)}</p>`;

/** A fill in the sender's colour; one that is hardly seen on white has an edge. */
const fill = (color: string) =>
  `background:${color};color:${textOn(color)};${contrast(color, '#ffffff') < 1.5 ? 'border:1px solid #c9cdd6;' : ''}`;

/** The same in dark mode. */
const dimClass = (color: string) => (contrast(color, '#15181e') < 1.5 ? ' class="dim"' : '');

const button = (language: Language, action: MailText['action'], { color }: MailLook) =>
  action === undefined
    ? ''
    : `<p style="margin:22px 0"><a href="${escape(action.url)}"${dimClass(color)} style="display:inline-block;padding:13px 24px;border-radius:9px;${fill(color)}font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p class="quiet" style="margin:0 0 12px;color:#5a6170;font-size:12px;line-height:1.5">${escape(serverWords[language].mails.address)}<br><a href="${escape(action.url)}" style="color:#5a6170;word-break:break-all">${escape(action.url)}</a></p>`;

const markCell = ({ sender, color, hasLogo }: MailLook) =>
  !hasLogo
    ? `<td${dimClass(color)} style="width:26px;height:26px;border-radius:7px;${fill(color)}font-size:14px;font-weight:700;text-align:center;line-height:26px">${escape([...sender][0] ?? '')}</td>`
    : `<td><img src="${logoAddress}" alt="${escape(sender)}" height="28" style="display:block;height:28px;max-width:120px;border-radius:6px"></td>`;

/** A link's code as the address spells it. */
const codeIn = (action: MailText['action']) => /[?&]code=([^&#]+)/.exec(action?.url ?? '')?.[1] ?? null;

/** A mail's words as plain text and as HTML that mail programs of the last twenty years can show. */
export function renderMail(language: Language, given: MailText, look: MailLook) {
  const { subject, title, lines, facts = {}, code, action, note, stop } = given;
  const { footer, contact } = serverWords[language].mails;
  const { product, sender, supportEmail, legal } = look;
  const about = supportEmail === null ? footer : fillGaps(contact, { email: supportEmail });
  const factLines = Object.entries(facts);
  const textBody = [
    title,
    '',
    ...lines,
    ...(factLines.length > 0 ? ['', ...factLines.map(([name, value]) => `${name}: ${value}`)] : []),
    ...(code ? ['', code] : []),
    ...(action ? ['', `${action.label}:`, action.url] : []),
    ...(note ? ['', note] : []),
    ...(stop ? ['', `${stop.label}:`, stop.url] : []),
    '',
    '--',
    ...(sender === product ? [] : [sender]),
    product,
    about,
    ...legal.map(({ label, url }) => `${label}: ${url}`),
    '',
  ].join('\n');

  const htmlBody = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title>${styles}</head>
<body class="page" style="margin:0;background:#f4f5f7">
<div style="display:none;max-height:0;overflow:hidden">${escape(lines[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7;font:15px/1.65 -apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Segoe UI',sans-serif;color:#16181d;word-break:keep-all"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${markCell(look)}<td class="text" style="padding-left:10px;font-weight:650">${escape(sender)}</td></tr></table></td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e4e6eb;border-radius:14px">
<h1 class="text" style="margin:0 0 14px;font-size:21px;line-height:1.4;letter-spacing:-0.01em">${escape(title)}</h1>
${lines.map(line => paragraph(line, 'text')).join('\n')}
${factTable(factLines)}${codeBlock(code)}${button(language, action, look)}
${note ? paragraph(note, 'quiet', 'margin-bottom:0') : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;color:#5a6170;font-size:12px">${escape(product)} · ${escape(about)}${stop ? `<br><a href="${escape(stop.url)}" style="color:#5a6170">${escape(stop.label)}</a>` : ''}<br>${legal.map(({ label, url }) => `<a href="${escape(url)}" style="color:#5a6170">${escape(label)}</a>`).join(' · ')}</td></tr>
</table>
</td></tr></table>
</body></html>`;
  return {
    subject,
    textBody,
    htmlBody,
    secret: code ?? codeIn(action) ?? codeIn(stop),
    unsubscribeUrl: stop?.url ?? null,
  };
}
