import { escapeHtml } from './escapeHtml.ts';
import { reportStyle } from './reportStyle.ts';

interface Page {
  language: string;
  title: string;
  /** `#rrggbb`, of the academy or the brand. */
  color: string;
  nonce: string;
  body: string;
}

/** A page around a weekly report: no scripts, nothing for search engines. */
export const page = ({ language, title, color, nonce, body }: Page) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)}</title><style nonce="${nonce}">:root{--accent:${color}}${reportStyle}</style></head>
<body><main>${body}</main></body></html>`;
