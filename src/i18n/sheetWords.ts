import pick from 'lodash/pick';
import { builtInLanguages } from '../domain/builtInLanguages.ts';
import { accountFields } from '../domain/entities/accountFields.ts';
import type { SheetNames, SheetTerms } from './sheetNames.ts';

type Folder = Record<string, object>;
interface SheetWords {
  sheets: SheetNames;
  sheetTerms: SheetTerms;
  resources: object;
  choices: object;
  accounts: object;
}

const files = import.meta.glob<Folder>('./*/{accounts,choices,sheets}.ts', { eager: true });
/** What a file has columns or values for. */
const inFiles = [
  'sheets',
  'sheetTerms',
  'resources',
  'accounts.managers.observer',
  ...Object.values(accountFields).flatMap(({ added }) =>
    'choices' in added ? [`choices.${added.choices}`] : [],
  ),
];
const wordsIn = (language: string) =>
  pick(
    Object.assign({}, ...['accounts', 'choices', 'sheets'].map(name => files[`./${language}/${name}.ts`])),
    inFiles,
  ) as SheetWords;

/** The words of uploaded files in every language: a file may come in any, whatever the console is shown in. */
export const sheetWords: SheetWords[] = builtInLanguages.map(wordsIn);
