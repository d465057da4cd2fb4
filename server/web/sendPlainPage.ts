import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { readableText } from '../../src/domain/brand/readableText.ts';
import type { Language } from '../../src/domain/choices.ts';
import type { Config } from '../config/config.ts';
import { legalFooter } from '../core/legal/legalFooter.ts';
import { contentSecurityPolicy } from './headers.ts';
import { plainPage } from './plainPage.ts';

interface Content {
  status?: 200 | 404 | 410 | 429;
  language: Language;
  title: string;
  body: string;
  /** The academy's colour, if it has one. */
  color?: string | null;
  /** The page's own script; without one none may run. */
  script?: string;
}

/** Responds with a page for people without an account: kept nowhere, in no search engine, and naming its address to no other site. */
export function sendPlainPage(
  c: Context,
  config: Config,
  { status = 200, language, title, body, color, script }: Content,
) {
  const nonce = randomBytes(16).toString('base64');
  const readable = readableText(color ?? config.brand.color, ['#ffffff', '#15181e'], { least: 2.5 });
  const allowed = [`'nonce-${nonce}'`];
  return c.html(
    plainPage({
      brand: config.brand,
      language,
      title,
      color: readable,
      nonce,
      body,
      links: legalFooter(config, language),
      ...(script === undefined ? {} : { script }),
    }),
    status,
    {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': contentSecurityPolicy(
        { ...config, chatSdkUrl: undefined },
        { styles: allowed, scripts: script === undefined ? [] : allowed },
      ),
    },
  );
}
