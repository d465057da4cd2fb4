import { pathOf, type ScreenName } from '../../src/screens.ts';
import { pseudo } from '../support/pseudo.ts';
import { findClipped } from './support/findClipped.ts';
import { speakPseudo } from './support/speakPseudo.ts';
import { expect, test } from './support/test.ts';

const sampled: Record<'STRANGER' | 'OWNER' | 'SUPER_ADMIN', ScreenName[]> = {
  STRANGER: ['login', 'signup'],
  OWNER: [
    'dashboard',
    'students',
    'studentAdd',
    'group',
    'roomStatus',
    'studyStatus',
    'attendanceHistory',
    'statsStudy',
    'templates',
    'notifications',
    'groupSettings',
    'profile',
  ],
  SUPER_ADMIN: ['admin', 'adminSubscribe'],
};

for (const [role, names] of Object.entries(sampled) as [keyof typeof sampled, ScreenName[]][])
  test(`words that are 40 % longer fit the screens of ${role}`, async ({ page, signIn }) => {
    test.setTimeout(240_000);
    await speakPseudo(page);
    if (role !== 'STRANGER') await signIn(role);
    for (const name of names) {
      // Charts cannot shrink in one step to less than their margins: the page opens narrow, and becomes wide.
      await page.goto('about:blank');
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(pathOf(name));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
        await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
        // The page follows a new width a moment later.
        await expect.soft.poll(() => findClipped(page), `${name} at ${width} px`).toEqual([]);
        // Names that people give can be longer still.
        if (name === 'roomStatus' && width === 1440)
          await expect
            .soft(page.locator('tbody tr').first().locator('a span span').first())
            .toHaveCSS('text-overflow', 'ellipsis');
      }
    }
  });

test('words that are 40 % longer fit the landing page', async ({ page }) => {
  const wrong: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en');
    await page.evaluate(`(() => {
      ${pseudo.toString()}
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) walker.currentNode.textContent = pseudo(walker.currentNode.textContent);
    })()`);
    wrong.push(...(await findClipped(page)).map(each => `${width} px: ${each}`));
  }
  expect(wrong).toEqual([]);
});
