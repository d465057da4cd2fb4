import { inject } from 'vitest';
import { openDatabase } from '../../../server/database/open.ts';
import { fillAcademy, type FilledAcademy } from '../../bench/support/fillAcademy.ts';
import { urlOf } from '../database/cutConnections.ts';
import { newDatabase } from '../database/testDatabase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The settings of a server for a free port, whose database has an academy with an owner alone. */
export async function filledSettings(): Promise<{ env: Record<string, string>; academy: FilledAcademy }> {
  const provided = inject('database');
  const dataDir = temporaryFolder();
  const database =
    provided.kind === 'postgres'
      ? await newDatabase()
      : await openDatabase({ dataDir, template: provided.template });
  const academy = await fillAcademy(database, { students: 0, managers: 0, now: new Date() });
  const url = provided.kind === 'postgres' ? { DATABASE_URL: urlOf(database) } : undefined;
  await database.close();
  return { env: { DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1', PORT: '0', ...url }, academy };
}
