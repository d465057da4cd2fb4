import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { idempotency } from '../database/schema/index.ts';
import { hashToken } from '../session/token.ts';
import { ProblemError } from './problem.ts';

interface Try {
  name: string;
  request: Request;
  body: unknown;
  groupId: string | undefined;
  now: Date;
}

/**
 * Runs a creation once for its `Idempotency-Key`. A second try with the same body waits for the first and gets its
 * answer; the same key with another body is a conflict. Without a key it just runs.
 */
export async function withIdempotency<T>(tx: Transaction, given: Try, run: () => Promise<T>): Promise<T> {
  const sent = given.request.headers.get('Idempotency-Key');
  if (sent === null) return run();
  if (!/^[\w-]{8,100}$/.test(sent)) throw new ProblemError('BAD_REQUEST');
  const groupId = given.groupId ?? '~public';
  const bodyHash = hashToken(JSON.stringify(given.body ?? null));
  const [mine] = await tx
    .insert(idempotency)
    .values({ groupId, key: sent, call: given.name, bodyHash, createdAt: given.now })
    .onConflictDoNothing()
    .returning();
  const isMine = and(eq(idempotency.groupId, groupId), eq(idempotency.key, sent));
  if (mine === undefined) {
    const [earlier] = await tx.select().from(idempotency).where(isMine);
    if (earlier?.call !== given.name || earlier.bodyHash !== bodyHash)
      throw new ProblemError('IDEMPOTENCY_CONFLICT');
    return earlier.answer as T;
  }
  const answer = await run();
  await tx.update(idempotency).set({ answer, status: 201 }).where(isMine);
  return answer;
}
