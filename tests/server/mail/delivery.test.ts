import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { customers, mails } from '../../../server/database/schema/index.ts';
import { readConfig } from '../../../server/config/config.ts';
import { createEvents } from '../../../server/core/events/bus.ts';
import { mailQueue } from '../../../server/core/queues/mailQueue.ts';
import { startJobs } from '../../../server/jobs/runner.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import { createTransport, type Transport } from '../../../server/mail/transport.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createClock } from '../../support/clock.ts';
import { openMailServer, type Answer } from '../../support/mailServer.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { createWorld } from '../../support/world.ts';

// A database of its own: the jobs would send other tests' mails too.
const opened = openTestDatabase();
const { resendEmail, resendEmailMany, one } = contract.students;
const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A world with an email server. Without jobs its emails wait in the outbox. */
async function mailingWorld(
  answers: (recipient: string, attempt: number) => Answer,
  withJobs = true,
  toRecipient?: (recipient: string) => Answer,
  patienceMs = 400,
) {
  const { database } = opened;
  const server = await openMailServer(answers, toRecipient);
  const transport = createTransport(
    { smtpUrl: server.url, mailFrom: 'console@studyroom.example', demo: false },
    patienceMs,
  );
  const clock = createClock();
  const failures: string[] = [];
  const jobs = withJobs
    ? await startJobs({
        config: readConfig({ PUBLIC_URL: 'http://console.test', DEMO: '0' }),
        database,
        clock,
        transport,
        events: createEvents(),
        onFailure: ({ where, name }) => void failures.push(`${where}: ${name}`),
        retryDelay: 1,
        pollingIntervalSeconds: 0.5,
      })
    : undefined;
  closing.push(server.close, () => transport.close(), ...(jobs ? [() => jobs.stop()] : []));
  const world = await createWorld({ database, ...(jobs ? { jobs } : {}) });
  return { world, server, transport, failures, academy: await world.academy({ userCount: 1_000 }) };
}

const isSent = async (groupId: string) =>
  (await opened.orm.select({ state: mails.state }).from(mails).where(eq(mails.groupId, groupId))).every(
    ({ state }) => state === 'SENT',
  );

test('a mail server that is busy or falls silent delays invitations and loses none', async () => {
  const trouble: Answer[] = [451, 421, 'stall', 'take'];
  const order = new Map<string, number>();
  const { server, academy, failures } = await mailingWorld((recipient, attempt) => {
    // Each recipient meets with the troubles in another order, one of them with none.
    const first = order.get(recipient) ?? order.set(recipient, order.size).get(recipient)!;
    return trouble[first % trouble.length] === 'take' || attempt > 1
      ? 'take'
      : trouble[(first + attempt) % 3]!;
  });
  const invited = await academy.students(8, () => uninvited);
  const customerIds = invited.map(({ customerId }) => customerId);
  const { body } = await academy.owner.call(resendEmailMany, { body: { customerIds } });
  expect(body).toMatchObject({ doneCount: 8, refusedCount: 0 });

  await vi.waitFor(async () => expect(await isSent(academy.groupId)).toBe(true), {
    timeout: 18_000,
    interval: 200,
  });
  expect(server.delivered.toSorted()).toEqual(invited.map(({ email }) => email).toSorted());
  const after = await academy.owner.call(one, { params: { id: customerIds[0]! } });
  expect(after.body.invitation).toMatchObject({ state: 'SENT', failureReason: null });
  expect(failures).toEqual([]);
});

test('an invitation that was rejected for good has a reason, and is sent again after five minutes [S9.10]', async () => {
  const { world, transport, academy } = await mailingWorld(
    (_, attempt) => (attempt === 0 ? 554 : 'take'),
    false,
  );
  const { customerId } = await academy.student(uninvited);
  const params = { id: customerId };
  const state = async () => (await academy.owner.call(one, { params })).body.invitation;
  const send = (mail: MailKeys) =>
    deliver({ ...world, transport: transport as Transport }, mail, mailQueue.retryLimit);

  await academy.owner.call(resendEmail, { params });
  expect(await state()).toMatchObject({ state: 'QUEUED', resendAvailableAt: '2026-03-02T10:05:00+09:00' });
  const [first] = await world.mails();
  await send(first!);
  expect(await state()).toMatchObject({ state: 'FAILED', failureReason: expect.stringContaining('554') });

  const { body } = await academy.owner.refused(resendEmail, { params });
  expect(body.code).toBe('INVITATION_TOO_SOON');
  world.clock.advance({ minutes: limits.invitationResend.minutes });
  await academy.owner.call(resendEmail, { params });
  const second = (await world.mails()).at(-1)!;
  await send(second);
  expect(await state()).toMatchObject({ state: 'SENT', failureReason: null });

  world.clock.advance({ hours: 24 * limits.invitation.days, seconds: 1 });
  // Who was signed in a week ago no longer is.
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  expect((await manager.call(one, { params })).body.invitation.state).toBe('EXPIRED');
});
type MailKeys = { groupId: string; mailId: string };

test.each(['recipient', 'message'] as const)(
  'an invitation that the mail server rejects for good (%s) has failed at once and is not tried again',
  async at => {
    const { world, transport, academy, server } = await mailingWorld(
      () => (at === 'message' ? 550 : 'take'),
      false,
      () => (at === 'recipient' ? 550 : 'take'),
    );
    const { customerId } = await academy.student(uninvited);
    await academy.owner.call(resendEmail, { params: { id: customerId } });
    const [mail] = await world.mails();
    expect(await deliver({ ...world, transport }, mail!, 0)).toBeNull();
    const { body } = await academy.owner.call(one, { params: { id: customerId } });
    expect(body.invitation).toMatchObject({ state: 'FAILED', failureReason: expect.stringMatching(/^550/) });
    expect(server.delivered).toEqual([]);
  },
);

test('a mail server that rejects the sign-in is tried again, because the operator can cure that', async () => {
  const { world, academy } = await mailingWorld(() => 'take', false);
  const { customerId } = await academy.student(uninvited);
  await academy.owner.call(resendEmail, { params: { id: customerId } });
  const [mail] = await world.mails();
  const send = () =>
    Promise.reject(
      Object.assign(new Error('535 Authentication failed'), { responseCode: 535, code: 'EAUTH' }),
    );
  expect(await deliver({ ...world, transport: { send, close: () => undefined } }, mail!, 0)).toContain('535');
  const { body } = await academy.owner.call(one, { params: { id: customerId } });
  expect(body.invitation.state).toBe('QUEUED');
});

test('the result of an earlier invitation does not affect a later one', async () => {
  const { world, transport, academy } = await mailingWorld(
    (_, attempt) => (attempt === 1 ? 554 : 'take'),
    false,
  );
  const { customerId } = await academy.student(uninvited);
  const params = { id: customerId };
  await academy.owner.call(resendEmail, { params });
  world.clock.advance({ minutes: limits.invitationResend.minutes });
  await academy.owner.call(resendEmail, { params });
  const [first, second] = await world.mails();
  await deliver({ ...world, transport }, second!, mailQueue.retryLimit);
  await deliver({ ...world, transport }, first!, mailQueue.retryLimit);
  const [account] = await opened.orm.select().from(customers).where(eq(customers.customerId, customerId));
  expect(account!.invitationState).toBe('SENT');
});

test('200 invitations at once are all sent, and the server keeps responding meanwhile [S2.15]', async () => {
  // So patient that no confirmation comes too late on a busy machine, and its mail once more.
  const { server, academy } = await mailingWorld(() => 'take', true, undefined, 30_000);
  const invited = await academy.students(200, () => uninvited);
  const customerIds = invited.map(({ customerId }) => customerId);
  const sending = academy.owner.call(resendEmailMany, { body: { customerIds } });
  // How many emails were delivered at each answer: by progress rather than by time, which depends on the machine.
  const deliveredAt: number[] = [];
  const answering = async () => {
    await academy.owner.call(contract.session.me);
    deliveredAt.push(server.delivered.length);
    expect(server.delivered.length).toBe(200);
  };
  await Promise.all([sending, vi.waitFor(answering, { timeout: 80_000, interval: 20 })]);
  expect(new Set(server.delivered).size).toBe(200);
  const gaps = deliveredAt.map((count, index) => count - (deliveredAt[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(100);
});
