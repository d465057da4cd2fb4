import path from 'node:path';
import type { Rolldown } from 'vite';

/** Which entries need a module once unused code is gone: files of the project, relative to its folder. */
export type UsersOfModules = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads from a bundle without chunks of our own which entries, dynamic ones included, load each module along their static
 * imports.
 */
export function usersOfModules(output: readonly Rolldown.OutputChunk[]): UsersOfModules {
  const byFile = new Map(output.map(chunk => [chunk.fileName, chunk]));
  const users = new Map<string, Set<string>>();
  for (const entry of output) {
    if (entry.facadeModuleId === null) continue;
    const user = path.relative(process.cwd(), entry.facadeModuleId.split('?')[0]!);
    const seen = new Set<string>();
    const visit = (file: string) => {
      const chunk = byFile.get(file);
      if (chunk === undefined || seen.has(file)) return;
      seen.add(file);
      for (const id of Object.keys(chunk.modules)) {
        const known = users.get(id) ?? new Set();
        users.set(id, known.add(user));
      }
      chunk.imports.forEach(visit);
    };
    visit(entry.fileName);
  }
  return users;
}
