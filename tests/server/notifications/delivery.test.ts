import { afterEach, expect, test } from 'vitest';
import { noticeRetryLimit } from '../../../server/core/queues/mailQueue.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import { createTransport, type Transport } from '../../../server/mail/transport.ts';
import { contract } from '../../../src/contract/index.ts';
import { openMailServer, type Answer } from '../../support/mailServer.ts';
import { createWorld } from '../../support/world.ts';
import { aNotice, cancel, resend, toThese } from './aNotice.ts';

const { notifications } = contract;
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A notice in the outbox, and a function that tries to send it to an email server with the given responses. */
async function noticeInOutbox(answers: (attempt: number) => Answer = () => 'take', howMany = 1) {
  const world = await createWorld();
  const academy = await world.academy();
  const students = await academy.students(howMany);
  const server = await openMailServer((_, attempt) => answers(attempt));
  const transport = createTransport(
    { smtpUrl: server.url, mailFrom: 'console@studyroom.example', demo: false },
    400,
  );
  closing.push(server.close, () => transport.close());
  const { owner } = academy;
  await owner.call(notifications.create, { body: aNotice(toThese(...students)) });
  const log = async () => (await owner.call(notifications.list)).body;
  const params = { id: (await log())[0]!.id };
  return {
    world,
    owner,
    server,
    log,
    params,
    notice: async () => (await owner.call(notifications.one, { params })).body,
    update: (body: typeof cancel | typeof resend | object) =>
      owner.call(notifications.update, { params, body: body as typeof cancel }),
    refused: async (body: object) =>
      (await owner.refused(notifications.update, { params, body: body as typeof cancel })).body.code,
    send: async (triesBefore = 0, by: Transport = transport) => {
      const mails = (await world.mails()).filter(({ state }) => state === 'QUEUED');
      return Promise.all(mails.map(mail => deliver({ ...world, transport: by }, mail, triesBefore)));
    },
  };
}

test('a notice that the mail server takes is sent, at that time', async () => {
  const { world, server, send, notice } = await noticeInOutbox();
  world.clock.advance({ seconds: 4 });
  expect(await send()).toEqual([null]);
  expect(await notice()).toMatchObject({
    state: 'SENT',
    sentAt: '2026-03-02T10:00:04+09:00',
    reason: null,
    failureReason: null,
    attempts: 1,
  });
  expect(server.delivered).toHaveLength(1);
});

test.each([
  [550, 'ADDRESS_REFUSED'],
  [552, 'MAILBOX_FULL'],
  [554, 'SERVER_REFUSED'],
] as const)(
  'a permanent rejection (%i) fails at once with the reason; sent again, it gets through',
  async (code, reason) => {
    const { server, send, notice, update } = await noticeInOutbox(attempt => (attempt === 0 ? code : 'take'));
    expect(await send()).toEqual([null]);
    const failed = await notice();
    expect(failed).toMatchObject({ state: 'FAILED', reason, sentAt: null });
    expect(failed.failureReason).toContain(String(code));
    await update(resend);
    expect(await notice()).toMatchObject({ state: 'SCHEDULED', reason: null, failureReason: null });
    await send();
    expect(await notice()).toMatchObject({ state: 'SENT', reason: null, attempts: 2 });
    expect(server.delivered).toHaveLength(1);
  },
);

test.each([
  [421, 'SERVER_BUSY'],
  [452, 'MAILBOX_FULL'],
  ['stall', 'SERVER_UNREACHABLE'],
] as const)(
  'a mail server that is busy (%s) is tried again, and given up in the end',
  async (answer, reason) => {
    const { send, notice } = await noticeInOutbox(() => answer);
    const [words] = await send();
    expect(words).toEqual(expect.any(String));
    expect(await notice()).toMatchObject({ state: 'SCHEDULED', reason, failureReason: words });
    expect(await send(noticeRetryLimit)).toEqual([null]);
    expect(await notice()).toMatchObject({ state: 'FAILED', reason, attempts: 2 });
  },
);

test('a message cancelled before its mail goes out is never sent, and can be sent after all [S2.25]', async () => {
  const { server, send, notice, update, refused } = await noticeInOutbox();
  expect((await update(cancel)).body.state).toBe('CANCELLED');
  expect(await refused(cancel)).toBe('NOTIFICATION_NOT_WAITING');
  await send();
  expect([server.delivered, (await notice()).state]).toEqual([[], 'CANCELLED']);
  await update(resend);
  await send();
  expect([server.delivered.length, (await notice()).state]).toEqual([1, 'SENT']);
  expect(await refused(resend)).toBe('NOTIFICATION_NOT_RESENDABLE');
  expect(await refused(cancel)).toBe('NOTIFICATION_NOT_WAITING');
});

test('cancelling while a process is handing it to the mail server is rejected, and the mail counts as sent', async () => {
  const { send, notice, refused } = await noticeInOutbox();
  const codes: string[] = [];
  const slow: Transport = {
    send: async () => void codes.push(await refused(cancel)),
    close: () => undefined,
  };
  await send(0, slow);
  expect([codes, (await notice()).state]).toEqual([['NOTIFICATION_BEING_SENT'], 'SENT']);
});

test('cancelled at the very moment at which it is to go out, it is either sent or cancelled, never both', async () => {
  const { owner, server, send, log } = await noticeInOutbox(() => 'take', 20);
  const ids = (await log()).map(({ id }) => id);
  await Promise.all([
    send(),
    ...ids.map(id => owner.send(notifications.update, { params: { id }, body: cancel })),
  ]);
  const after = await log();
  const emailsIn = (wanted: string) =>
    after.filter(({ state }) => state === wanted).map(({ recipientEmail }) => recipientEmail);
  expect(emailsIn('SENT').length + emailsIn('CANCELLED').length).toBe(20);
  expect(server.delivered.toSorted()).toEqual(emailsIn('SENT').toSorted());
});

test('a whole sending is cancelled and sent again as far as possible', async () => {
  const { server, send, log, update, world } = await noticeInOutbox(() => 'take', 3);
  const [first, ...rest] = (await world.mails()).map(({ recipient }) => recipient);
  const firstMail = (await world.mails())[0]!;
  const transport: Transport = { send: async () => undefined, close: () => undefined };
  await deliver({ ...world, transport }, firstMail, 0);
  await update({ ...cancel, wholeSending: true });
  const byName = async () => new Map((await log()).map(each => [each.recipientEmail, each.state]));
  const states = await byName();
  expect([states.get(first!), ...rest.map(each => states.get(each))]).toEqual([
    'SENT',
    'CANCELLED',
    'CANCELLED',
  ]);
  await update({ ...resend, wholeSending: true });
  await send();
  expect(server.delivered.toSorted()).toEqual(rest.toSorted());
});

test('a notice that waits is put off, and leaves the outbox until then', async () => {
  const { world, send, server, update, notice } = await noticeInOutbox();
  const scheduledAt = '2026-03-03T09:00:00+09:00';
  await update({ ...cancel, action: 'RESCHEDULE', scheduledAt });
  await send();
  expect(server.delivered).toEqual([]);
  expect(await notice()).toMatchObject({ state: 'SCHEDULED', scheduledAt });
  expect((await world.mails()).filter(({ state }) => state === 'QUEUED')).toEqual([]);
});
