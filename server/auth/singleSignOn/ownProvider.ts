import { eq } from 'drizzle-orm';
import { apiBase } from '../../../src/contract/index.ts';
import { singleSignOnPath } from '../../../src/domain/singleSignOn.ts';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../core/context.ts';
import { urlProblem } from '../../core/outbound/urlProblem.ts';
import type { AcademyProvider } from '../../core/readAcademyProvider.ts';
import { identityProviders } from '../../database/schema/index.ts';
import { wrongField } from './wrongField.ts';

/** The provider of the caller's academy, whether or not it is in use. */
export async function findOwnProvider({
  db,
  session,
}: Pick<Context, 'db' | 'session'>): Promise<AcademyProvider | null> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.groupId, session.groupId));
  return row ?? null;
}

/** The stored secret, encrypted, for a body without one; null for another issuer or client, which never gets it. */
export const storedSecretFor = (
  before: AcademyProvider | null,
  { issuer, clientId }: Pick<AcademyProvider, 'issuer' | 'clientId'>,
): string | null => (before?.issuer === issuer && before.clientId === clientId ? before.clientSecret : null);

/** What an academy's provider has to be given as redirect URI. */
export const redirectUriOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, groupId: string): string =>
  `${publicUrl}${apiBase}${singleSignOnPath}/callback/${groupId}`;

/** @throws ProblemError VALIDATION_FAILED for an issuer in a private network, or without https */
export function refuseIssuer(issuer: string, { oidcAllowedHosts }: Pick<Config, 'oidcAllowedHosts'>): void {
  const problem = urlProblem(issuer, oidcAllowedHosts);
  if (problem === null) return;
  throw wrongField('issuer', problem === 'validation.webhookPrivate' ? problem : 'validation.issuer');
}
