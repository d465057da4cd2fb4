import { createIdentityProvider } from '../../auth/singleSignOn/identityProvider.ts';
import type { Config } from '../../config/config.ts';
import type { Finding } from './Finding.ts';

/** Whether the identity provider responds with its configuration. The client's secret is only tried by a sign-in. */
export async function checkIdentityProvider({
  singleSignOn,
  publicUrl,
}: Pick<Config, 'singleSignOn' | 'publicUrl'>): Promise<Finding> {
  const name = 'OpenID';
  if (singleSignOn === undefined) return { name, state: 'ok', text: 'Not used: OIDC_ISSUER is not set.' };
  const { issuer } = singleSignOn;
  try {
    await createIdentityProvider(singleSignOn).begin(publicUrl);
    return { name, state: 'ok', text: `The identity provider ${issuer} responds.` };
  } catch {
    return {
      name,
      state: 'failed',
      text: `The identity provider ${issuer} does not respond as OpenID Connect asks. Check OIDC_ISSUER: its address with /.well-known/openid-configuration behind it has to be reachable from here, and to name the same issuer.`,
    };
  }
}
