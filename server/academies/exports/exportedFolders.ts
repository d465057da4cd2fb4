import { and, asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { extensionOf } from '../../../src/domain/fileTypes.ts';
import type { Queryable } from '../../database/open.ts';
import { excuseFiles, images } from '../../database/schema/index.ts';
import type { ZipEntry } from './zip.ts';

interface Folder {
  table: PgTable & Record<'groupId' | 'contentType' | 'content', PgColumn>;
  /** What its files are named by. */
  id: PgColumn;
}

/** The files of an academy that its export contains, by folder. */
export const exportedFolders = {
  'excuse-files': { table: excuseFiles, id: excuseFiles.excuseId },
  pictures: { table: images, id: images.imageId },
} satisfies Record<string, Folder>;
export type ExportedFolder = keyof typeof exportedFolders;

/** The files of a folder, each read when its turn has come. */
export async function* filesIn(
  db: Queryable,
  folder: ExportedFolder,
  groupId: string,
): AsyncGenerator<ZipEntry> {
  const { table, id }: Folder = exportedFolders[folder];
  const isTheirs = eq(table.groupId, groupId);
  const files = (await db
    .select({ id, contentType: table.contentType })
    .from(table)
    .where(isTheirs)
    .orderBy(asc(id))) as { id: string; contentType: string }[];
  for (const file of files) {
    const [row] = (await db
      .select({ content: table.content })
      .from(table)
      .where(and(isTheirs, eq(id, file.id)))) as { content: Buffer }[];
    if (row) yield [`${folder}/${file.id}.${extensionFor(file.contentType)}`, [row.content]];
  }
}

/** The demo has pictures of another type than people can upload. */
const extensionFor = (contentType: string) =>
  (extensionOf as Partial<Record<string, string>>)[contentType] ?? /\/(\w*)/.exec(contentType)?.[1] ?? 'bin';
