import { existsSync } from 'node:fs';
import type { Language } from '../../../src/domain/choices.ts';
import { languageNameKey } from './languageNameKey.ts';
import { languageTags } from './languageTags.ts';
import { readTexts } from './readTexts.ts';

/** A file's texts in place of the product's, by their keys. */
interface MessageFile {
  file: string;
  texts: Readonly<Record<string, string>>;
}

export type Messages = Partial<Record<Language, readonly MessageFile[]>>;

/**
 * The texts of `CONTENT_DIR/messages/<language>.json` or `messages/<language>/*.json`, nested or with points in their keys. Whether
 * the product has such keys is checked at the start of the server, which knows its own texts.
 *
 * @throws Error whose message names the file, and the key that is no text
 */
export function readMessages(folder: string): Messages {
  if (!existsSync(folder)) return {};
  const languages = [...languageTags(folder)].map(([tag, files]) => {
    const read = files.map(file => {
      const { [languageNameKey]: _name, ...texts } = readTexts(file);
      return { file, texts };
    });
    return [tag, read] as const;
  });
  return Object.fromEntries(languages);
}
