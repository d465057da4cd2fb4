import { eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { dayNotes } from '../../database/schema/index.ts';
import { toNote } from './record.ts';

/** Adds a holiday, exam days or a note. @throws ProblemError DAY_NOTE_CAP */
export async function createNote({ db, session, body, now, audit }: Context<Contract['dayNotes']['create']>) {
  const { groupId, customerId, name } = session;
  // Locked, so that calls at the same time do not all find room under the cap.
  await lockGroup(db, groupId);
  const { most } = limits.dayNote;
  if ((await db.$count(dayNotes, eq(dayNotes.groupId, groupId))) >= most)
    throw new ProblemError('DAY_NOTE_CAP', { details: { limit: most } });
  const [note] = await db
    .insert(dayNotes)
    .values({ ...body, groupId, noteId: newId(now), createdBy: customerId, createdAt: now })
    .returning();
  await audit({
    action: 'dayNote.create',
    target: { kind: 'dayNote', id: note!.noteId, name: body.text },
    after: { ...body },
  });
  return toNote(note!, name);
}
