import type { Brand } from '../../src/domain/brand/brand.ts';
import { textIn } from '../../src/domain/brand/textIn.ts';
import { escapeHtml } from './escapeHtml.ts';
import { plainStyle } from './plainStyle.ts';

interface Page {
  brand: Pick<Brand, 'name' | 'favicon'>;
  language: string;
  /** What the page is about; the product's name follows it. */
  title: string;
  /** `#rrggbb`, of the academy or the brand. */
  color: string;
  /** Allows the page's style, and its script. */
  nonce: string;
  body: string;
  script?: string;
  /** Links below everything. */
  links: readonly { label: string; url: string }[];
}

/** A page for people without an account, which works without the console's files: nothing for search engines. */
export const plainPage = ({
  brand,
  language,
  title,
  color,
  nonce,
  body,
  script,
  links,
}: Page) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${escapeHtml(`${title} · ${textIn(brand.name, language)}`)}</title><link rel="icon" href="${escapeHtml(brand.favicon)}"><style nonce="${nonce}">:root{--accent:${color}}${plainStyle}</style></head>
<body><main>${body}<nav class="links">${links.map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`).join('')}</nav></main>${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`;
