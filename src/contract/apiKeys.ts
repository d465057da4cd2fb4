import { apiKey, apiKeyFields, createdApiKey } from '../domain/entities/apiKey.ts';
import { shape } from '../domain/entities/fields.ts';
import { del, get, post } from './call.ts';
import { listed } from './shapes.ts';

/**
 * An academy's API keys, with which programs call. Creating one is not repeatable by `Idempotency-Key`: its answer holds
 * the secret, which is stored nowhere.
 */
export const apiKeys = {
  list: get('/api-keys', 'owner', { returns: listed(apiKey), added: true }),
  create: post('/api-keys', 'owner', {
    body: shape(apiKeyFields),
    returns: createdApiKey,
    added: true,
  }),
  revoke: del('/api-keys/:keyId', 'owner', { added: true }),
};
