import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mapValues from 'lodash/mapValues.js';
import { runnerImport } from 'vite';
import { ofAreas } from './chunkOf.ts';
import { builtInLanguages } from '../../src/domain/builtInLanguages.ts';
import type { FirstPageCall } from '../../src/engine/list/firstPage.ts';

/** The screens that are shown without the console, with their module. */
const signInPages = new Map<string, string>([
  ['login', 'src/signIn/SignInPage.tsx'],
  ['academyLogin', 'src/signIn/AcademySignInPage.tsx'],
]);

/** By their file's name, the chunks that screens of several areas share. */
const isOfAreas = (file: string) => ofAreas.some(chunk => file.startsWith(`${chunk}-`));

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What the server's page asks for with itself, by screen: see `server/web/preloads.ts`. */
export interface Preloads {
  screens: {
    pattern: string;
    /** Whether it is for people who have signed in. */
    isConsole: boolean;
    /** The call for the first page of its list. */
    firstPage?: FirstPageCall;
    files: string[];
    words: Record<string, string[]>;
    /** What the next screen is likely to need, by language. */
    later: Record<string, string[]>;
  }[];
}

/** Writes which files each screen is made of, from what the build says of its files and the tables of screens and pages. */
export async function writePreloads(folder: string): Promise<void> {
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
  const manifest = read<Record<string, Chunk>>('web-manifest.json');
  const fileOf = read<Record<string, string>>('web-modules.json');
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const load = async <T>(module: string) => (await runnerImport<T>(path.resolve(module))).module;
  const { pages } = await load<typeof import('../../src/pages.tsx')>('src/pages.tsx');
  const { firstPageCalls } = await load<typeof import('./firstPageCalls.ts')>(
    'scripts/chunks/firstPageCalls.ts',
  );
  const { patternOf, screenOf } = await load<typeof import('../../src/screens.ts')>('src/screens.ts');

  /** The files of some modules and of what they import; scripts, then style sheets. */
  const filesOf = (...modules: string[]): string[] => {
    const seen = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      manifest[key]!.imports?.forEach(visit);
    };
    for (const module of modules) {
      const key = module in manifest ? module : keyOf.get(fileOf[module] ?? '');
      if (key === undefined) throw new Error(`The build has no ${module}.`);
      visit(key);
    }
    const chunks = [...seen].map(key => manifest[key]!);
    return [...new Set([...chunks.map(chunk => chunk.file), ...chunks.flatMap(({ css = [] }) => css)])];
  };
  const moduleOf = (name: string): string => {
    const found = Object.keys(fileOf).find(module => path.basename(module) === `${name}.tsx`);
    if (found === undefined) throw new Error(`The build has no page ${name}.`);
    return found;
  };
  const wordsOf = (module: string) =>
    Object.fromEntries(
      builtInLanguages.map(language => [language, filesOf(`src/i18n/${language}/${module}`)]),
    );
  const app = ['index.html', 'src/App.tsx', 'src/assembleConsole.tsx', 'src/i18n/i18nProvider.ts'];

  /** The chunks that screens of several areas share. */
  const sharedFiles = Object.values(fileOf).filter(file => isOfAreas(path.basename(file)));

  /** What the dashboard, and with it most other screens, needs besides some files. */
  const laterOf = (files: readonly string[]) =>
    mapValues(wordsOf('index.ts'), words =>
      [...new Set([...filesOf(...app, moduleOf(pages.dashboard.module)), ...words, ...sharedFiles])].filter(
        each => !files.includes(each),
      ),
    );

  const preloads: Preloads = {
    screens: Object.entries(pages).map(([name, page]) => {
      const screen = name as keyof typeof pages;
      const firstPage = firstPageCalls[screen];
      const about = {
        pattern: patternOf(screen).source,
        isConsole: screenOf(screen).layout === 'console',
        ...(firstPage && { firstPage }),
      };
      const alone = signInPages.get(screen);
      if (alone === undefined)
        return {
          ...about,
          files: filesOf(...app, moduleOf(page.module)),
          words: wordsOf(screen === 'students' ? 'first.ts' : 'index.ts'),
          later: about.isConsole ? laterOf(filesOf(...app, moduleOf(page.module))) : {},
        };
      // The sign-in page is shown without the console, which is fetched behind it.
      const files = filesOf('index.html', alone);
      return { ...about, files, words: wordsOf('base.ts'), later: laterOf(files) };
    }),
  };
  writeFileSync(path.join(folder, 'web-preloads.json'), JSON.stringify(preloads));
}
