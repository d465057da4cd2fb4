import { chartUnits } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import { periodFault, periodPresets, type Period } from '../../domain/period.ts';

export type ReportQuery = ReturnType<typeof readReportQuery>;

/** What a report is asked for at an address, on a day; its period is undefined until the day is known. */
export function readReportQuery(params: URLSearchParams, today: string | undefined) {
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
  };
}
