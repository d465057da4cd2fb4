import type { Call } from '../../contract/call.ts';
import { apiQuery } from '../../dataProvider/apiQuery.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { reportInput } from './reportInput.ts';
import { readReportQuery } from './readReportQuery.ts';

/** The rows of a report, to be loaded before its page is shown. */
export const reportQueries =
  <T>(definition: ReportDefinition<T>): PageQueries =>
  async (params, readDay) => {
    const { today, timeZone } = await readDay();
    const { input } = reportInput(definition, readReportQuery(params, today), timeZone);
    return [apiQuery(definition.call as Call, input)];
  };
