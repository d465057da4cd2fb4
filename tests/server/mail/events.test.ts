import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { mailEventsPath } from '../../../server/api/createMailEvents.ts';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import { suppressedAddresses } from '../../../server/database/schema/index.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import { purge } from '../../../server/jobs/purge.ts';
import type { Transport } from '../../../server/mail/transport.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { aNotice, toThese } from '../notifications/aNotice.ts';
import { createWorld, type World } from '../../support/world.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const env = { MAIL_EVENTS_SECRET: secret };
const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;
const { one, invite, resendEmail } = contract.students;
const { create, plan, list } = contract.notifications;

const post = async (world: World, headers: Record<string, string>, body: string) =>
  (
    await world.server.fetch(
      new Request(world.server.origin + mailEventsPath, { method: 'POST', headers, body }),
      {},
    )
  ).status;

/** Reports events as Standard Webhooks say. */
async function report(
  world: World,
  body: unknown,
  { signedWith = secret, at = world.clock(), name = 'webhook' } = {},
) {
  const text = JSON.stringify(body);
  return post(
    world,
    {
      [`${name}-id`]: 'msg_1',
      [`${name}-timestamp`]: String(Math.floor(at.getTime() / 1_000)),
      [`${name}-signature`]: `v1,bm90IHRoaXMgb25l ${new Webhook(signedWith).sign('msg_1', at, text)}`,
    },
    text,
  );
}

/** An academy whose mails go to a mail service that takes them all. */
async function mailingAcademy(settings: Record<string, string> = env) {
  const world = await createWorld({ env: settings });
  const academy = await world.academy();
  const handed: string[] = [];
  const transport: Transport = {
    send: async ({ recipient }) => void handed.push(recipient),
    close: () => undefined,
  };
  /** Sends what waits in the outbox. */
  const sendAll = async () => {
    for (const { groupId, mailId, state } of await world.mails())
      if (groupId === academy.groupId && state === 'QUEUED')
        await deliver({ ...world, transport }, { groupId, mailId }, 0);
  };
  const invitationOf = async (id: string) =>
    (await academy.owner.call(one, { params: { id } })).body.invitation;
  const mailsTo = async (email: string) =>
    (await world.mails()).filter(({ recipient }) => recipient === email);
  return { world, academy, handed, sendAll, invitationOf, mailsTo };
}

test('an invitation that comes back later has failed, and its address gets no more until someone confirms or corrects it', async () => {
  const { world, academy, handed, sendAll, invitationOf, mailsTo } = await mailingAcademy();
  const { customerId: id, email } = await academy.student(uninvited);
  await academy.owner.call(resendEmail, { params: { id } });
  await sendAll();
  expect(await invitationOf(id)).toMatchObject({ state: 'SENT' });
  const [mail] = await mailsTo(email);

  const event = {
    type: 'bounce',
    recipient: email.toUpperCase(),
    messageId: `<${mail!.mailId}@studyroom.example>`,
    code: 550,
    reason: `5.1.1 <${email}> user unknown`,
  };
  expect(await report(world, { events: [{ ...event, permanent: false }] })).toBe(204);
  expect(await invitationOf(id)).toMatchObject({ state: 'SENT' });
  // The same again changes nothing.
  for (const _ of [1, 2]) expect(await report(world, { events: [event] })).toBe(204);
  const failureReason = '550: 5.1.1 … user unknown';
  expect(await invitationOf(id)).toMatchObject({ state: 'FAILED', failureReason });

  world.clock.advance({ minutes: limits.invitationResend.minutes });
  await academy.owner.call(resendEmail, { params: { id } });
  await sendAll();
  expect(handed).toEqual([email]);
  expect(await invitationOf(id)).toMatchObject({
    state: 'FAILED',
    failureReason: `BOUNCED: ${failureReason}`,
  });
  expect((await mailsTo(email)).map(({ secret: code }) => code)).toEqual([null, null]);

  world.clock.advance({ minutes: limits.invitationResend.minutes });
  await academy.owner.call(invite, { params: { id }, body: { email } });
  await sendAll();
  expect(handed).toEqual([email, email]);
  expect(await invitationOf(id)).toMatchObject({ state: 'SENT', failureReason: null });
});

test('messages: one that came back has failed, and later ones say why they are not sent, before and after', async () => {
  const { world, academy, handed, sendAll } = await mailingAcademy();
  const bounced = await academy.manager({ name: '가' });
  const annoyed = await academy.manager({ name: '나' });
  const body = aNotice(toThese(bounced, annoyed));
  const log = async () =>
    (await academy.owner.call(list, { query: { sort: '["createdAt","ASC"]' } })).body.map(
      ({ recipientEmail, state, reason }) => [recipientEmail, state, reason],
    );
  // What other academies know of an address is theirs.
  for (const { groupId } of [await world.academy(), await world.academy()])
    await world.database.orm.insert(suppressedAddresses).values({
      groupId,
      address: bounced.email,
      reason: 'MARKED_AS_SPAM',
      failure: '',
      suppressedAt: world.clock(),
    });
  const { body: unhindered } = await academy.owner.call(plan, { body: { to: body.to, scheduledAt: null } });
  expect(unhindered.unreachable).toEqual([]);
  await academy.owner.call(create, { body });
  await sendAll();
  expect(handed).toHaveLength(2);
  const events = [
    { type: 'bounce', recipient: bounced.email, reason: 'mailbox gone' },
    { type: 'complaint', recipient: annoyed.email },
    { type: 'bounce', recipient: 'not.known@mail.example' },
  ];
  expect(await report(world, { events })).toBe(204);
  expect((await log()).toSorted()).toEqual(
    [
      [bounced.email, 'FAILED', 'ADDRESS_REFUSED'],
      [annoyed.email, 'SENT', null],
    ].toSorted(),
  );

  const planned = await academy.owner.call(plan, { body: { to: body.to, scheduledAt: null } });
  expect(planned.body.unreachable.map(({ reason }) => reason)).toEqual(['ADDRESS_BOUNCED', 'MARKED_AS_SPAM']);
  world.clock.advance({ minutes: 1 });
  await academy.owner.call(create, { body });
  await sendAll();
  expect(handed).toHaveLength(2);
  expect((await log()).slice(2).toSorted()).toEqual(
    [
      [bounced.email, 'FAILED', 'ADDRESS_BOUNCED'],
      [annoyed.email, 'FAILED', 'MARKED_AS_SPAM'],
    ].toSorted(),
  );

  // What people ask for themselves reaches who complained, but not an address that does not exist.
  for (const email of [bounced.email, annoyed.email])
    await world.stranger().call(contract.auth.requestReset, { body: { email, language: 'ko' } });
  await sendAll();
  expect(handed.slice(2)).toEqual([annoyed.email]);

  // Who may change an account says that its address is right; who may not, does not.
  const { suppressions, allowEmail } = contract.managers;
  const params = { id: bounced.customerId };
  const blind = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const reader = await academy.manager({ permissions: ['VIEW_MANAGER'], observer: true });
  for (const person of [blind, reader])
    expect((await person.refused(allowEmail, { params })).body.code).toBe('FORBIDDEN');
  const shown = (await reader.call(suppressions, { params })).body.content;
  expect(shown).toMatchObject([{ address: bounced.email, reason: 'ADDRESS_BOUNCED' }]);
  for (const _ of [1, 2]) await academy.owner.call(allowEmail, { params });
  expect((await academy.owner.call(suppressions, { params })).body.content).toEqual([]);
  const records = (await academy.owner.call(contract.audits.list, {})).body;
  expect(records.filter(({ action }) => action === 'manager.allowEmail')).toHaveLength(1);
  world.clock.advance({ minutes: 1 });
  await academy.owner.call(create, { body });
  await sendAll();
  expect(handed.slice(3)).toEqual([bounced.email]);
});

test('a guardian’s address is with the student’s, whose academy alone frees it', async () => {
  const { world, academy, handed, sendAll } = await mailingAcademy();
  const other = await world.academy();
  const student = await academy.student({ guardianEmail: 'Parent@Events.example' });
  const values = { address: 'parent@events.example', reason: 'MARKED_AS_SPAM' as const, failure: '' };
  await world.database.orm
    .insert(suppressedAddresses)
    .values([academy, other].map(({ groupId }) => ({ ...values, groupId, suppressedAt: world.clock() })));
  const { suppressions, allowEmail } = contract.students;
  const params = { id: student.customerId };
  expect((await academy.owner.call(suppressions, { params })).body.content).toMatchObject([values]);
  for (const call of [suppressions, allowEmail])
    expect((await other.owner.refused(call, { params })).status).toBe(404);
  await academy.owner.call(allowEmail, { params });
  const left = await world.database.orm
    .select()
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.address, values.address));
  expect(left.map(({ groupId }) => groupId)).toEqual([other.groupId]);
  await sendAll();
  expect(handed).toEqual([]);
});

test('Mailgun and Resend report in their own forms', async () => {
  const { world, academy, sendAll, mailsTo } = await mailingAcademy();
  const [one, two, three] = await academy.students(3, () => uninvited);
  for (const { customerId: id } of [one!, two!, three!])
    await academy.owner.call(resendEmail, { params: { id } });
  await sendAll();
  const stateOf = async (email: string) =>
    (await mailsTo(email)).map(({ state, failure }) => [state, failure]);
  const { mailId } = (await mailsTo(one!.email))[0]!;

  const timestamp = String(Math.floor(world.clock().getTime() / 1_000));
  const token = 'ac3a4b2c7c1a8f4b9e0d';
  const mailgun = (key: string, severity: string) =>
    JSON.stringify({
      signature: {
        timestamp,
        token,
        signature: createHmac('sha256', key)
          .update(timestamp + token)
          .digest('hex'),
      },
      'event-data': {
        event: 'failed',
        severity,
        reason: 'generic',
        recipient: one!.email,
        message: { headers: { 'message-id': `${mailId}@studyroom.example`, to: one!.email }, size: 111 },
        'delivery-status': { code: 550, message: '5.1.1 no mailbox here', 'attempt-no': 1 },
      },
    });
  expect(await post(world, {}, mailgun('another key, of someone else', 'permanent'))).toBe(401);
  expect(await post(world, {}, mailgun(secret, 'temporary'))).toBe(204);
  expect(await stateOf(one!.email)).toEqual([['SENT', null]]);
  expect(await post(world, {}, mailgun(secret, 'permanent'))).toBe(204);
  expect(await stateOf(one!.email)).toEqual([['FAILED', '550: 5.1.1 no mailbox here']]);

  const resend = (type: string, to: string) => ({
    type: 'email.bounced',
    created_at: '2026-11-22T23:41:12.126Z',
    data: {
      email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
      to: [to],
      bounce: { message: 'The mailbox does not exist.', subType: 'General', type },
    },
  });
  for (const [type, { email }] of [
    ['Transient', two!],
    ['Permanent', three!],
  ] as const)
    expect(await report(world, resend(type, email), { name: 'svix' })).toBe(204);
  expect(await stateOf(two!.email)).toEqual([['SENT', null]]);
  expect(await stateOf(three!.email)).toEqual([['FAILED', '550: The mailbox does not exist.']]);
});

test('what is not signed with the secret, or was long ago, changes nothing, and without the setting there is no such address', async () => {
  const { world } = await mailingAcademy();
  const nothing = { events: [] };
  const early = new Date(world.clock().getTime() - (serverLimits.mailEvents.signedSeconds + 1) * 1_000);
  expect(await report(world, nothing)).toBe(204);
  expect(await report(world, nothing, { signedWith: `whsec_${'A'.repeat(32)}` })).toBe(401);
  expect(await report(world, nothing, { at: early })).toBe(401);
  expect(await post(world, {}, JSON.stringify(nothing))).toBe(401);
  expect(await report(world, { events: [{ type: 'bounce' }] })).toBe(400);
  expect(await report(await createWorld(), nothing)).toBe(404);
});

test('an address is forgotten after a year', async () => {
  const { world, academy, sendAll } = await mailingAcademy();
  const { customerId: id, email } = await academy.student(uninvited);
  await academy.owner.call(resendEmail, { params: { id } });
  await sendAll();
  await report(world, { events: [{ type: 'bounce', recipient: email }] });
  const { orm } = world.database;
  const kept = async () => {
    await purge(world);
    return orm.$count(suppressedAddresses, eq(suppressedAddresses.address, email));
  };
  expect(await kept()).toBe(1);
  world.clock.advance({ days: serverLimits.mailEvents.suppressedDays + 1 });
  expect(await kept()).toBe(0);
});
