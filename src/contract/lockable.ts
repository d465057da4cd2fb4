import * as yup from 'yup';
import { flag } from '../domain/entities/fields.ts';
import { fieldsOf } from './fieldsOf.ts';

/** An answer of a premium feature: all of it, or with `locked` none of it (nulls, and lists without an entry). */
export type Lockable<T> = Open<T> | Locked<T>;
export type Open<T> = { locked: false } & T;
type Locked<T> = { locked: true } & { [K in keyof T]: T[K] extends readonly unknown[] ? T[K] : null };

/** What a handler gives for an answer: whether it is locked is decided before. */
export type Unlocked<A> = [Extract<A, { locked: false }>] extends [never]
  ? A
  : Omit<Extract<A, { locked: false }>, 'locked'>;

const isList = (field: yup.Schema) => field.type === 'array';
const nothing = (field: yup.Schema) =>
  isList(field)
    ? (field as yup.ArraySchema<unknown[] | undefined, yup.AnyObject>).length(0)
    : field.notRequired().nullable().defined().oneOf([null]);

/** The schema of an answer that a plan may lock. Nothing of it is there when it is locked, and everything when it is not. */
export function lockable<T extends yup.AnyObject>(open: yup.ObjectSchema<T>): yup.Schema<Lockable<T>> {
  const fields = Object.entries(fieldsOf(open)).map(([name, field]) => {
    const either = isList(field) ? field : field.notRequired().nullable().defined();
    return [
      name,
      either.when('locked', ([locked]: unknown[]) => (locked === true ? nothing(field) : field)),
    ] as const;
  });
  return yup
    .object({ locked: flag, ...Object.fromEntries(fields) })
    .noUnknown()
    .required() as yup.Schema<Lockable<T>>;
}

/** The answer of a call that is locked. */
export function lockedAnswer(returns: yup.Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOf(returns)).map(([name, field]) => [
      name,
      name === 'locked' ? true : isList(field) ? [] : null,
    ]),
  );
}
