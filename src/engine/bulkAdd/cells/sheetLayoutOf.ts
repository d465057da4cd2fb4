import get from 'lodash/get';
import * as en from '../../../i18n/en/accounts.ts';
import { choices as enChoices } from '../../../i18n/en/choices.ts';
import * as ko from '../../../i18n/ko/accounts.ts';
import { choices as koChoices } from '../../../i18n/ko/choices.ts';
import { isRequiredBy } from '../../form/useSchemaResolver.ts';
import type { GridDefinition } from '../definition.ts';
import { plainWord, type FieldPlan } from './plan.ts';

/** A file may come in either language, whatever the console is shown in. */
const languages = [
  { resources: en.resources, accounts: en.accounts, choices: enChoices },
  { resources: ko.resources, accounts: ko.accounts, choices: koChoices },
];
const inBoth = (key: string) => languages.map(words => String(get(words, key)));

/** The columns of a grid with their words, in the language of `translate`. */
export const sheetLayoutOf = (
  { resource, fields, schema }: GridDefinition,
  translate: (key: string, options?: { _: string }) => string,
): FieldPlan[] =>
  fields.map(
    ({
      source,
      kind,
      width,
      example,
      choices,
      headerAliases: alsoCalled = [],
      valueAliases: alsoValues = {},
    }) => {
      const label = `resources.${resource}.fields.${source}`;
      return {
        source,
        kind,
        width,
        example: translate(example, { _: example }),
        label: translate(label),
        isRequired: isRequiredBy(schema, source),
        names: [...inBoth(label), ...alsoCalled, source].map(plainWord),
        options: (choices?.values ?? []).map(value => {
          const word = `${choices!.i18nPrefix}.${value}`;
          const names = [...inBoth(word), ...(alsoValues[value] ?? []), value].map(plainWord);
          return { value, label: translate(word), names };
        }),
      };
    },
  );
