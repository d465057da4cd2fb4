import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { mailTo } from '../../support/mailTo.ts';
import { password } from '../../support/person.ts';
import { turnOnTwoFactor } from '../../support/turnOnTwoFactor.ts';
import { createWorld } from '../../support/world.ts';

const { admin, audits, auth, session } = contract;

async function begin() {
  const world = await createWorld();
  const academy = await world.academy();
  const superAdmin = await world.superAdmin();
  return { world, academy, owner: academy.owner, superAdmin, params: { groupId: academy.groupId } };
}

test('the super administrator helps an owner who has lost phone and codes, and the academy’s log records it', async () => {
  const { world, owner, superAdmin, params } = await begin();
  const { owner: untouched } = await world.academy();
  await turnOnTwoFactor(world, owner);
  await turnOnTwoFactor(world, untouched);
  await superAdmin.call(admin.resetOwnerTwoFactor, { params });

  expect((await owner.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  expect((await untouched.call(session.me)).status).toBe(200);
  const again = world.stranger();
  await again.call(auth.login, { body: { userId: owner.email, passwd: password } });
  const mail = await mailTo(world, owner.email, 'twoFactorReset');
  expect(mail.textBody).toContain('시스템 관리자에게 알려 주세요');
  const log = (await again.call(audits.list, {})).body;
  expect(log.find(({ action }) => action === 'owner.resetTwoFactor')).toMatchObject({
    actorName: superAdmin.name,
    targetName: owner.name,
    before: { twoFactor: true },
    after: { twoFactor: false },
  });
});

test('a second factor that is not on is not reset, and no one is signed out', async () => {
  const { owner, superAdmin, params } = await begin();
  expect((await superAdmin.refused(admin.resetOwnerTwoFactor, { params })).body.code).toBe('TWO_FACTOR_OFF');
  expect((await owner.call(session.me)).status).toBe(200);
});

test('it is for the super administrator alone, and for academies only', async () => {
  const { world, academy, owner, superAdmin, params } = await begin();
  await turnOnTwoFactor(world, owner);
  const { owner: other } = await world.academy();
  for (const person of [owner, other, await academy.manager({ permissions: ['VIEW_MANAGER'] })])
    expect((await person.refused(admin.resetOwnerTwoFactor, { params })).status).toBe(403);
  for (const groupId of ['~system', 'nosuchacademy']) {
    const refused = await superAdmin.refused(admin.resetOwnerTwoFactor, { params: { groupId } });
    expect(refused.status).toBe(404);
  }
});
