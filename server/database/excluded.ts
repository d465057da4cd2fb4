import { sql, type Column, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** In ON CONFLICT DO UPDATE: what the refused row would have had in this column. */
export const excluded = (column: Column): SQL => sql.raw(`excluded.${toSnakeCase(column.name)}`);

/** In ON CONFLICT DO UPDATE: what is there with what would have come. */
export const plusExcluded = (column: Column): SQL => sql`${column} + ${excluded(column)}`;
