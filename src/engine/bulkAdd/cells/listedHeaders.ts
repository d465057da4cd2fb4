import { sheetWords } from '../../../i18n/sheetWords.ts';
import { plainWord } from './plainWord.ts';

/** The columns of the console's own lists, in the form of `plainWord`: their exports are uploaded again. */
export const listedHeaders: ReadonlySet<string> = new Set(
  sheetWords.flatMap(({ resources }) =>
    Object.values(resources as Record<string, { fields?: Record<string, string> }>)
      .flatMap(({ fields = {} }) => Object.values(fields))
      .map(plainWord),
  ),
);
