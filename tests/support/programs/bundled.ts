import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../../scripts/bundleServer.mjs';
import { databaseTemplate } from '../../../server/database/template.ts';

const perWorker = globalThis as { studyroomPrograms?: Promise<string> };

async function bundle(): Promise<string> {
  // Inside the project, where the packages are found.
  const folder = path.resolve('.cache', `programs-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundleServer(folder);
  cpSync(await databaseTemplate('.cache'), path.join(folder, 'template.tar'));
  return folder;
}

/** The folder of the server's programs, bundled from the sources as the build does it. */
export const bundledPrograms = (): Promise<string> => (perWorker.studyroomPrograms ??= bundle());
