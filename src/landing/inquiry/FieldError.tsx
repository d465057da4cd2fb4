import type { FieldProps } from './FieldProps.ts';
import { say } from './say.ts';

export const errorIdOf = (name: string) => `inquiry-${name}-error`;

/** What is wrong with a field, next to it. */
export function FieldError({ words, form, name }: FieldProps) {
  const message = form.formState.errors[name]?.message;
  return message === undefined ? null : (
    <p id={errorIdOf(name)} className="error">
      {say(words, message)}
    </p>
  );
}
