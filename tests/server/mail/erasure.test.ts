import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails, notifications } from '../../../server/database/schema/index.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { mailQueue } from '../../../server/core/queues/mailQueue.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import type { MailMessage } from '../../../server/mail/transport.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { codeIn, digitsIn, mailTo } from '../../support/mailTo.ts';
import { createWorld, type World } from '../../support/world.ts';
import { aNotice } from '../notifications/aNotice.ts';

type Mail = typeof mails.$inferSelect;

/** Sends a mail of the outbox and returns the row afterwards with what the mail server received. */
async function send({ database, clock }: World, mail: Mail, { keepsCodes = false, fails = false } = {}) {
  const received: MailMessage[] = [];
  const transport = {
    async send(letter: MailMessage) {
      if (fails) throw new Error('The mail server is down.');
      received.push(letter);
    },
    close: () => undefined,
  };
  await deliver({ database, clock, transport, keepsCodes }, mail, fails ? mailQueue.retryLimit : 0);
  const [row] = await database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.groupId, mail.groupId), eq(mails.mailId, mail.mailId)));
  return { row, received: received[0] };
}
const wholeOf = (mail: Pick<Mail, 'subject' | 'textBody' | 'htmlBody'>) =>
  [mail.subject, mail.textBody, mail.htmlBody].join('\n');

async function askedForReset() {
  const world = await createWorld();
  const { owner } = await world.academy();
  const ask = async () => {
    await world.stranger().call(contract.auth.requestReset, { body: { email: owner.email, language: 'ko' } });
    return mailTo(world, owner.email, 'resetPassword');
  };
  return { world, owner, ask };
}

test('a link leaves the outbox with its mail: who reads the database afterwards cannot use it', async () => {
  const { world, ask } = await askedForReset();
  const mail = await ask();
  const code = codeIn(mail);
  const { row, received } = await send(world, mail);
  expect(wholeOf(received!).split(code).length - 1).toBeGreaterThan(2);
  expect(row).toMatchObject({ state: 'SENT', secret: null });
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row!.textBody).toContain('http://console.test/auth/resetpw/new?code=…');
});

test('so do the digits of a phone code, which the subject repeats', async () => {
  const world = await createWorld();
  const stranger = world.stranger();
  const email = `${Date.now()}@erasure.example`;
  await stranger.call(contract.auth.requestEmail, { body: { email, language: 'ko' } });
  const emailCode = codeIn(await mailTo(world, email, 'signup'));
  await stranger.call(contract.auth.requestPhone, {
    body: { emailCode, phone: '01099887766', language: 'ko' },
  });
  const mail = await mailTo(world, email, 'phoneCode');
  const digits = digitsIn(mail);
  const { row, received } = await send(world, mail);
  expect(received!.subject).toContain(digits);
  expect(JSON.stringify(row)).not.toContain(digits);
});

test('a mail that is given up loses its code too; one that is tried again keeps it', async () => {
  const { world, ask } = await askedForReset();
  const mail = await ask();
  const code = codeIn(mail);
  const transport = { send: () => Promise.reject(new Error('down')), close: () => undefined };
  await deliver({ ...world, transport }, mail, 0);
  expect(codeIn(await mailTo(world, mail.recipient, mail.kind))).toBe(code);
  const { row } = await send(world, mail, { fails: true });
  expect(row!.state).toBe('FAILED');
  expect(JSON.stringify(row)).not.toContain(code);
});

test('a newer link takes the place of one that has not been sent', async () => {
  const { world, ask } = await askedForReset();
  const first = await ask();
  world.clock.advance({ seconds: limits.emailResend.seconds + 1 });
  const second = await ask();
  const { row, received } = await send(world, first);
  expect([row, received]).toEqual([undefined, undefined]);
  expect((await send(world, second)).received).toBeDefined();
});

test('only the demo, which sends no emails, keeps the code of a mail', async () => {
  const { world, ask } = await askedForReset();
  const mail = await ask();
  const { row } = await send(world, mail, { keepsCodes: true });
  expect(codeIn(row!)).toBe(codeIn(mail));
});

test('mails are removed after MAIL_RETENTION_DAYS; what the delivery log shows stays', async () => {
  const world = await createWorld({ env: { MAIL_RETENTION_DAYS: '10' } });
  const { owner, groupId } = await world.academy();
  await owner.call(contract.notifications.create, { body: aNotice({ allManagers: true }) });
  const left = async () => {
    await purge(world);
    return world.database.orm.$count(mails, eq(mails.groupId, groupId));
  };
  world.clock.advance({ hours: 24 * 10 });
  expect(await left()).toBe(1);
  world.clock.advance({ seconds: 1 });
  expect(await left()).toBe(0);
  const logged = eq(notifications.groupId, groupId);
  expect(await world.database.orm.$count(notifications, logged)).toBe(1);
});
