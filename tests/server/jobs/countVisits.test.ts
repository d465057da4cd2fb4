import { expect, test } from 'vitest';
import { purge } from '../../../server/jobs/purge.ts';
import { schedule } from '../../../server/jobs/schedule.ts';
import { countVisits } from '../../../server/recorder/visits/countVisits.ts';
import { contract } from '../../../src/contract/index.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { limits } from '../../../src/domain/limits.ts';
import { periodParams } from '../../../src/domain/period.ts';
import type { Academy } from '../../support/academy.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { expectVisitors } from '../recorder/expectVisitors.ts';
import { expectVisits } from '../recorder/expectVisits.ts';
import { morning } from '../transfers/morning.ts';
import { pairOfAcademies } from '../transfers/pairOfAcademies.ts';

const query = {
  ...periodParams({ since: '2026-03-01', until: '2026-03-08' }, 'Asia/Seoul'),
  unit: 'DAY' as const,
};

test('visits of completed days are counted once, and again after a transfer and after a person is erased', async () => {
  expect(schedule.map(({ run }) => run)).toContain(countVisits);
  const database = await newDatabase();
  const pair = await pairOfAcademies({ database });
  const { world, from, to } = pair;
  const { mover, stayer } = await morning(pair);
  const counted = (academy: Academy) =>
    expectVisits(database.orm, {
      groupId: academy.groupId,
      studyClock: defaultClock('Asia/Seoul'),
      now: world.clock(),
    });
  const visits = async (academy: Academy) =>
    (await academy.owner.call(contract.stats.joins, { query })).body.content
      .filter(({ joinCount }) => joinCount > 0)
      .map(({ date, joinCount, userCount, peakCount, avgStaySeconds }) => [
        date,
        joinCount,
        userCount,
        peakCount,
        avgStaySeconds,
      ]);
  await countVisits(world);
  expect(await counted(from)).toEqual([]);
  world.clock.advance({ hours: 48 });
  const before = await visits(from);
  expect(before).toEqual([['2026-03-02', 3, 2, 1, 3_000]]);
  await countVisits(world);
  expect(await counted(from)).toEqual(['2026-03-02', '2026-03-03']);
  expect(await visits(from)).toEqual(before);

  await pair.move([mover]);
  expect(await counted(from)).toEqual([]);
  expect(await visits(from)).toEqual([['2026-03-02', 1, 1, 1, 1_800]]);
  await countVisits(world);
  for (const academy of [from, to]) expect(await counted(academy)).toEqual(['2026-03-02', '2026-03-03']);
  expect(await visits(to)).toEqual([['2026-03-02', 2, 1, 1, 3_600]]);

  await from.owner.call(contract.students.delete, { params: { id: stayer.customerId } });
  world.clock.advance({ hours: 24 * limits.restore.days, seconds: 1 });
  await countVisits(world);
  const weeksOf = ({ groupId }: Academy) => expectVisitors(database.orm, groupId, '2026-03-10');
  for (const academy of [from, to]) expect(await weeksOf(academy)).toBe(4);
  await purge(world);
  expect(await counted(from)).toEqual([]);
  expect(await weeksOf(from)).toBe(0);
  await countVisits(world);
  expect([await weeksOf(from), await weeksOf(to)]).toEqual([0, 4]);
  expect((await counted(to)).length).toBeGreaterThan(0);
  await database.close();
}, 60_000);
