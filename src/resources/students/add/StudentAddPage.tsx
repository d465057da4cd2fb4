import { useMemo } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { AddScreen } from '../../../engine/bulkAdd/AddScreen.tsx';
import { useManagerChoices } from '../../../hooks/useManagerChoices.ts';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { newStudents } from './newStudents.ts';
import { withManagers } from './withManagers.ts';

/** `/student-add` */
export function StudentAddPage() {
  const { data } = useApi(contract.students.summaries, {});
  const mayAssign = useMayCall(contract.managers.assign);
  const managers = useManagerChoices(mayAssign);
  const definition = useMemo(
    () => (managers === undefined ? newStudents : withManagers(managers)),
    [managers],
  );
  const caps = useMemo(
    () =>
      data && [
        {
          code: 'STUDENT_CAP' as const,
          limit: data.limitStudentCount,
          left: Math.max(0, data.creatableStudentCount),
        },
      ],
    [data],
  );
  if (mayAssign && managers === undefined) return <PageSkeleton />;
  return (
    <AddScreen
      definition={definition}
      screen="studentAdd"
      listScreen="students"
      historyScreen="studentBatches"
      caps={caps}
    />
  );
}
