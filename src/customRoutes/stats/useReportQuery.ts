import { useStudyToday } from '../../clock/useStudyToday.ts';
import { useUrlState, type UrlChanges } from '../../hooks/useUrlState.ts';
import { readReportQuery } from './readReportQuery.ts';

/** Whether only a student's own report is opened or closed. */
const isOpened = (changes: object) => 'student' in changes;

/** What a report is asked for, as its address has it, and how to change it. */
export function useReportQuery() {
  const [params, changeUrl] = useUrlState();
  const query = readReportQuery(params, useStudyToday());
  /** A changed query starts at its first page. */
  const change = (changes: UrlChanges) =>
    changeUrl(
      { ...(isOpened(changes) ? {} : { page: null }), ...changes },
      // What is typed is one step of the way back, however many letters it has.
      { replace: 'search' in changes },
    );
  return { ...query, change };
}
