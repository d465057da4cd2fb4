import { chartUnits } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import { periodFault, periodPresets, type Period } from '../../domain/period.ts';
import { useUrlState, type UrlChanges } from '../../hooks/useUrlState.ts';
import { useStudyToday } from '../../clock/useStudyToday.ts';

/** Whether only a student's own report is opened or closed. */
const isOpened = (changes: object) => 'student' in changes;

/** What a report is asked for, as its address has it; undefined until the day is known. */
export function useReportQuery() {
  const [params, changeUrl] = useUrlState();
  const today = useStudyToday();
  /** A changed query starts at its first page. */
  const change = (changes: UrlChanges) =>
    changeUrl(
      { ...(isOpened(changes) ? {} : { page: null }), ...changes },
      // What is typed is one step of the way back, however many letters it has.
      { replace: 'search' in changes },
    );
  const initial = today === undefined ? undefined : periodPresets.last30Days(today);
  const given: Period = { since: params.get('since') ?? '', until: params.get('until') ?? '' };
  const fault = periodFault(given, limits.statistics.maxDays);
  const isGiven = fault === null;
  return {
    today,
    period: isGiven ? given : initial,
    /** Why the address's days are not those of the report. */
    fault: fault === null || fault === 'missing' ? null : { kind: fault, given },
    /** Undefined where none was chosen. */
    unit: chartUnits.find(name => name === params.get('unit')),
    managerId: params.get('managerId') ?? undefined,
    student: params.get('student') ?? undefined,
    /** What it is compared with: see `comparedDays`. */
    compare: params.get('compare') ?? undefined,
    /** The order of the rows, as `source,asc`. */
    sort: params.get('sort') ?? undefined,
    search: params.get('search') ?? '',
    page: Math.max(0, Math.trunc(Number(params.get('page') ?? 0)) || 0),
    change,
  };
}
