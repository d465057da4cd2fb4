import type * as yup from 'yup';
import { fieldsOf } from '../../src/contract/fieldsOf.ts';

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
