import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Prepares an embedded database's folder, and says whether the database has yet to be made in it; `finished` is to be
 * called once it is. A first start that was cut short leaves half a database, which could never be opened: it holds
 * nothing yet, so that it is thrown away.
 */
export function firstStart(folder: string): { isNew: boolean; finished: () => void } {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) writeFileSync(unfinished, '');
  return { isNew, finished: () => rmSync(unfinished, { force: true }) };
}
