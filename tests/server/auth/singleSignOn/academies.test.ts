import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import type { SingleSignOnProblem } from '../../../../src/domain/singleSignOn.ts';
import { identityProviders } from '../../../../server/database/schema/index.ts';
import { guardedFetch } from '../../../../server/core/outbound/guardedFetch.ts';
import { PrivateAddressError } from '../../../../server/core/outbound/checkedLookup.ts';
import { connectProvider, createSetting, start, type Settings } from '../../../support/academyProvider.ts';
import { expectNoise } from '../../../support/noise.ts';
import { openIdProvider } from '../../../support/openIdProvider.ts';
import { password } from '../../../support/person.ts';
import { signInBrowser } from '../../../support/signInBrowser.ts';
import { turnOnTwoFactor } from '../../../support/turnOnTwoFactor.ts';

const { groups, auth, managerRoles, audits, session } = contract;

const connect = (...of: Parameters<typeof connectProvider>) => {
  expectNoise(/oidc-provider WARNING/, 'the provider of a test keeps nothing');
  return connectProvider(...of);
};
test("an academy's provider signs in the academy's own administrators, by their verified email", async () => {
  const world = await createSetting();
  const academy = await world.academy();
  const { groupId, owner } = academy;
  const [manager, stranger, student] = [
    await academy.manager(),
    (await world.academy()).owner,
    await academy.student(),
  ];
  const own = await connect(world, academy);
  const { body } = await world.stranger().call(auth.academySignIn, { params: { groupId } });
  expect(body.singleSignOn).toEqual({ name: '한빛 ID' });

  const admin = await world.superAdmin();
  const cases: [string, boolean, SingleSignOnProblem][] = [
    [stranger.email, true, 'NO_ACCOUNT'],
    [admin.email, true, 'NO_ACCOUNT'],
    ['nobody@else.example', true, 'NO_ACCOUNT'],
    [manager.email, false, 'EMAIL_NOT_VERIFIED'],
    [student.email, true, 'STUDENT'],
  ];
  for (const [email, isEmailVerified, problem] of cases)
    expect(await own.signIn({ email, isEmailVerified })).toEqual({ end: own.refusal(problem), me: null });
  for (const { email } of [manager, owner])
    expect(await own.signIn({ email: email.toUpperCase() })).toMatchObject({
      end: own.page,
      me: { groupId, email },
    });
  const records = (await owner.call(audits.list)).body;
  expect(records.filter(({ action }) => action === 'session.open')).toHaveLength(2);
});

test('new managers of the domains are made once, with the permissions of the role only, within the cap', async () => {
  const world = await createSetting();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const elsewhere = (await world.academy()).owner;
  const own = await connect(world, academy);
  const domain = `${groupId}.example`;
  const email = `new@${domain}`;
  const identity = { email, name: '이새봄' };
  expect((await own.signIn(identity)).end).toBe(own.refusal('NO_ACCOUNT'));

  const permissions = ['VIEW_STUDENT' as const];
  const { roleId } = (await owner.call(managerRoles.create, { body: { name: '데스크', permissions } })).body;
  const domains = [domain.toUpperCase(), elsewhere.email.split('@')[1]!];
  await own.set({ createsManagers: true, domains, roleId });
  const strangers = [`new@sub.${domain}`, `new@${domain}.org`, elsewhere.email];
  for (const other of strangers)
    expect(await own.signIn({ email: other })).toEqual({ end: own.refusal('NO_ACCOUNT'), me: null });
  expect((await own.signIn({ email, isEmailVerified: false })).me).toBeNull();

  const both = await Promise.all([own.signIn(identity), own.signIn(identity)]);
  const again = await own.signIn(identity);
  for (const { me } of [...both, again]) expect(me).toMatchObject({ groupId, email, name: '이새봄' });
  expect(new Set([...both, again].map(({ me }) => me!.customerId)).size).toBe(1);
  expect(await academy.account({ customerId: String(again.me!.customerId) })).toMatchObject({
    kind: 'MANAGER',
    observer: false,
    permissions,
    passwordHash: null,
  });
  const created = (await owner.call(audits.list)).body.filter(({ action }) => action === 'manager.create');
  expect(created).toMatchObject([{ actorName: '', targetName: '이새봄', after: { permissions } }]);

  for (let count = 1; count < limits.managers.max; count++) await academy.manager();
  const last = { email: `last@${domain}` };
  expect(await own.signIn(last)).toEqual({ end: own.refusal('MANAGER_CAP'), me: null });
});

test('where only the provider is allowed, managers cannot use passwords, and owners can', async () => {
  const installation = await openIdProvider({ redirectUri: `http://console.test${start}/callback` });
  onTestFinished(installation.close);
  const world = await createSetting(installation.env);
  const academy = await world.academy();
  const [manager, twice] = [await academy.manager(), await academy.manager()];
  await turnOnTwoFactor(world, twice);
  const own = await connect(world, academy);
  const [atWork, other] = [await academy.manager(), await (await world.academy()).manager()];
  const login = ({ email }: { email: string }, passwd = password) =>
    world.stranger().send(auth.login, { body: { userId: email, passwd } });
  expect((await login(manager)).status).toBe(200);
  own.provider.signIn({ email: atWork.email });
  const signedInThere = signInBrowser(world);
  await own.follow(signedInThere);
  const statusOf = async ({ send }: typeof manager) => (await send(session.me)).status;
  await own.set({ isRequired: true, isEnabled: false });
  expect(await Promise.all([manager, atWork].map(statusOf))).toEqual([200, 200]);
  await own.set({ isRequired: true });
  // Sessions that began with a password end, those of the provider stay.
  expect(await Promise.all([manager, atWork, academy.owner, other].map(statusOf))).toEqual([
    401, 401, 200, 200,
  ]);
  await own.set({ isRequired: true, name: '한빛 ID' });
  expect((await signedInThere.session()).status).toBe(200);
  expect(await login(manager)).toMatchObject({
    status: 403,
    body: { code: 'SINGLE_SIGN_ON_ONLY', details: { name: '한빛 ID' } },
  });
  expect(await login(manager, 'not the password')).toMatchObject({ body: { code: 'LOGIN_FAILED' } });
  for (const each of [academy.owner, await world.superAdmin(), await (await world.academy()).manager()])
    expect((await login(each)).status).toBe(200);
  expect((await own.signIn({ email: manager.email })).me).toMatchObject({ email: manager.email });
  expect((await own.signIn({ email: twice.email, methods: ['pwd'] })).end).toBe(
    own.refusal('SECOND_FACTOR_ONLY'),
  );
  // The provider of the installation is no way around it.
  installation.signIn({ email: manager.email });
  const browser = signInBrowser(world);
  const general = async () => browser.open(await installation.visit(await browser.open(start)));
  expect(await general()).toBe('http://console.test/auth/login?singleSignOn=ACADEMY_PROVIDER');

  // What has been begun before it was switched off ends.
  own.provider.signIn({ email: manager.email });
  const response = await own.provider.visit(await browser.open(own.start));
  await own.set({ isRequired: true, isEnabled: false });
  expect(await browser.open(response)).toBe(own.refusal('EXPIRED'));
  expect((await login(manager)).status).toBe(200);
  expect(await general()).toBe('http://console.test/auth/login');
  const { body } = await world.stranger().call(auth.academySignIn, { params: { groupId: academy.groupId } });
  expect(body.singleSignOn).toEqual({ name: 'Campus ID' });
});

test('the response of one provider does not complete what another one has begun', async () => {
  const world = await createSetting();
  const [academy, other] = [await world.academy(), await world.academy()];
  const [own, others] = [await connect(world, academy), await connect(world, other)];
  const browser = signInBrowser(world);
  own.provider.signIn({ email: academy.owner.email });
  const response = new URL(await own.provider.visit(await browser.open(own.start)));
  const attempt = browser.cookies.get('single-sign-on')!;
  for (const path of [`/${other.groupId}`, '']) {
    browser.cookies.set('single-sign-on', attempt);
    const elsewhere = `${start}/callback${path}${response.search}`;
    expect(await browser.open(elsewhere)).toBe(own.refusal('EXPIRED'));
  }
  // Nor does another issuer of the same academy.
  const { issuer } = others.body;
  await own.set({ issuer, clientSecret: 'a secret' });
  browser.cookies.set('single-sign-on', attempt);
  expect(await browser.open(response.href)).toBe(own.refusal('EXPIRED'));
  expect((await browser.session()).status).toBe(401);
});

test('the secret is stored encrypted, never answered, and sent to no other issuer', async () => {
  const world = await createSetting();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const { body, set, signIn } = await connect(world, academy);
  const secret = body.clientSecret!;
  const answers = [await set(), await owner.call(groups.singleSignOn, { params: { groupId } })];
  const [stored] = await world.database.orm
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.groupId, groupId));
  const records = (await owner.call(audits.list)).body;
  expect(JSON.stringify([answers.map(each => each.body), stored, records])).not.toContain(secret);
  const changes = records.filter(({ action }) => action === 'group.singleSignOn');
  expect(changes).toContainEqual(
    expect.objectContaining({
      actorName: owner.name,
      after: expect.objectContaining({ issuer: body.issuer, name: '한빛 ID' }),
    }),
  );
  // It was kept by the body without one.
  expect((await signIn({ email: owner.email })).me).toMatchObject({ email: owner.email });

  const foreign = await (
    await world.academy()
  ).owner.call(managerRoles.create, {
    body: { name: '다른 학원', permissions: [] },
  });
  const cases: [Partial<Settings>, Record<string, string>][] = [
    [{ issuer: 'https://id.example.com' }, { clientSecret: 'validation.required' }],
    [{ clientId: 'another' }, { clientSecret: 'validation.required' }],
    [{ issuer: 'https://10.0.0.1' }, { issuer: 'validation.webhookPrivate' }],
    [{ issuer: 'https://169.254.169.254/latest' }, { issuer: 'validation.webhookPrivate' }],
    [{ issuer: 'https://id.internal' }, { issuer: 'validation.webhookPrivate' }],
    [{ issuer: 'http://id.example.com' }, { issuer: 'validation.issuer' }],
    [{ issuer: 'https://me:pass@id.example.com' }, { issuer: 'validation.issuer' }],
    [{ createsManagers: true }, { domains: 'validation.required' }],
    [{ roleId: foreign.body.roleId }, { roleId: 'validation.choice' }],
    [
      { groupsClaim: 'groups', groupRoles: [{ group: 'desk', roleId: foreign.body.roleId }] },
      { 'groupRoles[0].roleId': 'validation.choice' },
    ],
    [
      { groupRoles: [{ group: 'desk', roleId: foreign.body.roleId }] },
      { groupsClaim: 'validation.required' },
    ],
  ];
  for (const [changes, fieldErrors] of cases) {
    const refused = await owner.refused(groups.updateSingleSignOn, {
      params: { groupId },
      version: 2,
      body: { ...body, clientSecret: null, ...changes },
    });
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', fieldErrors });
  }
});

test('a name that leads into a private network is not connected to, and redirects are not followed', async () => {
  const get = { method: 'GET', headers: {} };
  const resolve = ((_: string, __: object, done: (...args: unknown[]) => void) =>
    done(null, [{ address: '10.0.0.5', family: 4 }])) as never;
  await expect(guardedFetch([], resolve)('https://id.example.com/', get)).rejects.toThrow(
    PrivateAddressError,
  );
  await expect(guardedFetch([])('http://localhost:1/', get)).rejects.toThrow(PrivateAddressError);

  const world = await createSetting();
  const { provider, start: first } = await connect(world, await world.academy());
  const address = await signInBrowser(world).open(first);
  const answer = await guardedFetch(['localhost'])(address, get);
  expect(answer.status).toBe(303);
  expect(address).toContain(provider.env.OIDC_ISSUER);
});
