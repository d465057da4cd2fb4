import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The script of the room page: from the bundles, or, where the server runs from its sources, bundled on demand. */
export async function clientScript(folder: string): Promise<string> {
  const bundled = path.join(folder, 'roomPage.js');
  if (existsSync(bundled)) return readFile(bundled, 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['server/demo/room/client/main.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
