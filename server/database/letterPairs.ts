import { sql, type SQL } from 'drizzle-orm';

/** What separates the name from the email, and pairs from one another: no text that is searched for has them. */
const [between, separator] = ['chr(2)', 'chr(1)'];
const searched = `lower(name || ${between} || email)`;
/** Letters 1 and 2, 3 and 4, and so on. */
const everySecond = (text: string) => `regexp_replace(${text}, '(..)', '\\1' || ${separator}, 'g')`;

/**
 * An account's name and email as the pairs of letters that follow one another in them, for an index and a query that is to
 * use it. Of functions that every PostgreSQL has: a trigram index finds no Korean names, of which two letters are searched.
 */
export const letterPairs = sql.raw(
  `string_to_array(${everySecond(searched)} || ${separator} || ${everySecond(`substr(${searched}, 2)`)}, ${separator})`,
);

/** Latin and Korean text, which is the same in lower case here and in PostgreSQL. */
const isPaired = /^[ -~\uac00-\ud7a3]{2,}$/;

/** A condition that holds wherever a text is in the name or the email, and elsewhere seldom; undefined for a text without pairs. */
export function hasLetterPairs(text: string): SQL | undefined {
  if (!isPaired.test(text)) return undefined;
  const lower = text.toLowerCase();
  const pairs = Array.from({ length: lower.length - 1 }, (_, place) => lower.slice(place, place + 2));
  return sql`${letterPairs} @> ${sql.param([...new Set(pairs)])}::text[]`;
}
