import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { statusesOf } from '../../../../src/domain/statuses.ts';
import type { PersonOptions } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;
const validMs = limits.invitation.days * 86_400_000;

/** An academy with a student in each state of the invitation, named after it, at the edge of the expiry. */
async function everyState() {
  const world = await createWorld();
  const academy = await world.academy();
  const now = world.clock().getTime();
  const states: Record<string, PersonOptions> = {
    NONE: uninvited,
    QUEUED: { ...uninvited, invitationState: 'QUEUED', invitedAt: new Date(now) },
    HELD: { ...uninvited, invitationState: 'HELD', invitedAt: new Date(now) },
    SENT: { ...uninvited, invitationState: 'SENT', invitedAt: new Date(now - validMs) },
    OPENED: {
      ...uninvited,
      invitationState: 'SENT',
      invitedAt: new Date(now - 1),
      invitationOpenedAt: new Date(now),
    },
    FAILED: { ...uninvited, invitationState: 'FAILED', invitedAt: new Date(now - 2 * validMs) },
    EXPIRED: { ...uninvited, invitationState: 'SENT', invitedAt: new Date(now - validMs - 1) },
    ACCEPTED: { invitationState: 'SENT', invitedAt: new Date(now - 2 * validMs) },
  };
  for (const [name, options] of Object.entries(states)) await academy.student({ ...options, name });
  return { world, academy };
}

test('students are listed by the state of their invitation, which is the one that each is said to have', async () => {
  const { academy } = await everyState();
  for (const state of statusesOf('invitationState')) {
    const { body } = await academy.owner.call(contract.students.list, {
      query: { invitationState: [state] },
    });
    expect(body.content.map(({ name, invitation }) => [name, invitation.state])).toEqual([[state, state]]);
  }
  const ids = await academy.owner.call(contract.students.ids, {
    query: { invitationState: ['FAILED', 'EXPIRED'] },
  });
  expect(ids.body.content).toHaveLength(2);
});

test('invitations that failed or expired are counted, of active accounts alone', async () => {
  const { academy } = await everyState();
  await academy.student({ ...uninvited, invitationState: 'FAILED', accountStatus: 'INACTIVE' });
  const { body } = await academy.owner.call(contract.students.summaries, { query: {} });
  expect(body).toMatchObject({ failedInvitationCount: 1, expiredInvitationCount: 1 });
  await academy.manager({ ...uninvited, invitationState: 'FAILED' });
  await academy.manager({ ...uninvited, invitationState: 'SENT', invitedAt: new Date(0) });
  const managers = await academy.owner.call(contract.managers.summaries, { query: {} });
  expect(managers.body).toMatchObject({
    failedInvitationCount: 1,
    expiredInvitationCount: 1,
    unopenedInvitationCount: 0,
  });
});

test('an address is corrected and invited in one call, without the pause of the wrong one', async () => {
  const world = await createWorld({ env: { ROOM_APP_URL: 'https://rooms.example' } });
  const academy = await world.academy();
  const { customerId } = await academy.student({
    ...uninvited,
    email: 'mnisu@nvaer.com',
    invitationState: 'FAILED',
    invitedAt: world.clock(),
  });
  const params = { id: customerId };
  const { body } = await academy.owner.call(contract.students.invite, {
    params,
    body: { email: 'minsu@naver.com' },
  });
  expect(body).toMatchObject({
    email: 'minsu@naver.com',
    invitation: { state: 'QUEUED', failureReason: null },
  });
  const mail = (await world.mails()).at(-1)!;
  expect(mail).toMatchObject({ recipient: 'minsu@naver.com', kind: 'studentInvitation' });
  expect(mail.htmlBody).toContain('/invitation?code=');
  const again = await academy.owner.refused(contract.students.invite, {
    params,
    body: { email: 'minsu@naver.com' },
  });
  expect(again.body.code).toBe('INVITATION_TOO_SOON');
});

test('a corrected address is a free one, and only of a person who has not registered', async () => {
  const academy = await (await createWorld()).academy();
  const other = await academy.student();
  const { customerId } = await academy.student(uninvited);
  const invite = async (id: string, email: string) =>
    (await academy.owner.refused(contract.students.invite, { params: { id }, body: { email } })).body;
  expect(await invite(customerId, other.email)).toMatchObject({
    code: 'EMAIL_TAKEN',
    fieldErrors: { email: 'errors.EMAIL_TAKEN' },
  });
  expect((await invite(other.customerId, 'new@audit.example')).code).toBe('ALREADY_REGISTERED');
  const inactive = await academy.student({ ...uninvited, accountStatus: 'INACTIVE' });
  expect((await invite(inactive.customerId, 'new@audit.example')).code).toBe('ACCOUNT_NOT_ACTIVE');
});

test('the link in the mail to the wrong address of a manager is void; who lacks their permissions may not redirect it', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const invited = await academy.manager({ ...uninvited, permissions: ['VIEW_STUDENT'] });
  const params = { id: invited.customerId };
  await academy.owner.call(contract.managers.resendEmailMany, {
    body: { customerIds: [invited.customerId] },
  });
  const first = (await world.mails()).at(-1)!;
  const code = new URL(/http:\S+/.exec(first.textBody)![0]).searchParams.get('code')!;
  const colleague = await academy.manager({ permissions: ['VIEW_MANAGER'] });
  const body = { email: 'haram.yoon@corrected.example' };
  expect((await colleague.refused(contract.managers.invite, { params, body })).body.code).toBe(
    'TARGET_HOLDS_MORE',
  );
  world.clock.advance({ minutes: 1 });
  await academy.owner.call(contract.managers.invite, { params, body });
  expect((await world.mails()).at(-1)!.recipient).toBe(body.email);
  const refused = await world.stranger().refused(contract.auth.acceptManager, {
    body: { code, name: '윤하람', phone: '01012345678', password: 'studyroom!42' },
  });
  expect(refused.body.code).toBe('CODE_MISMATCH');
});

test('cards are printed of active students whom the caller sees, with the address of the rooms', async () => {
  const academy = await (await createWorld({ env: { ROOM_APP_URL: 'https://rooms.example/' } })).academy();
  const elsewhere = await (await createWorld()).academy();
  const student = await academy.student({ ...uninvited, name: '카드이' });
  const inactive = await academy.student({ accountStatus: 'INACTIVE' });
  const foreign = await elsewhere.student();
  const customerIds = [student, inactive, foreign].map(({ customerId }) => customerId);
  const { body } = await academy.owner.call(contract.students.cards, { body: { customerIds } });
  expect(body).toEqual({
    content: [{ customerId: student.customerId, name: '카드이', email: student.email }],
    roomAppUrl: 'https://rooms.example',
  });
});
