import get from 'lodash/get.js';
import has from 'lodash/has.js';
import { languages } from '../../src/domain/choices.ts';
import { ConfigError, type Config } from '../config/config.ts';
import { builtInWords } from './builtInWords.ts';

const gapsOf = (text: string) => [...new Set(text.match(/%\{\w+\}|\{\{\w+\}\}/g))];

function mistakesIn(file: string, key: string, text: string, original: unknown): string[] {
  if (typeof original !== 'string') return [`${file}: there is no text ${key}`];
  const gaps = gapsOf(original);
  return gapsOf(text)
    .filter(gap => !gaps.includes(gap))
    .map(
      gap =>
        `${file}: ${key} has ${gap}, which its text cannot have: ${gaps.length > 0 ? `there is ${gaps.join(', ')}` : 'it has no placeholders'}`,
    );
}

/**
 * Checks the texts of `CONTENT_DIR/messages` against those that the product has.
 *
 * @throws ConfigError with the file and key of each that does not exist, or has a placeholder that it cannot have
 */
export function checkMessages({ content: { messages } }: Pick<Config, 'content'>): void {
  const mistakes = languages.flatMap(language => {
    const words = builtInWords(language);
    return (messages[language] ?? []).flatMap(({ file, texts }) =>
      Object.entries(texts).flatMap(([key, text]) =>
        mistakesIn(file, key, text, has(words, key) ? get(words, key) : undefined),
      ),
    );
  });
  if (mistakes.length > 0)
    throw new ConfigError(
      ['The configuration is not valid:', ...mistakes.map(line => `  - CONTENT_DIR: ${line}`)].join('\n'),
    );
}
