import { and, eq, inArray } from 'drizzle-orm';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { roomUsers, segments } from '../../database/schema/index.ts';
import type { Stay } from '../../recorder/liveStay.ts';
import { publishStay } from '../../recorder/publishStay.ts';
import type { FoldedStay } from './foldStays.ts';
import type { StoredStay } from './stayEventsOf.ts';
import type { CorrectedStay } from './publishCorrectedStays.ts';
import { recorderWrite, type ReportWrite } from './reportWrite.ts';

/** Puts folded stays in the place of stored ones; a stay that goes on in the same room keeps its id. Returns what became of them. */
export async function replaceStays(
  db: Queryable,
  report: ReportWrite,
  customerId: string,
  stored: readonly StoredStay[],
  folded: readonly FoldedStay[],
): Promise<{ corrected: CorrectedStay[]; removed: Stay[] }> {
  const { groupId, random } = report;
  const free = stored.map(({ stay }) => stay);
  const take = (index: number) => (index < 0 ? undefined : free.splice(index, 1)[0]);
  const matched = folded.map(next => ({
    next,
    before: take(
      free.findIndex(({ roomId, enteredAt }) => roomId === next.roomId && +enteredAt === +next.enteredAt),
    ),
  }));
  for (const each of matched)
    each.before ??= take(free.findIndex(({ roomId }) => roomId === each.next.roomId));

  const ids = stored.map(({ stay }) => stay.roomUserId);
  const isOneOf = (of: string[]) => and(eq(roomUsers.groupId, groupId), inArray(roomUsers.roomUserId, of));
  await db.delete(segments).where(and(eq(segments.groupId, groupId), inArray(segments.roomUserId, ids)));
  await db.delete(roomUsers).where(isOneOf(free.map(({ roomUserId }) => roomUserId)));
  const write = recorderWrite(report, report.now);
  for (const gone of free) publishStay(write, gone);
  const corrected: CorrectedStay[] = [];
  // Those that have ended first: no one is in two rooms at once.
  for (const { next, before } of matched.toSorted(
    (a, b) => Number(!a.next.exitedAt) - Number(!b.next.exitedAt),
  )) {
    const { segments: pieces, ...columns } = next;
    const values = { ...columns, groupId, customerId };
    const [stay] = before
      ? await db
          .update(roomUsers)
          .set(columns)
          .where(isOneOf([before.roomUserId]))
          .returning()
      : await db
          .insert(roomUsers)
          .values({ ...values, roomUserId: newId(next.enteredAt, random) })
          .returning();
    const { roomUserId, roomId } = stay!;
    await insertMany(
      db,
      segments,
      pieces.map(piece => ({
        ...piece,
        groupId,
        customerId,
        roomId,
        roomUserId,
        segmentId: newId(piece.startedAt, random),
      })),
    );
    publishStay(write, stay!);
    corrected.push({ before: before ?? null, after: stay! });
  }
  return { corrected, removed: free };
}
