import { reportQueries } from './reportQueries.ts';
import { ReportScreen } from './ReportScreen.tsx';
import { connectReport } from './reports.ts';

/** `/stats/connect` */
export const StatsConnectPage = () => <ReportScreen definition={connectReport} keyOf={row => row.date} />;
StatsConnectPage.queries = reportQueries(connectReport);
