import { expect, test } from 'vitest';
import { createEvents } from '../../../server/core/events/bus.ts';
import { mailQueue } from '../../../server/core/queues/mailQueue.ts';
import { startJobs } from '../../../server/jobs/runner.ts';
import { createApp } from '../../../server/api/app.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import { createTransport } from '../../../server/mail/transport.ts';
import { runtimeConfig } from '../../../server/web/runtimeConfig.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { openMailServer } from '../../support/mailServer.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { createWorld } from '../../support/world.ts';
import { aNotice, cancel, toThese } from '../notifications/aNotice.ts';

// A database of its own: what is held there would be sent by other tests' jobs.
const opened = openTestDatabase();
const { notifications, students, auth } = contract;
const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;

/** An academy without a mail server that has an invitation, a notice and a reset code in its outbox. */
async function withoutMailServer() {
  const world = await createWorld({ database: opened.database });
  const academy = await world.academy();
  const { owner } = academy;
  const student = await academy.student(uninvited);
  const params = { id: student.customerId };
  await owner.call(students.resendEmail, { params });
  await owner.call(notifications.create, { body: aNotice(toThese(student)) });
  await world.stranger().call(auth.requestReset, { body: { email: owner.email, language: 'ko' } });
  const transport = createTransport(world.config);
  const tryAll = async () => {
    for (const mail of await world.mails())
      if (mail.state === 'QUEUED') await deliver({ ...world, transport }, mail, mailQueue.retryLimit);
  };
  await tryAll();
  return {
    world,
    owner,
    tryAll,
    params,
    invitation: async () => (await owner.call(students.one, { params })).body.invitation,
    notice: async () => (await owner.call(notifications.list)).body[0]!,
    states: async () =>
      Object.fromEntries((await world.mails()).map(({ kind, state }) => [kind, state] as const)),
  };
}
type Held = Awaited<ReturnType<typeof withoutMailServer>>;

/** Starts the jobs as after a restart with `SMTP_URL`, until no mail waits any more. */
async function restartWithMailServer({ world }: Held) {
  const server = await openMailServer(() => 'take');
  const transport = createTransport({ ...world.config, smtpUrl: server.url });
  const jobs = await startJobs({
    config: world.config,
    database: world.database,
    clock: world.clock,
    transport,
    events: createEvents(),
    onFailure: ({ where, name }) => expect.unreachable(`${where}: ${name}`),
    retryDelay: 1,
    pollingIntervalSeconds: 0.5,
  });
  const isOver = async () =>
    (await world.mails()).every(({ state }) => state === 'SENT' || state === 'FAILED');
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  await jobs.stop();
  transport.close();
  await server.close();
  // Other tests' mails were held in this database too.
  const ours = new Set((await world.mails()).map(({ recipient }) => recipient));
  return server.delivered.filter(recipient => ours.has(recipient));
}

test('without a mail server mails are on hold, and nothing claims that they were sent', async () => {
  const held = await withoutMailServer();
  expect(await held.states()).toEqual({
    studentInvitation: 'HELD',
    notification: 'HELD',
    resetPassword: 'HELD',
  });
  expect((await held.world.mails()).map(({ sentAt, attempts }) => [sentAt, attempts])).toEqual([
    [null, 0],
    [null, 0],
    [null, 0],
  ]);
  expect(await held.invitation()).toMatchObject({ state: 'HELD', failureReason: null });
  expect(await held.notice()).toMatchObject({ state: 'HELD', reason: 'NO_MAIL_SERVER', sentAt: null });
  await held.tryAll();
  expect((await held.notice()).version).toBe(2);
});

test('once there is a mail server, held mails are sent but for codes that have ended', async () => {
  const held = await withoutMailServer();
  held.world.clock.advance({ minutes: limits.emailCode.minutes, seconds: 1 });
  const delivered = await restartWithMailServer(held);
  expect(delivered).toHaveLength(2);
  expect(await held.states()).toEqual({
    studentInvitation: 'SENT',
    notification: 'SENT',
    resetPassword: 'FAILED',
  });
  const [reset] = (await held.world.mails()).filter(({ kind }) => kind === 'resetPassword');
  expect(reset!.failure).toMatch(/^EXPIRED/);
  expect(await held.invitation()).toMatchObject({ state: 'SENT' });
  expect(await held.notice()).toMatchObject({ state: 'SENT', reason: null });
});

test('after a week nothing of it is sent, and the log has the reason', async () => {
  const held = await withoutMailServer();
  held.world.clock.advance({ hours: 24 * limits.heldMail.days, seconds: 1 });
  expect(await restartWithMailServer(held)).toEqual([]);
  expect(Object.values(await held.states())).toEqual(['FAILED', 'FAILED', 'FAILED']);
});

test('of two held invitations of one account the later is sent, and a notice can be cancelled meanwhile', async () => {
  const held = await withoutMailServer();
  held.world.clock.advance({ minutes: limits.invitationResend.minutes });
  await held.owner.call(students.resendEmail, { params: held.params });
  await held.tryAll();
  const { id } = await held.notice();
  const { body } = await held.owner.call(notifications.update, { params: { id }, body: cancel });
  expect(body.state).toBe('CANCELLED');
  const delivered = await restartWithMailServer(held);
  expect(delivered).toHaveLength(2);
  const invitations = (await held.world.mails()).filter(({ kind }) => kind === 'studentInvitation');
  expect(invitations.map(({ state }) => state)).toEqual(['FAILED', 'SENT']);
  expect(await held.invitation()).toMatchObject({ state: 'SENT' });
});

test('operators and visitors can see that mails are held', async () => {
  const at = async (env: Record<string, string>) => {
    const world = await createWorld({ database: opened.database, env });
    const app = createApp({ ...world, log: () => undefined, onFailure: () => undefined });
    const body = await (await app.request('/ready')).json();
    return [body, runtimeConfig(world.config).mailHeld];
  };
  expect(await at({})).toEqual([{ status: 'ok', mail: 'held' }, true]);
  expect(await at({ SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([{ status: 'ok' }, false]);
  expect(await at({ DEMO: '1' })).toEqual([{ status: 'ok' }, false]);
});
