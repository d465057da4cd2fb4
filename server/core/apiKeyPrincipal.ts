import type { ApiScope } from '../../src/domain/apiScopes.ts';

/** A program that calls with an API key. */
export interface ApiKeyPrincipal {
  keyId: string;
  name: string;
  scopes: ApiScope[];
  /** The group that the key belongs to. */
  homeGroupId: string;
  /** The academy that it is valid for; null for all of them. */
  groupId: string | null;
}
