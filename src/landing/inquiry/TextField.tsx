import { errorIdOf, FieldError } from './FieldError.tsx';
import type { FieldProps } from './FieldProps.ts';
import { limits } from '../../domain/limits.ts';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  hint?: string;
  optional?: boolean;
  multiline?: boolean;
  /** Over both columns. */
  whole?: boolean;
}

export function TextField({
  type = 'text',
  autoComplete = 'off',
  hint,
  optional = false,
  multiline = false,
  whole = multiline,
  ...field
}: Props) {
  const { words, form, name } = field;
  const id = `inquiry-${name}`;
  const isWrong = form.formState.errors[name] !== undefined;
  const described = [isWrong && errorIdOf(name), hint && !isWrong && `${id}-hint`].filter(Boolean).join(' ');
  const props = {
    id,
    'aria-invalid': isWrong,
    'aria-required': !optional,
    'aria-describedby': described || undefined,
    ...form.register(name),
  };
  return (
    <div className={whole ? 'field whole' : 'field'}>
      <label htmlFor={id}>
        {words.fields[name]}
        {optional && <small> ({words.optional})</small>}
      </label>
      {multiline ? (
        <textarea {...props} rows={4} maxLength={limits.longText.max} />
      ) : (
        <input {...props} type={type} autoComplete={autoComplete} inputMode={type} />
      )}
      {hint && !isWrong && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError {...field} />
    </div>
  );
}
