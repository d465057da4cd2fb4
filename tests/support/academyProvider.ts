import { onTestFinished } from 'vitest';
import type { BodyOf } from '../../src/contract/call.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { singleSignOnPath, type SingleSignOnProblem } from '../../src/domain/singleSignOn.ts';
import type { Academy } from './academy.ts';
import { openIdProvider } from './openIdProvider.ts';
import { signInBrowser } from './signInBrowser.ts';
import { createWorld, type World } from './world.ts';

const { groups } = contract;
export const start = apiBase + singleSignOnPath;
export type Settings = BodyOf<typeof groups.updateSingleSignOn>;

/** A world in which academies may have providers on this machine. */
export const createSetting = (env: Record<string, string> = {}) =>
  // Tokens end by the provider's clock.
  createWorld({ now: new Date().toISOString(), env: { OIDC_ALLOWED_HOSTS: 'localhost,127.0.0.1', ...env } });

/**
 * A provider of an academy, at which people can sign in. It warns on the console that it keeps nothing, which each test file expects by
 * itself: its `expectNoise` is another one in each.
 */
export async function connectProvider(world: World, { groupId, owner }: Academy) {
  const params = { groupId };
  const { redirectUri } = (await owner.call(groups.singleSignOn, { params })).body;
  const provider = await openIdProvider({ redirectUri });
  onTestFinished(provider.close);
  const body: Settings = {
    issuer: provider.env.OIDC_ISSUER,
    clientId: provider.env.OIDC_CLIENT_ID,
    clientSecret: provider.env.OIDC_CLIENT_SECRET,
    name: '한빛 ID',
    isEnabled: true,
    isRequired: false,
    createsManagers: false,
    domains: [],
    roleId: null,
    groupsClaim: '',
    groupRoles: [],
  };
  let version = 0;
  const set = async (changes: Partial<Settings> = {}) => {
    const saved = await owner.call(groups.updateSingleSignOn, {
      params,
      version,
      body: { ...body, clientSecret: null, ...changes },
    });
    version = saved.body.version;
    return saved;
  };
  await set(body);
  const page = `http://console.test/a/${groupId}`;
  const first = `${start}?academy=${groupId}`;
  const follow = async ({ open }: ReturnType<typeof signInBrowser>) =>
    open(await provider.visit(await open(first)));
  return {
    provider,
    body,
    set,
    page,
    follow,
    start: first,
    refusal: (problem: SingleSignOnProblem) => `${page}?singleSignOn=${problem}`,
    /** Signs in as someone: where it ends, and what the server says of the session. */
    async signIn(identity: Parameters<typeof provider.signIn>[0]) {
      provider.signIn(identity);
      const browser = signInBrowser(world);
      const end = await follow(browser);
      const answer = await browser.session();
      const me = answer.status === 200 ? ((await answer.json()) as Record<string, unknown>) : null;
      return { end, me };
    },
  };
}
