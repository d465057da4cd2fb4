import { sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { AttendanceSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../../core/context.ts';
import { figuresOf } from '../figuresOf.ts';
import { figuresSql } from '../figuresSql.ts';
import { rankedFigures, type RankedFigures } from '../rankedFigures.ts';

interface Counts {
  presentCount: number;
  absentCount: number;
}
const counted = ({ presentCount, absentCount }: Counts) => presentCount + absentCount > 0;
/** The rate of days if any of them counts. */
const rateIfAny = (counts: Counts | undefined) =>
  counts && counted(counts) ? rateOf(counts.presentCount, counts.absentCount) : null;

/** The columns that add up attendance; deleted accounts are left out, as in the attendance record. */
const counts = {
  allPresent: 'present_count',
  allAbsent: 'absent_count',
  completePresent: 'complete_present_count',
  completeAbsent: 'complete_absent_count',
};
const sumColumns = sql.join(
  Object.entries(counts).map(
    ([name, column]) => sql`coalesce(sum(${sql.raw(column)}), 0)::int as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

async function sumsOf(context: QueryContext, period: Period) {
  const { rows } = await context.db.execute<Record<keyof typeof counts, number>>(
    sql`with ${figuresSql(context, [period])} select ${sumColumns} from figures where not is_deleted`,
  );
  return rows[0]!;
}

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
    rankedFigures<Record<keyof typeof counts, number>>(context, recent, {
      of: sql.raw(Object.values(counts).join(', ')),
      by: sql`case when present_count = 0 then 0 else present_count::float8 / (present_count + absent_count) end`,
      who: sql`present_count + absent_count > 0`,
      sums: sql`select ${sumColumns} from everyone where not is_deleted`,
    }),
    sumsOf(context, lastComplete),
  ]);
  const figuresBefore = await figuresOf(context, lastComplete, [...top, ...bottom]);
  const beforeOf = new Map(figuresBefore.map(figure => [figure.customerId, figure]));
  const toRank = ({ completePresentCount, completeAbsentCount, ...figure }: RankedFigures) => ({
    ...pick(figure, ['rank', 'customerId', 'userId', 'name', 'email', 'presentCount', 'absentCount']),
    rate: rateOf(figure.presentCount, figure.absentCount),
    recentRate: rateIfAny({ presentCount: completePresentCount, absentCount: completeAbsentCount }),
    lastRate: rateIfAny(beforeOf.get(figure.customerId)),
  });
  return {
    period: query.period,
    ...recent,
    attendanceCntSummary: {
      presentCount: sums.allPresent,
      absentCount: sums.allAbsent,
      rate: rateOf(sums.allPresent, sums.allAbsent),
      recentRate: rateIfAny({ presentCount: sums.completePresent, absentCount: sums.completeAbsent }),
      beforeRate: rateIfAny({ presentCount: before.allPresent, absentCount: before.allAbsent }),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}
