import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';

/** Whose log a record is in: an academy's, or the system's own. */
export function GroupName({ record: { groupId } }: { record: Audit }) {
  const translate = useTranslate();
  return <>{groupId.startsWith('~') ? translate('auditLog.system') : groupId}</>;
}
