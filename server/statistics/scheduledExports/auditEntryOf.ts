import type { AuditAction } from '../../../src/domain/auditActions.ts';
import { scheduledScreens } from '../../../src/domain/scheduledExports.ts';
import type { exportSchedules } from '../../database/schema/index.ts';

type Schedule = Pick<typeof exportSchedules.$inferSelect, 'screen' | 'format'>;

/** What the audit log keeps of an action on a schedule: its screen and format. */
export const auditEntryOf = (action: AuditAction, { screen, format }: Schedule) => ({
  action,
  target: { kind: 'list' as const, id: scheduledScreens[screen], name: scheduledScreens[screen] },
  after: { format },
});
