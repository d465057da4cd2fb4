import { useMemo } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { AddScreen } from '../../../engine/bulkAdd/AddScreen.tsx';
import { newManagers } from './newManagers.ts';

/** `/manager-add` */
export function ManagerAddPage() {
  const { data } = useApi(contract.managers.summaries, {});
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
  return <AddScreen definition={newManagers} screen="managerAdd" listScreen="managers" caps={caps} />;
}
