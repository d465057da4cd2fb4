import { useMemo } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { AddScreen } from '../../../engine/bulkAdd/AddScreen.tsx';
import { usePermissionSets } from '../../../hooks/usePermissionSets.ts';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { PermissionChoices } from './PermissionChoices.tsx';
import { withPermissions } from './withPermissions.ts';

/** `/manager-add` */
export function ManagerAddPage() {
  const { data } = useApi(contract.managers.summaries, {});
  const sets = usePermissionSets();
  const definition = useMemo(() => withPermissions(sets ?? []), [sets]);
  const caps = useMemo(
    () =>
      data && [
        {
          code: 'MANAGER_CAP' as const,
          limit: data.limitManagerCount,
          left: Math.max(0, data.creatableManagerCount),
        },
        {
          code: 'OBSERVER_CAP' as const,
          limit: data.limitObserverCount,
          left: Math.max(0, data.limitObserverCount - data.observerCount),
        },
      ],
    [data],
  );
  if (sets === undefined) return <PageSkeleton />;
  return (
    <AddScreen
      definition={definition}
      screen="managerAdd"
      listScreen="managers"
      caps={caps}
      help={<PermissionChoices sets={sets} />}
    />
  );
}
