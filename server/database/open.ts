import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { explainConnection } from './explainConnection.ts';
import { firstStart } from './firstStart.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openDirect } from './openDirect.ts';
import { openReplica, type Replica } from './openReplica.ts';
import { openPostgres } from './postgres.ts';
import { prepareFolder } from './prepareFolder.ts';
import { setRoleSettings } from './setRoleSettings.ts';
import * as schema from './schema/index.ts';

/** Numbers that fit are numbers: counts and sums arrive as bigint, which `pg` would hand over as text. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const ormOn = (client: pg.Pool | pg.PoolClient) =>
  drizzle({ client: client as pg.Pool, schema, casing: 'snake_case' });
export type Orm = ReturnType<typeof ormOn>;
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
/** What a query runs on: the pool, or the transaction that it belongs to. */
export type Queryable = Orm | Transaction;

/** The queries of a pool. Transactions release their connection here: drizzle does not when BEGIN itself fails. */
function toOrm(pool: pg.Pool): Orm {
  const orm = ormOn(pool);
  const ofClient = new WeakMap<pg.PoolClient, Orm>();
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    const session = ofClient.get(client) ?? ormOn(client);
    ofClient.set(client, session);
    try {
      return await session.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}

export interface Database {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  pool: pg.Pool;
  /** Whether the database answers. It is asked on a way of its own, whatever the connections of the pool are doing. */
  isReady: () => Promise<boolean>;
  /** Set for a PostgreSQL that has a read replica. */
  replica?: Replica<Orm>;
  /** Set for the embedded database: its data folder as a tar file. */
  dump?: () => Promise<Buffer>;
  close: () => Promise<void>;
}

interface DatabaseOptions {
  /** A PostgreSQL to use. */
  url?: string | undefined;
  /** A way to it past its connection pooler, which migrations and programs that copy tables take. */
  directUrl?: string | undefined;
  /** A streaming standby of it, for figures and histories. */
  readUrl?: string | undefined;
  /** The embedded database's folder when there is no `url`; in memory when neither is given. */
  dataDir?: string | undefined;
  /** A dump with the migrations done, to begin a new embedded database with. */
  template?: string | undefined;
  /** Takes the schema as it is, for programs that only look. A data folder has to hold a database then. */
  unmigrated?: boolean;
  /** For programs that copy or rebuild whole tables: a statement may take as long as it takes. */
  unlimited?: boolean;
}

/** Opens the database and brings its schema up to date. Refuses a data folder that another process has open. */
export async function openDatabase({
  url: given,
  directUrl,
  readUrl,
  dataDir,
  template,
  unmigrated = false,
  unlimited,
}: DatabaseOptions): Promise<Database> {
  const prepareSchema = async (pool: pg.Pool) =>
    unmigrated ? void (await pool.query('SELECT 1')) : migrate(pool, ormOn);
  const url = unlimited ? (directUrl ?? given) : given;
  if (url !== undefined) {
    const pooled = directUrl !== undefined && directUrl !== url;
    if (pooled && !unmigrated) await openDirect(directUrl, pool => migrate(pool, ormOn, setRoleSettings));
    const { pool, isReady, close } = openPostgres(url, { unlimited, pooled });
    const orm = toOrm(pool);
    try {
      if (pooled) await pool.query('SELECT 1');
      else await prepareSchema(pool);
    } catch (error) {
      await close();
      throw explainConnection(error, url);
    }
    const kind = 'postgres';
    if (readUrl === undefined) return { kind, orm, pool, isReady, close };
    const replica = openReplica({ url: readUrl, primary: pool, pooled, toOrm });
    return {
      kind,
      orm,
      pool,
      isReady,
      replica,
      close: async () => void (await Promise.all([replica.close(), close()])),
    };
  }
  const folder = dataDir === undefined ? undefined : path.join(dataDir, 'database');
  if (dataDir !== undefined) prepareFolder(dataDir);
  const unlock = dataDir === undefined ? async () => undefined : await lockFolder(dataDir);
  try {
    const { isNew, finished } =
      folder === undefined ? { isNew: true, finished: () => undefined } : firstStart(folder);
    const pglite = await openPglite({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(isNew && template !== undefined && existsSync(template) ? { template } : {}),
    });
    const orm = toOrm(pglite.pool);
    await prepareSchema(pglite.pool).catch(async (error: unknown) => {
      await pglite.close();
      throw error;
    });
    finished();
    const close = async () => {
      await pglite.close();
      await unlock();
    };
    const { pool, isReady, dump } = pglite;
    return { kind: 'pglite', orm, pool, isReady, dump, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
