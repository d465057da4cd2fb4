import { useMemo } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { AddScreen } from '../../../engine/bulkAdd/AddScreen.tsx';
import { newStudents } from './newStudents.ts';

/** `/student-add` */
export function StudentAddPage() {
  const { data } = useApi(contract.students.summaries, {});
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
  return <AddScreen definition={newStudents} screen="studentAdd" listScreen="students" caps={caps} />;
}
