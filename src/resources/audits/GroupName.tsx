import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Audit } from '../../domain/entities/notification.ts';

/** The academy whose log a record is in, or the system. An academy that is gone has its id alone. */
export function GroupName({ record: { groupId } }: { record: Pick<Audit, 'groupId'> }) {
  const translate = useTranslate();
  const { data } = useApi(contract.adminStudents.academies, {}, { staleTime: 60_000 });
  if (groupId.startsWith('~')) return <>{translate('auditLog.system')}</>;
  const title = data?.content.find(academy => academy.groupId === groupId)?.title;
  return <span title={groupId}>{title ?? groupId}</span>;
}
