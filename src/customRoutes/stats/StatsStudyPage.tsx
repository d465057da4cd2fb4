import { ReportScreen } from './ReportScreen.tsx';
import { studyReport } from './reports.ts';

/** `/stats/study` */
export const StatsStudyPage = () => <ReportScreen definition={studyReport} keyOf={row => row.date} />;
