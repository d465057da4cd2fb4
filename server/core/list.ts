import type { Call, ParamsOf, QueryOf } from '../../src/contract/call.ts';
import { limits } from '../../src/domain/limits.ts';
import type { Context, Handler } from './context.ts';
import { toJson } from './jsonText.ts';
import { ProblemError } from './problem.ts';
import { readOn } from './readOn.ts';

export interface Slice {
  offset: number;
  limit: number;
}

/** Which records a page shows, and how many match. */
export interface Page<Id = string> {
  ids: Id[];
  total: number;
}

/**
 * A list in two steps: which records match, in order, and their content. Pages and streams use the same two,
 * so that an export contains what the screen shows. `Q` is the query, `P` the parameters of the path.
 */
export interface ListSource<Q, Id = string, P = Context['params']> {
  /** The ids that match, in order, `limit` at most from `offset` on. */
  ids(context: ListContext<Q, P>, slice: Slice): Promise<Id[]>;
  count(context: ListContext<Q, P>): Promise<number>;
  /** Both at once, where one statement can say both. */
  page?(context: ListContext<Q, P>, slice: Slice): Promise<Page<Id>>;
  /** The records of these ids, in their order, as objects or `JsonText`; ids that are gone are left out. */
  load(context: ListContext<Q, P>, ids: Id[]): Promise<unknown[]>;
}

export type ListContext<Q, P = Context['params']> = RecordContext & { query: Q; params: P };
/** What a record is read with, whatever its list was asked for. */
export type RecordContext = Pick<Context, 'db' | 'session' | 'now'>;

/** A list whose records can also be read by themselves (`loadOne`). */
export interface RecordSource<Q, T> extends ListSource<Q> {
  load(context: RecordContext, ids: string[]): Promise<T[]>;
}

export type ListHandler = Handler & { source?: ListSource<unknown, unknown> };

interface Paging {
  page: number;
  size: number;
}

/** A handler for a list call; `answer` gives the page the shape of the contract. */
export function listHandler<C extends Call, Id>(
  source: ListSource<QueryOf<C>, Id, ParamsOf<C>>,
  answer: (content: unknown[], total: number, query: QueryOf<C> & Paging) => unknown,
): Handler<C> {
  const handler = async (context: Context<C>) => {
    const query = context.query as QueryOf<C> & Paging;
    const { page, size } = query;
    const offset = page * size;
    const known = await source.page?.(context, { offset, limit: size });
    const ids = known?.ids ?? (await source.ids(context, { offset, limit: size }));
    // A page that is not full is the last one and gives the total, which saves narrow searches the count.
    const isLast = ids.length < size && (ids.length > 0 || page === 0);
    const [total, content] = await Promise.all([
      known?.total ?? (isLast ? offset + ids.length : source.count(context)),
      ids.length > 0 ? source.load(context, ids) : [],
    ]);
    return answer(content, total, query);
  };
  return Object.assign(handler, { source }) as Handler<C>;
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
 * All matching records, one per line, for exports. Their ids are read at once. Their content is
 * read later, in batches, so that neither side holds them all in memory: it is that of the moment of reading, and records
 * deleted meanwhile are left out. They are read with `replica`, and where that fails with `context`. What fails after the
 * response has begun goes to `onError`; to the reader, and to what writes responses, only its problem is said.
 */
export async function streamList(
  context: ListContext<unknown>,
  source: ListSource<unknown, unknown>,
  { replica = context, onError }: { replica?: ListContext<unknown>; onError: (error: unknown) => void },
): Promise<Response> {
  const read = <T>(run: (from: ListContext<unknown>) => Promise<T>) => readOn(replica, context, run);
  const total = await read(from => source.count(from));
  if (total > limits.excel.maxRows)
    throw new ProblemError('TOO_MANY_ROWS', { details: { total, limit: limits.excel.maxRows } });
  const ids = await read(from => source.ids(from, { offset: 0, limit: limits.excel.maxRows }));
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (next >= ids.length) return controller.close();
      const batch = ids.slice(next, next + batchSize);
      const records = await read(from => source.load(from, batch)).catch((error: unknown) => {
        onError(error);
        throw new ProblemError('INTERNAL');
      });
      next += batchSize;
      controller.enqueue(encoder.encode(records.map(record => `${toJson(record)}\n`).join('')));
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson', 'X-Total-Count': String(ids.length) },
  });
}
