import path from 'node:path';
import type { Rolldown } from 'vite';

/** Which entries need a module once unused code is gone: files of the project, relative to its folder. */
export type UsersOfModules = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads from a bundle with one module in each chunk which entries load each module along their static imports.
 *
 * @param roots the scripts of the pages; modules that are imported dynamically are entries too
 */
export function usersOfModules(
  output: readonly Rolldown.OutputChunk[],
  roots: readonly string[],
): UsersOfModules {
  const byFile = new Map(output.map(chunk => [chunk.fileName, chunk]));
  const moduleOf = ({ modules }: Rolldown.OutputChunk) =>
    path.relative(process.cwd(), (Object.keys(modules)[0] ?? '').split('?')[0]!);
  const imported = new Set(output.flatMap(({ dynamicImports }) => dynamicImports));
  const users = new Map<string, Set<string>>();
  for (const entry of output) {
    const user = moduleOf(entry);
    if (!imported.has(entry.fileName) && !roots.includes(user)) continue;
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
