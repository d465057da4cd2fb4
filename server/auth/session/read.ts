import { parse } from 'hono/utils/cookie';
import { limits } from '../../../src/domain/limits.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import { ProblemError } from '../../core/problem.ts';
import { cookieName } from './cookie.ts';
import { requiresTwoFactor } from './requiresTwoFactor.ts';
import { sessionEnd } from './sessionEnd.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import { groupOfToken, hashToken } from '../../core/token.ts';
import { selectSessions, toCurrentUser, type SessionRow } from './toCurrentUser.ts';

const query = {
  name: 'session',
  text: `${selectSessions} WHERE s.group_id = $1 AND s.token_hash = $2 AND s.expires_at > $3`,
};

const notedAfterMs = limits.session.notedMinutes * 60_000;

/**
 * Who makes a request, by the session cookie; null for a stranger. Nothing is remembered between requests, so a change
 * of permissions counts from the next one on. Using a session puts off its end.
 *
 * @throws ProblemError ACCOUNT_INACTIVE when the account has been deactivated since.
 */
export async function readSession(
  database: Database,
  request: Request,
  config: Pick<Config, 'publicUrl' | 'requireSecondFactorForSuperAdmin'>,
  now: Date,
  ipAddress: string,
): Promise<CurrentUser | null> {
  const name = cookieName(config);
  const token = parse(request.headers.get('Cookie') ?? '', name)[name];
  const groupId = token === undefined ? null : groupOfToken(token);
  if (token === undefined || groupId === null) return null;
  const tokenHash = hashToken(token);
  const { rows } = await database.pool.query<SessionRow>({
    ...query,
    values: [groupId, tokenHash, now],
  });
  const row = rows[0];
  if (row === undefined || row.kind === 'STUDENT') return null;
  if (row.account_status !== 'ACTIVE') throw new ProblemError('ACCOUNT_INACTIVE');
  if (row.ended_at !== null) return null;
  if (now.getTime() - row.last_seen_at.getTime() > notedAfterMs)
    await database.pool.query(
      'UPDATE sessions SET last_seen_at = $3, expires_at = $4, ip_address = $5 WHERE group_id = $1 AND token_hash = $2',
      [groupId, tokenHash, now, sessionEnd(row.created_at, now), ipAddress],
    );
  const person = toCurrentUser(row);
  return { ...person, requiresTwoFactor: requiresTwoFactor(person, config) };
}
