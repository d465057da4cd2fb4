import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { readPeriod } from '../../core/period.ts';
import { dayNotes } from '../../database/schema/index.ts';
import { selectNotes, toNote } from './record.ts';

/** The holidays, exam days and notes that touch a period, by day; all of them without one. */
export async function listNotes({ db, session, query }: Context<Contract['dayNotes']['list']>) {
  const { since = '0001-01-01', until = '9999-12-31' } = query;
  const period = readPeriod({ since, until }, Infinity);
  const rows = await selectNotes(db)
    .where(
      and(
        eq(dayNotes.groupId, session.groupId),
        gte(dayNotes.until, period.since),
        lte(dayNotes.since, period.until),
      ),
    )
    .orderBy(asc(dayNotes.since), asc(dayNotes.until), asc(dayNotes.noteId));
  return { content: rows.map(({ note, createdBy }) => toNote(note, createdBy)) };
}
