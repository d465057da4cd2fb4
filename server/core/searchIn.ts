import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contains } from './contains.ts';

/** What a list's query says about the text to search for. */
interface TextQuery<F extends string> {
  /** The field to search in; all of them unless given. */
  searchType?: F | 'all' | undefined;
  searchText?: string | undefined;
}

/** A column, or for a value that is compared in a way of its own the condition for a text; undefined matches nothing. */
type Searchable = AnyPgColumn | ((text: string) => SQL | undefined);

/**
 * The condition for a search text in some columns by the name of their field (specification, section 7); undefined
 * without a text. The only place that searches within text: a list names its columns and leaves the rest to it.
 */
export function searchIn<F extends string>(
  fields: Record<F, Searchable>,
  { searchType = 'all', searchText }: TextQuery<F>,
): SQL | undefined {
  if (searchText === undefined) return undefined;
  const searched = searchType === 'all' ? Object.values<Searchable>(fields) : [fields[searchType]];
  const conditions = searched.map(field =>
    typeof field === 'function' ? field(searchText) : contains(field, searchText),
  );
  return or(...conditions) ?? sql`false`;
}
