import get from 'lodash/get';
import { sheetWords } from '../../../i18n/sheetWords.ts';
import { isRequiredBy } from '../../form/useSchemaResolver.ts';
import type { GridDefinition } from '../definition.ts';
import type { FieldPlan } from './plan.ts';
import { plainWord } from './plainWord.ts';

/** What files in a language call something. */
const inSheets = ({ sheets }: (typeof sheetWords)[number], at: string[]) =>
  (get(sheets, at) as string[] | undefined) ?? [];
/** What every language calls something: by the console's words for a key, and by other names that files have for it. */
const namesOf = (key: string, alsoAt: string[]) =>
  sheetWords.flatMap(words => [String(get(words, key)), ...inSheets(words, alsoAt)]);

const distinct = (names: readonly string[]) => [...new Set(names.map(plainWord))];

/**
 * The columns of a grid with their words, in the language of `translate`. They have their names in every language of the
 * product, and as the console says them: that is how templates and exports are headed, also in languages and words of an
 * installation's own.
 */
export const sheetLayoutOf = (
  { resource, fields, schema }: GridDefinition,
  translate: (key: string, options?: { _: string }) => string,
): FieldPlan[] =>
  fields.map(({ source, kind, width, example, choices, records }) => {
    const label = `resources.${resource}.fields.${source}`;
    return {
      source,
      kind,
      width,
      example: translate(example, { _: example }),
      label: translate(label),
      ...(records ? { namesRecords: true as const } : {}),
      isRequired: isRequiredBy(schema, source),
      names: distinct([...namesOf(label, [resource, 'columns', source]), translate(label), source]),
      spareNames: sheetWords.flatMap(words => inSheets(words, [resource, 'spare', source])).map(plainWord),
      options: [
        ...(choices?.values ?? []).map(value => {
          const word = `${choices!.i18nPrefix}.${value}`;
          const names = [...namesOf(word, [resource, 'values', source, value]), value];
          const shown = translate(word);
          return { value, label: shown, names: distinct([...names, shown]) };
        }),
        ...(records ?? []).map(({ value, label: name, names }) => ({
          value,
          label: name,
          names: names.map(plainWord),
        })),
      ],
    };
  });
