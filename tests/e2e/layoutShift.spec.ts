import { pathOf } from '../../src/screens.ts';
import { alsoOnPhones, expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** How far what was shown has moved since, as browsers count it. */
    shifted: number;
  }
}

test(
  'the dashboard’s parts stay where they are when the others arrive',
  alsoOnPhones,
  async ({ page, signIn, say }) => {
    await signIn('OWNER');
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          window.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(pathOf('dashboard'));
    const invitations = page.getByRole('region', { name: say('dashboard.invitations.title') });
    await expect(invitations.getByRole('link').first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: say('attention.title') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('img').first()).toBeVisible();
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
  },
);
