import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The script of the room page: next to the server's bundles, or where `npm run dev` puts it; null before it was built. */
export async function clientScript(folder: string): Promise<string | null> {
  const file = [folder, '.cache'].map(each => path.join(each, 'roomPage.js')).find(existsSync);
  return file === undefined ? null : readFile(file, 'utf8');
}
