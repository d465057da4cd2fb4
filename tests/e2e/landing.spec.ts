import { languageName } from '../../src/domain/languageName.ts';
import { screens } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { landingWords } from './support/landingWords.ts';
import { alsoOnPhones, everywhere, expect, test } from './support/test.ts';

const { ko, en } = landingWords;
const languageOf = (locale: string | undefined) => (locale?.startsWith('ko') ? 'ko' : 'en');

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `the landing page has every section and is accessible in the ${colorScheme} [S2.2 S2.29]`,
    everywhere,
    async ({ page, locale }) => {
      const words = landingWords[languageOf(locale)];
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page).toHaveTitle(words.meta.title);
      for (const name of [
        words.hero.title.join(' '),
        words.service.title.join(' '),
        words.focus.title,
        words.features.title,
        new RegExp(words.figures.title),
        new RegExp(words.cases.title),
        new RegExp(words.awards.title),
        words.support.title,
      ])
        await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.footer.related })).toBeVisible();
      await expect(page.getByRole('img', { name: words.hero.picture })).toHaveJSProperty('complete', true);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBe(0);
      await expectAccessible(page);
    },
  );

test('the narrowest phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['ko', 'en']) {
    await page.goto(`/${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('the language is a link, and the choice is kept for the console and for the next visit', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: languageName('en') }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.hero.title.join(' '));
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.goto(screens.login.path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the theme is the console’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/ko');
  const toggle = page.getByRole('button', { name: ko.nav.dark });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await background()).toBe('rgb(255, 255, 255)');
  await toggle.click();
  expect(await background()).toBe('rgb(14, 16, 20)');
  await page.goto(screens.login.path);
  await expect(page.getByRole('button', { name: /demo\.example/ }).first()).toBeVisible();
  expect(await background()).toBe('rgb(14, 16, 20)');
  await page.goto('/ko');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  expect(await page.evaluate(() => localStorage.getItem('RaStorestudyroom.theme'))).toBeNull();
});

test('a signed-in visitor sees a link to the console', async ({ page, signIn }) => {
  await page.goto('/ko');
  await expect(page.getByRole('banner').getByRole('link', { name: ko.nav.login })).toBeVisible();
  await signIn('OWNER');
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: ko.nav.console }).click();
  await expect(page).toHaveURL(screens.dashboard.path);
});

test('the timer counts focus and rest, and the noise is made on the spot', async ({ page, locale }) => {
  const { focus } = landingWords[languageOf(locale)];
  await page.addInitScript(() => {
    const play = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) {
      const samples = this.buffer!.getChannelData(0);
      const loudness = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
      document.documentElement.dataset.heard = String(loudness > 0.02 && loudness < 0.5);
      return play.apply(this, given);
    };
  });
  await page.clock.install();
  await page.goto('/');
  const clock = page.getByRole('timer', { name: focus.timer });
  await expect(clock).toHaveText('25:00');
  await page.getByRole('button', { name: focus.start, exact: true }).click();
  await page.clock.fastForward('01:00');
  await expect(clock).toHaveText('24:00');
  await page.getByRole('button', { name: focus.pause, exact: true }).click();
  await page.clock.fastForward('10:00');
  await expect(clock).toHaveText('24:00');
  await page.getByRole('button', { name: focus.resume, exact: true }).click();
  await page.clock.fastForward('24:01');
  await expect(page.getByRole('status').filter({ hasText: focus.ended.focus })).toBeAttached();
  await expect(clock).toHaveText(/^0[45]:\d\d$/);
  await page.getByRole('button', { name: focus.reset, exact: true }).click();
  await expect(clock).toHaveText('25:00');

  for (const kind of ['white', 'pink', 'brown'] as const) {
    await page.evaluate(() => delete document.documentElement.dataset.heard);
    await page.getByRole('radio', { name: focus.noises[kind] }).check();
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'true');
  }
  await expect(page.getByRole('slider', { name: focus.volume })).toBeEnabled();
  await page.getByRole('radio', { name: focus.noises.off }).check();
  await expect(page.getByRole('slider', { name: focus.volume })).toBeDisabled();
});

test('search engines find its description, its languages and what it is', async ({ page, baseURL }) => {
  await page.goto('/ko');
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${baseURL}/ko`);
  expect(await attribute('link[hreflang=en]', 'href')).toBe(`${baseURL}/en`);
  expect(await attribute('meta[name=description]', 'content')).toBe(ko.meta.description);
  const image = await page.request.get((await attribute('meta[property="og:image"]', 'content'))!);
  expect(image.headers()['content-type']).toBe('image/jpeg');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    '@graph': { '@type': string; mainEntity?: unknown[] }[];
  };
  expect(data['@graph'].map(each => each['@type'])).toEqual(['SoftwareApplication', 'FAQPage']);
  expect(data['@graph'][1]!.mainEntity).toHaveLength(ko.support.answers.length);
});

test(
  'on a phone the menu leads to the sections, the console and the other language',
  alsoOnPhones,
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ko');
    await page.getByRole('button', { name: ko.nav.open }).click();
    const menu = page.getByRole('navigation', { name: ko.nav.open });
    await expect(menu.getByRole('link', { name: ko.nav.login })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: ko.nav.cases }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: ko.cases.title })).toBeInViewport();
    await page.getByRole('button', { name: ko.nav.open }).click();
    await menu.getByRole('link', { name: languageName('en') }).click();
    await expect(page).toHaveURL('/en');
  },
);
