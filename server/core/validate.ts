import * as yup from 'yup';
import { fieldsOf } from '../../src/contract/fieldsOf.ts';
import { partOfQuery } from './partOfQuery.ts';
import { ProblemError } from './problem.ts';

/**
 * A validated object with its texts in the form in which they are stored: a rule may say by its `stored` metadata that
 * one thing can be written in several ways, such as a phone number with its country code.
 */
export function storedForm<T>(schema: yup.Schema<T>, value: T): T {
  const fields = fieldsOf(schema);
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, given]): [string, unknown] => {
    const { stored } = (fields[name]?.spec?.meta ?? {}) as { stored?: (text: string) => string };
    return [name, stored && typeof given === 'string' ? stored(given) : given];
  });
  return Object.fromEntries(entries) as T;
}

const options = { abortEarly: false, disableStackTrace: true } as const;

/** Field paths as forms name them: `students.3.email`. */
const dotted = (path: string) => path.replace(/\[(\d+)\]/g, '.$1').replace(/\["([^"]+)"\]/g, '.$1');

function toProblem(error: yup.ValidationError): ProblemError {
  const fieldErrors: Record<string, string> = {};
  const all = error.inner.length > 0 ? error.inner : [error];
  for (const each of all) {
    const unknown = each.type === 'noUnknown' ? String(each.params?.unknown ?? '').split(', ') : null;
    const base = dotted(each.path ?? '');
    if (unknown) for (const name of unknown) fieldErrors[base ? `${base}.${name}` : name] = each.message;
    else fieldErrors[base] ??= each.message;
  }
  const onlyUnknown = all.every(each => each.type === 'noUnknown');
  return new ProblemError(onlyUnknown ? 'UNKNOWN_FIELD' : 'VALIDATION_FAILED', { fieldErrors });
}

/** The body as the contract wants it, taken literally: nothing is converted and unknown fields are refused. */
export function validateBody<T>(schema: yup.Schema<T>, body: unknown): T {
  try {
    return storedForm(schema, schema.validateSync(body, { ...options, strict: true }));
  } catch (error) {
    throw error instanceof yup.ValidationError ? toProblem(error) : error;
  }
}

/** How many valid queries of each schema are kept, and up to which length, so that they take little memory. */
const kept = { queries: 50, length: 200 };
const valid = new WeakMap<yup.Schema, Map<string, unknown>>();

/**
 * The query as the contract wants it, converted from text; a key that repeats is an array. It is frozen: consoles ask the
 * same again and again, and get what was validated before.
 */
export function validateQuery<T>(schema: yup.Schema<T>, params: URLSearchParams): T {
  const text = params.toString();
  const known = valid.get(schema) ?? new Map<string, unknown>();
  valid.set(schema, known);
  if (known.has(text)) return known.get(text) as T;
  const query = freeze(convertQuery(schema, params));
  if (text.length <= kept.length) known.set(text, query);
  if (known.size > kept.queries) known.delete(known.keys().next().value!);
  return query;
}

function freeze<T>(query: T): T {
  for (const value of Object.values(query as object)) if (Array.isArray(value)) Object.freeze(value);
  return Object.freeze(query);
}

function convertQuery<T>(schema: yup.Schema<T>, params: URLSearchParams): T {
  // Built of entries, so that a key such as __proto__ is a key and nothing else.
  const raw = Object.fromEntries(
    [...new Set(params.keys())].map(key => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : values[0]!];
    }),
  );
  try {
    validateKeys(schema, raw);
    const part = partOfQuery(schema, Object.keys(raw));
    return { ...part.absent, ...(part.schema.validateSync(raw, options) as T) };
  } catch (error) {
    throw error instanceof yup.ValidationError ? toProblem(error) : error;
  }
}

/**
 * Conversion drops unknown keys before they are seen, and some rules cannot convert an array to the one value that they
 * are about: both are looked for first.
 */
function validateKeys(schema: yup.Schema, raw: Record<string, string | string[]>): void {
  const known = fieldsOf(schema);
  const unknown = Object.keys(raw).filter(key => !Object.hasOwn(known, key));
  if (unknown.length > 0)
    throw new ProblemError('UNKNOWN_FIELD', {
      fieldErrors: Object.fromEntries(unknown.map(key => [key, 'validation.unknownField'])),
    });
  const repeated = Object.keys(raw).filter(key => Array.isArray(raw[key]) && known[key]?.type !== 'array');
  if (repeated.length > 0)
    throw new ProblemError('VALIDATION_FAILED', {
      fieldErrors: Object.fromEntries(repeated.map(key => [key, 'validation.type'])),
    });
}
