import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './headers.ts';
import { preloads } from './preloads.ts';
import { runtimeConfig } from './runtimeConfig.ts';

const hashed = /\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The built console: its files, and its page for every address that is no file. */
export function createPages(config: Config, webRoot: string) {
  const pages = new Hono();
  const template = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  const consoleFiles = preloads(webRoot, 'src/App.tsx');
  const settings = JSON.stringify(runtimeConfig(config)).replace(/</g, '\\u003c');

  const answer = (head: string) => {
    const nonce = randomBytes(16).toString('base64');
    const html = template
      .replaceAll('__NONCE__', nonce)
      .replace('__CONFIG__', settings)
      .replace('</head>', `${head}</head>`);
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': contentSecurityPolicy(config, nonce),
      },
    });
  };

  pages.get('/', () => answer(''));
  pages.get('/index.html', () => answer(consoleFiles));
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
    return answer(consoleFiles);
  });
  return pages;
}

export const isBuilt = (webRoot: string) => existsSync(path.join(webRoot, 'index.html'));
