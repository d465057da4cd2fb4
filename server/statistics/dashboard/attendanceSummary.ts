import { sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
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

const columns = ['present_count', 'absent_count', 'complete_present_count', 'complete_absent_count'] as const;
const columnList = sql.raw(columns.join(', '));
/** Deleted accounts are left out of the sums, as in the attendance record. */
const sumColumns = sql.raw(columns.map(column => `coalesce(sum(${column}), 0)::int as ${column}`).join(', '));

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
  const [{ top, bottom, sums }, before] = await Promise.all([
    rankedFigures<Record<(typeof columns)[number], number>>(context, {
      period: recent,
      before: lastComplete,
      of: columnList,
      by: sql`case when present_count = 0 then 0 else present_count::float8 / (present_count + absent_count) end`,
      who: sql`present_count + absent_count > 0`,
      sums: sql`select ${sumColumns} from everyone where not is_deleted`,
    }),
    attendanceOfAll(context, lastComplete),
  ]);
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
      presentCount: sums.present_count,
      absentCount: sums.absent_count,
      rate: rateOf(sums.present_count, sums.absent_count),
      recentRate: rateIfAny({
        presentCount: sums.complete_present_count,
        absentCount: sums.complete_absent_count,
      }),
      beforeRate: rateIfAny(before),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}
