import type { SortPayload } from 'ra-core';

/** What a saved view says of its list. */
interface SavedQuery {
  filter: Record<string, unknown>;
  sort?: SortPayload;
  perPage?: number;
}

/** The text that the server stores of it. */
export const writeQuery = (query: SavedQuery) => JSON.stringify(query);

/** The query of a stored text; null for a text of another version of the console. */
export function readQuery(text: string): SavedQuery | null {
  try {
    const query = JSON.parse(text) as Partial<SavedQuery> | null;
    return typeof query?.filter === 'object' && query.filter !== null ? (query as SavedQuery) : null;
  } catch {
    return null;
  }
}
