import type { alerts, roomUsers, segments } from '../../database/schema/index.ts';

/** What visits leave in the tables. */
export interface RowBatch {
  stays: (typeof roomUsers.$inferInsert)[];
  segments: (typeof segments.$inferInsert)[];
  alerts: (typeof alerts.$inferInsert)[];
}

export const emptyRowBatch = (): RowBatch => ({ stays: [], segments: [], alerts: [] });

export function addToRowBatch(to: RowBatch, { stays, segments, alerts }: RowBatch): void {
  to.stays.push(...stays);
  to.segments.push(...segments);
  to.alerts.push(...alerts);
}
