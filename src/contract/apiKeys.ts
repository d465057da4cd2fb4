import { apiKey, apiKeyFields, createdApiKey } from '../domain/entities/apiKey.ts';
import { shape } from '../domain/entities/fields.ts';
import { del, get, post } from './call.ts';
import { listed } from './shapes.ts';

/** An academy's API keys, with which programs such as the room service call. */
export const apiKeys = {
  list: get('/api-keys', 'owner', { returns: listed(apiKey), added: true }),
  create: post('/api-keys', 'owner', {
    body: shape(apiKeyFields),
    returns: createdApiKey,
    status: 201,
    added: true,
  }),
  revoke: del('/api-keys/:keyId', 'owner', { added: true }),
};
