import type { Audit } from '../../src/domain/entities/notification.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import type { audits } from '../database/schema/index.ts';

/** An audit record as responses contain it. */
export const toAudit = (
  { auditId, occurredAt, ...row }: typeof audits.$inferSelect,
  timeZone: string,
): Audit => ({
  ...row,
  id: auditId,
  occurredAt: isoInZone(occurredAt, timeZone),
});
