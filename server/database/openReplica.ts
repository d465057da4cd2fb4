import type pg from 'pg';
import { serverLimits } from '../config/serverLimits.ts';
import { isSameDatabase } from './isSameDatabase.ts';
import { openPool } from './openPool.ts';
import { sessionSettings } from './sessionSettings.ts';
import { UnnamedClient } from './UnnamedClient.ts';

const { connections, mostStaleMs, positionMs, retryMs, connectionMs } = serverLimits.replica;

/** What a reader has to find on the replica. */
interface Needs {
  /** The academy whose figures are read: what has been published of it is included. */
  groupId: string;
  /** A position of the primary that the reader's own changes are included in, as `position` returned it. */
  position?: string | undefined;
}

/** A streaming standby of the database. */
export interface Replica<Queries> {
  /** The replica's queries if it has what is needed and is at most a few seconds behind the primary, else null. */
  read(needs: Needs): Promise<Queries | null>;
  /** Something of an academy has changed on the primary, or anything of any. */
  changed(groupId?: string): void;
  /** How far the primary is now: everything committed so far is included. */
  position(): Promise<string>;
  close(): Promise<void>;
}

interface ReplicaOptions<Queries> {
  url: string;
  primary: Pick<pg.Pool, 'query'>;
  pooled: boolean;
  toOrm: (pool: pg.Pool) => Queries;
  /** Milliseconds that only increase. */
  now?: () => number;
}

const pattern = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;
/** A position in the write-ahead log as a number; null for any other text. */
function toNumber(position: string): bigint | null {
  const [, high, low] = pattern.exec(position) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Routes reads to a streaming standby as long as that is current. How old its data is follows from where the primary was and
 * when: the time of the last transaction that was replayed says nothing while there are no writes.
 */
export function openReplica<Queries>({
  url,
  primary,
  pooled,
  toOrm,
  now = () => performance.now(),
}: ReplicaOptions<Queries>): Replica<Queries> {
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionMs,
    ...(pooled ? { Client: UnnamedClient } : { options: sessionSettings(true) }),
  });
  const orm = toOrm(pool);
  /** Where the primary was, and when at the earliest. */
  let seen: { at: number; number: bigint }[] = [];
  /** Academies with changes that the replica may not have yet; their position is asked for when they are read. */
  const changes = new Map<string, { number?: Promise<bigint> }>();
  let downUntil = 0;
  let isOurs: boolean | undefined;

  async function position(): Promise<string> {
    const at = now();
    const { rows } = await primary.query<{ position: string }>(
      'SELECT pg_current_wal_insert_lsn()::text AS position',
    );
    seen.push({ at, number: toNumber(rows[0]!.position)! });
    return rows[0]!.position;
  }

  async function replayed(): Promise<bigint | null> {
    isOurs ??= await isSameDatabase(primary, pool);
    if (!isOurs) return null;
    const { rows } = await pool.query<{ position: string | null }>(
      'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position',
    );
    const text = rows[0]?.position;
    return text == null ? null : toNumber(text);
  }

  async function isCurrent({ groupId, position: own }: Needs): Promise<boolean> {
    const started = now();
    seen = seen.filter(({ at }) => at >= started - mostStaleMs);
    if (seen.every(({ at }) => at < started - positionMs)) await position();
    const change = changes.get(groupId);
    const changedAt = change && (await (change.number ??= position().then(text => toNumber(text)!)));
    const reached = await replayed();
    if (reached === null || !seen.some(({ number }) => number <= reached)) return false;
    if (own !== undefined && (toNumber(own) ?? reached + 1n) > reached) return false;
    if (changedAt === undefined) return true;
    if (changedAt > reached) return false;
    // Unless there was another change in the meantime.
    if (changes.get(groupId) === change) changes.delete(groupId);
    return true;
  }

  return {
    async read(needs) {
      if (now() < downUntil) return null;
      try {
        return (await isCurrent(needs)) ? orm : null;
      } catch {
        // The primary's own problems are found by the query that follows.
        downUntil = now() + retryMs;
        isOurs = undefined;
        if (changes.has(needs.groupId)) changes.set(needs.groupId, {});
        return null;
      }
    },
    changed(groupId) {
      if (groupId !== undefined) changes.set(groupId, {});
      // What has been missed may be of any academy: only positions from now on count.
      else seen = [];
    },
    position,
    close: () => pool.end(),
  };
}
