import { useTranslate } from 'ra-core';
import type { AdminAudit } from '../../domain/entities/notification.ts';

/** The academy whose log a record is in, or the system. */
export function GroupName({ record: { groupId, groupTitle } }: { record: AdminAudit }) {
  const translate = useTranslate();
  return <span title={groupId}>{groupTitle ?? translate('auditLog.system')}</span>;
}
