import type { Page } from '@playwright/test';
import { pathOf } from '../../src/screens.ts';
import { pasteInto } from './support/pasteInto.ts';
import { expect, test } from './support/test.ts';

const removeIteratorHelpers = (page: Page) =>
  page.addInitScript(() => {
    const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    for (const name of Object.getOwnPropertyNames(iterators))
      if (name !== 'constructor') Reflect.deleteProperty(iterators, name);
    Reflect.deleteProperty(globalThis, 'Iterator');
  });

test.describe('without what the console cannot run without', () => {
  test.use({ expectedComplaints: [/AbortSignal\.any/] });

  test('people are asked to update their browser', async ({ page, say }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    await page.goto(pathOf('login'));
    await expect(page.getByRole('alert').filter({ hasText: say('app.oldBrowser') })).toBeVisible();
  });
});

test('the grid runs in browsers without iterator helpers', async ({ page, say, signIn }) => {
  await removeIteratorHelpers(page);
  await signIn('OWNER');
  await page.goto(pathOf('studentAdd'));
  await page.getByRole('gridcell').nth(2).click();
  await pasteInto(page, '김하나\titerator@rows.example');
  await expect(page.getByText(say('grid.ready', 1), { exact: true })).toBeVisible();
});

test.describe('a page of which a script was lost on its way', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported module/] });

  for (const [screen, script] of [
    ['studentBatches', 'BatchesPage'],
    ['studentAdd', 'iterator'],
  ] as const)
    test(`comes when one tries again: ${script} of ${screen}`, async ({ page, say, signIn }) => {
      await removeIteratorHelpers(page);
      await signIn('OWNER');
      const scripts = `**/assets/${script}-*.js`;
      await page.route(scripts, route => route.abort());
      await page.goto(pathOf(screen));
      const failed = page.getByText(say('errorPage.lost.title'));
      await expect(failed).toBeVisible();
      await page.unroute(scripts);
      await page.getByRole('button', { name: say('app.retry') }).click();
      await expect(failed).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});
