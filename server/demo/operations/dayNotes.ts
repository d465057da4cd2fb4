import type { dayNotes } from '../../database/schema/index.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';
import { holidays } from '../holidays.ts';

type Note = typeof dayNotes.$inferInsert;

const others = [
  { kind: 'EXAM', from: -10, to: -6, text: '학교 중간고사' },
  { kind: 'NOTE', from: -3, to: -3, text: '학부모 상담' },
  { kind: 'EXAM', from: 9, to: 9, text: '전국 모의고사' },
] as const;

/** The lively academy's holidays, exam days and notes. */
export function createDayNotes(
  { id, at, dateIn }: DemoContext,
  { group: { groupId }, customers }: AcademyRows,
): Note[] {
  const owner = customers.find(({ kind }) => kind === 'OWNER')!;
  return [...holidays.map(each => ({ kind: 'HOLIDAY' as const, ...each })), ...others].map(
    ({ kind, from, to, text }) => {
      const createdAt = at(30, 11);
      return {
        groupId,
        noteId: id(createdAt, 'dayNote', text),
        kind,
        since: dateIn(from),
        until: dateIn(to),
        text,
        createdBy: owner.customerId,
        createdAt,
      };
    },
  );
}
