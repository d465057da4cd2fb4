import { sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { studyDayStart, shiftDate } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { studyDateSql } from '../../core/studyDateSql.ts';
import { alerts } from '../../database/schema/index.ts';
import { attentionPeriod } from './attentionPeriod.ts';

/**
 * On which days students had alerts about their camera, by how many days before yesterday, for those who had at least so
 * many within the last week.
 */
export async function readCamerasOff(context: QueryContext, least: number): Promise<Map<string, number[]>> {
  if (least === 0) return new Map();
  const { db, session } = context;
  const { groupId, studyClock } = session;
  const { today, period } = attentionPeriod(context);
  const start = (date: string) => sql`${studyDayStart(date, studyClock).toISOString()}::timestamptz`;
  const between = (since: string) => sql`${alerts.groupId} = ${groupId} and ${alerts.kind} = 'CAMERA_OFF'
    and ${alerts.occurredAt} >= ${start(since)} and ${alerts.occurredAt} < ${start(today)}`;
  const week = shiftDate(today, -limits.attention.weekDays);
  const { rows } = await db.execute<{ id: string; days: number[] }>(sql`
    with often as materialized (
      select ${alerts.customerId} as id from ${alerts} where ${between(week)} group by 1 having count(*) >= ${least}
    )
    select often.id, json_agg(${today}::date - 1 - ${studyDateSql(sql`${alerts.occurredAt}`, studyClock)}) as days
    from often join ${alerts} on ${alerts.customerId} = often.id where ${between(period.since)} group by 1`);
  return new Map(rows.map(({ id, days }) => [id, days]));
}
