import { eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, notFound, ProblemError } from '../core/problem.ts';

type Calls = Contract['groups'];

/** How an academy's people sign in, for its owner. */
export async function securitySettings({
  db,
  session,
  params,
}: Pick<Context<Calls['securitySettings']>, 'db' | 'session' | 'params'>) {
  if (params.groupId !== session.groupId) throw notFound();
  const [row] = await db
    .select({ requiresTwoFactor: groups.requiresTwoFactor })
    .from(groups)
    .where(eq(groups.groupId, session.groupId));
  return found(row);
}

/**
 * Requires a second factor of everyone in the academy, or no longer. Counts from the next call of each of them on.
 *
 * @throws ProblemError VALIDATION_FAILED when the owner has none themselves: they would lock themselves out first.
 */
export async function updateSecuritySettings(context: Context<Calls['updateSecuritySettings']>) {
  const { db, session, body, now, audit, events } = context;
  const before = await securitySettings(context);
  if (body.requiresTwoFactor && !session.hasTwoFactor)
    throw new ProblemError('VALIDATION_FAILED', {
      fieldErrors: { requiresTwoFactor: 'validation.ownTwoFactorFirst' },
    });
  if (body.requiresTwoFactor === before.requiresTwoFactor) return before;
  const { groupId } = session;
  const [changed] = await db
    .update(groups)
    .set({ requiresTwoFactor: body.requiresTwoFactor })
    .where(eq(groups.groupId, groupId))
    .returning({ name: groups.name });
  await audit({
    action: 'group.security',
    target: { kind: 'group', id: groupId, name: found(changed).name },
    before,
    after: body,
  });
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
  return body;
}
