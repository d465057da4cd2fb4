import { afterEach, expect, test } from 'vitest';
import { apiBase, contract } from '../../../../src/contract/index.ts';
import { singleSignOnPath, type SingleSignOnProblem } from '../../../../src/domain/singleSignOn.ts';
import { expectNoise } from '../../../support/noise.ts';
import { openIdProvider } from '../../../support/openIdProvider.ts';
import { signInBrowser } from '../../../support/signInBrowser.ts';
import { turnOnTwoFactor } from '../../../support/turnOnTwoFactor.ts';
import { createWorld } from '../../../support/world.ts';

const start = apiBase + singleSignOnPath;
const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
});

async function setUp({
  emailInIdToken = false,
  clientSecret,
}: { emailInIdToken?: boolean; clientSecret?: string } = {}) {
  const provider = await openIdProvider({
    redirectUri: `http://console.test${start}/callback`,
    emailInIdToken,
  });
  closing.push(provider);
  expectNoise(/oidc-provider WARNING/, 'the provider of a test keeps nothing');
  const world = await createWorld({
    // Tokens end by the provider's clock.
    now: new Date().toISOString(),
    env: { ...provider.env, ...(clientSecret ? { OIDC_CLIENT_SECRET: clientSecret } : {}) },
  });
  const academy = await world.academy();
  const { cookies, open, session } = signInBrowser(world);
  return {
    provider,
    world,
    academy,
    cookies,
    open,
    session,
    /** Goes through it all. Returns where it ends. */
    signIn: async (from?: string) =>
      open(await provider.visit(await open(start + (from ? `?from=${encodeURIComponent(from)}` : '')))),
  };
}
const refusal = (problem: SingleSignOnProblem) => `http://console.test/auth/login?singleSignOn=${problem}`;

test.each([[false], [true]])(
  'an administrator signs in at the identity provider (email in the ID token: %s)',
  async emailInIdToken => {
    const { provider, academy, signIn, session, world, cookies } = await setUp({ emailInIdToken });
    provider.signIn({ email: academy.owner.email.toUpperCase() });
    expect(await signIn('/student?page=2')).toBe('http://console.test/auth/login?from=%2Fstudent%3Fpage%3D2');
    const answer = await session();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ groupId: academy.groupId, email: academy.owner.email });
    // Nothing of the attempt stays in the browser.
    expect(cookies.get('single-sign-on')).toBeUndefined();
    const { body } = await academy.owner.call(contract.audits.list);
    expect(body[0]).toMatchObject({ action: 'session.open', actorName: '김한빛' });
    expect(world.log.map(line => JSON.stringify(line)).join()).not.toContain(academy.owner.email);
  },
);

test('a sign-in that began on the sign-in page of an academy leads back there', async () => {
  const { provider, academy, open } = await setUp();
  const signIn = async (query: string) => open(await provider.visit(await open(`${start}?${query}`)));
  provider.signIn({ email: academy.owner.email });
  const page = `http://console.test/a/${academy.groupId}`;
  expect(await signIn(`academy=${academy.groupId}&from=%2Fstudent`)).toBe(`${page}?from=%2Fstudent`);
  provider.signIn(null);
  expect(await signIn(`academy=${academy.groupId}`)).toBe(`${page}?singleSignOn=REFUSED`);
  expect(await signIn(`academy=${encodeURIComponent('../evil')}`)).toBe(refusal('REFUSED'));
});

test('after an account that may not sign in, the provider is asked for another', async () => {
  const { open } = await setUp();
  const promptOf = async (query: string) => new URL(await open(start + query)).searchParams.get('prompt');
  expect(await promptOf('')).toBeNull();
  expect(await promptOf('?another=1')).toBe('login');
});

test('who may not sign in is led to the sign-in page with the reason, and has no session', async () => {
  const { provider, academy, world, signIn, session } = await setUp();
  const [student] = await academy.students(1);
  const inactive = await academy.manager({ accountStatus: 'INACTIVE' });
  const invited = await academy.manager({ registrationStatus: 'PENDING' });
  const twice = await academy.manager();
  await turnOnTwoFactor(world, twice);
  const cases: [Parameters<typeof provider.signIn>[0], SingleSignOnProblem][] = [
    [{ email: 'nobody@else.example' }, 'NO_ACCOUNT'],
    [{}, 'NO_ACCOUNT'],
    [{ email: academy.owner.email, isEmailVerified: false }, 'EMAIL_NOT_VERIFIED'],
    [{ email: student!.email }, 'STUDENT'],
    [{ email: inactive.email }, 'ACCOUNT_INACTIVE'],
    [{ email: invited.email }, 'NOT_REGISTERED'],
    [{ email: twice.email, methods: ['pwd'] }, 'SECOND_FACTOR'],
    [null, 'REFUSED'],
  ];
  for (const [identity, problem] of cases) {
    provider.signIn(identity);
    expect(await signIn()).toBe(refusal(problem));
    expect((await session()).status).toBe(401);
  }
  provider.signIn({ email: twice.email, methods: ['pwd', 'otp'] });
  expect(await signIn()).toBe('http://console.test/auth/login');
  expect((await session()).status).toBe(200);
});

test('a response of the provider counts once, in time, and in the browser that asked', async () => {
  const { provider, academy, world, open, cookies, session } = await setUp();
  provider.signIn({ email: academy.owner.email });
  const address = await open(start);

  // A stranger's response in the victim's browser, whether or not that has begun a sign-in of its own.
  const response = await provider.visit(address);
  const attempt = cookies.get('single-sign-on')!;
  cookies.clear();
  expect(await open(response)).toBe(refusal('EXPIRED'));
  const victims = await open(start);
  expect(victims).not.toBe(address);
  expect(await open(response)).toBe(refusal('EXPIRED'));

  // Too late.
  cookies.set('single-sign-on', attempt);
  world.clock.advance({ minutes: 11 });
  expect(await open(response)).toBe(refusal('EXPIRED'));
  world.clock.advance({ minutes: -11 });

  // An attempt that was altered.
  cookies.set('single-sign-on', `${attempt.slice(0, -2)}AA`);
  expect(await open(response)).toBe(refusal('EXPIRED'));
  expect((await session()).status).toBe(401);

  cookies.set('single-sign-on', attempt);
  expect(await open(response)).toBe('http://console.test/auth/login');
  expect((await session()).status).toBe(200);
  // The code is used up.
  cookies.clear();
  cookies.set('single-sign-on', attempt);
  expectNoise(/^single sign-on/, 'an operator reads what the provider said');
  expect(await open(response)).toBe(refusal('FAILED'));
  expect((await session()).status).toBe(401);
});

test('a provider that is down or does not know us leads back with the reason', async () => {
  const { provider, academy, signIn, open } = await setUp({ clientSecret: 'another secret' });
  expectNoise(/^single sign-on/, 'an operator reads what the provider said');
  provider.signIn({ email: academy.owner.email });
  expect(await signIn()).toBe(refusal('FAILED'));
  const gone = await setUp();
  await gone.provider.close();
  closing.length = 1;
  expect(await gone.open(start)).toBe(refusal('UNAVAILABLE'));
  for (let index = 0; index < 60; index++) await open(`${start}/callback`);
  expect(await open(`${start}/callback`)).toBe(refusal('TOO_MANY'));
});

test('without the settings there is no such page', async () => {
  const world = await createWorld();
  const answer = await world.server.fetch(new Request(`http://console.test${start}`), {});
  expect(answer.status).toBe(404);
});
