import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { groups } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { grantTrial } from './grantTrial.ts';

/** Ends the set-up of a new academy (specification, section 4). Starts the free premium unless it has started. */
export async function initialize(context: Context<Contract['session']['initialize']>) {
  const { db, session, audit } = context;
  const [group] = await db
    .update(groups)
    .set({ initialized: true })
    .where(and(eq(groups.groupId, session.groupId), eq(groups.initialized, false)))
    .returning();
  if (group === undefined) throw new ProblemError('ALREADY_INITIALIZED');
  await grantTrial(context);
  await audit({
    action: 'owner.initialize',
    target: { kind: 'group', id: session.groupId, name: group.name },
  });
}
