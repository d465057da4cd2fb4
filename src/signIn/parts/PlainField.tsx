import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

export interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  inputRef?: Ref<HTMLInputElement>;
  error?: boolean;
  helperText?: string | undefined;
  /** A button at the end of the input. */
  end?: ReactNode;
}

/** A text field with its label above and its error below. */
export function PlainField({ label, inputRef, error = false, helperText, end, ...input }: PlainFieldProps) {
  const id = useId();
  return (
    <div className="sign-in-field" data-invalid={error || undefined}>
      <label htmlFor={id}>
        {label}
        {input.required && (
          <span className="sign-in-asterisk" aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      <div className="sign-in-input">
        <input
          id={id}
          ref={inputRef}
          aria-invalid={error}
          aria-describedby={helperText === undefined ? undefined : `${id}-text`}
          {...input}
        />
        {end}
      </div>
      {helperText !== undefined && (
        <p id={`${id}-text`} className="sign-in-helper">
          {helperText}
        </p>
      )}
    </div>
  );
}
