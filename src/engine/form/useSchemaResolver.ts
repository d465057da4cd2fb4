import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslateLabel } from 'ra-core';
import { useMemo } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { AnyObject, ObjectSchema, Schema } from 'yup';

/** react-admin's form of a message that has arguments. */
const withArgs = (message: string, args: object) => `@@react-admin@@${JSON.stringify({ message, args })}`;

/**
 * Checks a form by the contract's own schema. The fields' labels are put into the messages, and a choice that was not
 * made is named as the specification words it (section 5).
 */
export function useSchemaResolver(schema: Schema, resource: string): Resolver {
  const translateLabel = useTranslateLabel();
  return useMemo(() => {
    const check = yupResolver(schema as never, { stripUnknown: true, abortEarly: false }) as Resolver;
    const labelOf = (source: string) => String(translateLabel({ source, resource }));
    return async (values, context, options) => {
      const { errors, values: checked } = await check(values, context, options);
      // What the schema corrects in a text, such as the dashes of a phone number, is sent corrected.
      if (Object.keys(errors).length === 0) return { values: { ...values, ...textsOf(checked) }, errors: {} };
      return { values: {}, errors: worded(errors, '', schema, labelOf) as FieldErrors };
    };
  }, [schema, resource, translateLabel]);
}

const textsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

/** Errors with their messages in react-admin's form, the label of each field among the arguments. */
function worded(errors: object, path: string, schema: Schema, labelOf: (source: string) => string): object {
  return Object.fromEntries(
    Object.entries(errors).map(([key, error]) => {
      const source = path === '' ? key : `${path}.${key}`;
      if (error === null || typeof error !== 'object') return [key, error];
      if (typeof error.message !== 'string') return [key, worded(error as object, source, schema, labelOf)];
      const message =
        isChoice(schema, key) && isMissing(error) ? 'validation.requiredSelect' : named(error.message);
      return [
        key,
        { type: error.type, ref: error.ref, message: withArgs(message, { field: labelOf(source) }) },
      ];
    }),
  );
}

/** A message that says nothing of what is wrong at least names the field (section 8). */
const named = (message: string) =>
  message === 'validation.invalid' || message === 'validation.type' ? 'validation.checkField' : message;

const isMissing = ({ type }: { type?: string }) =>
  type === 'required' || type === 'optionality' || type === 'nullable';

function isChoice(schema: Schema, source: string): boolean {
  const field = (schema as ObjectSchema<AnyObject>).fields[source] as Schema | undefined;
  const description = field?.describe() as { oneOf?: unknown[] } | undefined;
  return (description?.oneOf?.length ?? 0) > 0;
}

interface Described {
  type: string;
  tests?: { name?: string }[];
  optional?: boolean;
  nullable?: boolean;
}

/** Whether the schema wants something in a field. A text may be there and empty; a number is there or is not. */
export function isRequiredBy(schema: Schema, source: string): boolean {
  const field = (schema as ObjectSchema<AnyObject>).fields[source] as Schema | undefined;
  if (field === undefined) return false;
  const { type, tests, optional, nullable } = field.describe() as Described;
  return type === 'number' ? !optional && !nullable : (tests ?? []).some(test => test.name === 'required');
}
