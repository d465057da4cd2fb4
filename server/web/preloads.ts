import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/domain/choices.ts';
import { languageFolder } from '../../src/domain/languageFolder.ts';

/** The call for the first page of a screen's list, and what the browser may have stored that makes it another. */
export interface FirstPageCall {
  address: string;
  unlessChosen: string;
}

interface Screen {
  pattern: string;
  isConsole: boolean;
  firstPage?: FirstPageCall;
  files: string[];
  words: Partial<Record<Language, string[]>>;
  later: Partial<Record<Language, string[]>>;
}

interface Preloads {
  links: string;
  later: string[];
  isConsole: boolean;
  firstPage?: FirstPageCall | undefined;
}

/** It lies outside the console's folder, because everything within is served. */
const besideWeb = (webRoot: string) => path.join(webRoot, '../web-preloads.json');

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;

/**
 * What the page of an address asks for with itself instead of one after the other, and what it fetches once it is shown. The build lists it by screen; without
 * its list there is nothing.
 */
export function createPreloads(webRoot: string) {
  const file = besideWeb(webRoot);
  const { screens } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { screens: Screen[] })
    : { screens: [] };
  const patterns = screens.map(screen => ({ ...screen, pattern: new RegExp(screen.pattern) }));
  return (pathname: string, language: Language): Preloads => {
    const folder = languageFolder(language);
    const screen = patterns.find(({ pattern }) => pattern.test(pathname));
    if (screen === undefined) return { links: '', later: [], isConsole: false };
    const now = new Set([...screen.files, ...(screen.words[folder] ?? [])]);
    const later = (screen.later[folder] ?? []).filter(each => !now.has(each)).map(each => `/${each}`);
    const { isConsole, firstPage } = screen;
    return { links: [...now].map(linkTo).join(''), later, isConsole, firstPage };
  };
}
