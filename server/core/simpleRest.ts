import type { ObjectSchema, AnyObject } from 'yup';
import type { Call } from '../../src/contract/call.ts';
import { limits } from '../../src/domain/limits.ts';
import type { Context, Handler } from './context.ts';
import type { ListContext, ListSource } from './list.ts';
import { ProblemError } from './problem.ts';
import { validateQuery } from './validate.ts';

interface Texts {
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
}

/**
 * A handler for a list call in the dialect of `ra-data-simple-rest`: JSON texts for sort, range and filter, an array as
 * the answer, and the total in `Content-Range`. What may be asked is the query that the contract's row carries.
 */
export function simpleRestHandler<C extends Call>(call: C, source: ListSource<never>): Handler<C> {
  const schema = call.query!.describe().meta as unknown as { list: ObjectSchema<AnyObject> };
  const read = (texts: Texts) => validateQuery(schema.list, toParams(texts));
  const asked = (context: ListContext<Texts>) =>
    ({
      db: context.db,
      session: context.session,
      now: context.now,
      params: context.params,
      query: read(context.query),
    }) as ListContext<never>;
  const wrapped: ListSource<Texts> = {
    ids: (context, slice) => source.ids(asked(context), slice),
    count: context => source.count(asked(context)),
    load: (context, ids) => source.load(asked(context), ids),
  };
  const handler = async (context: Context) => {
    const texts = context.query as unknown as Texts;
    const listContext = context as unknown as ListContext<Texts>;
    const wanted = idsOf(texts);
    const [from, to] = rangeOf(texts.range);
    const ids = wanted ?? (await wrapped.ids(listContext, { offset: from, limit: to - from + 1 }));
    const total = wanted ? wanted.length : await wrapped.count(listContext);
    context.headers.set('Content-Range', `items ${from}-${from + Math.max(0, ids.length - 1)}/${total}`);
    return ids.length > 0 ? wrapped.load(listContext, ids) : [];
  };
  return Object.assign(handler, { source: wrapped }) as unknown as Handler<C>;
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('BAD_REQUEST');
  }
}

/** The ids of records that are asked for by name, as references are. */
function idsOf({ filter }: Texts): string[] | null {
  const ids = (parse(filter) as { id?: unknown } | null | undefined)?.id;
  return Array.isArray(ids) ? ids.slice(0, limits.pageSize.max).map(textOf) : null;
}

function rangeOf(text: string | undefined): [number, number] {
  const range = parse(text) ?? [0, limits.pageSize.default - 1];
  if (!Array.isArray(range) || range.length !== 2 || !range.every(Number.isSafeInteger))
    throw new ProblemError('BAD_REQUEST');
  const [from, to] = range as [number, number];
  if (from < 0 || to < from || to - from >= limits.pageSize.max) throw new ProblemError('BAD_REQUEST');
  return [from, to];
}

function toParams({ sort, filter }: Texts): URLSearchParams {
  const params = new URLSearchParams();
  const filters = parse(filter) ?? {};
  if (typeof filters !== 'object' || Array.isArray(filters)) throw new ProblemError('BAD_REQUEST');
  for (const [key, value] of Object.entries(filters))
    if (key !== 'id') for (const each of [value].flat()) params.append(key, textOf(each));
  const order = parse(sort) ?? [];
  if (!Array.isArray(order) || order.length > 2) throw new ProblemError('BAD_REQUEST');
  const [field, direction] = order.map(textOf);
  if (field !== undefined && field !== 'id')
    params.append('sort', `${field},${String(direction).toLowerCase()}`);
  return params;
}

/** A single value as a query has it. Objects may not even be convertible to text. */
function textOf(value: unknown): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) throw new ProblemError('BAD_REQUEST');
  return String(value);
}
