import { sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { dayNotes } from '../../database/schema/index.ts';
import { lockNote } from './lockNote.ts';
import { toNote } from './record.ts';

/** Changes a holiday, exam days or a note. @throws ProblemError STALE, NOT_FOUND */
export async function updateNote(context: Context<Contract['dayNotes']['update']>) {
  const { db, params, body, ifMatch, audit } = context;
  const { isThis, note: before, createdBy } = await lockNote(context, params.noteId);
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: toNote(before, createdBy) });
  const [note] = await db
    .update(dayNotes)
    .set({ ...body, version: sql`${dayNotes.version} + 1` })
    .where(isThis)
    .returning();
  await audit({
    action: 'dayNote.update',
    target: { kind: 'dayNote', id: before.noteId, name: body.text },
    before: pick(before, ['kind', 'since', 'until', 'text']),
    after: { ...body },
  });
  return toNote(note!, createdBy);
}
