import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import type { Schema } from 'yup';
import { problemOf } from '../../../dataProvider/http.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';

/**
 * A form that saves no record: it is validated by the server's schema, and the server's errors are shown
 * next to its field, or above the form when they concern none. The input stays.
 *
 * @param elsewhere what a field of the call is called in the form
 */
export function useContractForm<T extends FieldValues>({
  schema,
  defaultValues,
  elsewhere = {},
}: {
  schema: Schema;
  defaultValues: DefaultValues<T>;
  elsewhere?: Record<string, Path<T>>;
}) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<T>({
    resolver: yupResolver(schema as never, { abortEarly: false }) as never,
    defaultValues,
    mode: 'onTouched',
  });
  const { errors } = form.formState;

  /** Maps a problem to field errors, or to the form's error; returns its code. */
  const refuse = (error: unknown): string => {
    const found = problemOf(error);
    const entries = Object.entries(found?.fieldErrors ?? {}).map(
      ([name, message]) => [elsewhere[name] ?? (name as Path<T>), message] as const,
    );
    const here = entries.filter(([name]) => name in form.getValues());
    for (const [index, [name, message]] of here.entries())
      form.setError(name, { message }, { shouldFocus: index === 0 });
    setProblem(here.length > 0 ? null : problemText(error));
    // Inputs that have words of their own for not being saved look for it here, as in react-admin's forms.
    if (here.length === 0)
      form.setError('root.serverError', { message: `errors.${found?.code ?? 'UNKNOWN'}` });
    return found?.code ?? 'UNKNOWN';
  };

  return {
    ...form,
    problem,
    setProblem,
    refuse,
    /** What a text field needs: its value, and what is wrong with it. */
    field: (name: Path<T>, options?: RegisterOptions<T, Path<T>>) => {
      const message = errors[name]?.message;
      return {
        ...form.register(name, options),
        error: message !== undefined,
        helperText: typeof message === 'string' ? translate(message) : undefined,
      };
    },
    /** Submits by `save`; while it runs the form cannot be sent again. */
    submit: (save: (values: T) => Promise<unknown>) =>
      form.handleSubmit(async values => {
        setProblem(null);
        await save(values).catch(refuse);
      }),
  };
}
export type ContractForm<T extends FieldValues> = ReturnType<typeof useContractForm<T>>;
