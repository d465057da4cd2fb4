import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ParamsOf, QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { Migration, MigrationRow } from '../../src/domain/entities/migration.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { orderBy } from '../core/orderBy.ts';
import { systemGroup } from '../core/inGroup.ts';
import { inIds } from '../database/inIds.ts';
import { groups, moveRows, moves } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { found } from '../core/problem.ts';

type Asking = Pick<ListContext<unknown>, 'db' | 'session'>;
type Query = QueryOf<Contract['admin']['migrations']>;
type RowQuery = QueryOf<Contract['admin']['migrationRows']>;
type RowParams = ParamsOf<Contract['admin']['migrationRows']>;

const sortable = { createdAt: moves.createdAt, finishedAt: moves.finishedAt };
const counted = (state: MigrationRow['state']) =>
  sql<number>`count(*) filter (where ${moveRows.state} = ${state})`;

const inState = ({ state }: Query): SQL =>
  and(eq(moves.groupId, systemGroup), state.length > 0 ? inArray(moves.state, state) : undefined)!;

/** Migrations by id, in the order of the ids, with how far they are. */
async function loadMoves({ db, session }: Asking, ids: readonly string[]): Promise<Migration[]> {
  const rows = await db
    .select()
    .from(moves)
    .where(and(eq(moves.groupId, systemGroup), inIds(moves.moveId, ids)));
  // Migrations are kept with the system: a distributed PostgreSQL does not join them with the academies.
  const academies = await db
    .select({ groupId: groups.groupId, name: groups.name })
    .from(groups)
    .where(inArray(groups.groupId, [...new Set(rows.flatMap(move => [move.fromGroupId, move.toGroupId]))]));
  const nameOf = new Map(academies.map(({ groupId, name }) => [groupId, name]));
  const sums = await db
    .select({
      moveId: moveRows.moveId,
      totalCount: sql<number>`count(*)`,
      waitingCount: counted('WAITING'),
      movedCount: counted('MOVED'),
      refusedCount: counted('REFUSED'),
      returnedCount: counted('RETURNED'),
    })
    .from(moveRows)
    .where(and(eq(moveRows.groupId, systemGroup), inIds(moveRows.moveId, ids)))
    .groupBy(moveRows.moveId);
  const at = (instant: Date) => isoInZone(instant, session.timeZone);
  const sumsOf = new Map(sums.map(({ moveId, ...counts }) => [moveId, counts]));
  const byId = new Map(rows.map(move => [move.moveId, move]));
  return ids.flatMap(id => {
    const move = byId.get(id);
    const counts = sumsOf.get(id);
    if (move === undefined || counts === undefined) return [];
    const { fromGroupId, toGroupId, state, orderedBy, rolledBackBy, createdAt, finishedAt } = move;
    return [
      {
        migrationId: id,
        fromGroupId,
        fromName: nameOf.get(fromGroupId) ?? fromGroupId,
        toGroupId,
        toName: nameOf.get(toGroupId) ?? toGroupId,
        state,
        ...counts,
        createdByName: orderedBy.name,
        reason: orderedBy.reason,
        createdAt: at(createdAt),
        finishedAt: finishedAt && at(finishedAt),
        rolledBackByName: rolledBackBy?.name ?? null,
        rollBackReason: rolledBackBy?.reason ?? null,
      },
    ];
  });
}

/** One migration. */
export async function oneMove(context: Asking, id: string): Promise<Migration> {
  return found<Migration>((await loadMoves(context, [id]))[0]);
}

/** Every migration, the newest first. */
export const moveSource: ListSource<Query> = {
  async ids({ db, query }, { offset, limit }) {
    const rows = await db
      .select({ id: moves.moveId })
      .from(moves)
      .where(inState(query))
      .orderBy(...orderBy(query.sort, sortable, [desc(moves.createdAt)], moves.moveId))
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.id);
  },
  count: ({ db, query }) => db.$count(moves, inState(query)),
  load: loadMoves,
};

const rowsOf = ({ query, params: { migrationId } }: ListContext<RowQuery, RowParams>): SQL => {
  return and(
    eq(moveRows.groupId, systemGroup),
    eq(moveRows.moveId, migrationId),
    query.state.length > 0 ? inArray(moveRows.state, query.state) : undefined,
  )!;
};

/** The students of one migration, in the order in which they go. */
export const moveRowSource: ListSource<RowQuery, number, RowParams> = {
  async ids(context, { offset, limit }) {
    const rows = await context.db
      .select({ position: moveRows.position })
      .from(moveRows)
      .where(rowsOf(context))
      .orderBy(asc(moveRows.position))
      .offset(offset)
      .limit(limit);
    // A page without rows may be one of a migration that there is not.
    if (rows.length === 0) await oneMove(context, context.params.migrationId);
    return rows.map(row => row.position);
  },
  count: context => context.db.$count(moveRows, rowsOf(context)),
  load: async (context, positions) =>
    context.db
      .select({
        customerId: moveRows.customerId,
        name: moveRows.name,
        email: moveRows.email,
        state: moveRows.state,
        code: moveRows.code,
      })
      .from(moveRows)
      .where(and(rowsOf(context), sql`${moveRows.position} = any(${sql.param(positions)}::int[])`))
      .orderBy(asc(moveRows.position)),
};
