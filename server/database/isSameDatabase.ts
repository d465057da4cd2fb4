import type pg from 'pg';

interface Identity {
  system: string;
  database: string;
}

const identityOf = async (pool: Pick<pg.Pool, 'query'>) => {
  const { rows } = await pool.query<Identity>(
    'SELECT system_identifier::text AS system, current_database() AS database FROM pg_control_system()',
  );
  return rows[0]!;
};

/** Whether two connections lead to one database, on its primary or on a streaming standby. */
export async function isSameDatabase(
  one: Pick<pg.Pool, 'query'>,
  other: Pick<pg.Pool, 'query'>,
): Promise<boolean> {
  const [a, b] = await Promise.all([identityOf(one), identityOf(other)]);
  return a.system === b.system && a.database === b.database;
}
