import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where LibreOffice is installed here, or null. */
export const soffice =
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, 'soffice'))
    .find(file => existsSync(file)) ?? null;

if (soffice === null)
  process.stdout.write(
    'LibreOffice is not installed here, so that what it makes of our files is not tested.\n',
  );

/** A file opened by LibreOffice and saved in another form. */
export function saveAs(content: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-soffice-'));
  try {
    const file = path.join(folder, `file.${from}`);
    const out = path.join(folder, 'out');
    writeFileSync(file, content);
    execFileSync(
      soffice!,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        to,
        '--outdir',
        out,
        file,
      ],
      { stdio: 'ignore', timeout: 60_000 },
    );
    return new Uint8Array(readFileSync(path.join(out, `file.${to.split(':')[0]}`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
