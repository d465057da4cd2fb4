import type { ReactNode } from 'react';
import { DateInput, NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { useTranslate } from 'ra-core';
import { choices, type ChoiceKind } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import type { DisplayName } from '../displays/displays.ts';
import { DurationInput } from './DurationInput.tsx';

interface InputProps {
  source: string;
  isRequired: boolean;
  choices?: ChoiceKind | undefined;
}

interface Input {
  render: (props: InputProps) => ReactNode;
  /** How its value is shown where it is not typed. */
  as: DisplayName;
}

/** No line is kept free for a message that is not there. */
const plain = { helperText: false, margin: 'none' } as const;

/** Text as it was typed: emptied is empty, not null. */
const asTyped = (value: string) => value;

const text = (type: string, as: DisplayName): Input => ({
  as,
  render: ({ source, isRequired }) => (
    <TextInput
      source={source}
      type={type}
      isRequired={isRequired}
      parse={asTyped}
      autoComplete="off"
      {...plain}
    />
  ),
});

/** Every way to enter a value, by name. */
export const inputs = {
  text: text('text', 'text'),
  email: text('email', 'email'),
  phone: text('tel', 'phone'),
  multiline: {
    as: 'text',
    render: ({ source, isRequired }: InputProps) => (
      <TextInput
        source={source}
        isRequired={isRequired}
        parse={asTyped}
        multiline
        minRows={3}
        maxRows={10}
        {...plain}
      />
    ),
  },
  date: {
    as: 'date',
    render: ({ source, isRequired }: InputProps) => (
      <DateInput source={source} isRequired={isRequired} parse={value => value || null} {...plain} />
    ),
  },
  number: {
    as: 'number',
    render: ({ source, isRequired }: InputProps) => (
      <NumberInput source={source} isRequired={isRequired} {...plain} />
    ),
  },
  duration: {
    as: 'duration',
    render: ({ source, isRequired }: InputProps) => (
      <DurationInput source={source} isRequired={isRequired} maxHours={limits.studyDay.hours} />
    ),
  },
  choice: {
    as: 'text',
    render: (props: InputProps) => <ChoiceInput {...props} />,
  },
} satisfies Record<string, Input>;

export type InputName = keyof typeof inputs;

function ChoiceInput({ source, isRequired, choices: kind }: InputProps) {
  const translate = useTranslate();
  const values = kind ? choices[kind] : [];
  return (
    <SelectInput
      source={source}
      isRequired={isRequired}
      choices={values.map(id => ({ id, name: translate(`choices.${kind}.${id}`) }))}
      translateChoice={false}
      emptyText={false}
      disabled={values.length === 0}
      {...plain}
    />
  );
}
