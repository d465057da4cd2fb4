import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DayNoteKind } from '../../../src/domain/choices.ts';
import { created, groupId, id, studyDate } from './columns.ts';
import { goesWithGroup } from './goesWithGroup.ts';

/** Holidays, exam weeks and notes: study days of an academy that something is said of. */
export const dayNotes = pgTable(
  'day_notes',
  {
    groupId: groupId(),
    noteId: id(),
    kind: text().$type<DayNoteKind>().notNull(),
    since: studyDate(),
    until: studyDate(),
    text: text().notNull(),
    /** Null once the account has been erased. */
    createdBy: uuid(),
    ...created(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.noteId] }),
    goesWithGroup(t),
    index('day_notes_days').on(t.groupId, t.kind, t.since, t.until),
  ],
);
