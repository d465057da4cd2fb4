import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { AttendanceSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../http/context.ts';
import { attendanceRate, sumAttendance } from '../attendanceRate.ts';
import { ranked } from '../ranked.ts';
import { studentFigures } from '../studentFigures.ts';
import { topAndBottom } from '../topAndBottom.ts';

/** Presences and absences of a period with the rate before it, and who came most and least often. */
export async function attendanceSummaryOf(
  context: Context<Contract['dashboard']['attendanceSummary']>,
): Promise<AttendanceSummary> {
  const { session, now, query } = context;
  const { recent, last } = comparedPeriods(query.period, studyDateOf(now, session.timeZone));
  const [figures, before] = await Promise.all([
    studentFigures(context, recent),
    studentFigures(context, last),
  ]);
  const places = ranked(
    figures
      .filter(({ isActive, presentCount, absentCount }) => isActive && presentCount + absentCount > 0)
      .map(figure => ({ ...figure, rate: attendanceRate(figure) })),
    ({ rate }) => rate,
  );
  const toRank = ({
    rank,
    customerId,
    userId,
    name,
    presentCount,
    absentCount,
    rate,
  }: (typeof places)[number]) => ({ rank, customerId, userId, name, presentCount, absentCount, rate });
  const { top, bottom } = topAndBottom(places);
  const sums = sumAttendance(figures);
  return {
    period: query.period,
    ...recent,
    attendanceCntSummary: {
      ...sums,
      rate: attendanceRate(sums),
      beforeRate: attendanceRate(sumAttendance(before)),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}
