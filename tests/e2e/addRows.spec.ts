import type { Page } from '@playwright/test';
import { contract } from '../../src/contract/index.ts';
import { pathOf } from '../../src/screens.ts';
import { pasteInto } from './support/pasteInto.ts';
import { expect, test } from './support/test.ts';

/** Addresses of this run alone, for the demo's academy keeps what was created. */
const addressOf = (name: string) => `${name}-${Date.now().toString(36)}@rows.example`;

async function openGrid(page: Page) {
  await page.goto(pathOf('studentAdd'));
  await page.getByRole('gridcell').nth(2).click();
}

test('an email that was free is asked about again after it was taken', async ({
  page,
  say,
  signIn,
  call,
}) => {
  const email = addressOf('again');
  const created: string[] = [];
  await signIn('OWNER');
  await openGrid(page);
  page.on('response', async response => {
    if (response.url().endsWith(contract.imports.send.path) && response.status() === 201) {
      const { rows } = (await response.json()) as {
        rows: { customerId: string | null; outcome: string }[];
      };
      created.push(
        ...rows.flatMap(({ customerId, outcome }) => (outcome === 'ADDED' ? (customerId ?? []) : [])),
      );
    }
  });
  await pasteInto(page, `김하나\t${email}\t+82 10-1234-5678\n김두리\t${email}`);
  await expect(page.getByText(say('grid.ready', 1), { exact: true })).toBeVisible();
  await expect(page.getByText(say('grid.bad', 1), { exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '01012345678' })).toBeVisible();
  await page.getByLabel(say('grid.invite')).uncheck();
  await page.getByRole('button', { name: say('grid.send', 1) }).click();

  // The remaining row is about a student who exists now, and so is a row that is pasted again.
  await expect(page.getByText(say('grid.added.students', 1))).toBeVisible();
  await expect(page.getByText(say('grid.existing.toDecide', 1), { exact: true })).toBeVisible();
  await page.getByRole('gridcell').nth(2).click();
  await pasteInto(page, `김세나\t${email}`);
  await expect(page.getByText(say('grid.existing.toDecide', 1), { exact: true })).toBeVisible();
  await expect(page.getByText(say('grid.ready', 1), { exact: true })).toBeHidden();

  // The differences are shown, and the row updates the student once that is chosen.
  const change = say('grid.existing.difference', {
    field: say('resources.students.fields.name'),
    before: '김하나',
    after: '김세나',
  });
  await expect(page.getByText(change).first()).toBeVisible();
  await page.getByRole('button', { name: say('grid.existing.all.skip') }).click();
  await expect(page.getByText(say('grid.existing.skipped', 1), { exact: true })).toBeVisible();
  const choice = page.getByRole('combobox', { name: say('grid.existing.choose', { name: '김하나' }) });
  await choice.selectOption(say('grid.existing.decisions.update'));
  await page.getByRole('button', { name: say('grid.existing.apply', 1) }).click();
  await expect(page.getByText(say('grid.existing.updated', 1))).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '김세나' })).toBeHidden();
  expect(created).toHaveLength(1);
  await call('POST', contract.students.deleteMany.path, { customerIds: created });
});
