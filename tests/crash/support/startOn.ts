import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer, type BuiltServer } from '../../../scripts/support/builtServer.ts';
import { readConfig } from '../../../server/config/config.ts';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { fillAcademy } from '../../bench/support/fillAcademy.ts';
import { startCluster, type Cluster } from '../../support/database/cluster.ts';
import { findPostgres } from '../../support/database/findPostgres.ts';
import { template } from './academy.ts';

export interface Place {
  env: Record<string, string>;
  groupId: string;
  /** The cookie of a session of the owner's. */
  cookie: string;
  start: () => Promise<BuiltServer>;
  /** The database itself, while no server has it. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

/** Makes an academy with many students in a database, before a server has it. */
async function fill(
  database: Database,
  settings: Record<string, string>,
  open: () => Promise<Database>,
  remove: () => Promise<void>,
) {
  const { groupId, token } = await fillAcademy(database, {
    students: 200,
    userCount: 1_000_000,
    now: new Date(),
  });
  await database.close();
  const env = { DEMO: '0', HOST: '127.0.0.1', ...settings };
  const cookie = `${cookieName(readConfig({}))}=${token}`;
  return { env, groupId, cookie, start: () => startBuiltServer(env), open, remove } satisfies Place;
}

export async function onEmbedded(): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-crash-'));
  const open = () => openDatabase({ dataDir, template });
  return fill(await open(), { DATA_DIR: dataDir }, open, async () =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
}

export async function onPostgres(
  settings: Record<string, string> = {},
): Promise<Place & { cluster: Cluster }> {
  const cluster = await startCluster(findPostgres()!);
  const open = () => openDatabase({ url: cluster.url });
  const place = await fill(await open(), { DATABASE_URL: cluster.url, ...settings }, open, () =>
    cluster.stop(),
  );
  return { ...place, cluster };
}
