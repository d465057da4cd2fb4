import { sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { AttendanceSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import type { Context } from '../../core/context.ts';
import { rankedFigures, type RankedFigures } from '../rankedFigures.ts';

interface Counts {
  presentCount: number;
  absentCount: number;
}
const counted = ({ presentCount, absentCount }: Counts) => presentCount + absentCount > 0;
/** The rate of days if any of them counts. */
const rateIfAny = (counts: Counts | undefined) =>
  counts && counted(counts) ? rateOf(counts.presentCount, counts.absentCount) : null;

/** What is added up of the figures of a place; deleted accounts are left out, as in the attendance record. */
const counts = {
  allPresent: [1, 'present_count'],
  allAbsent: [1, 'absent_count'],
  completePresent: [1, 'complete_present_count'],
  completeAbsent: [1, 'complete_absent_count'],
  presentBefore: [2, 'present_count'],
  absentBefore: [2, 'absent_count'],
} as const;
const columns = [...new Set(Object.values(counts).map(([, column]) => column))];
const sumColumns = sql.join(
  Object.entries(counts).map(
    ([name, [place, column]]) =>
      sql`coalesce(sum(${sql.raw(column)}) filter (where place = ${place}), 0)::int as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

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
  const { top, bottom, sums } = await rankedFigures<Record<keyof typeof counts, number>>(context, {
    period: recent,
    before: lastComplete,
    of: sql.raw(columns.join(', ')),
    by: sql`case when present_count = 0 then 0 else present_count::float8 / (present_count + absent_count) end`,
    who: sql`present_count + absent_count > 0`,
    sums: sql`select ${sumColumns} from everyone where not is_deleted`,
    sumsBefore: true,
  });
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
      presentCount: sums.allPresent,
      absentCount: sums.allAbsent,
      rate: rateOf(sums.allPresent, sums.allAbsent),
      recentRate: rateIfAny({ presentCount: sums.completePresent, absentCount: sums.completeAbsent }),
      beforeRate: rateIfAny({ presentCount: sums.presentBefore, absentCount: sums.absentBefore }),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}
