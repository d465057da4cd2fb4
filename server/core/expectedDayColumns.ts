import { sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { groups } from '../database/schema/index.ts';

/** An academy's holidays in order, for a query that has it as `alias`. */
export const holidaysSql = (alias: string) => `(
  SELECT coalesce(json_agg(json_build_object('since', n.since, 'until', n.until) ORDER BY n.since, n.until), '[]'::json)
  FROM day_notes n WHERE n.group_id = ${alias}.group_id AND n.kind = 'HOLIDAY')`;

/** The columns of `groups` that say on which days its students are expected. */
export const expectedDayColumns = {
  studyDays: groups.studyDays,
  holidays: sql<Period[]>`${sql.raw(holidaysSql('groups'))}`,
};
