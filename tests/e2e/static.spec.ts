import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '../../src/domain/choices.ts';
import { languageName } from '../../src/domain/languageName.ts';
import { permissions } from '../../src/domain/permissions.ts';
import { freePort } from '../support/freePort.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { download } from './support/download.ts';
import { serveFiles } from './support/fileServer.ts';
import { landingWords } from './support/landingWords.ts';
import { hasNginx, serveByNginx } from './support/nginx.ts';
import { openVisitor } from './support/openVisitor.ts';
import { signInOnPage } from './support/signInOnPage.ts';
import { expect, test } from './support/test.ts';

const headingOf = (language: 'ko' | 'en') => landingWords[language].hero.title.join(' ');

/**
 * One API for all hosts of the files, which allows each of them. With folders they are served by nginx with the example's
 * configuration where it is installed, elsewhere by a server that does as `try_files` says.
 */
const hosts = {
  '$uri $uri/ /index.html': { withFolders: true, byNginx: hasNginx },
  '$uri /index.html': { withFolders: false },
  // Without nginx there is no such host: the example's lines are what is tested.
  ...(hasNginx ? { '/console of a host': { withFolders: true, byNginx: true, path: '/console' } } : {}),
  'without the landing page': { withFolders: false, without: /^\/(?:ko|en)\// },
};
const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-static-'));
const urls: Record<string, string> = {};
const stops: (() => Promise<void>)[] = [];
let api: Awaited<ReturnType<typeof startLiveServer>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  symlinkSync(path.resolve('dist/web'), path.join(folder, 'console'));
  const port = await freePort();
  const settings = { apiBaseUrl: `http://localhost:${port}` };
  for (const [name, options] of Object.entries(hosts)) {
    const { url, stop } =
      'path' in options
        ? await serveByNginx(folder, { ...settings, basePath: options.path }, 'nginx-path')
        : 'byNginx' in options && options.byNginx
          ? await serveByNginx('dist/web', settings)
          : await serveFiles('dist/web', { ...options, settings });
    urls[name] = url;
    stops.push(stop);
  }
  api = await startLiveServer({ port, env: { CONSOLE_ORIGINS: Object.values(urls).join(',') } });
  stops.push(api.stop);
});
test.afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

for (const name of ['$uri $uri/ /index.html', '$uri /index.html'])
  test(`the built files are a whole site behind a plain file server (${name})`, async ({
    browser,
    words,
  }) => {
    const { context, page, complaints } = await openVisitor(browser, urls[name]!);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('ko'));
    for (const language of languages) {
      await page.goto(`/${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    await page.goto('/ko');
    await page.getByRole('link', { name: languageName('en') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('en'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('en'));
    await page.evaluate(() => localStorage.clear());

    await page.goto('/student');
    await expect(page).toHaveURL('/auth/login?from=%2Fstudent');
    await page.goto('/no/such/screen');
    await page.getByRole('button', { name: words.errorPage.notfound.exit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('ko'));

    const robots = await context.request.get('/robots.txt');
    expect(await robots.text()).toContain('Disallow: /api/');
    expect(complaints).toEqual([]);
    await context.close();
  });

test('the same files are a whole site below a path of a host that nginx serves', async ({
  browser,
  words,
}) => {
  test.skip(!hasNginx, 'nginx is not installed');
  const { context, page, complaints } = await openVisitor(browser, urls['/console of a host']!);
  const missing: string[] = [];
  context.on('response', answer => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/console');
  await expect(heading).toHaveText(headingOf('ko'));
  await expect(page).toHaveURL('/console/ko/index.html');
  await page.getByRole('link', { name: languageName('en') }).click();
  await expect(page).toHaveURL('/console/en/');
  await expect(heading).toHaveText(headingOf('en'));
  await page.evaluate(() => localStorage.clear());

  await page.goto('/console/student');
  await expect(page).toHaveURL('/console/auth/login?from=%2Fstudent');
  await page.getByRole('link', { name: words.login.forgot }).click();
  await expect(page).toHaveURL(/\/console\/auth\/resetpw/);
  await page.goto('/console/no/such/screen');
  await page.getByRole('button', { name: words.errorPage.notfound.exit }).click();
  await expect(heading).toHaveText(headingOf('ko'));
  const robots = await context.request.get('/console/robots.txt');
  expect(await robots.text()).toContain('Disallow: /api/');

  // Signing in, a list and its file, a report with its faces, and signing out.
  const manager = await api.person({ kind: 'MANAGER', name: '이서준', permissions: [...permissions] });
  await api.person({ name: '강하늘' });
  await signInOnPage(page, '/console/auth/login?from=%2Fstudent', words, manager.email);
  await expect(page).toHaveURL('/console/student');
  await expect(page.getByRole('row').filter({ hasText: '강하늘' })).toBeVisible();
  expect((await download(page, words.list.export)).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('link', { name: words.screens.statsStudy, exact: true }).click();
  await expect(page).toHaveURL('/console/stats/study');
  expect((await download(page, words.stats.pdf)).subarray(0, 4).toString()).toBe('%PDF');
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: words.app.profileMenu }).click();
  await page.getByRole('menuitem', { name: words.app.signOut }).click();
  await expect(page).toHaveURL(/\/console\/auth\/login/);
  await context.close();
});

test('a host without the landing page leads to signing in, and never in a circle', async ({
  browser,
  words,
}) => {
  const { context, page } = await openVisitor(browser, urls['without the landing page']!);
  await page.goto('/error?type=notfound');
  await page.getByRole('button', { name: words.errorPage.notfound.exit }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { name: words.login.title })).toBeVisible();
  await context.close();
});
