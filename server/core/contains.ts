import { ilike, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hangulPattern } from './hangulPattern.ts';

/** Text to be found literally: the wildcards of LIKE lose their meaning. */
const literally = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a column contains a text, without regard to case; Korean also by initial consonants. Text that has no case, such as
 * Korean or digits, is compared as it is, which takes PostgreSQL a fraction of the time.
 */
export function contains(column: AnyPgColumn, text: string): SQL {
  const isCaseless = text.toLowerCase() === text.toUpperCase();
  const pattern = hangulPattern(text);
  if (pattern !== null) return isCaseless ? sql`${column} ~ ${pattern}` : sql`${column} ~* ${pattern}`;
  return (isCaseless ? like : ilike)(column, literally(text));
}
