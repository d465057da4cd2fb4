import type { Config } from '../../config/config.ts';
import type { AcademyProvider } from '../../core/readAcademyProvider.ts';
import { decrypt, encrypt } from '../../core/encrypted.ts';
import { guardedFetch } from '../../core/outbound/guardedFetch.ts';
import { isAllowedHost } from '../../core/outbound/isAllowedHost.ts';
import { ProblemError } from '../../core/problem.ts';
import { createIdentityProvider, type IdentityProvider } from './identityProvider.ts';

type Keyed = Pick<Config, 'secretKey'>;
const encryptionOf = (groupId: string, secretKey: string) => ({
  secretKey,
  purpose: 'identity provider',
  owner: groupId,
});

/** A client's secret as the database stores it. @throws ProblemError PROVIDER_KEY_MISSING */
export function sealClientSecret(secret: string, groupId: string, { secretKey }: Keyed): string {
  if (secretKey === undefined) throw new ProblemError('PROVIDER_KEY_MISSING');
  return encrypt(secret, encryptionOf(groupId, secretKey));
}

/** The secret of a client that is stored, or null when it was encrypted with another key. */
export const openClientSecret = (stored: string, groupId: string, secretKey: string) =>
  decrypt(stored, encryptionOf(groupId, secretKey));

/**
 * How a provider is reached whose address people enter: as webhooks are, by https unless its host is one of the allowed.
 */
export const guarded = (oidcAllowedHosts: Config['oidcAllowedHosts']) => ({
  fetch: guardedFetch(oidcAllowedHosts),
  allowsHttp: (url: URL) => isAllowedHost(url, oidcAllowedHosts),
});

/**
 * Keeps what academies' providers say of themselves until issuer, client, secret or claim change.
 */
export function createAcademyProviders({
  secretKey,
  oidcAllowedHosts,
}: Pick<Config, 'oidcAllowedHosts'> & { secretKey: string }) {
  const known = new Map<string, { of: string; provider: IdentityProvider }>();
  /** @throws when the secret was encrypted with another key */
  return ({
    groupId,
    issuer,
    clientId,
    clientSecret: stored,
    groupsClaim,
  }: AcademyProvider): IdentityProvider => {
    // Each encryption of a secret is a text of its own.
    const of = [issuer, clientId, stored, groupsClaim].join(' ');
    const before = known.get(groupId);
    if (before?.of === of) return before.provider;
    const clientSecret = openClientSecret(stored, groupId, secretKey);
    if (clientSecret === null) throw new Error('The client secret was encrypted with another SECRET_KEY.');
    const provider = createIdentityProvider({
      issuer,
      clientId,
      clientSecret,
      groupsClaim,
      ...guarded(oidcAllowedHosts),
    });
    known.set(groupId, { of, provider });
    return provider;
  };
}
