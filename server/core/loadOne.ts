import type { RecordContext, RecordSource } from './list.ts';
import { found } from './problem.ts';

/** One record of a list, as the list shows it. Throws 404 where the reader may see no such record. */
export const loadOne = async <T>(
  source: Pick<RecordSource<never, T>, 'load'>,
  context: RecordContext,
  id: string,
): Promise<T> => found((await source.load(context, [id]))[0]);
