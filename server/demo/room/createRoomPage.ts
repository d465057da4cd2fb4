import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { apiBase, contract } from '../../../src/contract/index.ts';
import type { Config } from '../../config/config.ts';
import { isOurOrigin } from '../../core/origin.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { serverWords } from '../../core/serverWords.ts';
import { roomPage } from './roomPage.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The script of the room page: next to the server's bundles, or where `npm run dev` puts it; null before it was built. */
async function clientScript(folder: string): Promise<string | null> {
  const file = [folder, '.cache'].map(each => path.join(each, 'roomPage.js')).find(existsSync);
  return file === undefined ? null : readFile(file, 'utf8');
}

interface Options {
  config: Pick<Config, 'academyHosts' | 'publicUrl' | 'demo' | 'consoleOrigins'>;
  /** The folder of the server's bundles. */
  folder: string;
  /** The secret of the page's API key. */
  secret: string;
  /** Makes a request of the public API. */
  call: (request: Request) => Response | Promise<Response>;
}

const { rooms, accounts, entries, events } = contract.roomService;
const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const passedOn = ['Content-Type', 'Accept-Language'];

/**
 * The page on which a browser plays a student in a room, mounted at `/dev` in the demo only. Its requests go to the calls
 * of room services as they are, with the page's key, which the browser never sees.
 */
export function createRoomPage({ config, folder, secret, call }: Options): Hono {
  const page = new Hono();

  page.get('/room', c => {
    const language = preferredLanguage(c.req.header('Accept-Language'));
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', policy(nonce));
    c.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
    c.header('Vary', 'Accept-Language');
    return c.html(roomPage({ language, nonce, words: serverWords[language].roomPage }));
  });

  page.get('/room/client.js', async c => {
    const script = await clientScript(folder);
    if (script === null) return c.notFound();
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(script);
  });

  for (const { method, path } of [rooms, accounts, entries, events])
    page.on(method, `/room/api${path}`, async c => {
      const request = c.req.raw;
      if (method !== 'GET' && !isOurOrigin(request, config)) return c.text('Forbidden', 403);
      const url = new URL(request.url);
      const headers = new Headers({ Authorization: `Bearer ${secret}`, Host: url.host });
      for (const name of passedOn) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const body = method === 'GET' ? {} : { body: await request.text() };
      return call(new Request(new URL(apiBase + path + url.search, url), { method, headers, ...body }));
    });
  return page;
}
