import type { Language } from '../../src/domain/choices.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface ImportDone {
  name: string;
  academy: string;
  /** Null for rows that were typed or pasted. */
  fileName: string | null;
  addedCount: number;
  updatedCount: number;
  restoredCount: number;
  refusedCount: number;
  url: string;
}

/** The email to the user who imported students that an import that took long is done. */
export function importDoneMail(language: Language, { url, fileName, ...given }: ImportDone) {
  const { importDone, importOfRows } = serverWords[language].mails;
  const numbers = new Intl.NumberFormat(language);
  const written = (count: number) => numbers.format(count);
  return composeMail(importDone, {
    values: {
      ...given,
      fileName: fileName ?? importOfRows,
      addedCount: written(given.addedCount),
      changedCount: written(given.updatedCount + given.restoredCount),
      refusedCount: written(given.refusedCount),
    },
    url,
  });
}
