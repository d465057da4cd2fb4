import { createServer } from 'node:http';
import { createCookieJar } from './cookieJar.ts';
import { Provider, type Configuration } from 'oidc-provider';
import { freePort } from './freePort.ts';

/** Someone who has an account at the provider. */
interface Identity {
  email?: string;
  name?: string;
  isEmailVerified?: boolean;
  /** Their groups there, in the claim `groups`. */
  groups?: string[];
  /** How they signed in there, as RFC 8176 names it. */
  methods?: string[];
}

interface Options {
  /** Whether the provider puts the email into the ID token, and not only into its user information. */
  emailInIdToken?: boolean;
  /** Where it may lead back to. */
  redirectUri: string;
}

/**
 * A real OpenID Connect provider, at which `identity` is signed in without being asked, or cancels when it is null.
 */
export async function openIdProvider({ redirectUri, emailInIdToken = false }: Options) {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const client = { clientId: 'studyroom', clientSecret: 'a secret that only the two of them know' };
  let identity: Identity | null = null;
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    conformIdTokenClaims: !emailInIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the test'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => {
      const { email, name, groups, isEmailVerified = true } = JSON.parse(accountId) as Identity;
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          ...(email ? { email, email_verified: isEmailVerified } : {}),
          ...(name ? { name } : {}),
          ...(groups ? { groups } : {}),
        }),
      };
    },
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const serve = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void serve(request, response);
    const result = identity
      ? {
          login: {
            accountId: JSON.stringify(identity),
            ...(identity.methods ? { amr: identity.methods } : {}),
          },
        }
      : { error: 'access_denied', error_description: 'The person cancelled.' };
    return void provider.interactionFinished(request, response, result);
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));

  return {
    /** The settings that name it. */
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.clientId,
      OIDC_CLIENT_SECRET: client.clientSecret,
      OIDC_NAME: 'Campus ID',
    },
    /** Who signs in from now on; null cancels. */
    signIn: (next: Identity | null) => void (identity = next),
    /** Follows the browser at the provider, until it is led back. */
    async visit(address: string): Promise<string> {
      const cookies = createCookieJar();
      let next = address;
      while (next.startsWith(issuer)) {
        const answer = await fetch(next, { redirect: 'manual', headers: { Cookie: cookies.header() } });
        cookies.keep(answer);
        const location = answer.headers.get('Location');
        if (location === null) throw new Error(`The provider stopped at ${next}: ${await answer.text()}`);
        next = new URL(location, issuer).href;
      }
      return next;
    },
    close: () => new Promise<void>(resolve => void server.close(() => resolve())),
  };
}
