import { isUnavailable } from '../database/isUnavailable.ts';

/**
 * Reads from the replica if there is one that can be used, and from the primary where the replica fails in the middle: it may
 * go away, and it ends queries that hinder its replay.
 */
export async function readOn<D, T>(
  replica: D | null,
  primary: D,
  read: (source: D) => Promise<T>,
): Promise<T> {
  if (replica === null || replica === primary) return read(primary);
  try {
    return await read(replica);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return read(primary);
  }
}
