import type { Contract } from '../../src/contract/index.ts';
import { ownAcademy, writeSettings } from '../core/academySettings.ts';
import type { Context } from '../core/context.ts';
import { readAttentionSettings } from './readAttentionSettings.ts';

type Calls = Contract['groups'];

/** When an academy's students need attention, for its own people. */
export function attentionSettings(
  context: Pick<Context<Calls['attentionSettings']>, 'db' | 'session' | 'params'>,
) {
  ownAcademy(context);
  return readAttentionSettings(context.db, context.session.groupId);
}

/** Sets when an academy's students need attention. The list follows with its next request. */
export async function updateAttentionSettings(context: Context<Calls['updateAttentionSettings']>) {
  const { body } = context;
  const before = await attentionSettings(context);
  await writeSettings(context, { action: 'group.attention', before, set: { attentionSettings: body } });
  return body;
}
