import type * as yup from 'yup';

/** The fields of an object's schema, by their names; those of any other schema are none. */
export const fieldsOf = (schema: yup.Schema): Record<string, yup.Schema> =>
  'fields' in schema ? (schema.fields as Record<string, yup.Schema>) : {};
