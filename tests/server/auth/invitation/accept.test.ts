import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { mailPaths } from '../../../../src/domain/mailPaths.ts';
import { isoInZone } from '../../../../src/domain/studyDay.ts';
import { codeIn, mailTo } from '../../../support/mailTo.ts';
import { password } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { auth, managers } = contract;

const invite = async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const email = `invited@${academy.groupId}.example`;
  const { body } = await academy.owner.call(managers.create, {
    body: { managers: [{ name: '박초대', email }], invite: true },
  });
  const code = codeIn(await mailTo(world, email, 'managerInvitation'));
  const accept = { body: { code, name: '박수락', phone: '01012345678', password } };
  return { world, academy, email, customerId: body.rows[0]!.customerId!, code, accept };
};

test('an invited manager accepts by the mail, once, and signs in [S4.6]', async () => {
  const { world, academy, email, code, accept, customerId } = await invite();
  const visitor = world.stranger();
  expect((await visitor.call(auth.valid, { body: { code } })).body).toMatchObject({
    purpose: 'INVITATION',
    email,
    name: '박초대',
    groupTitle: academy.name,
  });
  await visitor.call(auth.acceptManager, accept);
  expect((await visitor.call(auth.login, { body: { userId: email, passwd: password } })).body.role).toBe(
    'MANAGER',
  );
  const { body } = await academy.owner.call(managers.one, { params: { id: customerId } });
  expect(body).toMatchObject({
    name: '박수락',
    registrationStatus: 'REGISTERED',
    invitation: { state: 'ACCEPTED' },
  });
  for (const call of [auth.acceptManager, auth.valid])
    expect((await visitor.send(call, call === auth.valid ? { body: { code } } : accept)).body).toMatchObject({
      code: 'CODE_USED',
    });
});

test('an invitation counts as opened once its page asks for it, until it is sent again', async () => {
  const { world, academy, code, customerId } = await invite();
  const params = { id: customerId };
  const stand = async () => {
    const [{ body }, counts] = await Promise.all([
      academy.owner.call(managers.one, { params }),
      academy.owner.call(managers.summaries, { query: {} }),
    ]);
    return [body.invitation.state, body.invitation.openedAt, counts.body.unopenedInvitationCount];
  };
  const deliver = () =>
    world.database.orm
      .update(customers)
      .set({ invitationState: 'SENT' })
      .where(eq(customers.groupId, academy.groupId));
  await deliver();
  expect(await stand()).toEqual(['SENT', null, 1]);
  await world.stranger().fetch(`http://console.test${mailPaths.invitation}?code=${code}`);
  expect(await stand()).toEqual(['SENT', null, 1]);

  await world.stranger().call(auth.valid, { body: { code } });
  expect(await stand()).toEqual(['OPENED', isoInZone(world.clock(), 'Asia/Seoul'), 0]);
  const opened = await academy.owner.call(managers.list, { query: { invitationState: ['OPENED'] } });
  expect(opened.body.content.map(each => each.customerId)).toEqual([customerId]);

  world.clock.advance({ minutes: limits.invitationResend.minutes });
  await academy.owner.call(managers.resendEmailMany, { body: { customerIds: [customerId] } });
  await deliver();
  expect(await stand()).toEqual(['SENT', null, 1]);
});

test('under 50 tries at once an invitation is accepted once', async () => {
  const { world, accept } = await invite();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => world.stranger().send(auth.acceptManager, accept)),
  );
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('an invitation lives 7 days', async () => {
  const { world, accept } = await invite();
  world.clock.advance({ hours: 7 * 24 });
  expect((await world.stranger().refused(auth.acceptManager, accept)).body.code).toBe('CODE_EXPIRED');
});

test('an invitation to an address that was corrected since, or of a deleted account, is worth nothing', async () => {
  for (const change of [{ email: 'corrected@elsewhere.example' }, { accountStatus: 'DELETED' as const }]) {
    const { world, academy, customerId, accept } = await invite();
    await academy.change({ customerId }, change);
    expect((await world.stranger().refused(auth.acceptManager, accept)).body.code).toBe('CODE_EXPIRED');
  }
});

test('an invitation is in the language of the person who invites', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await academy.change(academy.owner, { language: 'en' });
  const email = `english@${academy.groupId}.example`;
  await academy.owner.call(managers.create, {
    body: { managers: [{ name: 'Jo Park', email }], invite: true },
  });
  expect((await mailTo(world, email, 'managerInvitation')).language).toBe('en');
});
