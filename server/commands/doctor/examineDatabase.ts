import type { Config } from '../../config/config.ts';
import { explainConnection } from '../../database/explainConnection.ts';
import { FolderInUseError } from '../../database/lock.ts';
import type { Database } from '../../database/open.ts';
import { checkAcademies } from './checkAcademies.ts';
import { checkClock } from './checkClock.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDemo } from './checkDemo.ts';
import { checkPooler } from './checkPooler.ts';
import { checkReplica } from './checkReplica.ts';
import { checkSchema } from './checkSchema.ts';
import type { Finding } from './Finding.ts';
import { guarded } from './guarded.ts';
import { openExisting } from './openExisting.ts';

/** What is found in the database; when it is not there or in use, what can be said without it. */
export async function examineDatabase(config: Config, clock: () => Date): Promise<Finding[]> {
  let database: Database | null = null;
  const opened = await guarded('Database', async () => {
    try {
      database = await openExisting(config);
      return {
        name: 'Database',
        state: 'ok',
        text: 'The server creates the embedded database when it starts.',
      };
    } catch (error) {
      if (!(error instanceof FolderInUseError))
        throw config.databaseUrl === undefined ? error : explainConnection(error, config.databaseUrl);
      return {
        name: 'Database',
        state: 'warning',
        text: `A running server is using the data folder ${config.dataDir}, so the database and the schema were not checked. Stop the server to check them.`,
      };
    }
  });
  const demo = () => guarded('Demo', () => checkDemo(config, database));
  // TypeScript does not follow the assignment in the function above.
  const found = database as Database | null;
  if (found === null) return [opened, await demo()];
  try {
    return [
      await guarded('Database', () => checkDatabase(found)),
      ...(found.kind === 'pglite'
        ? []
        : [
            await guarded('Pooler', () => checkPooler(config, found)),
            await guarded('Replica', () => checkReplica(config, found)),
          ]),
      await guarded('Schema', () => checkSchema(found)),
      await guarded('Academies', () => checkAcademies(config, found)),
      await guarded('Clock', () => checkClock(found, clock)),
      await demo(),
    ];
  } finally {
    await found.close();
  }
}
