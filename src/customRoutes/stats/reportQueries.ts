import type { Call } from '../../contract/call.ts';
import { dayNotesCall } from '../../hooks/useDayNoteQuery.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { reportInput } from './reportInput.ts';
import { readReportQuery } from './readReportQuery.ts';

/** The rows of a report and the notes of its days, to be loaded before its page is shown. */
export const reportQueries =
  <T>(definition: ReportDefinition<T>): PageQueries =>
  async ({ params, readDay }) => {
    const { today, timeZone } = await readDay();
    const query = readReportQuery(params, today);
    const { input, unit } = reportInput(definition, query, timeZone);
    // A chart of days says what is special about them.
    const notes = unit && query.period ? [dayNotesCall(query.period)] : [];
    return [pageCall(definition.call as Call, input), ...notes];
  };
