import { screens as titles } from '../../src/i18n/ko/screens.ts';
import { pathOf } from '../../src/screens.ts';
import { expect, test } from './support/test.ts';

/** A screen at rest has up to 30: the frame, what stays while the rest scrolls, and what lies over that. */
const mostLayers = 60;

const screens = ['students', 'roomStatus', 'attendanceStatus', 'dashboard', 'statsStudy'] as const;

test('skeletons are drawn together: an animation of each took the compositor a quarter of a second a screen', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn('OWNER');
  await page.goto(pathOf('groupInfo'));
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.route('**/api/v1/**', () => undefined);
  const devtools = await page.context().newCDPSession(page);
  let layers = 0;
  devtools.on('LayerTree.layerTreeDidChange', tree => {
    layers = tree.layers?.length ?? layers;
  });
  await devtools.send('DOM.enable');
  await devtools.send('LayerTree.enable');
  for (const name of screens) {
    await page
      .getByRole('navigation')
      .locator(`a[href="${pathOf(name)}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1, name: titles[name] })).toBeVisible();
    const groups = page
      .getByRole('main')
      .getByRole('status')
      .filter({ has: page.locator('.MuiSkeleton-root') });
    const animations = () =>
      groups.evaluateAll(all => all.map(each => each.getAnimations({ subtree: true }).length));
    await expect.poll(async () => new Set(await animations()), name).toEqual(new Set([1]));
    await expect.poll(() => layers, name).toBeGreaterThan(5);
    expect.soft(layers, name).toBeLessThan(mostLayers);
  }
});
