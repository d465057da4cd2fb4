import { languages } from '../domain/choices.ts';
import type { SheetNames, SheetTerms } from './sheetNames.ts';

type Folder = Record<string, object>;
const files = import.meta.glob<Folder>('./*/{accounts,choices,sheets}.ts', { eager: true });
const wordsIn = (language: string) =>
  Object.assign(
    {},
    ...['accounts', 'choices', 'sheets'].map(name => files[`./${language}/${name}.ts`]),
  ) as Folder & {
    sheets: SheetNames;
    sheetTerms: SheetTerms;
    resources: object;
  };

/** The words of uploaded files in every language: a file may come in any, whatever the console is shown in. */
export const sheetWords = languages.map(wordsIn);
