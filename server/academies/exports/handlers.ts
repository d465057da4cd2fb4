import { and, desc, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { ownAcademy } from '../../core/academySettings.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { academyExports, groups } from '../../database/schema/index.ts';
import { currentExports, readClosing } from './readClosing.ts';

type Groups = Contract['groups'];

const pieceBytes = 32 * 1024 * 1024;

/** Orders an export, which replaces the former one; where one is being prepared already, that one is waited for. */
export async function requestExport(context: Context<Groups['requestExport']>) {
  const { db, session, now, audit } = context;
  const isOwn = ownAcademy(context);
  const { groupId, customerId } = session;
  await lockGroup(db, groupId);
  const before = await readClosing(context);
  if (before.export?.state === 'PREPARING') return before;
  await db.delete(academyExports).where(eq(academyExports.groupId, groupId));
  await db
    .insert(academyExports)
    .values({ groupId, exportId: newId(now), requestedBy: customerId, requestedAt: now });
  const [group] = await db.select({ name: groups.name }).from(groups).where(isOwn);
  await audit({ action: 'group.export', target: { kind: 'group', id: groupId, name: found(group).name } });
  return readClosing(context);
}

/** The latest export as a file. @throws ProblemError NOT_FOUND when there is none, or its time is over */
export async function exportFile(context: Context<Groups['exportFile']>): Promise<Response> {
  const { db, session, now, audit } = context;
  ownAcademy(context);
  const { groupId } = session;
  const { exportId, bytes } = academyExports;
  const [row] = await db
    .select({ exportId, bytes, name: groups.name })
    .from(academyExports)
    .innerJoin(groups, eq(groups.groupId, academyExports.groupId))
    .where(and(currentExports(context), eq(academyExports.state, 'READY')))
    .orderBy(desc(academyExports.requestedAt))
    .limit(1);
  const latest = found(row);
  const { name } = latest;
  const file = new Blob(await readContent(db, { groupId, ...latest }));
  await audit({ action: 'group.downloadExport', target: { kind: 'group', id: groupId, name } });
  return new Response(file, {
    headers: {
      'Content-Length': String(file.size),
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${groupId}-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * The file in pieces, as it is read as text that is twice as long: all of it could be longer than a text may be.
 *
 * @throws ProblemError NOT_FOUND when another export has replaced it meanwhile
 */
async function readContent(
  db: Queryable,
  { groupId, exportId, bytes }: { groupId: string; exportId: string; bytes: number | null },
): Promise<BlobPart[]> {
  const pieces: BlobPart[] = [];
  for (let start = 0; start < (bytes ?? 0); start += pieceBytes) {
    const [piece] = await db
      .select({
        content: sql<
          Uint8Array<ArrayBuffer>
        >`substring(${academyExports.content} from ${start + 1}::int for ${pieceBytes}::int)`,
      })
      .from(academyExports)
      .where(and(eq(academyExports.groupId, groupId), eq(academyExports.exportId, exportId)));
    pieces.push(found(piece).content);
  }
  return pieces;
}
