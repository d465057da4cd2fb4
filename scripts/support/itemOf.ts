import type { ArraySchema, ObjectSchema, Schema } from 'yup';

/** What a list's answer is made of. */
export function itemOf(returns: Schema): Schema {
  const { content, listTypeItems } = ((returns as ObjectSchema<object>).fields ?? {}) as Record<
    string,
    Schema
  >;
  const list = returns.type === 'array' ? returns : (content ?? listTypeItems);
  return (list as ArraySchema<unknown[], object>).innerType as Schema;
}
