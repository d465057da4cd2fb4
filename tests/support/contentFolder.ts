import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the example's `CONTENT_DIR` with some files replaced; null removes one. */
export function contentFolder(files: Record<string, string | null> = {}): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'studyroom-content-')), 'content');
  cpSync('examples/content', folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (text === null) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return folder;
}

/** A document in both languages. */
export const inBoth = (name: string, text: string) => ({ [`ko/${name}`]: text, [`en/${name}`]: text });
