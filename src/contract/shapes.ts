import * as yup from 'yup';
import { count, listOf, shape } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';

/** An array in a query: the key repeats, and one value is a list of one. */
export const many = <T>(item: yup.Schema<T>, max = 100) =>
  yup
    .array()
    .of(item)
    .max(max, 'validation.tooMany')
    .transform((value, original) => (original === undefined || Array.isArray(original) ? value : [original]))
    .ensure() as yup.Schema<T[]>;

/** Rows of an import, as many as a call takes. */
export const importRows = <T extends yup.Schema>(row: T) =>
  yup
    .array()
    .of(row)
    .min(1, 'validation.required')
    .max(limits.import.maxRows, 'validation.tooMany')
    .required() as yup.Schema<yup.InferType<T>[]>;

/** A filter of closed values, of which several may be chosen. */
export const anyOf = <const T extends readonly string[]>(values: T) =>
  many(
    yup
      .string<T[number]>()
      .oneOf(values as readonly T[number][], 'validation.choice')
      .required(),
  );

export const queryFlag = yup.boolean();
export const queryDate = rules.date;

/** `since` and `until` as the specification writes them; their calendar dates count (section 7). */
export const periodFields = {
  since: yup.string().matches(/^\d{4}-\d\d-\d\d(T.*)?$/, 'validation.date'),
  until: yup.string().matches(/^\d{4}-\d\d-\d\d(T.*)?$/, 'validation.date'),
};
export const requiredPeriod = {
  since: periodFields.since.required(),
  until: periodFields.until.required(),
};

/** The query of a list: paging from 0, sorting, searching, and its own filters. */
export function listQuery<
  const S extends readonly [string, ...string[]],
  const T extends readonly string[] = [],
  F extends yup.ObjectShape = {},
>(options: { sort: S; search?: T; filters?: F }) {
  const { sort, search = [], filters = {} as F } = options;
  return yup
    .object({
      page: yup.number().integer().min(0).max(1_000_000).default(0),
      size: yup.number().integer().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
      sort: many(
        yup
          .string<`${S[number]},${'asc' | 'desc'}`>()
          .matches(new RegExp(`^(${sort.join('|')}),(asc|desc)$`), 'validation.sort')
          .required(),
      ),
      searchType: yup.string<T[number] | 'all'>().oneOf([...search, 'all'] as (T[number] | 'all')[]),
      searchText: rules.searchText,
      ...filters,
    })
    .noUnknown();
}

/** What a list's query has beyond what it asks of the records. */
export const paging = ['page', 'size', 'sort'] as const satisfies readonly string[];

/** A query without paging. */
export const query = <F extends yup.ObjectShape>(fields: F) => yup.object(fields).noUnknown();

/** An answer with `content`, `total` and `pageable`. */
export const page = <T extends yup.Schema>(item: T) =>
  shape({ content: listOf(item), total: count, pageable: shape({ size: count }) });

/** An answer with `content` and `pageInfo`. */
export const pageWithInfo = <T extends yup.Schema>(item: T) =>
  shape({ content: listOf(item), pageInfo: shape({ page: count, size: count, total: count }) });

/** An answer with all there is. */
export const listed = <T extends yup.Schema>(item: T) => shape({ content: listOf(item) });

/** The query of `ra-data-simple-rest`: JSON texts for sort, range and filter. */
const simpleRestQuery = yup
  .object({ sort: yup.string().max(200), range: yup.string().max(50), filter: yup.string().max(4_000) })
  .noUnknown();

/** The same with what its texts may ask: the sort, search and filters of an ordinary list. */
export const simpleRestList = (list: yup.Schema) => simpleRestQuery.meta({ list });

/** What the texts of such a query may ask; undefined for every other query. `Q` is what the list's source reads. */
export const listQueryOf = <Q>(schema: yup.Schema | undefined) =>
  (schema?.meta() as { list?: yup.Schema<Q> } | undefined)?.list;

/** What every error answer carries, as `application/problem+json`. */
export interface Problem {
  status: number;
  code: string;
  message: string;
  /** A field's path to the key of its message. */
  fieldErrors?: Record<string, string>;
  /** Figures for the words of the message, such as the seconds to wait. */
  details?: Record<string, string | number>;
  /** With 412: the record as it is now. */
  current?: unknown;
}
