import { expect, test } from 'vitest';
import { validateRow } from '../../../src/engine/bulkAdd/rows/validateRow.ts';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';
import { messyFormats } from './support/messyFormats.ts';
import { messyHeaders } from './support/messyHeaders.ts';
import { messyValues } from './support/messyValues.ts';
import { studentFields } from './support/plans.ts';
import { readUpload } from './support/readUpload.ts';

const fields = studentFields('ko');
/** Of plausible rows at most this share may need a hand. */
const mostByHand = 0.02;

test('of the rows of many messy files at most one in fifty needs a hand', async () => {
  const files = [...messyHeaders(), ...messyValues(), ...messyFormats()];
  let rows = 0;
  const byHand: string[] = [];
  for (const { name, file, expected } of files) {
    const uploaded = await readUpload(file, fields);
    rows += expected.length;
    const read = uploaded.kind === 'read' ? uploaded.rows : [];
    const byNumber = new Map(read.map(row => [`${row.sheet}/${row.number}`, row.cells]));
    for (const { sheet, number, cells } of expected) {
      const found = byNumber.get(`${sheet}/${number}`);
      byNumber.delete(`${sheet}/${number}`);
      const errors = found === undefined ? { row: 'missing' } : validateRow(newStudents, found);
      const isRight = found !== undefined && JSON.stringify(sorted(found)) === JSON.stringify(sorted(cells));
      if (!isRight || Object.keys(errors).length > 0)
        byHand.push(`${name} ${sheet}/${number}: ${JSON.stringify(found)} ${JSON.stringify(errors)}`);
    }
    // A row that is none has to be removed by hand.
    for (const [place, cells] of byNumber)
      byHand.push(`${name} ${place}: too many, ${JSON.stringify(cells)}`);
    if (uploaded.kind === 'refused') byHand.push(`${name}: ${uploaded.why}`);
  }
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect({
    share: byHand.length / rows <= mostByHand,
    byHand: byHand.length / rows <= mostByHand ? [] : byHand,
  }).toEqual({ share: true, byHand: [] });
});

const sorted = (cells: Readonly<Record<string, string>>) =>
  Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1));
