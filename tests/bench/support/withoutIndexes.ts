import type { PoolClient } from 'pg';

/** Drops all indexes but those of keys, so that many rows are inserted quickly, and returns what makes them again. */
export async function withoutIndexes(client: Pick<PoolClient, 'query'>): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and not indisprimary and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
