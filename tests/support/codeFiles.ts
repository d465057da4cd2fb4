import { readdirSync } from 'node:fs';
import path from 'node:path';

const code = /\.(?:ts|tsx|mts|mjs)$/;

/** Every code file below some folders, from the project's root, with slashes. */
export const codeFiles = (...folders: string[]): string[] =>
  folders
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && code.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));
