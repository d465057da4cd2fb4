import { expect, test } from 'vitest';
import { chooseTarget } from '../../../src/engine/bulkAdd/mapping/chooseTarget.ts';
import { noChoices, type Overview, type SheetView } from '../../../src/engine/bulkAdd/mapping/Overview.ts';
import { withChoices } from '../../../src/engine/bulkAdd/mapping/withChoices.ts';

const column = (header: string) => ({ header, samples: [], target: null, isSure: true, isEmpty: false });
const sheet: SheetView = {
  name: '1반',
  isHidden: false,
  isChosen: true,
  rowCount: 2,
  lineCount: 2,
  hiddenCount: 0,
  skipped: [],
  headerRow: 1,
  top: [],
  columns: [column('A'), column('B')],
  isTooLong: false,
};
const overview = { sheets: [sheet], remarks: 'memo' } as Overview;

test('two columns that are chosen before the file was read again are both kept', () => {
  const first = chooseTarget(noChoices, overview, { sheet: '1반', column: 0 }, 'name');
  const shown = withChoices(overview, first);
  const second = chooseTarget(first, shown, { sheet: '1반', column: 1 }, 'email');
  expect(withChoices(shown, second).sheets[0]!.columns.map(({ target }) => target)).toEqual([
    'name',
    'email',
  ]);
});

test('a sheet and a header row are shown as chosen', () => {
  const choices = { ...noChoices, sheets: { '1반': { isChosen: false, headerRow: null } } };
  expect(withChoices(overview, choices).sheets[0]).toMatchObject({ isChosen: false, headerRow: null });
  expect(withChoices(overview, noChoices)).toEqual(overview);
});
