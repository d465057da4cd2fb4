import {
  accountFieldNames,
  accountFields,
  commonFieldNames,
  type AccountFieldName,
} from '../../domain/entities/accountFields.ts';
import type { ChoiceKind } from '../../domain/choices.ts';
import type { FormField } from '../../engine/form/definition.ts';
import { EmailInput } from './EmailInput.tsx';

type Input = Omit<FormField, 'source' | 'shows'>;
type Section = 'account' | 'guardian' | 'note';

/** What the table says of a field's place and input. */
interface Described {
  section?: Section;
  added?: { cell: 'text' | 'email' | 'phone' | 'choice' | 'date'; choices?: ChoiceKind };
}

const names = { student: accountFieldNames, manager: commonFieldNames };
type NameOf<K extends keyof typeof names> = (typeof names)[K][number];

/** Inputs other than what the column of the adding grid suggests. */
const special: Partial<Record<AccountFieldName, Input>> = {
  email: { input: EmailInput },
  memo: { input: 'multiline', wide: true },
};

function inputOf({ added }: Described): Input {
  if (added === undefined || added.cell === 'text') return {};
  return { input: added.cell, ...(added.choices && { choices: added.choices }) };
}

/** The fields of a section of an account's form, in the order of the table. `inputs` replaces those that follow from it. */
export function accountFormFields<K extends keyof typeof names>(
  kind: K,
  section: Section,
  inputs: Partial<Record<AccountFieldName, Input>> = {},
) {
  const own: readonly NameOf<K>[] = names[kind];
  return own
    .map(source => ({ source, described: accountFields[source] as Described }))
    .filter(({ described }) => (described.section ?? 'account') === section)
    .map(({ source, described }) => ({
      source,
      ...(inputs[source] ?? special[source] ?? inputOf(described)),
    }));
}
