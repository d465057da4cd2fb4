import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AddedLanguage } from '../../../src/domain/addedLanguages.ts';
import { builtInLanguages } from '../../../src/domain/builtInLanguages.ts';
import { languageNameKey } from './languageNameKey.ts';
import { languageTags } from './languageTags.ts';
import { readTexts } from './readTexts.ts';

/**
 * The languages that a `CONTENT_DIR` has and the product has not.
 *
 * @throws Error whose message says what is wrong with their files
 */
export function readAddedLanguages(contentFolder: string | undefined): AddedLanguage[] {
  const folder = contentFolder === undefined ? undefined : path.join(contentFolder, 'messages');
  if (folder === undefined || !existsSync(folder)) return [];
  const builtIn: readonly string[] = builtInLanguages;
  return [...languageTags(folder)]
    .filter(([tag]) => !builtIn.includes(tag))
    .map(([tag, files]) => {
      const name = files.map(file => readTexts(file)[languageNameKey]).find(each => each !== undefined);
      return name === undefined ? { tag } : { tag, name };
    });
}
