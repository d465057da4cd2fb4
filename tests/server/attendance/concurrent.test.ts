import { expect, test } from 'vitest';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';
import { readRollUps } from '../recorder/readRollUps.ts';

const { attendances } = contract;
const date = '2026-03-05';

async function aDay() {
  const world = await createWorld({ now: '2026-03-06T09:00:00+09:00' });
  const academy = await world.academy();
  const joined = new Date('2026-01-01T00:00:00Z');
  const student = await academy.student({ createdAt: joined, authenticatedAt: joined });
  const params = { userId: student.userId, date };
  const day = async () =>
    (
      await academy.owner.call(attendances.details, {
        params,
        query: { since: date, until: date },
      })
    ).body.content[0]!;
  const correct = (status: 'PRESENT' | 'ABSENT', version: number) =>
    academy.owner.send(attendances.correct, { params, body: { status, reason: '현장 확인' }, version });
  return { world, academy, params, day, correct };
}

test('a correction that was made on a day as it was before is refused, with the day as it is now', async () => {
  const { day, correct, academy, params } = await aDay();
  const { version } = await day();
  expect((await correct('PRESENT', version)).status).toBe(200);
  const stale = await correct('ABSENT', version);
  expect(stale).toMatchObject({
    status: 412,
    body: { code: 'STALE', current: { status: 'PRESENT', version: version + 1 } },
  });
  const without = await academy.owner.send(attendances.correct, {
    params,
    body: { status: 'ABSENT', reason: '현장 확인' },
  });
  expect(without.status).toBe(428);
  expect((await correct('ABSENT', version + 1)).status).toBe(200);
});

test('of corrections at the same time one is made, and roll-ups are what a rebuild finds', async () => {
  const { world, academy, day, correct } = await aDay();
  for (let round = 0; round < 6; round++) {
    const { version } = await day();
    const replies = await Promise.all(
      ([0, 1, 2, 3] as const).map(index => correct(index % 2 ? 'PRESENT' : 'ABSENT', version)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const { status, correction } = await day();
    expect(replies.find(reply => reply.status === 200)!.body).toMatchObject({ status, correction });
  }
  const kept = await readRollUps(world.database.orm, academy.groupId);
  await world.database.orm.transaction(tx => rebuildRollUps(tx, academy.groupId));
  expect(await readRollUps(world.database.orm, academy.groupId)).toEqual(kept);
});
