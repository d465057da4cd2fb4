import { eq } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import { decrypt, encrypt } from '../../core/encrypted.ts';
import { guardedFetch } from '../../core/outbound/guardedFetch.ts';
import { isAllowedHost } from '../../core/outbound/isAllowedHost.ts';
import { ProblemError } from '../../core/problem.ts';
import type { Queryable } from '../../database/open.ts';
import { identityProviders } from '../../database/schema/index.ts';
import { createIdentityProvider, type IdentityProvider, type ProviderSettings } from './identityProvider.ts';

/** An academy's identity provider as it is stored. */
export type AcademyProvider = typeof identityProviders.$inferSelect;

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

/** The client's secret; null when it was encrypted with another key. */
export const clientSecretOf = ({ groupId, clientSecret }: AcademyProvider, { secretKey }: Keyed) =>
  secretKey === undefined ? null : decrypt(clientSecret, encryptionOf(groupId, secretKey));

/** How the provider of an academy is reached: as webhooks are, because people enter its address. */
export function reachOf({ oidcAllowedHosts }: Pick<Config, 'oidcAllowedHosts'>) {
  return {
    fetch: guardedFetch(oidcAllowedHosts),
    allowsHttp: (issuer: URL) => isAllowedHost(issuer, oidcAllowedHosts),
  } satisfies Partial<ProviderSettings>;
}

/** The provider of an academy, if it has one. */
export async function readAcademyProvider(db: Queryable, groupId: string): Promise<AcademyProvider | null> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.groupId, groupId));
  return row ?? null;
}

/** Keeps what is known of academies' providers until their settings change. */
export function createAcademyProviders(config: Pick<Config, 'secretKey' | 'oidcAllowedHosts'>) {
  const known = new Map<string, { version: number; provider: IdentityProvider }>();
  const reach = reachOf(config);
  /** @throws when the secret was encrypted with another key */
  return (row: AcademyProvider): IdentityProvider => {
    const { groupId, version, issuer, clientId, groupsClaim, groupRoles } = row;
    const before = known.get(groupId);
    if (before?.version === version) return before.provider;
    const clientSecret = clientSecretOf(row, config);
    if (clientSecret === null) throw new Error('The client secret was encrypted with another SECRET_KEY.');
    const provider = createIdentityProvider({
      ...reach,
      issuer,
      clientId,
      clientSecret,
      groupsClaim: groupRoles.length > 0 ? groupsClaim : null,
    });
    known.set(groupId, { version, provider });
    return provider;
  };
}
