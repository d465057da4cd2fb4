import type { Contract } from '../../../src/contract/index.ts';
import { newManager } from '../../../src/contract/managerBodies.ts';
import { newAccountValues } from '../../../src/domain/entities/newAccounts.ts';
import { grantableBy, lackedBy } from '../../../src/domain/authority.ts';
import { observerPreset } from '../../../src/domain/permissions.ts';
import { managerCaps } from '../caps.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { admission } from '../changes.ts';
import { createAccounts, type Created } from '../create.ts';
import { limitEmailChecks } from '../limitEmailChecks.ts';
import { validateRows } from '../validateRows.ts';
import { administratorsElsewhere } from '../assertEmailFree.ts';
import type { Context } from '../../core/context.ts';
import { inviteManagers } from './invite.ts';

type Create = Contract['managers']['create'];

/** Creates managers and observers from rows, as many as each cap allows, and invites them if wanted. */
export async function createManagers({ body }: Pick<Context<Create>, 'body'>) {
  const validated = await validateRows(newManager, body.managers);
  return async (context: Context<Create>, soFar: Created | null) => {
    const { db, session } = context;
    await lockGroup(db, session.groupId);
    const caps = await managerCaps(context);
    const managers = admission(caps.managers, 'MANAGER_CAP');
    const observers = admission(caps.observers, 'OBSERVER_CAP');
    return createAccounts(
      context,
      { validated, soFar, invite: body.invite, dryRun: body.dryRun },
      {
        kind: 'manager',
        admit: row => (row.observer ? observers : managers).admit(),
        limit: managers.limit,
        inOneStep: true,
        refuse: ({ permissions = [] }): Record<string, string> =>
          lackedBy(session, permissions).length > 0 ? { permissions: 'errors.PERMISSION_NOT_HELD' } : {},
        toAccount: ({ observer = false, permissions, ...row }) => ({
          ...newAccountValues('manager', row),
          observer,
          // Unless the row says which, a manager has none, and an observer those of the preset that their creator may grant.
          permissions:
            permissions === undefined
              ? observer
                ? grantableBy(session, observerPreset)
                : []
              : [...new Set(permissions)],
        }),
        async takenElsewhere(emails) {
          await limitEmailChecks(context, emails);
          return administratorsElsewhere(db, session.groupId, emails);
        },
        invite: accounts => inviteManagers(context, accounts),
      },
    );
  };
}
