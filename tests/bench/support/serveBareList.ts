import path from 'node:path';
import { buildMinimalAdmin } from './buildMinimalAdmin.ts';
import type { Subject } from './measureLoad.ts';
import { serveFolder } from './serveFolder.ts';

export const hasRows = () => document.querySelectorAll('tbody tr').length >= 10 && performance.now();

/** Builds the smallest react-admin list into a folder, and serves it. */
export async function serveBareList(folder: string): Promise<{ bare: Subject; close: () => void }> {
  await buildMinimalAdmin(path.join(folder, 'minimal'));
  const { url, close } = await serveFolder(path.join(folder, 'minimal'));
  return {
    bare: { name: 'react-admin, a bare list', address: `${url}/#/students`, isThere: hasRows },
    close,
  };
}
