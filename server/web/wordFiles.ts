import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import omit from 'lodash/omit.js';
import type { Config } from '../config/config.ts';
import { nestedMessages } from '../config/content/nestedMessages.ts';
import { languages } from '../../src/domain/choices.ts';

interface WordFile {
  language: string;
  address: string;
  body: string;
}

/** The console's texts that the operator has replaced, a file a language; other texts have another address. */
export function wordFiles({ content }: Pick<Config, 'content'>): WordFile[] {
  return languages.flatMap(language => {
    const words = omit(nestedMessages(content, language), 'server', 'landing.page');
    if (Object.keys(words).length === 0) return [];
    const body = JSON.stringify(words);
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
    return [{ language, address: `/words/${language}-${hash}.json`, body }];
  });
}

/** Where the console finds them, by language. */
export const wordAddresses = (config: Pick<Config, 'content'>): Record<string, string> =>
  Object.fromEntries(wordFiles(config).map(({ language, address }) => [language, address]));

export function createWordFiles(config: Pick<Config, 'content'>): Hono {
  const files = new Hono();
  for (const { address, body } of wordFiles(config))
    files.get(address, c =>
      c.body(body, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
    );
  return files;
}
