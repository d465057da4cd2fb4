import { readFileSync } from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize.js';
import { parseSync } from 'vite';
import { codeFiles } from './codeFiles.ts';

export interface Import {
  /** As written. */
  specifier: string;
  /** The file that it means, from the project's root; a package's name stays as it is. */
  target: string;
  line: number;
  /** Gone when it runs: only types are imported. */
  isType: boolean;
}

export interface Module {
  /** From the project's root, with slashes. */
  file: string;
  text: string;
  imports: Import[];
  program: ReturnType<typeof parseSync>['program'];
}

/** Every code file below some folders, read and parsed, once for all tests of a worker. */
export const modulesIn = (...folders: string[]): Module[] => codeFiles(...folders).map(file => parse(file));

const parse = memoize((file: string): Module => {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found = (specifier: string, start: number, isType: boolean): Import => ({
    specifier,
    target: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
    line: text.slice(0, start).split('\n').length,
    isType,
  });
  const isTypeOnly = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(each => each.isType);
  return {
    file,
    text,
    program,
    imports: [
      ...module.staticImports.map(each =>
        found(each.moduleRequest.value, each.start, isTypeOnly(each.entries)),
      ),
      ...module.staticExports.flatMap(each => {
        const from = each.entries.find(entry => entry.moduleRequest);
        return from?.moduleRequest
          ? [found(from.moduleRequest.value, each.start, isTypeOnly(each.entries))]
          : [];
      }),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        // What is filled in, as the language of a folder, is written `*`.
        const literal = /^(['"`])(.*)\1$/.exec(text.slice(start, end));
        return literal ? [found(literal[2]!.replace(/\$\{.*?\}/g, '*'), start, false)] : [];
      }),
    ],
  };
});

/** The modules that those of a folder load, directly or indirectly, with themselves; types load nothing. */
export function loadedBy(folder: string, among: readonly Module[]): Module[] {
  const byFile = new Map(among.map(module => [module.file, module]));
  const loaded = new Set<Module>();
  const waiting = among.filter(({ file }) => file.startsWith(`${folder}/`));
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (loaded.has(module)) continue;
    loaded.add(module);
    for (const { target, isType } of module.imports)
      if (!isType && byFile.has(target)) waiting.push(byFile.get(target)!);
  }
  return [...loaded];
}
