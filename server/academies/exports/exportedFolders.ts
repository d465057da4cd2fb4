import { and, asc, eq } from 'drizzle-orm';
import { extensionOf } from '../../../src/domain/fileTypes.ts';
import type { Queryable } from '../../database/open.ts';
import { excuseFiles } from '../../database/schema/index.ts';
import type { ZipEntry } from './zip.ts';

/** The files of an academy's excuses, each named by the id of its excuse and read when its turn has come. */
export async function* excuseFileEntries(db: Queryable, groupId: string): AsyncGenerator<ZipEntry> {
  const { excuseId, contentType, content } = excuseFiles;
  const files = await db
    .select({ excuseId, contentType })
    .from(excuseFiles)
    .where(eq(excuseFiles.groupId, groupId))
    .orderBy(asc(excuseId));
  for (const file of files) {
    const [row] = await db
      .select({ content })
      .from(excuseFiles)
      .where(and(eq(excuseFiles.groupId, groupId), eq(excuseId, file.excuseId)));
    if (row) yield [`excuse-files/${file.excuseId}.${extensionOf[file.contentType]}`, [row.content]];
  }
}
