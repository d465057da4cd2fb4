import type { Call } from '../../contract/call.ts';
import { apiQuery } from '../../dataProvider/apiQuery.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import type { PagePlace } from '../../pages.tsx';
import { reportInput } from './reportInput.ts';
import { reportQuery } from './reportQuery.ts';

/** The rows of a report, for its page to be loaded before it is shown; nothing until the day is known. */
export const reportQueries =
  <T>(definition: ReportDefinition<T>) =>
  ({ params, day }: PagePlace) => {
    if (day === undefined) return [];
    const { input } = reportInput(definition, reportQuery(params, day.today), day.timeZone);
    return [apiQuery(definition.call as Call, input)];
  };
