import pick from 'lodash/pick.js';
import sumBy from 'lodash/sumBy.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { AttendanceSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import type { Context } from '../../core/context.ts';
import { rankedFigures, type RankedFigures } from '../rankedFigures.ts';
import { attendanceOfAll } from '../spanAverages.ts';

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
  const { recent, lastComplete } = comparedPeriods(
    query.period,
    studyDateOf(now, session.studyClock),
    query.compareSince,
  );
  const [{ top, bottom, everyone }, before] = await Promise.all([
    rankedFigures(context, {
      period: recent,
      before: lastComplete,
      names: ['presentCount', 'absentCount', 'completePresentCount', 'completeAbsentCount'],
      by: ({ presentCount, absentCount }, row) => rateOf(presentCount[row]!, absentCount[row]!),
      who: ({ presentCount, absentCount }, row) => presentCount[row]! + absentCount[row]! > 0,
    }),
    attendanceOfAll(context, lastComplete),
  ]);
  // Deleted accounts are left out, as in the attendance record.
  const sumOf = (values: Int32Array) =>
    sumBy(everyone.rows, row => (everyone.students.of.isDeleted[row] === 1 ? 0 : values[row]!));
  const all = { presentCount: sumOf(everyone.presentCount), absentCount: sumOf(everyone.absentCount) };
  const toRank = ({ completePresentCount, completeAbsentCount, before, ...figure }: RankedFigures) => ({
    ...pick(figure, ['rank', 'customerId', 'userId', 'name', 'email', 'presentCount', 'absentCount']),
    rate: rateOf(figure.presentCount, figure.absentCount),
    recentRate: rateIfAny({ presentCount: completePresentCount, absentCount: completeAbsentCount }),
    lastRate: rateIfAny(before),
  });
  return {
    period: query.period,
    ...recent,
    attendanceCntSummary: {
      ...all,
      rate: rateOf(all.presentCount, all.absentCount),
      recentRate: rateIfAny({
        presentCount: sumOf(everyone.completePresentCount),
        absentCount: sumOf(everyone.completeAbsentCount),
      }),
      beforeRate: rateIfAny(before),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}
