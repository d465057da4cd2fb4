import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { idempotency } from '../database/schema/index.ts';
import { ProblemError } from './problem.ts';

export interface Try {
  name: string;
  request: Request;
  /** A hash that distinguishes bodies. */
  bodyHash: string;
  groupId: string | undefined;
  now: Date;
}

/** What a creation has answered so far, and whether that is all. */
export interface Step<T> {
  answer: T;
  isLast: boolean;
}

/**
 * Runs a creation, or the next step of one, once for its `Idempotency-Key`. A second try with the same body waits for the
 * step of the first, and goes on from there or gets its answer; the same key with another body is a conflict. Without a
 * key it just runs.
 *
 * @param soFar what the steps before have answered, where there is no key to store it with
 */
export async function withIdempotency<T>(
  tx: Transaction,
  given: Try,
  soFar: T | null,
  step: (soFar: T | null) => Promise<Step<T>>,
): Promise<Step<T>> {
  const sent = given.request.headers.get('Idempotency-Key');
  if (sent === null) return step(soFar);
  if (!/^[\w-]{8,100}$/.test(sent)) throw new ProblemError('BAD_REQUEST');
  const groupId = given.groupId ?? '~public';
  await tx
    .insert(idempotency)
    .values({ groupId, key: sent, call: given.name, bodyHash: given.bodyHash, createdAt: given.now })
    .onConflictDoNothing();
  const isMine = and(eq(idempotency.groupId, groupId), eq(idempotency.key, sent));
  const [stored] = await tx.select().from(idempotency).where(isMine).for('update');
  if (stored?.call !== given.name || stored.bodyHash !== given.bodyHash)
    throw new ProblemError('IDEMPOTENCY_CONFLICT');
  if (stored.status !== null) return { answer: stored.answer as T, isLast: true };
  const { answer, isLast } = await step(stored.answer as T | null);
  await tx
    .update(idempotency)
    .set({ answer, status: isLast ? 201 : null })
    .where(isMine);
  return { answer, isLast };
}
