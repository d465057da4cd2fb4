import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every package that the console's code imports by name. They are bundled once for the screen tests: read one by one
 * they take seconds, and React may be there only once.
 */
export function sourcePackages(folder = 'src'): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
    /\.tsx?$/.test(entry.name),
  );
  const names = files.flatMap(file => {
    const source = readFileSync(path.join(file.parentPath, file.name), 'utf8');
    return [...source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^'.][^']*)'/gm)].map(
      match => match[1]!,
    );
  });
  return [...new Set(names)].filter(name => !name.startsWith('node:')).toSorted();
}
