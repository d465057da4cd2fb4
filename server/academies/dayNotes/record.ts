import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DayNote } from '../../../src/domain/entities/dayNote.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, dayNotes } from '../../database/schema/index.ts';

const creator = alias(customers, 'creator');

/** Notes as responses contain them, with the names of those who added them. */
export const selectNotes = (db: Queryable) =>
  db
    .select({ note: dayNotes, createdBy: creator.name })
    .from(dayNotes)
    .leftJoin(
      creator,
      and(eq(creator.groupId, dayNotes.groupId), eq(creator.customerId, dayNotes.createdBy)),
    );

/** A note as responses contain it. */
export const toNote = (
  { noteId, kind, since, until, text, version }: typeof dayNotes.$inferSelect,
  createdBy: string | null,
): DayNote => ({ noteId, kind, since, until, text, createdBy, version });
