import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { AttendanceSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import { sumTallies } from '../../attendance/sumTallies.ts';
import type { Context } from '../../core/context.ts';
import { ranked } from '../ranked.ts';
import { studentFigures } from '../studentFigures.ts';
import { topAndBottom } from '../topAndBottom.ts';

interface Counts {
  presentCount: number;
  absentCount: number;
}
const counted = ({ presentCount, absentCount }: Counts) => presentCount + absentCount > 0;
/** The rate of days if any of them counts. */
const rateIfAny = (counts: Counts | undefined) =>
  counts && counted(counts) ? rateOf(counts.presentCount, counts.absentCount) : null;

/** Presences and absences of a period with the rate before it, and who came most and least often. */
export async function attendanceSummaryOf(
  context: Context<Contract['dashboard']['attendanceSummary']>,
): Promise<AttendanceSummary> {
  const { session, now, query } = context;
  const { recent, lastComplete } = comparedPeriods(query.period, studyDateOf(now, session.studyClock));
  const [figures, before] = await Promise.all([
    studentFigures(context, recent),
    studentFigures(context, lastComplete),
  ]);
  const places = ranked(
    figures
      .filter(figure => figure.isActive && counted(figure))
      .map(figure => ({ ...figure, rate: rateOf(figure.presentCount, figure.absentCount) })),
    ({ rate }) => rate,
  );
  const beforeOf = new Map(before.map(figure => [figure.customerId, figure]));
  const toRank = ({ complete, ...figure }: (typeof places)[number]) => ({
    ...pick(figure, ['rank', 'customerId', 'userId', 'name', 'email', 'presentCount', 'absentCount', 'rate']),
    recentRate: rateIfAny(complete),
    lastRate: rateIfAny(beforeOf.get(figure.customerId)),
  });
  const { top, bottom } = topAndBottom(places);
  return {
    period: query.period,
    ...recent,
    attendanceCntSummary: {
      ...sumTallies(figures),
      recentRate: rateIfAny(
        sumTallies(figures.map(({ isDeleted, complete }) => ({ isDeleted, ...complete }))),
      ),
      beforeRate: rateIfAny(sumTallies(before)),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}
