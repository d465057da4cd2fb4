import { sql, type SQL } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { figuresOf } from './figuresOf.ts';
import { figuresSql } from './figuresSql.ts';
import type { StudentFigures } from './studentFigures.ts';

/** A student's figures with the rank by them, and those of the period that they are compared with, if the student counts in it. */
export type RankedFigures = StudentFigures & { rank: number; before: StudentFigures | undefined };

interface Ranking {
  period: Period;
  /** The period that it is compared with. */
  before: Period;
  /** The columns of `figures` that are used below: of everyone, only these are computed. */
  of: SQL;
  /** The figure that is ranked by, the highest first. */
  by: SQL;
  /** Who is ranked besides being active. */
  who?: SQL;
  /** Sums of all figures (`everyone`) or of those that are ranked (`places`), as columns of one row. */
  sums: SQL;
}

type Place = { customerId: string | null; rank: number; isTop: boolean; isBottom: boolean };

/**
 * The first and the last students of a ranking, the last ones beginning with the very last (specification, section 9), and
 * sums of all of them. Equal figures share a rank. Only the ones returned leave the database.
 */
export async function rankedFigures<S extends object>(
  context: QueryContext,
  { period, before, of, by, who = sql`true`, sums }: Ranking,
): Promise<{ top: RankedFigures[]; bottom: RankedFigures[]; sums: S }> {
  const most = limits.ranking.top;
  // No one is in both: where there are too few for both lists, the first half is on top.
  const isTop = sql`position <= least(${most}, (count + 1) / 2)`;
  const isBottom = sql`position > greatest(count - ${most}, least(${most}, (count + 1) / 2))`;
  const { rows } = await context.db.execute<Place & Record<string, unknown>>(sql`
    with ${figuresSql(context, [period])}, everyone as materialized (
      select customer_id, name, is_active, is_deleted, ${of} from figures
    ), places as (
      select *, rank() over (order by ${by} desc)::int as rank,
        row_number() over (order by ${by} desc, name, customer_id) as position, count(*) over () as count
      from everyone where is_active and ${who}
    )
    select sums.*, customer_id as "customerId", rank, ${isTop} as "isTop", ${isBottom} as "isBottom"
    from (${sums}) sums left join places on ${isTop} or ${isBottom}
    order by position`);
  const listed = rows.flatMap(({ customerId, rank, isTop, isBottom }) =>
    customerId === null ? [] : [{ customerId, rank, isTop, isBottom }],
  );
  const [byId, beforeById] = (await figuresOf(context, [period, before], listed)).map(
    figures => new Map(figures.map(each => [each.customerId, each])),
  );
  const those = (which: 'isTop' | 'isBottom') =>
    listed.flatMap(({ customerId, rank, [which]: isListed }) => {
      const figures = isListed ? byId?.get(customerId) : undefined;
      return figures ? [{ ...figures, rank, before: beforeById?.get(customerId) }] : [];
    });
  return { top: those('isTop'), bottom: those('isBottom').toReversed(), sums: rows[0] as unknown as S };
}
