import { expect, test } from 'vitest';
import { batchSize } from '../../../server/transfers/continueMoves.ts';
import { createEvents } from '../../../server/core/events/bus.ts';
import { startJobs, type JobOptions } from '../../../server/jobs/runner.ts';
import { createTransport } from '../../../server/mail/transport.ts';
import { moveBatch } from '../../../server/transfers/moveBatch.ts';
import { pairOfAcademies } from './pairOfAcademies.ts';

const starting = ({ database, clock, config }: Awaited<ReturnType<typeof pairOfAcademies>>['world']) =>
  ({
    config,
    database,
    clock,
    events: createEvents(),
    transport: createTransport(config),
    onFailure: (_, error) => {
      throw error;
    },
    pollingIntervalSeconds: 0.5,
  }) satisfies JobOptions;

test('a transfer interrupted by a killed process continues after the restart', async () => {
  const pair = await pairOfAcademies({ places: 100 });
  const { from, to, world } = pair;
  const students = await from.students(batchSize + 5);
  const ordered = await pair.order(students);
  // The first batch is through, and the process ends in the middle of the second.
  const first = Array.from({ length: batchSize }, (_, position) => position);
  await world.database.orm.transaction(tx => moveBatch(tx, ordered.migrationId, first, world.clock()));
  const { orm } = world.database;
  await orm
    .transaction(async tx => {
      await moveBatch(tx, ordered.migrationId, [batchSize, batchSize + 1], world.clock());
      throw new Error('killed');
    })
    .catch(() => undefined);
  expect(await pair.report(ordered)).toMatchObject({
    state: 'RUNNING',
    movedCount: batchSize,
    waitingCount: 5,
  });

  const jobs = await startJobs(starting(world));
  await expect.poll(async () => (await pair.report(ordered)).state, { timeout: 15_000 }).toBe('DONE');
  await jobs.stop();
  expect(await pair.report(ordered)).toMatchObject({ movedCount: students.length, refusedCount: 0 });
  expect(await Promise.all(students.map(student => from.account(student)))).toEqual(
    students.map(() => undefined),
  );
  expect(await Promise.all(students.map(async student => (await to.account(student)).name))).toEqual(
    students.map(student => student.name),
  );
});
