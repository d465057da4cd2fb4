import { parse } from 'hono/utils/cookie';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Weekday } from '../../src/domain/choices.ts';
import type { Permission } from '../../src/domain/permissions.ts';
import { ProblemError } from '../http/problem.ts';
import { cookieName } from './cookie.ts';
import { roleOf, type SignedIn } from './signedIn.ts';
import { groupOfToken, hashToken } from './token.ts';

interface Row {
  session_id: string;
  last_seen_at: Date;
  customer_id: string;
  user_id: string;
  kind: 'OWNER' | 'MANAGER' | 'STUDENT' | 'SUPER_ADMIN';
  observer: boolean;
  permissions: Permission[];
  name: string;
  email: string;
  account_status: string;
  profile_image_id: string | null;
  time_zone: string;
  study_days: Weekday[];
  initialized: boolean;
}

const query = {
  name: 'session',
  text: `SELECT s.session_id, s.last_seen_at, c.customer_id, c.user_id, c.kind, c.observer, c.permissions, c.name,
      c.email, c.account_status, c.profile_image_id, g.time_zone, g.study_days, g.initialized
    FROM sessions s
    JOIN customers c ON c.group_id = s.group_id AND c.customer_id = s.customer_id
    JOIN groups g ON g.group_id = s.group_id
    WHERE s.group_id = $1 AND s.token_hash = $2 AND s.expires_at > $3`,
};

const touchAfterMs = 5 * 60_000;

/**
 * Who makes a request, by the session cookie; null for a stranger. Nothing is remembered between requests, so a change
 * of permissions holds from the next one on.
 *
 * @throws ProblemError ACCOUNT_INACTIVE when the account has been deactivated since.
 */
export async function readSession(
  database: Database,
  request: Request,
  config: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<SignedIn | null> {
  const name = cookieName(config);
  const token = parse(request.headers.get('Cookie') ?? '', name)[name];
  const groupId = token === undefined ? null : groupOfToken(token);
  if (token === undefined || groupId === null) return null;
  const tokenHash = hashToken(token);
  const { rows } = await database.pool.query<Row>({ ...query, values: [groupId, tokenHash, now] });
  const row = rows[0];
  if (row === undefined || row.kind === 'STUDENT') return null;
  if (row.account_status !== 'ACTIVE') throw new ProblemError('ACCOUNT_INACTIVE');
  if (now.getTime() - row.last_seen_at.getTime() > touchAfterMs)
    await database.pool.query(
      'UPDATE sessions SET last_seen_at = $3 WHERE group_id = $1 AND token_hash = $2',
      [groupId, tokenHash, now],
    );
  return {
    groupId,
    customerId: row.customer_id,
    userId: row.user_id,
    sessionId: row.session_id,
    role: roleOf(row),
    permissions: row.permissions,
    name: row.name,
    email: row.email,
    timeZone: row.time_zone,
    studyDays: row.study_days,
    initialized: row.initialized,
    profileImageId: row.profile_image_id,
  };
}
