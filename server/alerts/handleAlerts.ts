import { and, eq, type SQL } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { Alert } from '../../src/domain/entities/notification.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { isId } from '../database/newId.ts';
import { alerts } from '../database/schema/index.ts';
import { loadAlerts, readerOf } from './alerts.ts';

type Calls = Contract['session'];
type Handling = Context<Calls['takeAlert'] | Calls['releaseAlert'] | Calls['closeAlert']>;
type Change = Partial<Pick<typeof alerts.$inferSelect, 'takenBy' | 'takenAt' | 'closedBy' | 'closedAt'>>;

/**
 * Changes what has been done about an alert that the caller sees, and lets the others' bells know. `changeOf` decides with the
 * row locked, so that of two people at once the second sees who was first; null changes nothing.
 */
async function handle(
  context: Handling,
  action: 'student.takeAlert' | 'student.releaseAlert' | 'student.closeAlert',
  changeOf: (alert: Alert) => Change | null,
): Promise<Alert> {
  const { db, session, params, now, audit, events } = context;
  const { groupId } = session;
  const isThis = and(
    eq(alerts.groupId, groupId),
    eq(alerts.alertId, found(isId(params.alertId) ? params.alertId : null)),
  );
  await db.select({ alertId: alerts.alertId }).from(alerts).where(isThis).for('update');
  const { readUntil } = await readerOf(context);
  const load = async (which: SQL | undefined) => found((await loadAlerts(context, which, readUntil))[0]);
  const before = await load(isThis);
  const change = changeOf(before);
  if (change === null) return before;
  await db.update(alerts).set(change).where(isThis);
  const { customerId, name, alertId } = before;
  await audit({ action, target: { kind: 'student', id: customerId, name } });
  events.publish({ groupId, kind: 'alert', id: alertId, customerId, at: now.getTime() });
  return load(isThis);
}

const refuseClosed = ({ closed }: Alert) => {
  if (closed !== null) throw new ProblemError('ALERT_CLOSED', { details: { name: closed.name } });
};
const refuseTaken = ({ taken }: Alert) => {
  if (taken !== null && !taken.isOwn)
    throw new ProblemError('ALERT_TAKEN', { details: { name: taken.name } });
};

/** @throws ProblemError when someone else takes care of it, or it is closed. */
export const takeAlert = (context: Context<Calls['takeAlert']>) => {
  const { now, session } = context;
  return handle(context, 'student.takeAlert', alert => {
    refuseClosed(alert);
    refuseTaken(alert);
    return alert.taken === null ? { takenBy: session.customerId, takenAt: now } : null;
  });
};

/** @throws ProblemError when someone else takes care of it, or it is closed. */
export const releaseAlert = (context: Context<Calls['releaseAlert']>) =>
  handle(context, 'student.releaseAlert', alert => {
    refuseClosed(alert);
    refuseTaken(alert);
    return alert.taken === null ? null : { takenBy: null, takenAt: null };
  });

/** @throws ProblemError when it is closed already. */
export const closeAlert = (context: Context<Calls['closeAlert']>) => {
  const { now, session } = context;
  return handle(context, 'student.closeAlert', alert => {
    refuseClosed(alert);
    return { closedBy: session.customerId, closedAt: now };
  });
};
