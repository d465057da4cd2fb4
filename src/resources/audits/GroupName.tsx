import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';

/** The academy whose log a record is in, or the system. */
export function GroupName({ record: { groupId } }: { record: Audit }) {
  const translate = useTranslate();
  return <>{groupId.startsWith('~') ? translate('auditLog.system') : groupId}</>;
}
