import type { Contract } from '../../src/contract/index.ts';
import { ownAcademy, writeSettings } from '../core/academySettings.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { groups } from '../database/schema/index.ts';

type Calls = Contract['groups'];

/** How an academy's people sign in, for its owner. */
export async function securitySettings(
  context: Pick<Context<Calls['securitySettings']>, 'db' | 'session' | 'params'>,
) {
  const [row] = await context.db
    .select({ requiresTwoFactor: groups.requiresTwoFactor })
    .from(groups)
    .where(ownAcademy(context));
  return found(row);
}

/**
 * Requires a second factor of everyone in the academy, or no longer. Counts from the next call of each of them on.
 *
 * @throws ProblemError VALIDATION_FAILED when the owner has none themselves: they would lock themselves out first.
 */
export async function updateSecuritySettings(context: Context<Calls['updateSecuritySettings']>) {
  const { session, body, now, events } = context;
  const before = await securitySettings(context);
  if (body.requiresTwoFactor && !session.hasTwoFactor)
    throw new ProblemError('VALIDATION_FAILED', {
      fieldErrors: { requiresTwoFactor: 'validation.ownTwoFactorFirst' },
    });
  if (body.requiresTwoFactor === before.requiresTwoFactor) return before;
  const { groupId } = session;
  await writeSettings(context, {
    action: 'group.security',
    before,
    set: { requiresTwoFactor: body.requiresTwoFactor },
  });
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
  return body;
}
