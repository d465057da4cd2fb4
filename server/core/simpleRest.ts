import pick from 'lodash/pick.js';
import type { Call } from '../../src/contract/call.ts';
import { listQueryOf } from '../../src/contract/shapes.ts';
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
type TextContext = Omit<Context, 'query'> & { query: Texts };

/**
 * A handler for a list call in the dialect of `ra-data-simple-rest`: JSON texts for sort, range and filter, an array as
 * the answer, and the total in `Content-Range`. What may be asked is the query that the contract's row carries.
 */
export function simpleRestHandler<C extends Call, Q>(call: C, source: ListSource<Q>): Handler<C> {
  const schema = listQueryOf<Q>(call.query);
  if (schema === undefined) throw new Error(`${call.path} is no list in this dialect.`);
  const parsed = (context: ListContext<Texts>): ListContext<Q> => ({
    ...pick(context, ['db', 'session', 'now', 'params']),
    query: validateQuery(schema, toParams(context.query)),
  });
  const wrapped: ListSource<Texts> = {
    ids: (context, slice) => source.ids(parsed(context), slice),
    count: context => source.count(parsed(context)),
    load: (context, ids) => source.load(parsed(context), ids),
  };
  const handler = async (context: TextContext) => {
    const wanted = idsOf(context.query);
    const [from, to] = rangeOf(context.query.range);
    const ids = wanted ?? (await wrapped.ids(context, { offset: from, limit: to - from + 1 }));
    const total = wanted ? wanted.length : await wrapped.count(context);
    context.headers.set('Content-Range', `items ${from}-${from + Math.max(0, ids.length - 1)}/${total}`);
    return ids.length > 0 ? wrapped.load(context, ids) : [];
  };
  // The contract's type of such a query is the texts, which the compiler cannot see of any call `C`.
  return Object.assign(handler, { source: wrapped }) as unknown as Handler<C>;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const filters = parse(filter);
  const ids = isObject(filters) ? filters['id'] : undefined;
  return Array.isArray(ids) ? ids.slice(0, limits.pageSize.max).map(textOf) : null;
}

function rangeOf(text: string | undefined): [number, number] {
  const range = parse(text) ?? [0, limits.pageSize.default - 1];
  if (!Array.isArray(range) || range.length !== 2 || !range.every(isWhole))
    throw new ProblemError('BAD_REQUEST');
  const [from = 0, to = 0] = range;
  if (from < 0 || to < from || to - from >= limits.pageSize.max) throw new ProblemError('BAD_REQUEST');
  return [from, to];
}

function toParams({ sort, filter }: Texts): URLSearchParams {
  const params = new URLSearchParams();
  const filters = parse(filter) ?? {};
  if (!isObject(filters)) throw new ProblemError('BAD_REQUEST');
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
