import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import type { ApiKey, ApiKeyFields, CreatedApiKey } from '../../domain/entities/apiKey.ts';

/** The calls by which keys are listed, created and revoked. */
export interface KeyCalls {
  list: typeof contract.apiKeys.list | typeof contract.admin.apiKeys;
  create: (fields: ApiKeyFields, groupId: string | null) => Promise<CreatedApiKey>;
  revoke: (key: ApiKey) => Promise<unknown>;
}

/** Those of an academy's owner. */
export const ownKeys: KeyCalls = {
  list: contract.apiKeys.list,
  create: body => send(contract.apiKeys.create, { body }),
  revoke: ({ keyId }) => send(contract.apiKeys.revoke, { params: { keyId } }),
};

/** Those of the super administrator, for every academy. */
export const allKeys: KeyCalls = {
  list: contract.admin.apiKeys,
  create: (fields, groupId) => send(contract.admin.createApiKey, { body: { ...fields, groupId } }),
  revoke: ({ groupId, keyId }) => send(contract.admin.revokeApiKey, { params: { groupId, keyId } }),
};
