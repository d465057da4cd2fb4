import { expect, test } from 'vitest';
import { excelCell, type ExportColumn } from '../../src/engine/export/plan.ts';
import { columnsOf } from '../../src/engine/list/definition.ts';
import { adminAuditList } from '../../src/resources/audits/audits.ts';

const place = { locale: 'en', timeZone: 'Asia/Seoul' } as const;
const cell = (source: string, value: string, labels: Record<string, string> = {}) => {
  const { as = 'text' } = columnsOf(adminAuditList).find(column => column.source === source)!;
  const column: ExportColumn = { source, as, header: source, labels };
  return excelCell(value, column, place);
};

test('a file of the audit log has times as dates, and writes the days of what it is about as the screen does', () => {
  expect(cell('occurredAt', '2026-11-20T10:00:00+09:00')).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm:ss' });
  expect(cell('targetName', '구하늘 · 2026-11-20')).toEqual({ t: 's', v: '구하늘 · Nov 20, 2026' });
  expect(cell('targetName', 'students.list', { 'students.list': 'Students' })).toEqual({
    t: 's',
    v: 'Students',
  });
});
