import { errorIdOf, FieldError } from './FieldError.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props<V extends string> extends FieldProps {
  values: readonly V[];
  labels: Record<V, string>;
}

/** One of a few, all of them in sight. */
export function ChoiceField<V extends string>({ values, labels, ...field }: Props<V>) {
  const { words, form, name } = field;
  const isWrong = form.formState.errors[name] !== undefined;
  return (
    <fieldset
      className="choice"
      role="radiogroup"
      aria-required
      aria-invalid={isWrong}
      aria-describedby={isWrong ? errorIdOf(name) : undefined}
    >
      <legend>{words.fields[name]}</legend>
      <div className="options">
        {values.map((value, index) => (
          <label key={value}>
            <input
              type="radio"
              id={index === 0 ? `inquiry-${name}` : undefined}
              value={value}
              {...form.register(name)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      <FieldError {...field} />
    </fieldset>
  );
}
