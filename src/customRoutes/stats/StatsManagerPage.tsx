import { reportQueries } from './reportQueries.ts';
import { ReportScreen } from './ReportScreen.tsx';
import { managerReport } from './reports.ts';

/** `/stats/manager` */
export const StatsManagerPage = () => (
  <ReportScreen definition={managerReport} keyOf={row => row.customerId} />
);
StatsManagerPage.queries = reportQueries(managerReport);
