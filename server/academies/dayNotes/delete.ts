import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { dayNotes } from '../../database/schema/index.ts';
import { lockNote } from './lockNote.ts';

/** Deletes a holiday, exam days or a note: the days of a holiday count again. @throws ProblemError NOT_FOUND */
export async function deleteNote(context: Context<Contract['dayNotes']['delete']>) {
  const { db, params, audit } = context;
  const { isThis, note } = await lockNote(context, params.noteId);
  await db.delete(dayNotes).where(isThis);
  await audit({
    action: 'dayNote.delete',
    target: { kind: 'dayNote', id: note.noteId, name: note.text },
    before: pick(note, ['kind', 'since', 'until', 'text']),
  });
}
