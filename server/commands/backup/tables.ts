import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema/index.ts';
import { snakeCase } from '../../database/snakeCase.ts';

interface BackupTable {
  name: string;
  key: string[];
  /** Whether a row can be megabytes. */
  isLarge: boolean;
  /** Which rows are no part of a backup, as SQL. */
  leftOut: string;
}

const configs = Object.values(schema)
  .filter(each => each instanceof PgTable)
  .map(getTableConfig);

/** Files that an owner can have made again, each of which may be longer than a line can be. */
const leftOut: Partial<Record<string, string>> = { academy_exports: `state = 'READY'` };

/** A table comes after those that it refers to. */
function depth(name: string): number {
  const { foreignKeys } = configs.find(each => each.name === name)!;
  const wanted = foreignKeys.map(key => getTableConfig(key.reference().foreignTable).name);
  return Math.max(0, ...wanted.map(each => depth(each) + 1));
}

/** Every table of the schema, in an order in which rows can be written back. */
export const backupTables: readonly BackupTable[] = configs
  .map(({ name, columns, primaryKeys }) => ({
    name,
    key: (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(snakeCase),
    isLarge: columns.some(column => column.getSQLType() === 'bytea'),
    leftOut: leftOut[name] ?? 'false',
  }))
  .toSorted((a, b) => depth(a.name) - depth(b.name) || (a.name < b.name ? -1 : 1));
