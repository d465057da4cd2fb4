import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Config } from '../config/config.ts';
import { academySignInPath, academySignInPattern } from '../../src/domain/academySignInPath.ts';
import { landingPaths } from '../../src/domain/landingPath.ts';
import { mailPaths } from '../../src/domain/mailPaths.ts';
import type { AcademySignIn } from '../../src/domain/entities/session.ts';
import { academyAtHost } from '../core/academyHost.ts';
import type { Bindings } from '../core/addressOf.ts';
import type { AcademyOfPage } from './academyOfPage.ts';
import { createBrandFiles } from './brandFiles.ts';
import { brandPage, titled } from './brandPage.ts';
import { createCrawlerFiles } from './crawlers.ts';
import { contentSecurityPolicy } from './headers.ts';
import { createLanding } from './landing.ts';
import { builtLanding, type LandingTemplates } from './landingTemplates.ts';
import { earlyCalls } from './earlyCalls.ts';
import { inlineScript } from './inlineScript.ts';
import { createPreloads } from './preloads.ts';
import { preferredLanguage } from '../core/preferredLanguage.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { createWordFiles } from './wordFiles.ts';

const hashed = /\/assets\/.+-[\w-]{8,}\.\w+$/;

interface Options {
  /** The landing page; as it was built unless given. */
  landing?: LandingTemplates | null;
  /** The academy of a sign-in page's address; the page itself asks for it unless given. */
  academyOf?: AcademyOfPage;
}

/** The built console: the landing page, its files, and its page for every address that is no file. */
export function createPages(
  config: Config,
  webRoot: string,
  { landing = builtLanding(webRoot), academyOf = async () => undefined }: Options = {},
) {
  const pages = new Hono<{ Bindings: Bindings }>();
  const { html: template, hashes } = inlineScript(
    brandPage(readFileSync(path.join(webRoot, 'index.html'), 'utf8'), config),
    webRoot,
    'boot.js',
  );
  const preloadsOf = createPreloads(webRoot);
  const settings = runtimeConfig(config);

  const answer = (c: Context, academy?: AcademySignIn | null) => {
    const { pathname } = new URL(c.req.url);
    const language = preferredLanguage(c.req.header('Accept-Language'));
    const nonce = randomBytes(16).toString('base64');
    const { links, later, isConsole, firstPage } = preloadsOf(pathname, language);
    const calls = isConsole ? earlyCalls(config, c, firstPage) : { early: [] };
    const html = (academy ? titled(template, academy.name) : template)
      .replaceAll('__NONCE__', nonce)
      .replace('__CONFIG__', () => inPage({ ...settings, ...calls, later, academy }))
      .replace('</head>', () => `${links}</head>`);
    return new Response(html, {
      status: academy === null ? 404 : 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        // Pages behind the sign-in are not indexed.
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy': contentSecurityPolicy(config, {
          scripts: hashes,
          styles: [`'nonce-${nonce}'`],
        }),
      },
    });
  };

  // At an academy's own host its sign-in page takes the place of the landing page and of everyone's sign-in page.
  for (const address of [...landingPaths.map(([landingAddress]) => landingAddress), mailPaths.login])
    pages.get(address, async (c, next) => {
      const groupId = academyAtHost(c.req.raw, config);
      if (groupId === null) return next();
      c.header('Cache-Control', 'no-store');
      return c.redirect(academySignInPath(groupId) + new URL(c.req.url).search, 302);
    });
  pages.route('/', createLanding(config, landing));
  pages.route('/', createCrawlerFiles(config));
  pages.route('/', createBrandFiles(config));
  pages.route('/', createWordFiles(config));
  for (const address of ['/', '/index.html']) pages.get(address, c => answer(c));
  pages.get(academySignInPattern, async c => answer(c, await academyOf(c, c.req.param('groupId'))));
  pages.use('/*', async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('Cache-Control'))
      c.res.headers.set(
        'Cache-Control',
        hashed.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
  });
  pages.use('/*', serveStatic({ root: path.relative(process.cwd(), webRoot) || '.', precompressed: true }));
  pages.get('*', c => {
    if (path.extname(new URL(c.req.url).pathname) !== '' && !c.req.header('Accept')?.includes('text/html'))
      return c.text('Not found', 404);
    return answer(c);
  });
  return pages;
}

/** Settings as text that cannot end the element it is in. */
const inPage = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');

export const isBuilt = (webRoot: string) => existsSync(path.join(webRoot, 'index.html'));
