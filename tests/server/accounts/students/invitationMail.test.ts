import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../../../server/database/schema/index.ts';
import { rates } from '../../../../server/core/rateLimit.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { studentInvitationPath } from '../../../../src/domain/mailPaths.ts';
import { isoInZone } from '../../../../src/domain/studyDay.ts';
import { codeIn, mailTo } from '../../../support/mailTo.ts';
import { createWorld } from '../../../support/world.ts';

const { students, auth } = contract;
const rooms = 'https://rooms.example';

async function invited(env: Record<string, string>) {
  const world = await createWorld({ env });
  const academy = await world.academy();
  const email = `invited@${academy.groupId}.example`;
  const { body } = await academy.owner.call(students.create, {
    body: { students: [{ name: '강하늘', email }], invite: true },
  });
  const deliver = () =>
    world.database.orm
      .update(customers)
      .set({ invitationState: 'SENT' })
      .where(eq(customers.groupId, academy.groupId));
  await deliver();
  const mail = await mailTo(world, email, 'studentInvitation');
  const params = { id: body.rows[0]!.customerId! };
  const visitor = world.stranger();
  /** What the page's script asks for, or a program that only fetches the page. */
  const visit = (method: 'GET' | 'POST', code: string) =>
    visitor.fetch(`${studentInvitationPath}?${new URLSearchParams({ code })}`, { method });
  const stand = async () => {
    const [{ body: one }, counts] = await Promise.all([
      academy.owner.call(students.one, { params }),
      academy.owner.call(students.summaries, { query: {} }),
    ]);
    return [one.invitation.state, one.invitation.openedAt, counts.body.unopenedInvitationCount];
  };
  return { world, academy, email, mail, params, deliver, visit, stand };
}

test('a student’s invitation leads to where rooms are entered by way of our page, if that is set', async () => {
  const { mail, visit } = await invited({ ROOM_APP_URL: `${rooms}/` });
  const address = `http://console.test${studentInvitationPath}?code=`;
  expect(mail.textBody).toContain(address);
  expect(mail.htmlBody).toContain(`href="${address}`);
  const page = await visit('GET', codeIn(mail));
  expect(page.status).toBe(200);
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  const text = await page.text();
  expect(text).toContain(`location.replace("${rooms}")`);
  expect(text).toContain(`href="${rooms}"`);
});

test('without the address of the rooms there is no link, and no count of what cannot be known', async () => {
  const { mail, stand, visit } = await invited({});
  expect(mail.htmlBody).not.toContain(studentInvitationPath);
  expect(mail.htmlBody).not.toContain(rooms);
  expect(await stand()).toEqual(['SENT', null, null]);
  const page = await (await visit('GET', 'any')).text();
  expect(page).not.toContain('<script');
});

test('an invitation of a student counts as opened once the script of its page says so, until it is sent again', async () => {
  const { world, academy, mail, params, deliver, visit, stand } = await invited({ ROOM_APP_URL: rooms });
  const code = codeIn(mail);
  expect(await stand()).toEqual(['SENT', null, 1]);
  await visit('GET', code);
  expect(await stand()).toEqual(['SENT', null, 1]);

  expect((await visit('POST', code)).status).toBe(204);
  expect(await stand()).toEqual(['OPENED', isoInZone(world.clock(), 'Asia/Seoul'), 0]);
  const opened = await academy.owner.call(students.list, { query: { invitationState: ['OPENED'] } });
  expect(opened.body.content.map(({ customerId }) => customerId)).toEqual([params.id]);

  world.clock.advance({ minutes: limits.invitationResend.minutes });
  await academy.owner.call(students.resendEmailMany, { body: { customerIds: [params.id] } });
  await deliver();
  expect(await stand()).toEqual(['SENT', null, 1]);
});

test('a code that is unknown, expired, of a corrected address or of a guest leads on all the same and records nothing', async () => {
  const { world, academy, mail, params, deliver, visit, stand } = await invited({ ROOM_APP_URL: rooms });
  const code = codeIn(mail);
  const leads = async (some: string) => {
    expect(await (await visit('GET', some)).text()).toContain(`location.replace("${rooms}")`);
    expect((await visit('POST', some)).status).toBe(204);
  };
  await leads('unknown');
  await leads(`${academy.groupId}.${'a'.repeat(43)}`);
  await leads(`https://elsewhere.example/${code}`);
  expect(await stand()).toEqual(['SENT', null, 1]);

  await academy.owner.call(students.invite, { params, body: { email: 'corrected@elsewhere.example' } });
  await deliver();
  await leads(code);
  expect(await stand()).toEqual(['SENT', null, 1]);

  const corrected = codeIn(await mailTo(world, 'corrected@elsewhere.example', 'studentInvitation'));
  world.clock.advance({ hours: limits.invitation.days * 24 });
  await leads(corrected);
  const [row] = await world.database.orm
    .select({ openedAt: customers.invitationOpenedAt })
    .from(customers)
    .where(eq(customers.customerId, params.id));
  expect(row).toEqual({ openedAt: null });
});

test('the code of a student’s invitation is worth nothing elsewhere', async () => {
  const { world, mail } = await invited({ ROOM_APP_URL: rooms });
  const code = codeIn(mail);
  for (const reply of [
    await world.stranger().refused(auth.valid, { body: { code } }),
    await world.stranger().refused(auth.acceptManager, {
      body: { code, name: '강하늘', phone: '01012345678', password: 'studyroom!42' },
    }),
  ])
    expect(reply.body.code).toBe('CODE_MISMATCH');
});

test('openings from one network are limited, and the page leads on even then', async () => {
  const { mail, visit } = await invited({ ROOM_APP_URL: rooms });
  const { times } = rates.opening;
  const statuses = new Set<number>();
  for (let index = 0; index <= times; index += 1) statuses.add((await visit('POST', 'x')).status);
  expect([...statuses]).toEqual([204, 429]);
  expect((await visit('GET', codeIn(mail))).status).toBe(200);
});
