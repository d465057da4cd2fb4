import type { Language } from '../../src/domain/choices.ts';

export interface MailText {
  subject: string;
  title: string;
  lines: string[];
  /** What to have at hand, by its name. */
  facts?: Record<string, string>;
  action?: { label: string; url: string };
  note?: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

/** A mail's words as plain text and as HTML that mail programs of the last twenty years can show. */
export function layOut(language: Language, { subject, title, lines, facts = {}, action, note }: MailText) {
  const factLines = Object.entries(facts);
  const textBody = [
    title,
    '',
    ...lines,
    ...(factLines.length > 0 ? ['', ...factLines.map(([name, value]) => `${name}: ${value}`)] : []),
    ...(action ? ['', `${action.label}: ${action.url}`] : []),
    ...(note ? ['', note] : []),
    '',
  ].join('\n');

  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 12px;${style}">${escape(text)}</p>`;
  const factRows = factLines
    .map(
      ([name, value]) =>
        `<tr><td style="padding:6px 16px 6px 0;color:#667085">${escape(name)}</td><td style="padding:6px 0;font-weight:600">${escape(value)}</td></tr>`,
    )
    .join('');
  const htmlBody = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;font:15px/1.6 -apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Segoe UI',sans-serif;color:#1d2433;word-break:keep-all">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border-radius:12px;border:1px solid #e4e7ec"><tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escape(title)}</h1>
${lines.map(line => paragraph(line, '')).join('\n')}
${factRows ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${factRows}</table>` : ''}
${action ? `<p style="margin:20px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3b5bdb;color:#fff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>` : ''}
${note ? paragraph(note, 'color:#667085;font-size:13px') : ''}
</td></tr></table>
</td></tr></table>
</body></html>`;
  return { subject, textBody, htmlBody };
}
