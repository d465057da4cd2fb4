import { limits } from '../../src/domain/limits.ts';
import { ProblemError } from '../http/problem.ts';

interface Texts {
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('BAD_REQUEST');
  }
}

/** Which records are asked for, as `ra-data-simple-rest` writes it: `range=[0,24]`, both ends included. */
export function restRange({ range }: Texts): { offset: number; limit: number } {
  const given = parse(range) ?? [0, limits.pageSize.max - 1];
  if (!Array.isArray(given) || given.length !== 2 || !given.every(Number.isSafeInteger))
    throw new ProblemError('BAD_REQUEST');
  const [from, to] = given as [number, number];
  if (from < 0 || to < from || to - from >= limits.pageSize.max) throw new ProblemError('BAD_REQUEST');
  return { offset: from, limit: to - from + 1 };
}

/** One closed value of `filter={"field":"value"}`; undefined where it is not asked for. */
export function restFilter<const T extends string>(
  { filter }: Texts,
  field: string,
  values: readonly T[],
): T | undefined {
  const given = parse(filter) ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw new ProblemError('BAD_REQUEST');
  const value = (given as Record<string, unknown>)[field];
  if (value === undefined) return undefined;
  if (!values.includes(value as T)) throw new ProblemError('BAD_REQUEST');
  return value as T;
}

/** The field `Content-Range`, from which the client reads the total. */
export const contentRange = (offset: number, shown: number, total: number) =>
  `items ${offset}-${offset + Math.max(0, shown - 1)}/${total}`;
