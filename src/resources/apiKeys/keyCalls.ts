import { apiScopes, type AcademyScope, type ApiScope } from '../../domain/apiScopes.ts';
import { contract } from '../../contract/index.ts';
import type { Send } from '../../dataProvider/createRepeatableSend.ts';
import type { ApiKey, ApiKeyFields, CreatedApiKey } from '../../domain/entities/apiKey.ts';

/** The calls by which keys are listed, created and revoked. */
export interface KeyCalls {
  list: typeof contract.apiKeys.list | typeof contract.admin.apiKeys;
  create: (values: ApiKeyFields & { groupId: string | null }, send: Send) => Promise<CreatedApiKey>;
  revoke: (key: ApiKey, send: Send) => Promise<unknown>;
}

const isOfAcademies = (scope: ApiScope): scope is AcademyScope => apiScopes.some(each => each === scope);

/** Those of an academy's owner. */
export const ownKeys: KeyCalls = {
  list: contract.apiKeys.list,
  create: ({ name, scopes, days }, send) =>
    send(contract.apiKeys.create, { body: { name, scopes: scopes.filter(isOfAcademies), days } }),
  revoke: ({ keyId }, send) => send(contract.apiKeys.revoke, { params: { keyId } }),
};

/** Those of the super administrator, for every academy. */
export const allKeys: KeyCalls = {
  list: contract.admin.apiKeys,
  create: (body, send) => send(contract.admin.createApiKey, { body }),
  revoke: ({ groupId, keyId }, send) => send(contract.admin.revokeApiKey, { params: { groupId, keyId } }),
};
