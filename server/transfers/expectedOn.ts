import { sql, type SQL } from 'drizzle-orm';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { studyDayStartSql } from '../core/studyDayStartSql.ts';

/** Students (`c`) who were expected on a study day: registered before its end, and active. */
export const expectedOn = (date: SQL, clock: StudyClock) =>
  sql`c.account_status = 'ACTIVE' and c.authenticated_at < ${studyDayStartSql(sql`${date} + interval '1 day'`, clock)}`;
