import * as oidc from 'openid-client';
import type { Config } from '../../config/config.ts';
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
  /** Whether the provider says that it asked for more than a password (`amr`, RFC 8176). */
  hasSecondFactor: boolean;
}

export interface IdentityProvider {
  /** Begins a sign-in: where the browser goes, and what it is checked against. */
  begin: (redirectUri: string) => Promise<{ address: URL; attempt: Attempt }>;
  /** The person whom the provider's response is about. @throws when the response is not an answer to the attempt */
  complete: (address: URL, attempt: Attempt) => Promise<Identity>;
}

/** Authentication methods that are, or imply, a second factor (RFC 8176). */
const secondFactors = new Set(['mfa', 'mca', 'otp', 'hwk', 'swk', 'sms', 'tel', 'face', 'fpt', 'iris']);

/**
 * The OpenID Connect provider of the settings, by the authorization code flow with PKCE. Its configuration is read when it is
 * first needed, and again after a failure.
 */
export function createIdentityProvider({
  issuer,
  clientId,
  clientSecret,
}: NonNullable<Config['singleSignOn']>): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | null = null;
  const configuration = () => {
    const server = new URL(issuer);
    discovered ??= oidc
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: 10,
        ...(server.protocol === 'http:' && isLoopback(server.hostname)
          ? { execute: [oidc.allowInsecureRequests] }
          : {}),
      })
      .catch((error: unknown) => {
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
        scope: 'openid email',
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
      const claims = tokens.claims()!;
      // Providers may leave the email out of the ID token.
      const { email, email_verified: verified } =
        claims.email === undefined
          ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
          : claims;
      const methods = Array.isArray(claims.amr) ? claims.amr : [];
      return {
        email: typeof email === 'string' ? email.trim().toLowerCase() : null,
        isEmailVerified: verified === true,
        hasSecondFactor: methods.some(method => secondFactors.has(String(method))),
      };
    },
  };
}
