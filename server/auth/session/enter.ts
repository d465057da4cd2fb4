import type { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { roleOf } from '../../core/currentUser.ts';
import { sessionCookie } from './cookie.ts';
import { endSessionOfBrowser } from './endSessions.ts';
import { rememberBrowser } from './knownBrowser.ts';
import { openSession, sessionSeconds } from './open.ts';

type Entering = Pick<
  Context,
  'db' | 'now' | 'request' | 'ipAddress' | 'config' | 'headers' | 'audit' | 'events'
>;

/**
 * Opens the session of a person who has proved who they are, which may be by their academy's own identity provider: its cookie, the known browser, and
 * the audit record.
 */
export async function enter(
  context: Entering,
  person: typeof customers.$inferSelect,
  { byAcademyProvider = false } = {},
): Promise<void> {
  const { db, now, request, ipAddress, config, headers, audit } = context;
  await endSessionOfBrowser(context);
  const userAgent = request.headers.get('User-Agent') ?? '';
  const token = await openSession(db, { ...person, byAcademyProvider }, userAgent, now, ipAddress);
  headers.append('Set-Cookie', sessionCookie(config, request, token, sessionSeconds));
  await rememberBrowser(context, person);
  await audit({
    action: 'session.open',
    groupId: person.groupId,
    actor: { ...person, role: roleOf(person) },
    target: { kind: 'customer', id: person.customerId, name: person.name },
  });
}
