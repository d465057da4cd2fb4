import type { Call, QueryOf } from '../../src/contract/call.ts';
import { limits } from '../../src/domain/limits.ts';
import type { Context, Handler } from './context.ts';
import { ProblemError } from './problem.ts';

/**
 * A list in two steps: which records match, in order, and what they say. Pages and streams are made of the same two,
 * so that an export holds what the screen shows.
 */
export interface ListSource<Q, Id = string> {
  /** The ids that match, in order, `limit` at most from `offset` on. */
  ids(context: ListContext<Q>, slice: { offset: number; limit: number }): Promise<Id[]>;
  count(context: ListContext<Q>): Promise<number>;
  /** The records of these ids, in their order; ids that are gone are left out. */
  load(context: ListContext<Q>, ids: Id[]): Promise<unknown[]>;
}

export type ListContext<Q> = Pick<Context, 'db' | 'session' | 'now' | 'params'> & { query: Q };
export type ListHandler = Handler & { source?: ListSource<unknown, unknown> };

interface Paging {
  page: number;
  size: number;
}

/** A handler for a list call; `answer` gives the page the form that the contract names. */
export function listHandler<C extends Call, Id>(
  source: ListSource<QueryOf<C>, Id>,
  answer: (content: unknown[], total: number, paging: Paging) => unknown,
): Handler<C> {
  const handler = async (context: Context<C>) => {
    const listContext = context as unknown as ListContext<QueryOf<C>>;
    const { page, size } = context.query as unknown as Paging;
    const offset = page * size;
    const ids = await source.ids(listContext, { offset, limit: size });
    // A page that is not full is the last one and says how many there are, which spares narrow searches the counting.
    const isLast = ids.length < size && (ids.length > 0 || page === 0);
    const [total, content] = await Promise.all([
      isLast ? offset + ids.length : source.count(listContext),
      ids.length > 0 ? source.load(listContext, ids) : [],
    ]);
    return answer(content, total, { page, size });
  };
  return Object.assign(handler, { source }) as unknown as Handler<C>;
}

/** The form with `content`, `total` and `pageable`. */
export const toPage = (content: unknown[], total: number, { size }: Paging) => ({
  content,
  total,
  pageable: { size },
});

/** The form with `content` and `pageInfo`. */
export const toPageWithInfo = (content: unknown[], total: number, { page, size }: Paging) => ({
  content,
  pageInfo: { page, size, total },
});

const batchSize = 2_000;

/**
 * Everything that matches, one record a line, for exports. The ids are taken at once, so that the export holds one
 * moment's records; they are read in batches, so that neither side keeps them all.
 */
export async function streamList(
  context: ListContext<unknown>,
  source: ListSource<unknown, unknown>,
): Promise<Response> {
  const total = await source.count(context);
  if (total > limits.excel.maxRows)
    throw new ProblemError('TOO_MANY_ROWS', { details: { total, limit: limits.excel.maxRows } });
  const ids = await source.ids(context, { offset: 0, limit: limits.excel.maxRows });
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (next >= ids.length) return controller.close();
      const records = await source.load(context, ids.slice(next, next + batchSize));
      next += batchSize;
      controller.enqueue(encoder.encode(records.map(record => `${JSON.stringify(record)}\n`).join('')));
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson', 'X-Total-Count': String(ids.length) },
  });
}
