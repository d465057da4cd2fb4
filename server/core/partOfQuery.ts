import * as yup from 'yup';

/** A query's schema without the fields that are not given, and their values. */
interface Part {
  schema: yup.Schema;
  absent: Record<string, unknown>;
}

const mostParts = 200;
const parts = new WeakMap<yup.Schema, Map<string, Part>>();

function cut(schema: yup.Schema, given: readonly string[]): Part {
  try {
    const others = (schema as yup.ObjectSchema<yup.AnyObject>).omit([...given]).validateSync({});
    const absent = Object.fromEntries(
      Object.entries(others).map(([name, value]) => [
        name,
        Array.isArray(value) ? Object.freeze(value) : value,
      ]),
    );
    return { schema: (schema as yup.ObjectSchema<yup.AnyObject>).pick([...given]), absent };
  } catch (error) {
    // A field is missing: the whole schema says so.
    if (error instanceof yup.ValidationError) return { schema, absent: {} };
    throw error;
  }
}

/**
 * The part of a query's schema that says something of the given fields. Most requests give few of a list's filters, and to
 * validate those that are absent takes longer than the rest.
 */
export function partOfQuery(schema: yup.Schema, given: readonly string[]): Part {
  const known = parts.get(schema) ?? new Map<string, Part>();
  parts.set(schema, known);
  const key = given.join();
  const part = known.get(key) ?? cut(schema, given);
  if (known.size < mostParts) known.set(key, part);
  return part;
}
