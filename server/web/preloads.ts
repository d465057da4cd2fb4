import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/domain/choices.ts';
import { languageFolder } from '../../src/domain/languageFolder.ts';

interface Screen {
  pattern: string;
  isConsole: boolean;
  files: string[];
  words: Partial<Record<Language, string[]>>;
  later: Partial<Record<Language, string[]>>;
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
  return (pathname: string, language: Language): { links: string; later: string[]; isConsole: boolean } => {
    const folder = languageFolder(language);
    const screen = patterns.find(({ pattern }) => pattern.test(pathname));
    if (screen === undefined) return { links: '', later: [], isConsole: false };
    const now = new Set([...screen.files, ...(screen.words[folder] ?? [])]);
    const later = (screen.later[folder] ?? []).filter(each => !now.has(each)).map(each => `/${each}`);
    return { links: [...now].map(linkTo).join(''), later, isConsole: screen.isConsole };
  };
}
