import { expect, test } from 'vitest';
import { sendDue } from '../../../server/notifications/sendDue.ts';
import { contract } from '../../../src/contract/index.ts';
import { createWorld, type World } from '../../support/world.ts';
import type { Academy } from '../../support/academy.ts';
import { aNotice, cancel, nobody, toThese } from './aNotice.ts';

const { notifications } = contract;
const log = async ({ owner }: Pick<Academy, 'owner'>, filter: object = {}) =>
  (
    await owner.call(notifications.list, {
      query: { filter: JSON.stringify(filter), sort: '["recipientName","ASC"]' },
    })
  ).body;
const recipientsOf = async (world: World) =>
  (await world.mails()).map(({ recipient }) => recipient).toSorted();

test('a notice goes into the outbox at once, in each recipient’s language, with its variables filled in [S2.25]', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const [minji, amy] = [
    await academy.student({ name: '강민지' }),
    await academy.student({ name: 'Amy Park', language: 'en' }),
  ];
  const { body } = await academy.owner.call(notifications.create, {
    body: aNotice(toThese(minji, amy), {
      texts: [
        { language: 'ko', subject: '[{{academyName}}] 안내', body: '{{recipientName}}님, 안녕하세요.' },
        { language: 'en', subject: 'A notice', body: 'Dear {{ recipientName }},' },
      ],
    }),
  });
  expect(body).toMatchObject({ createdCount: 2, scheduledAt: '2026-03-02T10:00:00+09:00' });
  const mails = new Map((await world.mails()).map(mail => [mail.recipient, mail]));
  expect(mails.size).toBe(2);
  expect(mails.get(minji.email)).toMatchObject({ language: 'ko', subject: `[${academy.name}] 안내` });
  expect(mails.get(amy.email)).toMatchObject({ language: 'en', subject: 'A notice' });
  expect(mails.get(amy.email)!.textBody).toContain('Dear Amy Park,');
  expect(await log(academy, { sendingId: body.id })).toMatchObject([
    {
      recipientName: 'Amy Park',
      recipientKind: 'STUDENT',
      state: 'SCHEDULED',
      createdByName: academy.owner.name,
    },
    { recipientName: '강민지', recipientEmail: minji.email, subject: `[${academy.name}] 안내`, attempts: 0 },
  ]);
});

test('an audience is made of people, of managers’ students and of everyone of a kind; each is written to once', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const manager = await academy.manager({ name: '이서준' });
  const mine = await academy.student({ managerId: manager.customerId });
  const free = await academy.student();
  await academy.student({ accountStatus: 'INACTIVE', managerId: manager.customerId });
  const count = async (to: object) =>
    (await academy.owner.call(notifications.plan, { body: { to: { ...nobody, ...to }, scheduledAt: null } }))
      .body.recipientCount;
  expect(await count({ studentsOf: [manager.customerId] })).toBe(1);
  expect(await count({ studentsOf: ['none'] })).toBe(1);
  expect(await count({ allStudents: true, customerIds: [mine.customerId, free.customerId] })).toBe(2);
  expect(await count({ allManagers: true })).toBe(2);
  await academy.owner.call(notifications.create, {
    body: aNotice({ allStudents: true, allManagers: true, customerIds: [mine.customerId] }),
  });
  expect(await recipientsOf(world)).toEqual(
    [mine.email, free.email, manager.email, academy.owner.email].toSorted(),
  );
});

test('unreachable recipients are listed before, and are in the log with the reason after', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const [active, inactive, silent] = [
    await academy.student({ name: '가나다' }),
    await academy.student({ name: '나다라', accountStatus: 'INACTIVE' }),
    await academy.student({ name: '다라마', email: '' }),
  ];
  const to = toThese(active, inactive, silent);
  const { body } = await academy.owner.call(notifications.plan, { body: { to, scheduledAt: null } });
  expect(body).toMatchObject({
    recipientCount: 3,
    languages: { ko: 1, en: 0 },
    samples: [{ customerId: active.customerId, language: 'ko' }],
    unreachableCount: 2,
    unreachable: [
      { name: '나다라', reason: 'ACCOUNT_INACTIVE' },
      { name: '다라마', reason: 'NO_ADDRESS' },
    ],
    quietUntil: null,
  });
  await academy.owner.call(notifications.create, { body: aNotice(to) });
  expect((await log(academy)).map(({ state, reason }) => [state, reason])).toEqual([
    ['SCHEDULED', null],
    ['FAILED', 'ACCOUNT_INACTIVE'],
    ['FAILED', 'NO_ADDRESS'],
  ]);
  expect(await recipientsOf(world)).toEqual([active.email]);
});

test('a notice for later waits for its time, to the address that is right by then', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const student = await academy.student();
  const scheduledAt = '2026-03-02T18:30:00+09:00';
  await academy.owner.call(notifications.create, { body: aNotice(toThese(student), { scheduledAt }) });
  world.clock.set('2026-03-02T18:29:00+09:00');
  await sendDue(world);
  expect(await world.mails()).toEqual([]);
  await academy.change(student, { email: 'moved@hanbit.example' });
  world.clock.set('2026-03-02T18:30:00+09:00');
  await Promise.all([sendDue(world), sendDue(world)]);
  await sendDue(world);
  expect(await recipientsOf(world)).toEqual(['moved@hanbit.example']);
});

test('people who are deactivated before the scheduled time get nothing', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const student = await academy.student();
  const scheduledAt = '2026-03-02T18:30:00+09:00';
  await academy.owner.call(notifications.create, { body: aNotice(toThese(student), { scheduledAt }) });
  await academy.change(student, { accountStatus: 'INACTIVE' });
  world.clock.set(scheduledAt);
  await sendDue(world);
  expect(await world.mails()).toEqual([]);
  expect(await log(academy)).toMatchObject([{ state: 'FAILED', reason: 'ACCOUNT_INACTIVE' }]);
});

test.each([
  ['nobody', {}, {}, 'NO_RECIPIENTS'],
  [
    'a time that has passed',
    { allManagers: true },
    { scheduledAt: '2026-03-02T09:59:00+09:00' },
    'SCHEDULED_IN_PAST',
  ],
  [
    'a time far away',
    { allManagers: true },
    { scheduledAt: '2028-03-02T09:59:00+09:00' },
    'VALIDATION_FAILED',
  ],
  [
    'a variable that is not known',
    { allManagers: true },
    { texts: [{ language: 'ko', subject: '안내', body: '{{roomName}}' }] },
    'UNKNOWN_VARIABLE',
  ],
  [
    'one language twice',
    { allManagers: true },
    { texts: ['가', '나'].map(subject => ({ language: 'ko', subject, body: '다' })) },
    'VALIDATION_FAILED',
  ],
  ['no text', { allManagers: true }, { texts: [] }, 'VALIDATION_FAILED'],
])('%s is refused, and nothing is written', async (_, to, changes, code) => {
  const world = await createWorld();
  const academy = await world.academy();
  const { body } = await academy.owner.refused(notifications.create, {
    body: aNotice(to, changes as object),
  });
  expect(body.code).toBe(code);
  expect(await log(academy)).toEqual([]);
});

test('a creation that is repeated with its key is done once', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const student = await academy.student();
  const given = { body: aNotice(toThese(student)), idempotencyKey: 'a-notice-1' };
  const [first, second] = [
    await academy.owner.call(notifications.create, given),
    await academy.owner.call(notifications.create, given),
  ];
  expect(second.body).toEqual(first.body);
  expect(await world.mails()).toHaveLength(1);
});

test('the log is filtered, searched, sorted, paged and streamed by the server', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const students = await academy.students(3, index => ({ name: `학생${['가', '나', '다'][index]}` }));
  await academy.owner.call(notifications.create, { body: aNotice(toThese(...students)) });
  world.clock.set('2026-03-04T10:00:00+09:00');
  await academy.owner.call(notifications.create, {
    body: aNotice(toThese(students[0]!), { scheduledAt: '2026-03-05T10:00:00+09:00' }),
  });
  const [later] = await log(academy, { since: '2026-03-03' });
  await academy.owner.call(notifications.update, { params: { id: later!.id }, body: cancel });
  const names = async (filter: object) =>
    (await log(academy, filter)).map(({ recipientName }) => recipientName);
  expect(await names({ state: ['CANCELLED'] })).toEqual(['학생가']);
  expect(await names({ until: '2026-03-02' })).toEqual(['학생가', '학생나', '학생다']);
  expect(await names({ searchText: '학생나' })).toEqual(['학생나']);
  expect(await names({ searchText: '안내', searchType: 'recipientName' })).toEqual([]);
  expect(await names({ trigger: 'CUSTOM', channel: 'CONSOLE' })).toEqual([]);
  const page = await academy.owner.call(notifications.list, {
    query: { range: '[1,2]', sort: '["recipientName","DESC"]' },
  });
  expect([page.body.map(({ recipientName }) => recipientName), page.headers.get('Content-Range')]).toEqual([
    ['학생나', '학생가'],
    'items 1-2/4',
  ]);
  expect(await academy.owner.stream(notifications.list)).toHaveLength(4);
});
