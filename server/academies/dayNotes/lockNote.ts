import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { dayNotes } from '../../database/schema/index.ts';
import { selectNotes } from './record.ts';

/** A note of the caller's academy, locked for a change. @throws ProblemError NOT_FOUND */
export async function lockNote({ db, session }: Pick<Context, 'db' | 'session'>, noteId: string) {
  const isThis = and(eq(dayNotes.groupId, session.groupId), eq(dayNotes.noteId, noteId))!;
  const [row] = await selectNotes(db).where(isThis).for('update', { of: dayNotes });
  return { isThis, ...found(row) };
}
