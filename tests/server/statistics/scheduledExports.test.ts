import { read, utils } from 'xlsx';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { groups, mailFiles } from '../../../server/database/schema/index.ts';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { sendDueExports } from '../../../server/statistics/scheduledExports/sendDueExports.ts';
import { deliver } from '../../../server/jobs/deliver.ts';
import { createTransport } from '../../../server/mail/transport.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Academy } from '../../support/academy.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { openMailServer } from '../../support/mailServer.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld, type World } from '../../support/world.ts';

const calls = contract.exportSchedules;
type Body = BodyOf<typeof calls.create>;

let database: Database;
let world: World;
let academy: Academy;
// The schedule goes over all academies.
beforeAll(async () => {
  database = await newDatabase();
});
// Wednesday; the last complete week begins on 9 November.
beforeEach(async () => {
  failures.length = 0;
  world = await createWorld({ now: '2026-11-10T12:00:00+09:00', database });
  academy = await world.academy({ startsOn: '2026-01-01' });
});

const bodyOf = (recipients: readonly { customerId: string }[], changes: Partial<Body> = {}): Body => ({
  screen: 'statsStudent',
  format: 'csv',
  filters: { unit: null, managerId: null, searchText: null },
  period: 'lastWeek',
  frequency: 'WEEK',
  weekday: 'THU',
  monthDay: 1,
  hour: 8,
  recipientIds: recipients.map(({ customerId }) => customerId),
  ...changes,
});
const failures: unknown[] = [];
const run = () => sendDueExports({ ...world, onFailure: (_, error) => void failures.push(error) });
const at = (time: string) => world.clock.set(new Date(`${time}+09:00`));
const files = async () => {
  const mails = (await world.mails()).filter(({ kind }) => kind === 'scheduledExport');
  const rows = await database.orm.select().from(mailFiles);
  return mails.map(mail => ({ ...mail, file: rows.find(({ mailId }) => mailId === mail.mailId) }));
};
const outcomes = async () => {
  const { content } = (await academy.owner.call(calls.list, {})).body;
  return content.flatMap(({ recipients }) => recipients.map(({ name, outcome }) => [name, outcome]));
};

it('mails what each recipient may see, once, in their language, and records it', async () => {
  const manager = await academy.manager({
    name: '박매니저',
    permissions: ['VIEW_STATISTICS'],
    language: 'en',
  });
  const observer = await academy.manager({
    name: '최관찰',
    observer: true,
    permissions: ['VIEW_STATISTICS'],
  });
  const [own] = await academy.students(2, index => ({
    name: index === 0 ? '내학생' : '남학생',
    ...(index === 0 ? { managerId: observer.customerId } : {}),
  }));
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  await rooms.enter(own!, room);
  await rooms.press(own!, 'STUDY');
  world.clock.advance({ hours: 2 });
  await rooms.leave(own!);

  const { body: schedule } = await manager.call(calls.create, { body: bodyOf([manager, observer]) });
  expect(schedule).toMatchObject({
    mayChange: true,
    nextAt: '2026-11-12T08:00:00+09:00',
    createdBy: '박매니저',
  });
  await run();
  expect(await files()).toEqual([]);
  at('2026-11-19T08:03:00');
  await Promise.all([run(), run()]);
  await run();
  const sent = await files();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    [manager.email, observer.email].toSorted(),
  );
  const textFor = (email: string) =>
    sent.find(({ recipient }) => recipient === email)!.file!.content.toString('utf8');
  const [all, theirs] = [textFor(manager.email), textFor(observer.email)];
  expect(all).toMatch(/^\uFEFFName,Email,Rank,Total study time/);
  expect(all).toMatch(/내학생,[^,]+,1,2:00:00/);
  expect(all).toContain('남학생');
  expect(theirs).toMatch(/^\uFEFF이름,이메일,순위/);
  expect(theirs).toMatch(/내학생,[^,]+,1,2:00:00/);
  expect(theirs).not.toContain('남학생');
  const mail = sent.find(({ recipient }) => recipient === manager.email)!;
  expect(mail.subject).toBe('[한빛 스터디 아카데미] Student statistics (Nov 9 – 15, 2026)');
  expect(mail.textBody).toContain('/stats/student?since=2026-11-09&until=2026-11-15');
  expect(mail.textBody).toContain('http://console.test/setting/scheduled-export');
  expect(mail.unsubscribeUrl).toMatch(/^http:\/\/console\.test\/export\/stop\?code=/);
  expect(mail.secret).toBe(new URL(mail.unsubscribeUrl!).searchParams.get('code'));
  expect(mail.textBody).toContain(`Stop receiving this file:\n${mail.unsubscribeUrl}`);
  const { body: log } = await academy.owner.call(contract.audits.list, {});
  expect(log.filter(({ action }) => action === 'exportSchedule.send')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        targetName: 'stats.students',
        after: expect.objectContaining({ records: 2, email: manager.email, since: '2026-11-09' }) as object,
      }),
    ]),
  );
});

it('brings an Excel file, which leaves the outbox once it has been delivered', async () => {
  await academy.student({ name: '김학생' });
  await academy.owner.call(calls.create, {
    body: bodyOf([academy.owner], {
      format: 'xlsx',
      screen: 'attendanceHistory',
      frequency: 'DAY',
      period: 'yesterday',
    }),
  });
  at('2026-11-11T08:03:00');
  await run();
  const { file, groupId, mailId, unsubscribeUrl } = (await files())[0]!;
  expect(file!.name).toBe('출석 기록_2026-11-11.xlsx');
  const sheet = read(file!.content).Sheets['출석 기록']!;
  const cells = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(cells.slice(0, 3)).toEqual([['출석 기록'], [academy.name], [expect.stringContaining('11. 10.')]]);
  expect(cells.some(row => row[0] === '김학생')).toBe(true);
  const server = await openMailServer(() => 'take');
  const transport = createTransport({ smtpUrl: server.url, mailFrom: 'c@studyroom.example', demo: false });
  await deliver({ database, clock: world.clock, transport }, { groupId, mailId }, 0);
  transport.close();
  await server.close();
  expect(server.messages[0]).toMatch(/Content-Disposition: attachment/);
  expect(server.messages[0]!.replace(/\r\n /g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(server.messages[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [delivered] = await files();
  expect(delivered).toMatchObject({ state: 'SENT', file: undefined, unsubscribeUrl: null, secret: null });
  expect(delivered!.textBody).not.toContain(new URL(unsubscribeUrl!).searchParams.get('code'));
  expect(await outcomes()).toEqual([[academy.owner.name, 'SENT']]);
});

it('sends nothing to who lost the permission, was deactivated or left, and says so', async () => {
  const [lost, gone, left] = await Promise.all(
    ['강상실', '나정지', '다탈퇴'].map(name => academy.manager({ name, permissions: ['VIEW_STATISTICS'] })),
  );
  await academy.owner.call(calls.create, { body: bodyOf([lost!, gone!, left!, academy.owner]) });
  const { body: seen } = await left!.call(calls.list, {});
  const params = { scheduleId: seen.content[0]!.scheduleId };
  expect(seen.content[0]!.mayChange).toBe(false);
  expect((await left!.refused(calls.delete, { params })).body.code).toBe('FORBIDDEN');
  await left!.call(calls.leave, { params });
  await academy.change(lost!, { permissions: ['VIEW_DASHBOARD'] });
  await academy.change(gone!, { accountStatus: 'INACTIVE' });
  const { body: sending } = await academy.owner.call(calls.send, { params });
  expect(sending.sentCount).toBe(1);
  expect(await outcomes()).toEqual([
    ['강상실', 'NO_PERMISSION'],
    [academy.owner.name, 'QUEUED'],
    ['나정지', 'INACTIVE'],
  ]);
  expect((await left!.call(calls.list, {})).body.content).toEqual([]);

  const { body: paused } = await academy.owner.call(calls.update, {
    params,
    version: 1,
    body: { isPaused: true },
  });
  expect(paused).toMatchObject({ isPaused: true, nextAt: null, version: 2 });
  at('2026-11-12T08:03:00');
  await run();
  expect(await files()).toHaveLength(1);
  await academy.owner.call(calls.update, { params, version: 2, body: { isPaused: false } });
  await run();
  // A time that passed while it was paused is not made up for.
  expect(await files()).toHaveLength(1);

  const { unsubscribeUrl } = (await files())[0]!;
  const stranger = world.stranger();
  const oneClick = (url: string) => stranger.fetch(url, { method: 'POST', headers: { Origin: '' } });
  // Programs that check the links of mails fetch the page, which stops nothing.
  await database.orm.update(groups).set({ accentColor: '#0A7A5A' });
  expect(await (await stranger.fetch(unsubscribeUrl!)).text()).toMatch(/#0a7a5a[^]*‘학생 통계’/i);
  expect((await oneClick(`${unsubscribeUrl}0`)).status).toBe(404);
  expect((await outcomes()).map(([name]) => name)).toContain(academy.owner.name);
  // The link of an older mail works as well.
  await academy.owner.call(calls.send, { params });
  expect(await (await oneClick(unsubscribeUrl!)).text()).toContain('이제 이 파일을 보내지 않습니다');
  expect((await outcomes()).map(([name]) => name)).toEqual(['강상실', '나정지']);
  // Mail programs repeat it.
  expect((await oneClick(unsubscribeUrl!)).status).toBe(200);
  const { body: log } = await academy.owner.call(contract.audits.list, {});
  // The link may be in anyone's hands.
  expect(log.filter(({ action }) => /\.(leave|stopByLink)$/.test(action))).toMatchObject([
    { actorId: null, actorName: '', targetName: academy.owner.name, after: { list: 'stats.students' } },
    { actorName: '다탈퇴' },
  ]);
  await academy.owner.call(calls.delete, { params });
  expect((await academy.owner.call(calls.list, {})).body.content).toEqual([]);
});

it('is open to those who may see the screen alone, for recipients who may see it, with filters that it has', async () => {
  const blind = await academy.manager({ permissions: ['VIEW_DASHBOARD'] });
  const elsewhere = await world.academy();
  const { owner } = academy;
  expect((await blind.refused(calls.create, { body: bodyOf([owner]) })).body.code).toBe('FORBIDDEN');
  expect((await blind.refused(calls.readers, { query: { screen: 'statsStudy' } })).body.code).toBe(
    'FORBIDDEN',
  );
  const { body: readers } = await owner.call(calls.readers, { query: { screen: 'statsStudy' } });
  expect(readers.content).toEqual([expect.objectContaining({ name: owner.name, isSelf: true })]);
  for (const other of [blind, elsewhere.owner])
    expect((await owner.refused(calls.create, { body: bodyOf([other]) })).body.fieldErrors).toEqual({
      recipientIds: 'validation.choice',
    });
  const filters = { unit: 'WEEK' as const, managerId: null, searchText: null };
  expect(
    (await owner.refused(calls.create, { body: bodyOf([owner], { screen: 'studyHistory', filters }) })).body
      .fieldErrors,
  ).toEqual({ 'filters.unit': 'validation.unknownField' });
  const { body: schedule } = await owner.call(calls.create, { body: bodyOf([owner]) });
  const params = { scheduleId: schedule.scheduleId };
  expect((await elsewhere.owner.refused(calls.send, { params })).status).toBe(404);
});

it('sends no statistics of people without premium', async () => {
  const free = await world.academy({ plan: 'FREE', startsOn: '2026-01-01' });
  await free.owner.call(calls.create, { body: bodyOf([free.owner]) });
  const { body } = await free.owner.call(calls.list, {});
  const params = { scheduleId: body.content[0]!.scheduleId };
  expect((await free.owner.call(calls.send, { params })).body.sentCount).toBe(0);
  const { body: after } = await free.owner.call(calls.list, {});
  expect(after.content[0]!.recipients[0]!.outcome).toBe('NO_PREMIUM');
});

it('is a link to the screen where the file is too large, or has too many rows', async () => {
  const { maxRows, maxBytes } = limits.scheduledExport;
  const joined = { authenticatedAt: new Date('2026-11-01T09:00:00+09:00') };
  const name = '가'.repeat(Math.ceil(maxBytes / 3 / maxRows));
  await academy.students(maxRows - 1, () => ({ ...joined, name }));
  const { body } = await academy.owner.call(calls.create, { body: bodyOf([academy.owner]) });
  const params = { scheduleId: body.scheduleId };
  await academy.owner.call(calls.send, { params });
  const { body: log } = await academy.owner.call(contract.audits.list, {});
  expect(log.find(({ action }) => action === 'exportSchedule.send')!.after).toMatchObject({
    records: maxRows - 1,
  });
  await academy.students(2, () => joined);
  await academy.owner.call(calls.send, { params });
  const sent = await files();
  expect(sent.map(({ file }) => file)).toEqual([undefined, undefined]);
  for (const { textBody } of sent)
    expect(textBody).toContain('http://console.test/stats/student?since=2026-11-02&until=2026-11-08');
  const { content } = (await academy.owner.call(calls.list, {})).body;
  expect(content[0]!.recipients[0]).toMatchObject({ outcome: 'QUEUED', isLinked: true });
}, 120_000);

it('says that a file could not be made, and makes it as soon as that is possible', async () => {
  await academy.student();
  await academy.owner.call(calls.create, { body: bodyOf([academy.owner]) });
  at('2026-11-12T08:03:00');
  const broken = () => Promise.reject(new Error('The mail is not written.'));
  await sendDueExports({ ...world, mail: broken, onFailure: (_, error) => void failures.push(error) });
  expect(failures.pop()).toMatchObject({ message: 'The mail is not written.' });
  expect(await outcomes()).toEqual([[academy.owner.name, 'FAILED']]);
  at('2026-11-12T09:03:00');
  await run();
  expect(await outcomes()).toEqual([[academy.owner.name, 'QUEUED']]);
  expect(await files()).toHaveLength(1);
});

// The embedded database belongs to one process alone: there is nothing to share.
it.runIf(inject('database').kind === 'postgres')(
  'is sent once by two servers on one database, each with connections of its own',
  async () => {
    await academy.student();
    await academy.owner.call(calls.create, { body: bodyOf([academy.owner]) });
    const { connectionString } = database.pool.options as { connectionString: string };
    const other = await openDatabase({ url: connectionString });
    at('2026-11-12T08:03:00');
    const onFailure: Parameters<typeof sendDueExports>[0]['onFailure'] = (_, error) =>
      void failures.push(error);
    await Promise.all([run(), sendDueExports({ ...world, database: other, onFailure })]);
    await other.close();
    expect(failures).toEqual([]);
    expect(await files()).toHaveLength(1);
  },
);
