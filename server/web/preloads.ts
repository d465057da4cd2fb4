import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The build's manifest lies outside the console's folder, because everything within is served. */
const manifestBeside = (webRoot: string) => path.join(webRoot, '../web-manifest.json');

/**
 * Links that let a browser fetch the console's files together with its entry instead of after it. The build's manifest
 * knows them; without one there are none.
 */
export function preloads(webRoot: string, module: string): string {
  const file = manifestBeside(webRoot);
  if (!existsSync(file)) return '';
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const wanted = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(module);
  return [...wanted].map(each => `<link rel="modulepreload" href="/${each}">`).join('');
}
