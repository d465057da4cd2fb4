import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { createAcademyOfPage } from '../../../server/web/academyOfPage.ts';
import { createPages } from '../../../server/web/pages.ts';
import { createWorld } from '../../support/world.ts';

type Options = NonNullable<Parameters<typeof createPages>[2]>;

const built = mkdtempSync(path.join(tmpdir(), 'studyroom-pages-'));
const root = path.join(built, 'web');
const script = 'console.log("the console");'.repeat(50);

const firstPage = { address: '/api/v1/customers/students?page=0', unlessChosen: 'students.listParams' };

beforeAll(() => {
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(
    path.join(built, 'web-preloads.json'),
    JSON.stringify({
      screens: [
        {
          pattern: '^/auth/login/?$',
          isConsole: false,
          files: ['assets/main-AbCd1234.js'],
          words: {},
          later: { en: ['assets/App-AbCd1234.js', 'assets/main-AbCd1234.js'] },
        },
        {
          pattern: '^/student/?$',
          isConsole: true,
          firstPage,
          files: ['assets/App-AbCd1234.js', 'assets/shared-AbCd1234.js', 'assets/grid-AbCd1234.css'],
          words: { ko: ['assets/ko-AbCd1234.js'], en: ['assets/en-AbCd1234.js'] },
          later: {},
        },
      ],
    }),
  );
  writeFileSync(
    path.join(root, 'index.html'),
    '<html><head><title>Console</title></head><script id="runtime">__CONFIG__</script><style nonce="__NONCE__"></style></html>',
  );
  writeFileSync(path.join(root, 'assets/main-AbCd1234.js'), script);
  writeFileSync(path.join(root, 'assets/main-AbCd1234.js.gz'), gzipSync(script));
});
afterAll(() => rmSync(built, { recursive: true }));

function open(
  address: string,
  { env = {}, headers = {}, ...options }: { env?: object; headers?: HeadersInit } & Options = {},
) {
  const pages = createPages(readConfig({ DEMO: '0', ...env }), root, options);
  return pages.fetch(new Request(new URL(address, 'http://console.test'), { headers }));
}

test.each(['/student', '/auth/login?from=%2Fstudent', '/no/such/screen', '/index.html'])(
  'the console’s page is served at %s',
  async address => {
    const answer = await open(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await answer.text()).toContain('"apiBaseUrl":""');
  },
);

const asksFor = (page: string) =>
  [...page.matchAll(/<link rel="(\w+)"(?: as="style" crossorigin)? href="\/assets\/(\w+)-AbCd1234/g)].map(
    ([, rel, name]) => `${rel} ${name}`,
  );

test('a screen’s files are asked for with its page, and words in the visitor’s language alone', async () => {
  const page = async (language: string) =>
    asksFor(await (await open('/student', { headers: { 'Accept-Language': language } })).text());
  const files = ['modulepreload App', 'modulepreload shared', 'preload grid'];
  expect(await page('ko')).toEqual([...files, 'modulepreload ko']);
  expect(await page('en-US')).toEqual([...files, 'modulepreload en']);
  expect(asksFor(await (await open('/no/such/screen')).text())).toEqual([]);
});

const settingsIn = (page: string) =>
  JSON.parse(/<script id="runtime">(.*?)<\/script>/.exec(page)![1]!) as {
    early: string[];
    firstPage?: object;
    later: string[];
    academy?: object | null;
  };

test('the sign-in page asks for its own files, and lists what it fetches once it is shown', async () => {
  const page = await (await open('/auth/login', { headers: { 'Accept-Language': 'en' } })).text();
  expect(asksFor(page)).toEqual(['modulepreload main']);
  expect(settingsIn(page).later).toEqual(['/assets/App-AbCd1234.js']);
  expect(settingsIn(await (await open('/student')).text()).later).toEqual([]);
});

test('an academy’s sign-in page has its name as title, says so to no search engine, and is missing without an academy', async () => {
  const world = await createWorld();
  const { groupId } = await world.academy({ name: '새봄 <학원>' });
  const academyOf = createAcademyOfPage(world);
  const answer = await open(`/a/${groupId}`, { academyOf });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const page = await answer.text();
  expect(page).toContain('<title>새봄 &#60;학원&#62;</title>');
  expect(settingsIn(page).academy).toMatchObject({ groupId, name: '새봄 <학원>', accentColor: null });

  const unknown = await open('/a/no-such-academy', { academyOf });
  expect(unknown.status).toBe(404);
  expect(settingsIn(await unknown.text()).academy).toBeNull();
  // After too many unknown ones the page is everyone's, whether or not there is such an academy.
  for (let index = 1; index < 60; index += 1) await open(`/a/unknown-${index}`, { academyOf });
  for (const id of [groupId, 'unknown-61']) {
    const limited = await open(`/a/${id}`, { academyOf });
    expect([limited.status, settingsIn(await limited.text()).academy]).toEqual([200, undefined]);
  }
});

test('the first calls are made with the page for visitors with a session’s cookie', async () => {
  const early = async (address: string, { cookie = '', env = {} } = {}) => {
    const page = await (await open(address, { env, headers: { Cookie: cookie } })).text();
    const settings = settingsIn(page);
    return [settings.early, settings.firstPage];
  };
  const cookie = `${cookieName(readConfig({ DEMO: '0' }))}=anything`;
  const always = [contract.session.sessions, contract.session.me, contract.session.academies].map(
    ({ path: of }) => apiBase + of,
  );
  expect(await early('/student', { cookie })).toEqual([always, firstPage]);
  // What the address asks for is another page of the list.
  expect(await early('/student?page=2', { cookie })).toEqual([always, undefined]);
  for (const [address, given] of [
    ['/student', {}],
    ['/auth/login', { cookie }],
    ['/student', { cookie, env: { API_BASE_URL: 'https://api.example' } }],
  ] as const)
    expect(await early(address, given)).toEqual([[], undefined]);
});

test('the script that runs before all others is in the page, which allows it by its hash', async () => {
  const boot = 'startEarly("$&");';
  const file = path.join(root, 'boot.js');
  const index = path.join(root, 'index.html');
  const html = readFileSync(index, 'utf8');
  writeFileSync(file, boot);
  writeFileSync(index, html.replace('</head>', '<script src="/boot.js"></script></head>'));
  try {
    const page = await open('/student');
    const hash = createHash('sha256').update(boot).digest('base64');
    expect(await page.text()).toContain(`<script>${boot}</script>`);
    expect(page.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  } finally {
    rmSync(file);
    writeFileSync(index, html);
  }
});

test('each page has a nonce of its own, which its policy names', async () => {
  const pages = [await open('/student'), await open('/student')];
  const nonces = await Promise.all(pages.map(async page => /nonce="([^"]+)"/.exec(await page.text())?.[1]));
  expect(nonces[0]).not.toBe(nonces[1]);
  const policy = pages[0]!.headers.get('Content-Security-Policy');
  expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the services that are configured, and no others, are in the policy [S7.10]', async () => {
  const env = {
    CHAT_SDK_URL: 'https://chat.example/sdk.js',
    CHAT_KEY: 'k',
    SENTRY_DSN: 'https://k@errors.example/1',
  };
  const policy = (await open('/student', { env })).headers.get('Content-Security-Policy');
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/errors\.example/);
});

const policyOf = async (env: Record<string, string>) => {
  const header = (await open('/student', { env })).headers.get('Content-Security-Policy')!;
  return Object.fromEntries(
    header.split('; ').map(each => [each.slice(0, each.indexOf(' ')), each.split(' ').slice(1)]),
  );
};

test('a chat widget may load from every host that is named, in every way that it loads', async () => {
  const chat = {
    CHAT_SDK_URL: 'https://cdn.chat.example/sdk.js',
    CHAT_KEY: 'k',
    CHAT_HOSTS: '*.chat.example, http://localhost:5000',
  };
  const web = ['https://cdn.chat.example', 'https://*.chat.example', 'http://localhost:5000'];
  const policy = await policyOf(chat);
  for (const name of [
    'script-src',
    'style-src',
    'img-src',
    'media-src',
    'font-src',
    'connect-src',
    'frame-src',
  ])
    expect(policy[name]).toEqual(expect.arrayContaining(web));
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['wss://cdn.chat.example', 'wss://*.chat.example', 'ws://localhost:5000']),
  );
  expect(policy['style-src']).toContain("'unsafe-inline'");
  expect(policy['style-src']!.join(' ')).not.toContain('nonce');
  expect((await policyOf({ CHAT_HOSTS: '*.chat.example' }))['frame-src']).toEqual(["'none'"]);
});

test.each(["'unsafe-eval'", '*', 'https:', 'chat.example;script-src', 'data:'])(
  '%s is no host of a chat',
  host => expect(() => readConfig({ CHAT_HOSTS: host })).toThrow(/CHAT_HOSTS/),
);

test('images of an API on another origin may be shown', async () => {
  const policy = await policyOf({ API_BASE_URL: 'https://api.example/base' });
  expect(policy['img-src']).toContain('https://api.example');
  expect(policy['connect-src']).toContain('https://api.example');
});

test('settings in the page cannot end its script', async () => {
  const env = { CHAT_SDK_URL: 'https://chat.example/sdk.js', CHAT_KEY: '</script><b>' };
  expect(await (await open('/student', { env })).text()).not.toContain('</script><b>');
});

test('files with a hash in their name are kept for good, and sent compressed', async () => {
  const answer = await open('/assets/main-AbCd1234.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
});

test.each([
  '/assets/gone-AbCd1234.js',
  '/../package.json',
  '/%2e%2e/web-manifest.json',
  '/.vite/manifest.json',
  '/%2e%2e/package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
])('%s is no file of the console’s', async address => {
  const answer = await open(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('dependencies');
});
