import { reportQueries } from './reportQueries.ts';
import { ReportScreen } from './ReportScreen.tsx';
import { studentReport } from './reports.ts';
import { StudentReport } from './StudentReport.tsx';

/** `/stats/student`; a student's name opens their own report. */
export const StatsStudentPage = () => (
  <ReportScreen
    definition={studentReport}
    keyOf={row => row.customerId}
    onOpen={(row, { change }) => change({ student: row.customerId })}
  >
    {({ student, period, change }) =>
      student !== undefined &&
      period !== undefined && (
        <StudentReport
          key={student}
          student={student}
          period={period}
          onClose={() => change({ student: undefined })}
        />
      )
    }
  </ReportScreen>
);
StatsStudentPage.queries = reportQueries(studentReport);
