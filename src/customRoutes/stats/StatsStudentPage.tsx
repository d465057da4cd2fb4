import { ReportScreen } from './ReportScreen.tsx';
import { studentReport } from './reports.ts';
import { StudentComparison } from './StudentComparison.tsx';

/** `/stats/student`; a student's name opens their own sheet. */
export const StatsStudentPage = () => (
  <ReportScreen
    definition={studentReport}
    keyOf={row => row.customerId}
    onOpen={(row, { change }) => change({ student: row.customerId })}
  >
    {({ student, period, change }) =>
      student !== undefined &&
      period !== undefined && (
        <StudentComparison
          key={student}
          student={student}
          period={period}
          onClose={() => change({ student: undefined })}
        />
      )
    }
  </ReportScreen>
);
