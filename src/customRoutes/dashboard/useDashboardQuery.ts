import { useTranslate } from 'ra-core';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { periods } from '../../domain/choices.ts';
import { comparedPeriods } from '../../domain/comparedPeriods.ts';
import { comparedDays, comparisons } from '../../domain/comparison.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';

const nothing = 'NONE';
const [usual] = comparisons;

/** The period and what it is compared with, of an address on a day. */
export function readDashboardQuery(params: URLSearchParams, today: string | undefined) {
  const period = periods.find(name => name === params.get('period')) ?? periods[0];
  const given = params.get('compare') ?? usual;
  const recent = today === undefined ? undefined : comparedPeriods(period, today).recent;
  const compared =
    recent && (comparedDays(recent, given) ?? (given === nothing ? null : comparedDays(recent, usual)));
  const isUsual = given === usual || !compared;
  return {
    period,
    given,
    recent,
    compared,
    /** What the calls are asked for. */
    query: { period, ...(isUsual ? {} : { compareSince: compared.since }) },
  };
}

/** The dashboard's period and what it is compared with, as its address has them. */
export function useDashboardQuery() {
  const translate = useTranslate();
  const place = useFormatContext();
  const [params, change] = useUrlState();
  const today = useStudyToday();
  const { period, given, recent, compared, query } = readDashboardQuery(params, today);
  const days = today && compared ? comparedPeriods(period, today, compared.since).lastComplete : undefined;
  return {
    period,
    /** The recent days; undefined until the day is known. */
    recent,
    compare: given === nothing ? undefined : given,
    query,
    isCompared: given !== nothing,
    /** What changes mean; empty where nothing is compared. */
    changeCaption:
      given === nothing || !days
        ? undefined
        : translate('dashboard.changeCaption', { period: formatPeriod(days, place) }),
    choosePeriod: (name: string) => change({ period: name }),
    chooseComparison: (name: string | undefined) => change({ compare: name ?? nothing }),
  };
}

export type DashboardQuery = ReturnType<typeof useDashboardQuery>;
