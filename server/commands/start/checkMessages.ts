import get from 'lodash/get.js';
import has from 'lodash/has.js';
import { languages } from '../../../src/domain/choices.ts';
import { ConfigError, type Config } from '../../config/config.ts';
import { builtInWords } from './builtInWords.ts';

/** What an email cannot be without: the file or why there is none, where to stop it, and the code. */
const needed = ['%{content}', '%{settings}', '%{code}'];
const isMail = /^server\.mails\./;
/** The value of a line such as "Academy ID: …": without its placeholder the line says nothing. */
const isFact = /^server\.mails\.\w+\.facts\.\d+\.1$/;

const gapsOf = (text: string) => [...new Set(text.match(/%\{\w+\}|\{\{\w+\}\}/g))];

const neededIn = (key: string, gaps: readonly string[]) =>
  isFact.test(key) ? gaps : isMail.test(key) ? gaps.filter(gap => needed.includes(gap)) : [];

function mistakesIn(file: string, key: string, text: string, original: unknown): string[] {
  if (typeof original !== 'string') return [`${file}: there is no text ${key}`];
  const gaps = gapsOf(original);
  const given = gapsOf(text);
  const unknown = given
    .filter(gap => !gaps.includes(gap))
    .map(
      gap =>
        `${file}: ${key} has ${gap}, which its text cannot have: ${gaps.length > 0 ? `there is ${gaps.join(', ')}` : 'it has no placeholders'}`,
    );
  const lost = neededIn(key, gaps)
    .filter(gap => !given.includes(gap))
    .map(gap => `${file}: ${key} lacks ${gap}, which the email needs`);
  return [...unknown, ...lost];
}

/**
 * Checks the texts of `CONTENT_DIR/messages` against those that the product has.
 *
 * @throws ConfigError with the file and key of each that does not exist, has a placeholder that it cannot have, or
 * lacks one that carries what an email needs
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
