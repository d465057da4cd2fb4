import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { marked } from '../../attendance/cache/marked.ts';
import { packed, unpacked } from '../../database/packedRows.ts';
import { customers } from '../../database/schema/index.ts';
import { everyonesFigures, type Figures } from '../everyone/everyonesFigures.ts';
import { sortedFigures } from './sortedFigures.ts';

/** Who of everyone is searched for, by their places. */
async function foundAmong(
  { db, session }: QueryContext,
  { students }: Figures,
  which: SQL,
): Promise<Int32Array> {
  const { rows } = await db.execute<{ found: Uint8Array | null }>(sql`
    select ${packed(customers.customerId, [])} as found from ${customers}
    where ${customers.groupId} = ${session.groupId} and ${which}`);
  return marked(unpacked(rows[0]!.found, 0), students);
}

/** The students of a page of everyone's figures of a period with their ranks among everyone; `which` selects some of them. */
export async function pageOfFigures(
  context: QueryContext,
  period: Period,
  which: SQL | undefined,
  order: Parameters<typeof sortedFigures>[1],
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; page: { customerId: string; rank: number }[] }> {
  const figures = await everyonesFigures(context, period);
  const found = which && (await foundAmong(context, figures, which));
  const sorted = sortedFigures(figures, order).filter(
    row => found === undefined || found[figures.places[row]!] === 1,
  );
  const page = Array.from(sorted.subarray(offset, offset + limit), row => ({
    customerId: figures.idOf(row),
    rank: figures.rank[row]!,
  }));
  return { total: sorted.length, page };
}
