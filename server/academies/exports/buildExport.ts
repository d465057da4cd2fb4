import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import omit from 'lodash/omit.js';
import type { Language } from '../../../src/domain/choices.ts';
import { fillGaps } from '../../../src/domain/fillGaps.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, groups, subscriptions } from '../../database/schema/index.ts';
import { found } from '../../core/problem.ts';
import { serverWords } from '../../core/serverWords.ts';
import { exportedFolders, filesIn, type ExportedFolder } from './exportedFolders.ts';
import { exportedTables, type ExportedFile } from './exportedTables.ts';
import { readTable } from './readTable.ts';
import { toCsv } from './toCsv.ts';
import { zip, type ZipEntry } from './zip.ts';

const manager = alias(customers, 'manager');

/** Which students are assigned to which manager. */
async function* managementGroups(db: Queryable, groupId: string): AsyncGenerator<string> {
  const rows = await db
    .select({
      managerId: manager.customerId,
      manager: manager.name,
      studentId: customers.customerId,
      student: customers.name,
    })
    .from(customers)
    .innerJoin(
      manager,
      and(eq(manager.groupId, customers.groupId), eq(manager.customerId, customers.managerId)),
    )
    .where(and(eq(customers.groupId, groupId), isNotNull(customers.managerId)))
    .orderBy(asc(manager.name), asc(customers.name), asc(customers.customerId));
  yield `\ufeff${toCsv(['managerId', 'manager', 'studentId', 'student'])}`;
  yield rows.map(row => toCsv(Object.values(row))).join('');
}

/** Everything that an academy has stored, as a zip file with a README in the language of who reads it. */
export async function buildExport(
  db: Queryable,
  { groupId, language, now }: { groupId: string; language: Language; now: Date },
): Promise<Buffer> {
  const [group] = await db.select().from(groups).where(eq(groups.groupId, groupId));
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  const settings = {
    ...omit(found(group), 'version', 'settingsVersion', 'reportSettingsVersion'),
    subscription,
  };
  const { title, text, files } = serverWords[language].academyExport;
  const names = Object.keys(exportedTables) as ExportedFile[];
  const folders = Object.keys(exportedFolders) as ExportedFolder[];
  const readme = [
    fillGaps(title, { academy: found(group).name }),
    now.toISOString(),
    '',
    ...text,
    '',
    `settings.json: ${files.settings}`,
    `groups.csv: ${files.groups}`,
    ...names.map(name => `${name}.csv: ${files[name]}`),
    ...folders.map(folder => `${folder}/: ${files[folder]}`),
    '',
  ].join('\r\n');
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield ['README.txt', [`\ufeff${readme}`]];
    yield ['settings.json', [JSON.stringify(settings, null, 2)]];
    yield ['groups.csv', managementGroups(db, groupId)];
    for (const name of names) yield [`${name}.csv`, readTable(db, exportedTables[name], groupId)];
    for (const folder of folders) yield* filesIn(db, folder, groupId);
  }
  return zip(entries());
}
