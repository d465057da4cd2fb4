import { languages } from '../../src/domain/choices.ts';
import { languageName } from '../../src/domain/languageName.ts';
import { serveFiles } from './support/fileServer.ts';
import { landingWords } from './support/landingWords.ts';
import { openVisitor } from './support/openVisitor.ts';
import { startApart } from './support/startApart.ts';
import { expect, test } from './support/test.ts';

const headingOf = (language: 'ko' | 'en') => landingWords[language].hero.title.join(' ');

for (const withFolders of [true, false])
  test(`the built files are a whole site behind a plain file server (${withFolders ? '$uri $uri/' : '$uri'} /index.html)`, async ({
    browser,
    words,
  }) => {
    test.setTimeout(90_000);
    const apart = await startApart(apiBaseUrl =>
      serveFiles('dist/web', { withFolders, settings: { apiBaseUrl } }),
    );
    try {
      const { context, page, complaints } = await openVisitor(browser, apart.console.url);

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
    } finally {
      await apart.stop();
    }
  });

test('a host without the landing page leads to signing in, and never in a circle', async ({
  browser,
  words,
}) => {
  const apart = await startApart(apiBaseUrl =>
    serveFiles('dist/web', { withFolders: false, settings: { apiBaseUrl }, without: /^\/(?:ko|en)\// }),
  );
  try {
    const { context, page } = await openVisitor(browser, apart.console.url);
    await page.goto('/error?type=notfound');
    await page.getByRole('button', { name: words.errorPage.notfound.exit }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { name: words.login.title })).toBeVisible();
    await context.close();
  } finally {
    await apart.stop();
  }
});
