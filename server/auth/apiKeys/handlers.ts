import type { HandlersOf, SomeHandlersOf } from '../../core/context.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { createKey } from './createKey.ts';
import { listAllKeys, listKeys } from './listKeys.ts';
import { revokeKey } from './revokeKey.ts';

export const apiKeys: HandlersOf<'apiKeys'> = {
  list: listKeys,
  create: context =>
    createKey(context, {
      ...context.body,
      groupId: context.session.groupId,
      days: context.body.days ?? null,
    }),
  revoke: context => revokeKey(context, { groupId: context.session.groupId, keyId: context.params.keyId }),
};

/** The super administrator's calls about keys; those of the system's own group are valid for all academies. */
export const adminApiKeys = {
  apiKeys: listAllKeys,
  createApiKey: context =>
    createKey(context, {
      ...context.body,
      groupId: context.body.groupId ?? systemGroup,
      days: context.body.days ?? null,
    }),
  revokeApiKey: context => revokeKey(context, context.params),
} satisfies SomeHandlersOf<'admin'>;
