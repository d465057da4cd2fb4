import type pg from 'pg';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { backupTables } from '../../../server/commands/backup/tables.ts';
import { distributionOf } from '../../../server/database/distribution.ts';
import * as schema from '../../../server/database/schema/index.ts';
import { snakeCase } from '../../../server/database/snakeCase.ts';

const distributed = backupTables
  .map(({ name }) => name)
  .filter(name => distributionOf(name).type === 'distributed');
const columns = Object.values(schema)
  .filter(each => each instanceof PgTable)
  .flatMap(table => getTableConfig(table).columns);
const namesOf = (type: RegExp) =>
  [...new Set(columns.filter(column => type.test(column.getSQLType())).map(snakeCase))].join('|');
/** Its result depends on the time zone, unless the operands are brought to one first. */
const zoned = new RegExp(
  `\\bupdate\\b.*\\bset\\b.*(?:\\b(?:to_jsonb|jsonb?_build_object|concat_ws)\\(|\\b(?:${namesOf(/with time zone/)})"? [-+] interval\\b|\\b(?:${namesOf(/^date$/)})"? [<>=]+ date_trunc\\([^()]*\\)(?!::date))`,
  'is',
);
/** What follows a table that has no alias. */
const after =
  'set|where|on|join|inner|left|right|full|cross|order|group|limit|values|using|union|offset|select|for|returning|except|intersect|having|default';
const uses = new RegExp(
  `\\b(?:from|join|using|update|into)\\s+"?\\b(${distributed.join('|')})\\b"?(?!\\.)(?:\\s+(?:as\\s+)?(?!(?:${after})\\b)"?(\\w+)"?)?`,
  'gi',
);

/** The tables of a statement, by their aliases, whose academies it does not compare. */
function apart(text: string, used: readonly string[]): string[] {
  if (used.length < 2) return [];
  const unnamed = used.filter(each => !new RegExp(`\\b${each}"?\\."?group_id\\b`).test(text));
  const unqualified = text.match(/(?<![."\w])group_id\b|(?<!\.)"group_id"/g)?.length ?? 0;
  return unnamed.length > unqualified ? unnamed : [];
}

/**
 * Which of the rules for queries of decision 32 a statement breaks, as far as its text says so. Citus would reject it; and a
 * subquery that compares a column with itself reads every academy on any database.
 */
export function faultsOf(text: string): string[] {
  const used = [...text.matchAll(uses)].map(([, table, alias]) => alias ?? table!);
  const breaks = (rule: RegExp) => used.length > 0 && rule.test(text);
  return [
    ...(breaks(/^\s*insert into\b[^(]*\([^)]*\)\s*values\b(?:(?!\bon conflict\b).)*\(\s*select\b/is)
      ? ['a subquery among inserted values']
      : []),
    ...(breaks(zoned) ? ['a function that depends on the time zone in an update'] : []),
    ...(breaks(/\bfor (?:no key )?update\b/i) && !text.includes('group_id')
      ? ['a lock without an academy']
      : []),
    ...[...text.matchAll(/\b\w+\.(\w+) = "\1"/g)].map(([same]) => `a column compared with itself (${same})`),
    ...apart(text, used).map(table => `${table} without its academy`),
  ];
}

const known = new Set<string>();
const watched = new WeakSet<pg.PoolClient>();

/** Complains about statements that a distributed database would reject, once for each, which fails the test that sends it. */
export function watchStatements(pool: pg.Pool): void {
  pool.on('acquire', client => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    client.query = ((...input: unknown[]) => {
      const [what] = input as [string | { text?: string }];
      const text = typeof what === 'string' ? what : what.text;
      if (text !== undefined && !known.has(text)) {
        known.add(text);
        for (const fault of faultsOf(text)) console.error(`A statement has ${fault}: ${text}`);
      }
      return Reflect.apply(query, client, input) as unknown;
    }) as typeof client.query;
  });
}
