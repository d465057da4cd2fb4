import { expect, test } from 'vitest';
import { enqueueMails } from '../../../../server/core/mail/outbox.ts';
import { announceEnds } from '../../../../server/academies/premium/announceEnds.ts';
import { contract } from '../../../../src/contract/index.ts';
import type { AcademyOptions } from '../../../support/academy.ts';
import { createWorld } from '../../../support/world.ts';

/** An academy whose job runs in two processes at once; `at` returns the emails its owner has received by then. */
async function announced(options: AcademyOptions) {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy({ name: '새봄 학원', ...options });
  const work = {
    ...world,
    mail: async (db: Parameters<typeof enqueueMails>[0], mails: Parameters<typeof enqueueMails>[1]) =>
      void (await enqueueMails(db, mails, { now: world.clock(), config: world.config })),
  };
  const at = async (instant: string) => {
    world.clock.set(`2026-03-${instant}+09:00`);
    await Promise.all([announceEnds(work), announceEnds(work)]);
    const all = await world.mails();
    return all.filter(({ groupId, kind }) => groupId === academy.groupId && kind === 'premiumEnd');
  };
  const subjects = async (instant: string) => (await at(instant)).map(({ subject }) => subject);
  return { world, academy, at, subjects };
}

const soon = '[새봄 학원] 프리미엄 무료 체험이 3일 후에 끝납니다';
const tomorrow = '[새봄 학원] 프리미엄 무료 체험이 내일 끝납니다';
const over = '[새봄 학원] 프리미엄 무료 체험이 끝났습니다';

test('the trial’s end is announced 3 days and 1 day before and when it has come, once each and never at night', async () => {
  const { academy, subjects, at } = await announced({ plan: 'FREE', trialEndsOn: '2026-03-09' });
  expect(await subjects('05T23:59:59')).toEqual([]);
  expect(await subjects('06T08:59:59')).toEqual([]);
  expect(await subjects('06T09:00:00')).toEqual([soon]);
  expect(await subjects('07T12:00:00')).toEqual([soon]);
  expect(await subjects('08T09:00:00')).toEqual([soon, tomorrow]);
  expect(await subjects('09T23:00:00')).toEqual([soon, tomorrow]);
  expect(await subjects('10T09:00:00')).toEqual([soon, tomorrow, over]);
  expect(await subjects('20T09:00:00')).toEqual([soon, tomorrow, over]);
  const [first] = await at('20T10:00:00');
  expect(first!.recipient).toBe(academy.owner.email);
  expect(first!.textBody).toContain('http://console.test/#inquiry');
});

test('a server that was down announces the current state when it is back', async () => {
  const { subjects } = await announced({ plan: 'FREE', trialEndsOn: '2026-03-09' });
  expect(await subjects('09T12:00:00')).toEqual(['[새봄 학원] 프리미엄 무료 체험이 오늘 끝납니다']);
  expect(await subjects('30T12:00:00')).toHaveLength(1);
});

test('a paid plan’s end is announced as such; a trial that a plan follows is not', async () => {
  const paid = await announced({ plan: 'PREMIUM', endsOn: '2026-03-05' });
  expect(await paid.subjects('02T12:00:00')).toEqual(['[새봄 학원] 프리미엄 이용 기간이 3일 후에 끝납니다']);
  const followed = await announced({ plan: 'PREMIUM', trialEndsOn: '2026-03-03' });
  expect(await followed.subjects('04T12:00:00')).toEqual([]);
});

test('a postponed end is announced again', async () => {
  const { world, academy, subjects } = await announced({ plan: 'FREE', trialEndsOn: '2026-03-05' });
  expect(await subjects('02T12:00:00')).toEqual([soon]);
  const params = { groupId: academy.groupId };
  const superAdmin = await world.superAdmin();
  const { version, ...before } = (await superAdmin.call(contract.admin.subscription, { params })).body;
  const body = { ...before, trialEndsOn: '2026-03-12', reason: '체험 연장' };
  await superAdmin.call(contract.admin.updateSubscription, { params, version, body });
  expect(await subjects('04T12:00:00')).toEqual([soon]);
  expect(await subjects('09T12:00:00')).toEqual([soon, soon]);
});
