import * as oidc from 'openid-client';
import type { Contract } from '../../../src/contract/index.ts';
import { ownAcademy } from '../../core/academySettings.ts';
import type { Context } from '../../core/context.ts';
import { PrivateAddressError } from '../../core/outbound/checkedLookup.ts';
import { prepared } from '../../core/prepared.ts';
import { guarded, openClientSecret } from './academyProviders.ts';
import { discover } from './identityProvider.ts';
import { findOwnProvider, redirectUriOf, refuseIssuer, storedSecretFor } from './ownProvider.ts';
import { wrongField } from './wrongField.ts';

type Trial = Context<Contract['groups']['trySingleSignOn']>;
type Reach = ReturnType<typeof guarded>;

/**
 * Tries an academy's identity provider before it is saved: whether the issuer responds, whether it knows the client with our
 * redirect URI, and whether it takes the secret. Nothing is stored, and no one is signed in.
 *
 * @throws ProblemError VALIDATION_FAILED with what is wrong next to the field that it concerns
 */
export const trySingleSignOn = prepared<Contract['groups']['trySingleSignOn'], boolean>(
  tryOut,
  (_, isSecretConfirmed) => Promise.resolve({ isSecretConfirmed }),
);

async function tryOut(context: Trial): Promise<boolean> {
  ownAcademy(context);
  const { config, body, session } = context;
  refuseIssuer(body.issuer, config);
  const clientSecret = body.clientSecret || (await readStoredSecret(context));
  const reach = guarded(config.oidcAllowedHosts);
  const provider = await discover({ ...body, clientSecret, ...reach }).catch((error: unknown) => {
    throw wrongField('issuer', issuerProblem(error));
  });
  const redirectUri = redirectUriOf(config, session.groupId);
  if (!(await knowsClient(provider, redirectUri, reach)))
    throw wrongField('clientId', 'validation.clientUnknown');
  const answer = await answerToSecret(provider, redirectUri);
  if (answer === 'invalid_client') throw wrongField('clientSecret', 'validation.clientSecretWrong');
  return answer === 'invalid_grant';
}

async function readStoredSecret(context: Trial): Promise<string> {
  const { config, body, session } = context;
  const stored = storedSecretFor(await findOwnProvider(context), body);
  const secret =
    stored === null || config.secretKey === undefined
      ? null
      : openClientSecret(stored, session.groupId, config.secretKey);
  if (secret === null) throw wrongField('clientSecret', 'validation.required');
  return secret;
}

/** Why the configuration of an issuer could not be read, as the key of a message. */
function issuerProblem(error: unknown): string {
  const causes: unknown[] = [];
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause) causes.push(next);
  if (causes.some(each => each instanceof PrivateAddressError)) return 'validation.webhookPrivate';
  const codes = causes.flatMap(each => (each instanceof Error && 'code' in each ? [String(each.code)] : []));
  // Of `oauth4webapi`, below openid-client.
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return 'validation.issuerOther';
  return codes.some(code => code.startsWith('OAUTH_'))
    ? 'validation.issuerNoDiscovery'
    : 'validation.issuerUnreachable';
}

/**
 * Whether the provider lets a browser begin a sign-in: an unknown client or redirect URI is answered with an error, all else
 * with its sign-in page or on the way back to us. A provider that cannot be asked without a browser counts as one that does.
 */
async function knowsClient(
  provider: oidc.Configuration,
  redirectUri: string,
  { fetch }: Reach,
): Promise<boolean> {
  const address = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
    prompt: 'none',
  });
  const response = await fetch(address.href, { method: 'GET', headers: { Accept: 'text/html' } }).catch(
    () => null,
  );
  return response === null || response.status < 400 || response.status >= 500;
}

/** The error with which the provider answers to a code that it never gave: `invalid_grant` says that it took the secret. */
async function answerToSecret(provider: oidc.Configuration, redirectUri: string): Promise<string> {
  try {
    await oidc.genericGrantRequest(provider, 'authorization_code', {
      code: oidc.randomState(),
      redirect_uri: redirectUri,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError) return error.error;
    if (error instanceof oidc.WWWAuthenticateChallengeError) return 'invalid_client';
  }
  return '';
}
