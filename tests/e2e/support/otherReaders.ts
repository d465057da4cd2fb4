import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, utils } from 'xlsx';

const isThere = (program: string, ask: string) => spawnSync(program, [ask]).error === undefined;

/** Says once what is not read a second time here, and why. */
function missing(program: string, what: string): null {
  process.stdout.write(`${program} is not installed here, so that ${what} by its own reader alone.\n`);
  return null;
}

function within<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-files-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cells of workbooks as LibreOffice shows them; null where it is not installed. */
export function readByLibreOffice(files: readonly Uint8Array[]): string[][][] | null {
  if (!isThere('soffice', '--version')) return missing('LibreOffice', 'workbooks are read');
  return within(folder => {
    const paths = files.map((file, index) => {
      const name = path.join(folder, `book${index}.xlsx`);
      writeFileSync(name, file);
      return name;
    });
    // A profile of its own: another LibreOffice that runs would take the files, and answer nothing.
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1';
    spawnSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, ...paths]);
    return files.map((_, index) => {
      const text = readFileSync(path.join(folder, `book${index}.csv`), 'utf8');
      const { SheetNames, Sheets } = read(text, { type: 'string', raw: true });
      return utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: true, defval: '' });
    });
  });
}

/** What pdftotext reads of a file, without spaces; null where it is not installed. */
export function readByPdftotext(file: Uint8Array): string | null {
  if (!isThere('pdftotext', '-v')) return missing('pdftotext', 'reports are read');
  return within(folder => {
    const name = path.join(folder, 'report.pdf');
    writeFileSync(name, file);
    const { stdout } = spawnSync('pdftotext', ['-raw', name, '-'], { encoding: 'utf8' });
    return stdout.normalize('NFC').replace(/\s/g, '');
  });
}
