import { pathOf } from '../../src/screens.ts';
import { pasteInto } from './support/pasteInto.ts';
import { expect, test } from './support/test.ts';

test.describe('without what the console cannot run without', () => {
  test.use({ expectedComplaints: [/AbortSignal\.any/] });

  test('people are asked to update their browser', async ({ page, say }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    await page.goto(pathOf('login'));
    await expect(page.getByRole('alert').filter({ hasText: say('app.oldBrowser') })).toBeVisible();
  });
});

test('the grid runs in browsers without iterator helpers', async ({ page, say, signIn }) => {
  await page.addInitScript(() => {
    const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    for (const name of Object.getOwnPropertyNames(iterators))
      if (name !== 'constructor') Reflect.deleteProperty(iterators, name);
    Reflect.deleteProperty(globalThis, 'Iterator');
  });
  await signIn('OWNER');
  await page.goto(pathOf('studentAdd'));
  await page.getByRole('gridcell').nth(2).click();
  await pasteInto(page, '김하나\titerator@rows.example');
  await expect(page.getByText(say('grid.ready', 1), { exact: true })).toBeVisible();
});
