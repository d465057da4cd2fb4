import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExportMessage, ExportPlan } from '../../../src/engine/export/plan.ts';
import { columnsOf } from '../../../src/engine/list/definition.ts';
import { studentList } from '../../../src/resources/students/students.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const plans: ExportPlan[] = [];
/** A browser's worker that has written an empty file at once; there is none here. */
class Written extends EventTarget {
  postMessage(plan: ExportPlan) {
    plans.push(plan);
    const data: ExportMessage = { kind: 'done', rows: 0, file: new Uint8Array(0) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

const { Worker } = globalThis;
beforeEach(() => {
  plans.length = 0;
  Object.assign(globalThis, { Worker: Written });
});
afterEach(async () => {
  Object.assign(globalThis, { Worker });
  await vi.dynamicImportSettled();
});

const say = wordsOf('en');
const sources = () => plans.at(-1)!.columns.map(({ source }) => source);
const untilExported = (count: number) => waitFor(() => expect(plans).toHaveLength(count));

test('a file has all columns, or those of the screen in its order; the choice is stored, and holds for selected rows', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '강하늘' });
  const { user } = await renderScreen('/student', { as: academy.owner });
  await screen.findByRole('link', { name: /강하늘/ });
  await user.click(screen.getByRole('button', { name: say('list.export') }));
  await untilExported(1);
  // A file that is uploaded again has nothing above its header, whatever it is searched by.
  expect(plans[0]).toMatchObject({ format: 'xlsx', isImportable: true });
  const all = columnsOf(studentList);
  expect(sources()).toEqual(all.map(({ source }) => source));

  await user.click(screen.getByRole('button', { name: say('ra.action.select_columns') }));
  const memo = say('resources.students.fields.memo');
  await user.click(await screen.findByRole('switch', { name: memo }));
  await user.keyboard('{Escape}');
  const choice = { name: say('list.exportColumns.label'), hidden: true };
  await user.click(screen.getByRole('button', choice));
  const shown = all.filter(({ hidden, source }) => !hidden && source !== 'memo').map(({ source }) => source);
  await user.click(
    await screen.findByRole('menuitemradio', {
      name: say('list.exportColumns.shown', { count: shown.length }),
    }),
  );
  await user.click(screen.getByRole('button', choice));
  await user.click(await screen.findByRole('menuitemradio', { name: say('exporting.formats.csv') }));
  await user.click(screen.getByRole('button', { name: say('list.export'), hidden: true }));
  await untilExported(2);
  expect(sources()).toEqual(shown);
  expect(plans[1]!.format).toBe('csv');

  const row = within(screen.getAllByRole('row', { hidden: true })[1]!);
  await user.click(row.getByRole('checkbox', { hidden: true }));
  await user.click(await screen.findByRole('button', { name: say('list.exportSelected'), hidden: true }));
  await untilExported(3);
  expect(sources()).toEqual(shown);
  expect(plans.at(-1)!.only).toMatchObject({ key: 'customerId' });
});

test('what applies to none of the selected records is not offered', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '강하늘' });
  const { user } = await renderScreen('/student', { as: academy.owner });
  const row = (await screen.findByRole('link', { name: /강하늘/ })).closest('tr')!;
  await user.click(within(row).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: /1/ }));
  const offered = bar.getAllByRole('button').map(button => button.textContent);
  await user.click(bar.getByRole('button', { name: say('list.moreActions') }));
  const menu = within(await screen.findByRole('menu'));
  offered.push(...menu.getAllByRole('menuitem').map(item => item.textContent));
  expect(offered).toContain(say('actions.delete.label'));
  expect(offered).not.toContain(say('actions.restore.label'));
  expect(offered).not.toContain(say('actions.activate.label'));
});
