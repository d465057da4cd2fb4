import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { extensionOf, type FileType } from '../../../src/domain/fileTypes.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers, excuseFiles, excuses } from '../../database/schema/index.ts';
import { lockExcuse } from './lockExcuse.ts';
import { auditedExcuse, fileOf, targetOf, toExcuse } from './record.ts';

type Calls = Contract['attendances'];

/** What the audit log says of a file: its kind and size, never what is in it. */
const auditedFile = (file: { contentType: string; bytes: number } | null) =>
  file === null ? {} : { contentType: file.contentType, bytes: file.bytes };

/** Sends the file of an excuse, to be saved and never shown by the browser itself. @throws ProblemError NOT_FOUND */
export async function readExcuseFile({
  db,
  session,
  params,
}: Context<Calls['excuseFile']>): Promise<Response> {
  const [row] = await db
    .select({ contentType: excuseFiles.contentType, content: excuseFiles.content, since: excuses.since })
    .from(excuses)
    .innerJoin(excuseFiles, fileOf)
    .innerJoin(
      customers,
      and(eq(customers.groupId, excuses.groupId), eq(customers.customerId, excuses.customerId)),
    )
    .where(
      and(
        eq(excuses.groupId, session.groupId),
        eq(excuses.excuseId, params.excuseId),
        visibleStudents(session),
      ),
    );
  const { contentType, content, since } = found(row);
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="excuse-${since}.${extensionOf[contentType]}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Puts a file to an excuse, in place of the one that it had. @throws ProblemError NOT_FOUND, FILE_QUOTA */
export async function putExcuseFile(context: Context<Calls['putExcuseFile']>) {
  const { db, session, params, upload, now, audit } = context;
  const { groupId } = session;
  // The academy before the student, as other calls lock them.
  await lockGroup(db, groupId);
  const { student, excuse, createdBy, file: before } = await lockExcuse(context, params.excuseId);
  const bytes = upload.content.byteLength;
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(${excuseFiles.bytes}), 0)::float8` })
    .from(excuseFiles)
    .where(eq(excuseFiles.groupId, groupId));
  if (stored!.bytes - (before?.bytes ?? 0) + bytes > limits.excuseFile.academyBytes)
    throw new ProblemError('FILE_QUOTA');
  // Nothing but these kinds comes through `readInput`.
  const file = { contentType: upload.contentType as FileType, bytes };
  const row = { ...file, content: Buffer.from(upload.content), createdAt: now };
  await db
    .insert(excuseFiles)
    .values({ ...row, groupId, excuseId: excuse.excuseId })
    .onConflictDoUpdate({ target: [excuseFiles.groupId, excuseFiles.excuseId], set: row });
  await audit({
    action: 'student.attachExcuseFile',
    target: targetOf(student, excuse),
    before: { ...auditedExcuse(excuse), ...auditedFile(before) },
    after: { ...auditedExcuse(excuse), ...auditedFile(file) },
  });
  return toExcuse({ excuse, createdBy, file }, session.timeZone);
}

/** Deletes the file of an excuse, which stays. @throws ProblemError NOT_FOUND */
export async function deleteExcuseFile(context: Context<Calls['deleteExcuseFile']>) {
  const { db, session, params, audit } = context;
  const { student, excuse, file } = await lockExcuse(context, params.excuseId);
  const before = found(file ?? undefined);
  await db
    .delete(excuseFiles)
    .where(and(eq(excuseFiles.groupId, session.groupId), eq(excuseFiles.excuseId, excuse.excuseId)));
  await audit({
    action: 'student.removeExcuseFile',
    target: targetOf(student, excuse),
    before: auditedFile(before),
  });
}
