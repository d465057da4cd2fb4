import * as yup from 'yup';
import '../rules.ts';

/**
 * The kinds of value that entities are made of. Instants are ISO 8601 with a zone offset, dates `YYYY-MM-DD`, durations
 * whole seconds, rates fractions from 0 to 1.
 */
export const id = yup.string().max(64).required().meta({ kind: 'id' });
/** An uploaded image in a body: null takes it away, and without it the image stays. */
export const imageId = yup.string().max(64).nullable().meta({ kind: 'id' });
export const text = yup.string().defined();
export const instant = yup
  .string()
  .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, 'validation.date')
  .required()
  .meta({ format: 'date-time' });
export const date = yup
  .string()
  .matches(/^\d{4}-\d\d-\d\d$/, 'validation.date')
  .required()
  .meta({ format: 'date' });
export const count = yup.number().integer().min(0).required();
export const seconds = yup.number().integer().min(0).required().meta({ unit: 'seconds' });
export const rate = yup.number().min(0).required().meta({ unit: 'fraction' });
export const flag = yup.boolean().required();
export const version = yup.number().integer().min(1).required();
export const choice = <const T extends readonly string[]>(values: T) =>
  yup
    .string<T[number]>()
    .oneOf(values as readonly T[number][], 'validation.choice')
    .required();
export const maybe = <T extends yup.Schema>(schema: T) =>
  schema.notRequired().nullable().defined() as yup.Schema<yup.InferType<T> | null>;
export const listOf = <T extends yup.Schema>(schema: T) =>
  yup.array().of(schema).required() as yup.Schema<yup.InferType<T>[]>;
/** Values by names that are not known beforehand. */
export const valuesOf = <T>() => yup.object().required() as yup.Schema<Record<string, T>>;
export const shape = <T extends yup.ObjectShape>(fields: T) => yup.object(fields).noUnknown().required();
