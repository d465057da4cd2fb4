import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { builtInLanguages } from '../../../src/domain/builtInLanguages.ts';
import { languages } from '../../../src/domain/choices.ts';
import { forLanguages } from '../../../src/domain/forLanguages.ts';
import { isLanguage } from '../../../src/domain/isLanguage.ts';
import { languageFolder } from '../../../src/domain/languageFolder.ts';
import { legalNames, type LegalName } from '../../../src/domain/legal/legalNames.ts';
import type { Content, LegalDocument } from './content.ts';
import { readLandingContent } from './readLandingContent.ts';
import { readMessages } from './readMessages.ts';
import { readLegalText } from './readLegalText.ts';

const landingFile = 'landing.json';
const files = [...legalNames.map(name => `${name}.md`), landingFile];
const folders = [...languages, 'messages'];

/**
 * The texts of a `CONTENT_DIR`; none without one.
 *
 * @throws Error whose message says what is wrong with them
 */
export function readContent(folder: string | undefined): Content {
  if (folder === undefined) return { legal: {}, landing: {}, messages: {} };
  if (!existsSync(folder)) throw new Error(`${folder} cannot be read`);
  for (const name of namesIn(folder)) {
    if (!folders.includes(name))
      throw new Error(`${path.join(folder, name)} is not expected: there can be ${folders.join(', ')}`);
    if (!isLanguage(name)) continue;
    const unknown = namesIn(path.join(folder, name)).find(each => !files.includes(each));
    if (unknown !== undefined)
      throw new Error(
        `${path.join(folder, name, unknown)} is not expected: there can be ${files.join(', ')}`,
      );
  }
  const legal: Content['legal'] = {};
  for (const name of legalNames) {
    const document = readDocument(folder, name);
    if (document !== null) legal[name] = document;
  }
  return {
    legal,
    landing: readLanding(folder),
    messages: readMessages(path.join(folder, 'messages')),
  };
}

/** A language without a file has the product's samples. */
const readLanding = (folder: string): Content['landing'] =>
  Object.fromEntries(
    languages.flatMap(language => {
      const file = path.join(folder, language, landingFile);
      return existsSync(file) ? [[language, read(file, readLandingContent)]] : [];
    }),
  );

/** Reads a file, and names it in what is wrong with it. */
function read<T>(file: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`, { cause: error });
  }
}

/** What is in a folder; its readme and hidden files are ignored. */
const namesIn = (folder: string) => readdirSync(folder).filter(name => !/^\.|^readme/i.test(name));

function readDocument(folder: string, name: LegalName): LegalDocument | null {
  const fileOf = (language: string) => path.join(folder, language, `${name}.md`);
  const missing = builtInLanguages.filter(language => !existsSync(fileOf(language)));
  if (missing.length === builtInLanguages.length) return null;
  if (missing.length > 0) throw new Error(`${fileOf(missing[0]!)} is missing: every language needs one`);
  const texts = forLanguages(language =>
    read(fileOf(existsSync(fileOf(language)) ? language : languageFolder(language)), readLegalText),
  );
  const [version, other] = new Set(Object.values(texts).map(text => text.version));
  if (other !== undefined)
    throw new Error(`${name}.md has version ${version} in one language and ${other} in another`);
  return { version: version!, texts };
}
