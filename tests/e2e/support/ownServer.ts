import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from '../../../scripts/support/builtServer.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { databaseTemplate } from '../../../server/database/template.ts';
import { fillAcademy, type FilledAcademy } from '../../bench/support/fillAcademy.ts';

export interface OwnServer extends FilledAcademy {
  url: string;
  stop: () => Promise<void>;
}

/** A separate server with a new academy: only an owner, and room for the given number of students. */
export async function startOwnServer(userCount: number): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-own-'));
  const database = await openDatabase({ dataDir, template: await databaseTemplate('.cache') });
  const academy = await fillAcademy(database, { students: 0, managers: 0, userCount, now: new Date() });
  await database.close();
  const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1', LOG: '0' });
  return {
    ...academy,
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
