import type { Database } from '../../database/open.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import { selectSessions, toCurrentUser, type SessionRow } from './toCurrentUser.ts';

/** Which of these sessions are still open and not stopped by a second factor that is missing, each with whose it is as of now, as themselves; by their ids. */
export async function findActiveSessions(
  { pool }: Pick<Database, 'pool'>,
  sessions: readonly Pick<CurrentUser, 'homeGroupId' | 'customerId' | 'sessionId' | 'viewer'>[],
  now: Date,
): Promise<Map<string, CurrentUser>> {
  if (sessions.length === 0) return new Map();
  const { rows } = await pool.query<SessionRow>({
    name: 'sessions',
    // By their people, whom the index knows: one has a session for each browser.
    text: `${selectSessions}
      JOIN (SELECT DISTINCT * FROM unnest($1::text[], $2::uuid[]) AS pair (group_id, customer_id)) AS wanted
        ON wanted.group_id = s.group_id AND wanted.customer_id = s.customer_id
      WHERE s.session_id = ANY ($3::uuid[]) AND s.expires_at > $4 AND s.ended_at IS NULL AND c.account_status = 'ACTIVE'
        AND (NOT g.requires_two_factor OR c.two_factor_confirmed_at IS NOT NULL)`,
    values: [
      sessions.map(each => each.homeGroupId),
      sessions.map(({ viewer, customerId }) => viewer?.customerId ?? customerId),
      sessions.map(each => each.sessionId),
      now,
    ],
  });
  return new Map(rows.map(row => [row.session_id, toCurrentUser(row)]));
}
