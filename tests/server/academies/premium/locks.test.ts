import { describe, expect, test } from 'vitest';
import { contract, calls } from '../../../../src/contract/index.ts';
import { lockedAnswer } from '../../../../src/contract/lockable.ts';
import { premiumFeatures } from '../../../../src/domain/premium.ts';
import { screenNames, screenOf } from '../../../../src/screens.ts';
import type { AcademyOptions } from '../../../support/academy.ts';
import type { Caller } from '../../../support/caller.ts';
import { createWorld } from '../../../support/world.ts';

const { admin, students } = contract;
const paid = calls.filter(([, call]) => call.premium !== undefined);
const period = { since: '2026-02-01', until: '2026-03-02' };

/** A world at noon of 2 March in Seoul, with a student in an academy of a plan. */
async function academyWith(options: AcademyOptions) {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy(options);
  const student = await academy.student();
  return { world, academy, student };
}
type Setting = Awaited<ReturnType<typeof academyWith>>;

/** Every paid call's response to a user, by the call's name. */
async function answers(caller: Caller, { academy, student }: Pick<Setting, 'academy' | 'student'>) {
  const found: Record<string, unknown> = {};
  for (const [name, call] of paid) {
    const { fields = {} } = (call.query ?? {}) as { fields?: object };
    const query = {
      ...('since' in fields ? period : {}),
      ...('week' in fields ? { week: period.since } : {}),
    };
    const params = { userId: student.userId, id: student.customerId, customerId: academy.owner.customerId };
    found[name] = (await caller.send(call, { params, query })).body;
  }
  return found;
}
const isLocked = (answer: unknown) => (answer as { locked: boolean }).locked;

const plans: readonly [string, AcademyOptions, 'open' | 'locked', string][] = [
  ['PREMIUM', { plan: 'PREMIUM' }, 'open', 'ACTIVE'],
  ['PREMIUM on its last day', { plan: 'PREMIUM', endsOn: '2026-03-02' }, 'open', 'ACTIVE'],
  ['PREMIUM that has ended', { plan: 'PREMIUM', endsOn: '2026-03-01' }, 'locked', 'EXPIRED'],
  ['PREMIUM that is to begin', { plan: 'PREMIUM', startsOn: '2026-03-03' }, 'locked', 'EXPIRED'],
  ['FREE', { plan: 'FREE' }, 'locked', 'EXPIRED'],
  ['FREE on trial', { plan: 'FREE', trialEndsOn: '2026-03-02' }, 'open', 'TRIAL'],
  ['FREE after the trial', { plan: 'FREE', trialEndsOn: '2026-03-01' }, 'locked', 'EXPIRED'],
];

describe.each(plans)('with the plan %s', (_, options, expected, state) => {
  test('every paid call is open or locked by its row, and none fails', async () => {
    const setting = await academyWith(options);
    const found = await answers(setting.academy.owner, setting);
    for (const [name, call] of paid)
      if (expected === 'open')
        expect({ name, locked: isLocked(found[name]) }).toEqual({ name, locked: false });
      else expect({ name, answer: found[name] }).toEqual({ name, answer: lockedAnswer(call.returns!) });

    const { body } = await setting.academy.owner.call(contract.session.academies);
    expect(body.planState).toBe(state);
    // The super administrator's list decides it in the database.
    const { groupId } = setting.academy;
    const overview = await (await setting.world.superAdmin()).call(admin.academy, { params: { groupId } });
    expect(overview.body.state).toBe(state);
  });
});

test('an export of locked data is locked too, and reveals no student', async () => {
  const { academy, student } = await academyWith({ plan: 'FREE' });
  const streamed = await academy.owner.send(contract.stats.students, {
    query: period,
    headers: { Accept: 'application/x-ndjson' },
  });
  expect(streamed.headers.get('Content-Type')).toBe('application/json');
  expect(streamed.body).toEqual(lockedAnswer(contract.stats.students.returns!));
  const foreign = await academyWith({ plan: 'FREE' });
  const ask = (userId: string) => academy.owner.call(contract.study.premium, { params: { userId } });
  expect((await ask(foreign.student.userId)).body).toEqual((await ask(student.userId)).body);
});

test('a lock replaces no check: missing permissions and invalid queries are rejected', async () => {
  const { academy } = await academyWith({ plan: 'FREE' });
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const { managers } = contract.stats;
  expect((await manager.refused(managers, { query: period })).status).toBe(403);
  expect((await academy.owner.send(managers, { query: { since: 'x' } })).status).toBe(400);
});

test('the trial lasts to the last second of its day; nothing is lost after it, and all comes back with the plan [S9.15]', async () => {
  const setting = await academyWith({ plan: 'FREE', trialEndsOn: '2026-03-02' });
  const { world, academy } = setting;
  const { owner, groupId } = academy;
  world.clock.set('2026-03-02T23:59:59+09:00');
  const before = await answers(owner, setting);
  const accounts = (await owner.call(students.list)).body;
  expect(Object.values(before).some(isLocked)).toBe(false);

  world.clock.set('2026-03-03T00:00:00+09:00');
  expect(Object.values(await answers(owner, setting)).every(isLocked)).toBe(true);
  expect((await owner.call(students.list)).body).toEqual(accounts);
  await owner.call(students.create, {
    body: { students: [{ name: '새학생', email: 'new@premium.example' }], invite: false },
  });

  // The next request follows what the super administrator has changed.
  const params = { groupId };
  const superAdmin = await world.superAdmin();
  const { version } = (await superAdmin.call(admin.subscription, { params })).body;
  const body = {
    plan: 'PREMIUM' as const,
    userCount: 50,
    startsOn: '2026-03-03',
    endsOn: null,
    trialEndsOn: '2026-03-02',
    reason: '연간 계약',
  };
  await superAdmin.call(admin.updateSubscription, { params, version, body });
  world.clock.set('2026-03-03T00:00:01+09:00');
  const after = await answers(owner, setting);
  expect(Object.values(after).some(isLocked)).toBe(false);
  expect(after['study.premium']).toEqual(before['study.premium']);
  const named = (each: Record<string, unknown>) =>
    (each['stats.students'] as { content: { name: string }[] }).content.map(({ name }) => name);
  expect(named(after)).toEqual(expect.arrayContaining(named(before)));
});

test('every paid feature has calls, and a screen of one shows its call', () => {
  const used = new Set(paid.map(([, { premium }]) => premium));
  expect([...used].toSorted()).toEqual(premiumFeatures.toSorted());
  for (const name of screenNames) {
    const { premium } = screenOf(name);
    if (premium) expect(used).toContain(premium);
  }
  for (const [name, call] of calls) {
    const { fields = {} } = (call.returns ?? {}) as { fields?: object };
    expect({ name, lockable: 'locked' in fields }).toEqual({ name, lockable: call.premium !== undefined });
  }
});
