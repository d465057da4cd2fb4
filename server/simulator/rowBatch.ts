import type { alerts, roomUsers, segments } from '../database/schema/index.ts';

/** What visits leave in the tables. */
export interface Traces {
  stays: (typeof roomUsers.$inferInsert)[];
  segments: (typeof segments.$inferInsert)[];
  alerts: (typeof alerts.$inferInsert)[];
}

export const noTraces = (): Traces => ({ stays: [], segments: [], alerts: [] });

export function addTraces(to: Traces, { stays, segments, alerts }: Traces): void {
  to.stays.push(...stays);
  to.segments.push(...segments);
  to.alerts.push(...alerts);
}
