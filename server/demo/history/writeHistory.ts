import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../database/bulkInsert.ts';
import type { Queryable } from '../../database/open.ts';
import { alerts, roomUsers, segments } from '../../database/schema/index.ts';
import { rebuildRollUps } from '../../recorder/rebuildRollUps.ts';
import type { SimulationState } from '../simulator/simulationState.ts';
import type { Period } from '../simulator/period.ts';
import { playDays } from './playDays.ts';
import { addToRowBatch, emptyRowBatch, type RowBatch } from './rowBatch.ts';
import { writeStudentCounts } from './writeStudentCounts.ts';

const batchSize = 1_200;

/**
 * Writes what an academy's students did in a period, with its roll-ups. The next days are played while the database
 * writes the last ones. Roll-ups are recalculated from a study day on, or from the beginning. Returns everything written.
 */
export async function writeHistory(
  db: Queryable,
  stage: SimulationState,
  period: Period,
  countedSince?: string,
): Promise<RowBatch> {
  const all = emptyRowBatch();
  let batch = emptyRowBatch();
  let writing = Promise.resolve();
  const write = async (traces: RowBatch) => {
    await writing;
    writing = writeTraces(db, traces);
  };
  for (const day of playDays(stage, period)) {
    addToRowBatch(all, day);
    addToRowBatch(batch, day);
    if (batch.stays.length >= batchSize) {
      await write(batch);
      batch = emptyRowBatch();
    }
    await setImmediate();
  }
  await write(batch);
  await writing;
  await writeStudentCounts(db, stage, period);
  await rebuildRollUps(db, stage.groupId, countedSince);
  return all;
}

async function writeTraces(db: Queryable, traces: RowBatch): Promise<void> {
  await bulkInsert(db, roomUsers, traces.stays);
  // The check of each segment's stay is planned once; planned for an empty table it would read all stays.
  if (traces.stays.length > 0) await db.execute(sql`analyze room_users`);
  await bulkInsert(db, segments, traces.segments);
  await bulkInsert(db, alerts, traces.alerts);
}
