import { eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, notFound } from '../core/problem.ts';
import { readAttentionSettings } from './readAttentionSettings.ts';

type Calls = Contract['groups'];

/** When an academy's students need attention, for its own people. */
export async function attentionSettings({
  db,
  session,
  params,
}: Pick<Context<Calls['attentionSettings']>, 'db' | 'session' | 'params'>) {
  if (params.groupId !== session.groupId) throw notFound();
  return readAttentionSettings(db, session.groupId);
}

/** Sets when an academy's students need attention. The list follows with its next request. */
export async function updateAttentionSettings(context: Context<Calls['updateAttentionSettings']>) {
  const { db, session, body, audit } = context;
  const before = await attentionSettings(context);
  const [changed] = await db
    .update(groups)
    .set({ attentionSettings: body })
    .where(eq(groups.groupId, session.groupId))
    .returning({ name: groups.name });
  await audit({
    action: 'group.attention',
    target: { kind: 'group', id: session.groupId, name: found(changed).name },
    before,
    after: body,
  });
  return body;
}
