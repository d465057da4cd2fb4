import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import type { Permission } from '../../../../src/domain/permissions.ts';
import { connectProvider, createSetting } from '../../../support/academyProvider.ts';
import { expectNoise } from '../../../support/noise.ts';
import { freePort } from '../../../support/freePort.ts';

const { groups, managerRoles, audits } = contract;

const connect = (...of: Parameters<typeof connectProvider>) => {
  expectNoise(/oidc-provider WARNING/, 'the provider of a test keeps nothing');
  return connectProvider(...of);
};

test('groups at the provider decide at each sign-in what a manager may do', async () => {
  const world = await createSetting();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const own = await connect(world, academy);
  const role = async (name: string, permissions: Permission[]) =>
    (await owner.call(managerRoles.create, { body: { name, permissions } })).body.roleId;
  const [desk, rooms, guest] = [
    await role('데스크', ['VIEW_STUDENT', 'VIEW_STUDY_TIME']),
    await role('스터디룸', ['VIEW_STUDENT', 'VIEW_STUDY']),
    await role('임시', ['VIEW_DASHBOARD']),
  ];
  const [email, observer] = [`new@${groupId}.example`, await academy.manager({ observer: true })];
  await own.set({
    createsManagers: true,
    domains: [`${groupId}.example`],
    roleId: guest,
    groupsClaim: 'groups',
    groupRoles: [
      { group: '/desk', roleId: desk },
      { group: '/rooms', roleId: rooms },
    ],
  });
  const permissionsAfter = async (groups?: string[]) => {
    const { me } = await own.signIn({ email, ...(groups ? { groups } : {}) });
    return (await academy.account({ customerId: String(me!.customerId) })).permissions.toSorted();
  };
  const steps: [string[] | undefined, Permission[]][] = [
    [
      ['/desk', 'others'],
      ['VIEW_STUDENT', 'VIEW_STUDY_TIME'],
    ],
    [
      ['/rooms', '/desk'],
      ['VIEW_STUDENT', 'VIEW_STUDY', 'VIEW_STUDY_TIME'],
    ],
    [['/Desk', '/desk/night'], ['VIEW_DASHBOARD']],
    [['/rooms'], ['VIEW_STUDENT', 'VIEW_STUDY']],
    [undefined, ['VIEW_DASHBOARD']],
  ];
  for (const [given, permissions] of steps) expect(await permissionsAfter(given)).toEqual(permissions);
  const changes = (await owner.call(audits.list)).body.filter(each => each.action === 'manager.permissions');
  expect(changes).toHaveLength(4);
  expect(changes).toContainEqual(
    expect.objectContaining({ actorName: '', after: { permissions: ['VIEW_DASHBOARD'] } }),
  );
  // Owners and observers keep what they have.
  for (const each of [owner, observer]) {
    const before = await academy.account(each);
    expect((await own.signIn({ email: each.email, groups: ['/desk'] })).me).not.toBeNull();
    expect(await academy.account(each)).toMatchObject({
      kind: before.kind,
      observer: before.observer,
      permissions: before.permissions,
    });
  }
  // A role that is deleted gives nothing any more, nor is it listed.
  await owner.call(managerRoles.delete, { params: { roleId: rooms } });
  expect(await permissionsAfter(['/rooms'])).toEqual([]);
  const { body } = await owner.call(groups.singleSignOn, { params: { groupId } });
  expect(body.provider).toMatchObject({ groupRoles: [{ group: '/desk', roleId: desk }], roleId: guest });
  // What someone else has saved since is not overwritten.
  const stale = await owner.refused(groups.updateSingleSignOn, {
    params: { groupId },
    version: 1,
    body: { ...own.body, name: '나중' },
  });
  expect(stale.body).toMatchObject({
    code: 'STALE',
    current: { version: body.version, groupsClaim: 'groups' },
  });
  // Managers set none of it, whatever they may do.
  const manager = await academy.manager({ permissions: ['VIEW_MANAGER', 'MANAGE_GROUP_SETTING'] });
  const refused = await manager.refused(groups.updateSingleSignOn, {
    params: { groupId },
    version: body.version,
    body: own.body,
  });
  expect(refused.status).toBe(403);
});

test('what is wrong with a provider is said before it is saved, next to the field', async () => {
  const world = await createSetting();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const { body } = await connect(world, academy);
  const { issuer, clientId, clientSecret } = body;
  const tryIt = (changes: object) => {
    const trial = { issuer, clientId, clientSecret, ...changes };
    return owner.send(groups.trySingleSignOn, { params: { groupId }, body: trial });
  };
  for (const secret of [clientSecret, null])
    expect(await tryIt({ clientSecret: secret })).toMatchObject({
      status: 200,
      body: { isSecretConfirmed: true },
    });
  const cases: [object, Record<string, string>][] = [
    [{ issuer: 'https://10.0.0.1' }, { issuer: 'validation.webhookPrivate' }],
    [{ issuer: `http://localhost:${await freePort()}` }, { issuer: 'validation.issuerUnreachable' }],
    [{ issuer: `${issuer}/realms/other` }, { issuer: 'validation.issuerNoDiscovery' }],
    [{ issuer: issuer.replace('localhost', '127.0.0.1') }, { issuer: 'validation.issuerOther' }],
    [{ clientId: 'another' }, { clientId: 'validation.clientUnknown' }],
    [{ clientSecret: 'not the secret' }, { clientSecret: 'validation.clientSecretWrong' }],
    // The stored secret is never sent elsewhere.
    [{ issuer: 'https://id.example.com', clientSecret: null }, { clientSecret: 'validation.required' }],
  ];
  for (const [changes, fieldErrors] of cases)
    expect((await tryIt(changes)).body).toMatchObject({ code: 'VALIDATION_FAILED', fieldErrors });
  expect((await owner.call(groups.singleSignOn, { params: { groupId } })).body.version).toBe(1);
});
