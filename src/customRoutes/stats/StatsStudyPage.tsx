import { reportQueries } from './reportQueries.ts';
import { ReportScreen } from './ReportScreen.tsx';
import { studyReport } from './reports.ts';

/** `/stats/study` */
export const StatsStudyPage = () => <ReportScreen definition={studyReport} keyOf={row => row.date} />;
StatsStudyPage.queries = reportQueries(studyReport);
