import { errorIdOf, FieldError } from './FieldError.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props extends FieldProps {
  name: 'privacyConsent' | 'marketingConsent';
  optional?: boolean;
  onRead: () => void;
}

export function ConsentField({ optional = false, onRead, ...field }: Props) {
  const { words, form, name } = field;
  const id = `inquiry-${name}`;
  const isWrong = form.formState.errors[name] !== undefined;
  return (
    <div className="agreement">
      <div className="row">
        <input
          id={id}
          type="checkbox"
          aria-invalid={isWrong}
          aria-required={!optional}
          aria-describedby={isWrong ? errorIdOf(name) : undefined}
          {...form.register(name)}
        />
        <label htmlFor={id}>
          {words.fields[name]} <small>({optional ? words.optional : words.required})</small>
        </label>
        <button
          type="button"
          className="text"
          aria-haspopup="dialog"
          aria-label={`${words[name === 'privacyConsent' ? 'privacy' : 'marketing'].title}: ${words.read}`}
          onClick={onRead}
        >
          {words.read}
        </button>
      </div>
      <FieldError {...field} />
    </div>
  );
}
