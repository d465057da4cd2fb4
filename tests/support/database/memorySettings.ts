import { readFileSync } from 'node:fs';

/** The environment with which `compose.yaml` starts PostgreSQL, as far as it is about the memory of statements. */
export function memorySettings(): Record<string, string> {
  const lines = readFileSync('compose.yaml', 'utf8').matchAll(/^ +(MALLOC_\w+): '(\d+)'$/gm);
  const settings = Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
  if (Object.keys(settings).length === 0) throw new Error('compose.yaml has no setting of memory.');
  return settings;
}
