import type { Database } from '../../../server/database/open.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { fillAcademy } from './fillAcademy.ts';
import { fillHistory } from './fillHistory.ts';
import { questions } from './scaleQuestions.ts';

/** An academy with many students and years of records, and the paths to ask it for. */
export async function scaledAcademy(
  database: Database,
  { students, years, now }: { students: number; years: number; now: Date },
) {
  const { token, groupId } = await fillAcademy(database, { students, now });
  const today = studyDateOf(now, defaultClock('Asia/Seoul'));
  await fillHistory(database, { groupId, today, days: 182, years, rooms: 100 });
  await database.pool.query('VACUUM (ANALYZE)');
  const { rows } = await database.pool.query<{ user_id: string; customer_id: string; room_id: string }>(
    `select user_id, customer_id, (select min(room_id::text) from rooms) as room_id from customers
     where kind = 'STUDENT' and account_status = 'ACTIVE' and authenticated_at is not null order by name limit 1`,
  );
  const { user_id: userId, customer_id: customerId, room_id: roomId } = rows[0]!;
  return { token, paths: questions(now, { userId, customerId, roomId }) };
}
