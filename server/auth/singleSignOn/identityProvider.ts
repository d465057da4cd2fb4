import get from 'lodash/get.js';
import intersection from 'lodash/intersection.js';
import * as oidc from 'openid-client';
import { isLoopback } from '../../config/isLoopback.ts';

/** A sign-in that has been begun: what the provider's response is checked against. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who signed in at the provider. */
export interface Identity {
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** Whether the provider says that it asked for more than a password (`amr`, RFC 8176). */
  hasSecondFactor: boolean;
  /** The groups that the provider names; null when it only says where they can be read, as for very many groups. */
  groups: string[] | null;
}

/** A provider, and how it is reached. */
interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that names a person's groups, if it is read; names with points lead into claims. */
  groupsClaim?: string;
  /** How it is reached; by the machine's own `fetch` unless given. */
  fetch?: oidc.CustomFetch;
  /** Whether it may be reached by http; on this machine unless given. */
  allowsHttp?: (issuer: URL) => boolean;
}

export interface IdentityProvider {
  /** Begins a sign-in, if wanted with another account: where the browser goes, and what it is checked against. */
  begin: (redirectUri: string, another?: boolean) => Promise<{ address: URL; attempt: Attempt }>;
  /** The person whom the provider's response is about. @throws when the response is not an answer to the attempt */
  complete: (address: URL, attempt: Attempt) => Promise<Identity>;
}

/** Authentication methods that are, or imply, a second factor (RFC 8176). */
const secondFactors = new Set(['mfa', 'mca', 'otp', 'hwk', 'swk', 'sms', 'tel', 'face', 'fpt', 'iris']);

const onThisMachine = ({ hostname }: URL) => isLoopback(hostname);

/** What a provider says of itself. @throws when it does not respond as OpenID Connect Discovery asks */
export function discover({
  issuer,
  clientId,
  clientSecret,
  fetch,
  allowsHttp = onThisMachine,
}: ProviderSettings) {
  const server = new URL(issuer);
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout: 10,
    ...(fetch ? { [oidc.customFetch]: fetch } : {}),
    ...(server.protocol === 'http:' && allowsHttp(server) ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
}

/**
 * An OpenID Connect provider, by the authorization code flow with PKCE. Its configuration is read when it is first needed, and
 * again after a failure.
 */
export function createIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { groupsClaim = '' } = settings;
  let discovered: Promise<oidc.Configuration> | null = null;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };

  return {
    async begin(redirectUri, another = false) {
      const provider = await configuration();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: scopesOf(provider, groupsClaim),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ...(another ? { prompt: promptOf(provider) } : {}),
      });
      return { address, attempt };
    },
    async complete(address, { state, nonce, codeVerifier }) {
      const provider = await configuration();
      const tokens = await oidc.authorizationCodeGrant(provider, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const inToken = tokens.claims()!;
      const lacksEmail = inToken.email === undefined;
      const lacksGroups = groupsClaim !== '' && claimOf(inToken, groupsClaim) === undefined;
      // Providers may leave both out of the ID token.
      const more =
        lacksEmail || (lacksGroups && provider.serverMetadata().userinfo_endpoint !== undefined)
          ? await oidc.fetchUserInfo(provider, tokens.access_token, inToken.sub)
          : inToken;
      const claims = lacksEmail ? more : inToken;
      const { email, email_verified: verified, name } = claims;
      return {
        email: typeof email === 'string' ? email.trim().toLowerCase() : null,
        isEmailVerified: verified === true,
        name: typeof name === 'string' ? name : '',
        hasSecondFactor: textsIn(inToken.amr).some(method => secondFactors.has(method)),
        groups: groupsIn(lacksGroups ? more : inToken, groupsClaim),
      };
    },
  };
}

/** The texts of a claim, which may be one text or a list. */
const textsIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? (claim as unknown[]) : [claim]).filter(each => typeof each === 'string');

/** A claim by its whole name, which may be an address, or by the way to it in other claims. */
const claimOf = (claims: object, name: string): unknown => get(claims, [name]) ?? get(claims, name);

/** Groups that are too many for a token are only referred to (OpenID Connect Core, section 5.6.2). */
function groupsIn(claims: object, name: string): string[] | null {
  if (name === '') return [];
  const given = claimOf(claims, name);
  return given === undefined && claimOf(claims, '_claim_names') !== undefined ? null : textsIn(given);
}

/** How a provider is asked for another account; every provider knows how to ask for the password again. */
function promptOf(provider: oidc.Configuration): string {
  const known = provider.serverMetadata()['prompt_values_supported'];
  return textsIn(known).includes('select_account') ? 'select_account' : 'login';
}

/** With the name, for new managers, and the groups, unless the provider would reject such a scope as unknown. */
const scopesOf = (provider: oidc.Configuration, groupsClaim: string) =>
  [
    'openid',
    'email',
    ...intersection(['profile', groupsClaim], provider.serverMetadata().scopes_supported),
  ].join(' ');
