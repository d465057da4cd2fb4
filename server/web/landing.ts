import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import pick from 'lodash/pick.js';
import type { Language } from '../../src/domain/choices.ts';
import { landingFile, landingPaths } from '../../src/domain/landingPath.ts';
import type { Config } from '../config/config.ts';
import { cookieName } from '../auth/session/cookie.ts';
import { contentSecurityPolicy } from './headers.ts';
import type { LandingTemplates } from './landingTemplates.ts';
import { preferredLanguage } from '../core/preferredLanguage.ts';
import { runtimeConfig } from './runtimeConfig.ts';

interface Page {
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>;
  etag: string;
  policy: string;
}

/** Visitors with a session cookie see the link to the console, which checks whether the session is valid. */
type Visitor = 'member' | 'stranger';

/** The landing page, rendered by the build in each language and finished here with the settings, once for each variant. */
export function createLanding(config: Config, templates: LandingTemplates | null): Hono {
  const landing = new Hono();
  if (templates === null) return landing;
  const settings = JSON.stringify(
    pick(runtimeConfig(config), 'apiBaseUrl', 'chat', 'supportUrl', 'languages', 'words'),
  ).replace(/</g, '\\u003c');
  const finished = new Map<string, Page>();

  const pageOf = (address: string, language: Language, visitor: Visitor): Page => {
    const key = `${address} ${language} ${visitor}`;
    const known = finished.get(key);
    if (known !== undefined) return known;
    const html = templates[language]
      .replaceAll('__ORIGIN__', config.publicUrl)
      .replaceAll('__PATH__', address)
      .replaceAll('__VISITOR__', visitor)
      .replace('__CONFIG__', () => settings);
    const page = finish(config, html);
    finished.set(key, page);
    return page;
  };

  for (const [address, language] of landingPaths)
    landing.get(address, c => {
      const wanted = language ?? preferredLanguage(c.req.header('Accept-Language'));
      const visitor = getCookie(c, cookieName(config)) === undefined ? 'stranger' : 'member';
      return send(c, pageOf(address, wanted, visitor), wanted);
    });
  for (const [address, language] of landingPaths)
    if (language !== null)
      for (const other of [`${address}/`, landingFile(language)])
        landing.get(other, c => c.redirect(address, 301));
  return landing;
}

function finish(config: Config, html: string): Page {
  const identity = Uint8Array.from(Buffer.from(html));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    bodies: {
      br: Uint8Array.from(brotliCompressSync(identity, quality)),
      gzip: Uint8Array.from(gzipSync(identity)),
      identity,
    },
    etag: `W/"${sha256(html).slice(0, 22)}"`,
    policy: contentSecurityPolicy(config, {
      scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
      styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
    }),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
/** Inline scripts and styles are allowed by their hash, so that the page can be cached for everyone. */
const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, text]) => `'sha256-${sha256(text!)}'`);

function send(c: Context, { bodies, etag, policy }: Page, language: Language): Response {
  const headers = {
    'Cache-Control': 'private, no-cache',
    'Content-Language': language,
    'Content-Security-Policy': policy,
    ETag: etag,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  };
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, headers);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find(each => accepted.includes(each));
  return c.body(bodies[encoding ?? 'identity'], 200, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
}
