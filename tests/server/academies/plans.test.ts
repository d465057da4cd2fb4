import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { contract } from '../../../src/contract/index.ts';
import { defaultPlans } from '../../../src/domain/plans/defaultPlans.ts';
import { newId } from '../../../server/database/newId.ts';
import { createWorld } from '../../support/world.ts';
import { eventAt, reportedAcademy } from '../rooms/service/reports.ts';

const { admin, dashboard, managers, stats } = contract;

function plansFile(plans: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'studyroom-plans-')), 'plans.json');
  writeFileSync(file, typeof plans === 'string' ? plans : JSON.stringify(plans));
  return file;
}
const free = { id: 'FREE', name: 'Free', managers: 1, observers: 1, rooms: 1 };
const basic = {
  id: 'BASIC',
  name: { ko: '베이직', en: 'Basic' },
  students: 20,
  managers: 2,
  observers: 1,
  features: ['trends'],
  price: '₩9,000',
};

test('without a file the plans are the default ones; what a file leaves out is completed', () => {
  expect(readConfig({}).plans).toBe(defaultPlans);
  const { plans } = readConfig({ PLANS_FILE: plansFile([free, { id: 'PLUS', name: 'Plus' }]) });
  expect(plans[1]).toEqual({
    id: 'PLUS',
    name: 'Plus',
    students: null,
    managers: 10,
    observers: 5,
    rooms: null,
    features: [],
    price: null,
  });
});

test.each([
  ['{', 'is not valid JSON'],
  [{ plans: [] }, 'it must be a list of plans'],
  [[basic], 'it needs a plan with the id FREE'],
  [[free, free], 'two plans with the same id'],
  [[free, { id: 'plus', name: 'Plus' }], '[1].id must have 2 to 30 capital letters'],
  [[free, { id: 'PLUS' }], '[1].name is missing'],
  [[free, { id: 'PLUS', name: { ko: '플러스' } }], '[1].name.en is missing'],
  [[free, { ...basic, managers: '3' }], '[1].managers must be a whole number'],
  [[free, { ...basic, rooms: -1 }], '[1].rooms must not be negative'],
  [
    [free, { ...basic, features: ['gold'] }],
    '[1].features[0] must be one of premiumRecord, trends, peopleStats',
  ],
  [[free, { ...basic, cost: 1 }], '[1] has settings that do not exist: cost'],
  [[free, { ...basic, price: '<b>9</b>' }], '[1].price must not contain <, > or line breaks'],
])('a file with a mistake is named with what is wrong: %j', (plans, message) => {
  const PLANS_FILE = plansFile(plans);
  expect(() => readConfig({ PLANS_FILE })).toThrow(`PLANS_FILE: ${PLANS_FILE}`);
  expect(() => readConfig({ PLANS_FILE })).toThrow(message);
});

test('a plan has its features, its caps and its most students, and the free one’s when it has ended', async () => {
  const world = await createWorld({
    now: '2026-03-02T12:00:00+09:00',
    env: { PLANS_FILE: plansFile([free, basic]) },
  });
  const academy = await world.academy({ plan: 'BASIC', endsOn: '2026-03-02', userCount: 20 });
  const { owner, groupId } = academy;
  const isLocked = async () => {
    const period = { query: { since: '2026-02-20', until: '2026-03-01' } };
    return {
      trends: (await owner.call(dashboard.attendanceTrend, { query: { period: '1w' } })).body.locked,
      people: (await owner.call(stats.students, period)).body.locked,
    };
  };
  expect(await isLocked()).toEqual({ trends: false, people: true });

  const superAdmin = await world.superAdmin();
  const params = { groupId };
  const { version, ...subscription } = (await superAdmin.call(admin.subscription, { params })).body;
  const change = (body: object) =>
    superAdmin.refused(admin.updateSubscription, {
      params,
      version,
      body: { ...subscription, reason: '시험', ...body },
    });
  expect((await change({ userCount: 21 })).body).toMatchObject({
    code: 'USER_COUNT_ABOVE_PLAN',
    details: { limit: 20 },
  });
  expect((await change({ plan: 'PREMIUM' })).body.fieldErrors).toEqual({ plan: 'validation.choice' });

  const all = [];
  for (const observer of [false, false, false, true, true])
    all.push(await academy.manager({ observer, accountStatus: 'INACTIVE' }));
  const ids = all.map(({ customerId }) => customerId);
  const { body } = await owner.call(managers.activateMany, { body: { customerIds: ids } });
  expect(body.doneCount).toBe(3);
  // Each cap is said with the account that it refused.
  expect(body.verdicts.filter(({ ok }) => !ok).map(({ code, limit }) => [code, limit])).toEqual([
    ['MANAGER_CAP', 2],
    ['OBSERVER_CAP', 1],
  ]);

  const ending = async (days: '7' | '30') =>
    (
      await superAdmin.call(admin.academies, {
        query: { searchText: groupId, searchType: 'groupId', ending: [days], plan: ['BASIC'] },
      })
    ).body.total;
  expect(await ending('7')).toBe(1);
  world.clock.set('2026-03-03T12:00:00+09:00');
  expect(await ending('30')).toBe(0);
  expect(await isLocked()).toEqual({ trends: true, people: true });
  expect((await owner.call(managers.summaries)).body).toMatchObject({
    limitManagerCount: 1,
    creatableManagerCount: 0,
  });
});

test('no more rooms open at once than the plan allows', async () => {
  const plan = { id: 'PREMIUM', name: 'Premium', rooms: 1 };
  const world = await createWorld({ env: { PLANS_FILE: plansFile([free, plan]) } });
  const { send } = await reportedAcademy(world);
  const [one, other] = [newId(world.clock()), newId(world.clock())];
  const open = (roomId: string) => eventAt(world.clock(), 'room.opened', { roomId, name: '집중실' });
  const verdictOf = async (event: object) => {
    const { verdicts } = await send(event);
    return verdicts[0]!.reason ?? verdicts[0]!.verdict;
  };
  expect(await verdictOf(open(one))).toBe('ACCEPTED');
  expect(await verdictOf(open(other))).toBe('ROOM_CAP');
  expect(await verdictOf(open(one))).toBe('ACCEPTED');
  await send(eventAt(world.clock(), 'room.closed', { roomId: one }));
  expect(await verdictOf(open(other))).toBe('ACCEPTED');
});
