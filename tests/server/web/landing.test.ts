import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { createPages } from '../../../server/web/pages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'studyroom-landing-'));
const style = 'p{color:red}';
const page = (language: string) =>
  `<html lang="${language}" data-visitor="__VISITOR__"><script>go()</script><style>${style}</style>` +
  '<link rel="canonical" href="__ORIGIN____PATH__"><script type="application/json" id="runtime">__CONFIG__</script>' +
  '<script type="module" src="/assets/landing.js"></script></html>';

beforeAll(() => {
  mkdirSync(path.join(root, 'web'));
  mkdirSync(path.join(root, 'landing'));
  writeFileSync(path.join(root, 'web/index.html'), '<html><head></head>the console __CONFIG__</html>');
  for (const language of ['ko', 'en'])
    writeFileSync(path.join(root, `landing/${language}.html`), page(language));
});
afterAll(() => rmSync(root, { recursive: true }));

function open(address: string, headers: HeadersInit = {}, env = {}) {
  const config = readConfig({ DEMO: '0', PUBLIC_URL: 'https://study.example', ...env });
  const pages = createPages(config, path.join(root, 'web'));
  return pages.fetch(new Request(new URL(address, 'http://console.test'), { headers }));
}

test.each([
  ['/ko', undefined, 'ko'],
  ['/en', 'ko-KR', 'en'],
  ['/', 'ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['/', 'en-US,en;q=0.9,ko;q=0.1', 'en'],
  ['/', 'en;q=0.4, KO;q=0.5', 'ko'],
  ['/', 'ko;q=0, fr', 'en'],
  ['/', 'fr-FR', 'en'],
  ['/', undefined, 'en'],
])('%s is answered to Accept-Language %s in %s', async (address, accepted, language) => {
  const answer = await open(address, accepted === undefined ? {} : { 'Accept-Language': accepted });
  expect(answer.headers.get('Content-Language')).toBe(language);
  expect(answer.headers.get('Vary')).toContain('Accept-Language');
  const html = await answer.text();
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`rel="canonical" href="https://study.example${address}"`);
});

test('its policy allows what is in the page, and nothing that others might inject', async () => {
  const answer = await open(
    '/ko',
    {},
    { CHAT_SDK_URL: 'https://chat.example/sdk.js', CHAT_KEY: '</script>$&' },
  );
  const html = await answer.text();
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const settings = /id="runtime">(.*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(settings)).toEqual({
    apiBaseUrl: '',
    chat: { sdkUrl: 'https://chat.example/sdk.js', key: '</script>$&' },
    supportUrl: null,
    words: {},
  });
  const policy = answer.headers.get('Content-Security-Policy')!;
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash(settings)} https://chat.example;`);
  const alone = (await open('/ko')).headers.get('Content-Security-Policy');
  expect(alone).toContain(`style-src 'self' ${hash(style)};`);
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
});

test('visitors with a session see the link to the console', async () => {
  expect(await (await open('/ko')).text()).toContain('data-visitor="stranger"');
  const answer = await open('/ko', { Cookie: '__Host-session=abc' });
  expect(await answer.text()).toContain('data-visitor="member"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(answer.headers.get('Vary')).toContain('Cookie');
});

test('it is sent compressed, and not again to browsers that have it', async () => {
  const first = await open('/en', { 'Accept-Encoding': 'gzip, br' });
  expect(first.headers.get('Content-Encoding')).toBe('br');
  const again = await open('/en', { 'If-None-Match': first.headers.get('ETag')! });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Security-Policy')).not.toBeNull();
});

test('search engines find every language, and are excluded from the console', async () => {
  expect(await (await open('/robots.txt')).text()).toContain('Sitemap: https://study.example/sitemap.xml');
  const sitemap = await (await open('/sitemap.xml')).text();
  for (const address of ['/', '/ko', '/en'])
    expect(sitemap).toContain(`<loc>https://study.example${address}</loc>`);
  expect(sitemap).toContain('hreflang="x-default" href="https://study.example/"');
  expect((await open('/student')).headers.get('X-Robots-Tag')).toBe('noindex');
  expect((await open('/ko')).headers.get('X-Robots-Tag')).toBeNull();
});

test('there is one address for each language: its file leads there', async () => {
  for (const address of ['/ko/', '/ko/index.html']) {
    const answer = await open(address);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/ko');
  }
});
