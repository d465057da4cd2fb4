import type { Page } from '@playwright/test';
import { contract } from '../../src/contract/index.ts';
import { pathOf } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
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
  await expect(page.getByRole('button', { name: say('grid.send', 1) })).toBeEnabled();
  await page.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Control+Enter');

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

test('blocks of cells, rows and the way out by keyboard alone', async ({
  page,
  context,
  say,
  words,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('OWNER');
  await openGrid(page);
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const write = async (text: string) => {
    await keyboard.press('F2');
    await keyboard.insertText(text);
  };
  /** The names in the first rows, without what is said of them. */
  const namesAre = (...names: string[]) =>
    expect
      .poll(async () => {
        const texts = await page.locator('[role=gridcell][aria-colindex="3"]').allTextContents();
        return texts.slice(0, names.length).map(text => text.replace(/ \(.*/, ''));
      })
      .toEqual(names);
  const isAt = async (row: number, column: number) => {
    await expect(page.locator('[role=row] > [role=gridcell][tabindex="0"]')).toBeFocused();
    await expect(
      page.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 2}"][tabindex="0"]`),
    ).toBeVisible();
  };
  const selected = (rows: number, columns: number) =>
    expect(
      page.getByText(say('grid.range.selected', { smart_count: rows * columns, rows, columns }), {
        exact: true,
      }),
    ).toBeAttached();

  await test.step('Enter after Tab returns to the first column, and ↓ commits, but not within a syllable', async () => {
    await write('가');
    await press('Tab');
    await write('ga@rows.example');
    await press('Enter');
    await isAt(2, 1);
    await write('나');
    const editor = page.locator('.cell-editor');
    for (const key of ['Enter', 'ArrowDown'])
      await editor.evaluate((element, name) => {
        const composing = { key: name, isComposing: true, bubbles: true, cancelable: true };
        element.dispatchEvent(new KeyboardEvent('keydown', composing));
      }, key);
    await expect(editor).toBeFocused();
    await press('ArrowDown');
    await isAt(3, 1);
    await namesAre('가', '나');
  });

  await test.step('a range is copied, pasted, filled and cleared, and each is undone at once', async () => {
    await press('ArrowUp', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowRight');
    await selected(2, 2);
    await press('Control+C', 'ArrowDown', 'ArrowDown', 'Control+V');
    await namesAre('가', '나', '가', '나', '');
    await selected(2, 2);
    await press('Delete');
    await namesAre('가', '나', '', '');
    await press('Control+Z');
    await namesAre('가', '나', '가', '나');
    await press('Control+A');
    const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount')) - 3;
    await selected(4, columns);
    await press('Escape', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+D');
    await namesAre('가', '가', '가', '나', '');
    await press('Control+X');
    await namesAre('', '', '', '나', '');
    await press('Control+Z', 'Control+Z');
    await namesAre('가', '나', '가', '나', '');
    // The empty rows at the end are not filled with the others.
    await press('Control+A', 'Escape', 'Control+Shift+ArrowDown');
    await selected(4, 1);
  });

  await test.step('rows are inserted and moved', async () => {
    await press('Home', 'ArrowRight', 'ArrowRight');
    await isAt(1, 1);
    await press('Alt+ArrowDown');
    await namesAre('나', '가', '가', '나');
    await isAt(2, 1);
    await press('Alt+Shift+ArrowUp');
    await namesAre('나', '', '가', '가', '나');
    await press('Control+Z', 'Control+Z');
    await namesAre('가', '나', '가', '나', '');
    await press('Shift+F10');
    const place = () => page.evaluate(() => document.activeElement?.role);
    await page.getByRole('menuitem', { name: words.keyboard.grid.insertBelow }).press('Enter');
    expect(await place()).toBe('gridcell');
    await namesAre('가', '나', '', '가', '나');
    await isAt(3, 1);
    await press('Control+Z');
    // The menu gives the focus back at once, not when it has faded out: by then it may be elsewhere.
    await press('Shift+F10', 'Escape');
    expect(await place()).toBe('gridcell');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  await test.step('Escape leaves the cell, then the grid, where ? lists the keys', async () => {
    await write('지워질 말');
    await press('Escape', 'Escape');
    await namesAre('가', '나', '가', '나', '');
    await expect(page.getByRole('group', { name: words.grid.sendBar })).toBeFocused();
    await press('?');
    const dialog = page.getByRole('dialog', { name: words.keyboard.title });
    await expect(
      dialog.getByRole('listitem').filter({ hasText: words.keyboard.grid.fillDown }),
    ).toContainText('Ctrl+D');
    await expectAccessible(page);
    await press('Escape');
  });
});

test('blocks of cells by mouse, and a paste that is wider than the grid', async ({
  page,
  context,
  say,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('OWNER');
  await openGrid(page);
  const cell = (row: number, column: number) =>
    page.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 2}"]`);
  const selected = (rows: number, columns: number) =>
    expect(
      page.getByText(say('grid.range.selected', { smart_count: rows * columns, rows, columns }), {
        exact: true,
      }),
    ).toBeAttached();
  await pasteInto(page, '가\tga@rows.example\n나\tna@rows.example');
  await selected(2, 2);
  await cell(1, 1).hover();
  await page.mouse.down();
  await cell(2, 2).hover();
  await cell(3, 2).hover();
  await page.mouse.up();
  await selected(3, 2);
  await cell(2, 1).click({ modifiers: ['Shift'] });
  await selected(2, 1);

  // One value fills the range.
  await pasteInto(page, '다라');
  await expect(cell(2, 1)).toContainText('다라');
  await expect(cell(1, 1)).toContainText('다라');

  // The handle at the active cell fills what it is dragged over.
  await cell(2, 2).click();
  const box = (await cell(2, 2).boundingBox())!;
  await page.mouse.move(box.x + box.width - 1, box.y + box.height - 1);
  await page.mouse.down();
  await cell(4, 2).hover();
  await page.mouse.up();
  await expect(cell(3, 2)).toContainText('na@rows.example');
  await expect(cell(4, 2)).toContainText('na@rows.example');
  await page.keyboard.press('Control+Z');
  await expect(cell(4, 2)).toHaveText('');
  await expect(cell(3, 2)).toHaveText('');

  const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount')) - 3;
  await cell(1, 1).click();
  await pasteInto(page, Array.from({ length: columns + 2 }, (_, index) => `값${index}`).join('\t'));
  await expect(page.getByText(say('grid.tooWide', 2))).toBeVisible();
  await expect(cell(1, 1)).toContainText('값0');

  await cell(2, 1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('keyboard.grid.moveUp') }).click();
  await expect(cell(1, 1)).toContainText('다라');
  await page.getByRole('button', { name: say('grid.range.menu') }).click();
  await page.getByRole('menuitem', { name: say('grid.removeRows', 1) }).click();
  await expect(cell(1, 1)).toContainText('값0');

  // What is likely wrong in pasted rows is corrected in all of them at once.
  await cell(2, 1).click();
  await pasteInto(page, '라마\tra@naver.con\n마바\tma@naver.con');
  await page.getByRole('button', { name: say('grid.import.correctAll', 2) }).click();
  await expect(cell(2, 2)).toContainText('ra@naver.com');
  await expect(cell(3, 2)).toContainText('ma@naver.com');

  const choose = async (row: number, item: 'copy' | 'cut' | 'paste') => {
    await cell(row, 1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: say(`keyboard.grid.${item}`) }).click();
  };
  await choose(2, 'copy');
  await choose(5, 'paste');
  await expect(cell(5, 1)).toContainText('라마');
  await choose(5, 'cut');
  await expect(cell(5, 1)).toHaveText('');
});
