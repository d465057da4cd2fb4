import { sql, type SQL } from 'drizzle-orm';

/** Two accounts of one person in an academy, by their ids. */
export interface MergePair {
  groupId: string;
  survivor: string;
  /** The account that is deleted. */
  loser: string;
}

/** The condition on a column of ids that picks the rows of both accounts. */
export const ofBoth = (column: SQL, { survivor, loser }: MergePair) =>
  sql`${column} in (${survivor}::uuid, ${loser}::uuid)`;
