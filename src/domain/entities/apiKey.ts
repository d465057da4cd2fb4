import * as yup from 'yup';
import { apiScopes, systemScopes, type ApiScope } from '../apiScopes.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { apiKeyStates } from '../statuses.ts';
import { choice, id, instant, listOf, maybe, shape, text } from './fields.ts';

/** An API key as lists show it; its secret is shown once, when it is created. */
export const apiKey = shape({
  keyId: id,
  /** The academy that it is valid for, whose name is null when the key is valid for all of them. */
  groupId: text,
  groupName: maybe(text),
  name: text,
  /** How its secret begins. */
  prefix: text,
  scopes: listOf(choice(systemScopes)),
  state: choice(Object.keys(apiKeyStates) as (keyof typeof apiKeyStates)[]),
  createdAt: instant,
  expiresAt: maybe(instant),
  revokedAt: maybe(instant),
  lastUsedAt: maybe(instant),
});
export type ApiKey = yup.InferType<typeof apiKey>;

const fieldsWith = <const T extends readonly ApiScope[]>(scopes: T) => ({
  name: rules.lengthBetween(limits.apiKey.name).required(),
  scopes: yup
    .array()
    .of(choice(scopes))
    .min(1, 'validation.required')
    .max(scopes.length, 'validation.tooMany')
    .required(),
  days: maybe(
    yup
      .number()
      .integer('validation.numeric')
      .min(1)
      .max(Math.max(...limits.apiKey.days)),
  ),
});
/** What a key of an academy is created with. Without `days` it does not expire. */
export const apiKeyFields = fieldsWith(apiScopes);
/** The same for a key of the super administrator. */
export const systemKeyFields = fieldsWith(systemScopes);

export interface ApiKeyFields {
  name: string;
  scopes: ApiScope[];
  days: number | null;
}

export const createdApiKey = shape({ key: apiKey, secret: text });
export type CreatedApiKey = yup.InferType<typeof createdApiKey>;
