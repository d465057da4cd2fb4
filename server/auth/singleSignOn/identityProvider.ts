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
}

/** A provider, and how it is reached. */
interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How it is reached; by the machine's own `fetch` unless given. */
  fetch?: oidc.CustomFetch;
  /** Whether it may be reached by http; on this machine unless given. */
  allowsHttp?: (issuer: URL) => boolean;
}

export interface IdentityProvider {
  /** Begins a sign-in: where the browser goes, and what it is checked against. */
  begin: (redirectUri: string) => Promise<{ address: URL; attempt: Attempt }>;
  /** The person whom the provider's response is about. @throws when the response is not an answer to the attempt */
  complete: (address: URL, attempt: Attempt) => Promise<Identity>;
}

/** Authentication methods that are, or imply, a second factor (RFC 8176). */
const secondFactors = new Set(['mfa', 'mca', 'otp', 'hwk', 'swk', 'sms', 'tel', 'face', 'fpt', 'iris']);

const onThisMachine = ({ hostname }: URL) => isLoopback(hostname);

/** What a provider says of itself. @throws when it does not respond as OpenID Connect Discovery asks */
function discover({ issuer, clientId, clientSecret, fetch, allowsHttp = onThisMachine }: ProviderSettings) {
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
  let discovered: Promise<oidc.Configuration> | null = null;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };

  return {
    async begin(redirectUri) {
      const provider = await configuration();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: scopesOf(provider),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
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
      // Providers may leave the email out of the ID token.
      const claims =
        inToken.email === undefined
          ? await oidc.fetchUserInfo(provider, tokens.access_token, inToken.sub)
          : inToken;
      const { email, email_verified: verified, name } = claims;
      return {
        email: typeof email === 'string' ? email.trim().toLowerCase() : null,
        isEmailVerified: verified === true,
        name: typeof name === 'string' ? name : '',
        hasSecondFactor: textsIn(inToken.amr).some(method => secondFactors.has(method)),
      };
    },
  };
}

/** The texts of a claim, which may be one text or a list. */
const textsIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? (claim as unknown[]) : [claim]).filter(each => typeof each === 'string');

/** With the name, for new managers, unless the provider would reject the scope as unknown. */
const scopesOf = (provider: oidc.Configuration) =>
  provider.serverMetadata().scopes_supported?.includes('profile') ? 'openid email profile' : 'openid email';
