import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audits, customers, reportLinks } from '../../../server/database/schema/index.ts';
import type { Database } from '../../../server/database/open.ts';
import { rates } from '../../../server/core/rateLimit.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { sendScheduledReports } from '../../../server/statistics/weeklyReports/sendScheduledReports.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Academy } from '../../support/academy.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import type { Account, PersonOptions } from '../../support/person.ts';
import { createWorld, type World } from '../../support/world.ts';

// Wednesday; the last complete week begins on 9 November.
const now = '2026-11-18T12:00:00+09:00';
const week = '2026-11-09';
const joined = new Date('2026-10-01T00:00:00Z');
const guardian = (number: number): PersonOptions => ({
  authenticatedAt: joined,
  guardianName: '김보호',
  guardianEmail: `guardian${number}@home.example`,
  guardianConsent: 'YES',
});

let database: Database;
let world: World;
let academy: Academy;
// The schedule goes over all academies.
beforeAll(async () => {
  database = await newDatabase();
});
beforeEach(async () => {
  world = await createWorld({ now, database });
  academy = await world.academy({ startsOn: '2026-01-01' });
});

const send = (students: readonly Account[], again = false) =>
  academy.owner.call(contract.weeklyReports.send, {
    body: { customerIds: students.map(({ customerId }) => customerId), week, again },
  });
const reportMails = async () =>
  (await world.mails()).filter(({ kind, groupId }) => kind === 'weeklyReport' && groupId === academy.groupId);
const addressesIn = (text: string) =>
  [...text.matchAll(/http:\/\/console\.test\/report\S*/g)].map(([url]) => url);

describe('reports by mail', () => {
  it('go to guardians with consent only, once unless they are to be sent again', async () => {
    const [ready, sibling] = await academy.students(2, () => guardian(1));
    const refused = await academy.student({ ...guardian(2), guardianConsent: 'NO' });
    const alone = await academy.student({ authenticatedAt: joined });
    const { body } = await send([ready!, sibling!, refused, alone]);
    expect(body.verdicts.map(({ code }) => code)).toEqual([null, null, 'NO_CONSENT', 'NO_GUARDIAN']);
    const mails = await reportMails();
    // Both siblings’ reports, although they go to the same address.
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'guardian1@home.example',
      'guardian1@home.example',
    ]);
    expect((await send([ready!])).body.verdicts[0]!.code).toBe('REPORT_SENT');
    expect((await send([ready!], true)).body.doneCount).toBe(1);
    expect(await reportMails()).toHaveLength(3);
    const { body: list } = await academy.owner.call(contract.weeklyReports.list, { query: { week } });
    const states = new Map(list.content.map(({ customerId, state }) => [customerId, state]));
    expect([ready!, refused, alone].map(({ customerId }) => states.get(customerId))).toEqual([
      'QUEUED',
      'NO_CONSENT',
      'NO_GUARDIAN',
    ]);
  });

  it('lead to the report until the link ends or is revoked, and store no code', async () => {
    const student = await academy.student({ ...guardian(1), name: '<b>긴이름</b>' });
    await send([student]);
    const [mail] = await reportMails();
    const [address] = addressesIn(mail!.textBody);
    const stranger = world.stranger();
    const page = await stranger.fetch(address!);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('&#60;b&#62;긴이름');
    expect(text).not.toContain('<script');
    expect(page.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const links = await world.database.orm
      .select()
      .from(reportLinks)
      .where(eq(reportLinks.groupId, academy.groupId));
    const code = new URL(address!).searchParams.get('code')!;
    expect(JSON.stringify(links)).not.toContain(code.split('.')[1]);
    const { body: list } = await academy.owner.call(contract.weeklyReports.list, { query: { week } });
    expect(list.content[0]!.state).toBe('OPENED');

    const params = { linkId: links[0]!.linkId };
    await academy.owner.call(contract.weeklyReports.revokeLink, { params });
    expect((await stranger.fetch(address!)).status).toBe(410);

    const { body: made } = await academy.owner.call(contract.weeklyReports.createLink, {
      body: { customerId: student.customerId, week },
    });
    expect((await stranger.fetch(made.url)).status).toBe(200);
    world.clock.set(new Date(made.link.expiresAt));
    const ended = await stranger.fetch(made.url);
    expect([ended.status, await ended.text()]).toEqual([
      410,
      expect.stringContaining('링크의 사용 기간이 끝났습니다'),
    ]);
    expect((await stranger.fetch('/report?code=nothing')).status).toBe(404);
  });

  it('can be stopped by one click, which withdraws the consent and is recorded', async () => {
    const student = await academy.student(guardian(1));
    await send([student]);
    const [mail] = await reportMails();
    expect(mail!.unsubscribeUrl).toContain('/report/stop?code=');
    const stranger = world.stranger();
    expect((await stranger.fetch(mail!.unsubscribeUrl!)).status).toBe(200);
    expect((await academy.account(student)).guardianConsent).toBe('YES');
    const stopped = await stranger.fetch(mail!.unsubscribeUrl!, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: '' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect(await academy.account(student)).toMatchObject({
      guardianConsent: 'NO',
      guardianConsentAt: world.clock(),
      guardianConsentBy: null,
    });
    const recorded = and(eq(audits.groupId, academy.groupId), eq(audits.action, 'student.stopReports'));
    expect(await world.database.orm.$count(audits, recorded)).toBe(1);
    expect((await send([student], true)).body.verdicts[0]!.code).toBe('NO_CONSENT');
  });

  it('are limited for each address', async () => {
    const stranger = world.stranger();
    for (let index = 0; index < rates.report.times; index++) await stranger.fetch('/report?code=x');
    const refused = await stranger.fetch('/report?code=x');
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true]);
    expect((await world.stranger().fetch('/report?code=x')).status).toBe(404);
  });

  it('need premium', async () => {
    const free = await world.academy({ plan: 'FREE' });
    const student = await free.student(guardian(1));
    const body = { customerIds: [student.customerId], week, again: false };
    expect((await free.owner.refused(contract.weeklyReports.send, { body })).body.code).toBe(
      'PREMIUM_REQUIRED',
    );
  });
});

describe('comments', () => {
  it('are stored by week, and not over someone else’s', async () => {
    const student = await academy.student({ authenticatedAt: joined });
    const params = { week, customerId: student.customerId };
    const save = contract.weeklyReports.saveComment;
    const { body } = await academy.owner.call(save, { params, version: 0, body: { text: '잘했어요' } });
    expect(body).toEqual({ text: '잘했어요', version: 1 });
    const stale = await academy.owner.refused(save, { params, version: 0, body: { text: '다른 말' } });
    expect([stale.status, stale.body.current]).toEqual([412, body]);
    const { body: list } = await academy.owner.call(contract.weeklyReports.list, { query: { week } });
    expect(list.content[0]).toMatchObject({ comment: '잘했어요', commentVersion: 1 });
    const { body: other } = await academy.owner.call(contract.weeklyReports.list, {
      query: { week: '2026-11-02' },
    });
    expect(other.content[0]).toMatchObject({ comment: '', commentVersion: 0 });
  });
});

describe('consent', () => {
  it('is recorded with its date and the user, and changes the date only when it changes', async () => {
    const student = await academy.student();
    const params = { id: student.customerId };
    const { body: before } = await academy.owner.call(contract.students.one, { params });
    const body = {
      name: before.name,
      email: before.email,
      phone: '',
      nickname: '',
      gender: 'NONE' as const,
      birthday: null,
      memo: '',
      managerId: null,
      targetSeconds: 3_600,
      guardianEmail: 'g@home.example',
      guardianConsent: 'YES' as const,
    };
    const { body: after } = await academy.owner.call(contract.students.update, { params, version: 1, body });
    expect(after).toMatchObject({
      guardianEmail: 'g@home.example',
      guardianConsent: 'YES',
      guardianConsentBy: academy.owner.name,
    });
    world.clock.advance({ minutes: 1 });
    const { body: again } = await academy.owner.call(contract.students.update, { params, version: 2, body });
    expect(again.guardianConsentAt).toBe(after.guardianConsentAt);
  });
});

describe('the schedule', () => {
  const work = () => ({
    ...world,
    config: world.config,
    onFailure(_: unknown, error: unknown) {
      throw error;
    },
  });
  const turnOn = async (changes: object = {}) => {
    const params = { groupId: academy.groupId };
    const { body } = await academy.owner.call(contract.weeklyReports.settings, { params });
    const { version, ...settings } = body;
    await academy.owner.call(contract.weeklyReports.updateSettings, {
      params,
      version,
      body: { ...settings, isScheduled: true, weekday: 'THU', hour: 8, skipsEmpty: false, ...changes },
    });
  };

  it('sends each report once at its hour, also over several batches and restarts', async () => {
    const count = limits.weeklyReport.batch + 3;
    await academy.students(count, guardian);
    await turnOn();
    await sendScheduledReports(work());
    expect(await reportMails()).toEqual([]);
    world.clock.set(new Date('2026-11-19T08:02:00+09:00'));
    await sendScheduledReports(work());
    await sendScheduledReports(work());
    expect(new Set((await reportMails()).map(({ recipient }) => recipient)).size).toBe(count);
    expect(await reportMails()).toHaveLength(count);
  });

  it('leaves out students without study if set so, and those whose report was sent by hand', async () => {
    const student = await academy.student(guardian(1));
    await turnOn({ skipsEmpty: true });
    world.clock.set(new Date('2026-11-19T08:02:00+09:00'));
    await sendScheduledReports(work());
    expect(await reportMails()).toEqual([]);
    await send([student]);
    await turnOn({ weekday: 'FRI' });
    world.clock.set(new Date('2026-11-20T08:02:00+09:00'));
    await sendScheduledReports(work());
    expect(await reportMails()).toHaveLength(1);
  });
});

it('nothing of a guardian is left once the student is erased', async () => {
  const student = await academy.student(guardian(1));
  await send([student]);
  await academy.change(student, {
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  });
  world.clock.advance({ days: limits.restore.days + 1 });
  await purge({ database: world.database, clock: world.clock, config: world.config });
  const { orm } = world.database;
  expect(await orm.$count(customers, eq(customers.customerId, student.customerId))).toBe(0);
  expect(await orm.$count(reportLinks, eq(reportLinks.groupId, academy.groupId))).toBe(0);
  expect(await reportMails()).toEqual([]);
});
