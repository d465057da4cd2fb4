import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/support/freePort.ts';
import { docker, whyNot } from './docker.ts';
import { trySingle } from './single.ts';
import { tryTogether } from './together.ts';

const image = 'studyroom-try';

/** The files of the project as they are now, without what git ignores: what a fresh clone would have. */
function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-try-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\0'))
    if (file !== '' && existsSync(file)) cpSync(file, path.join(folder, file));
  return folder;
}

// npm run try-image: builds the image and runs it, by itself and with compose.yaml, and says what it saw.
const why = whyNot();
if (why === null) {
  const folder = freshFolder();
  const url = `http://localhost:${await freePort()}`;
  try {
    console.log('Building the image …');
    docker(['build', '--tag', image, '.'], { cwd: folder });
    await trySingle(image, url);
    await tryTogether(folder, image, url);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else console.log(`Nothing was tried: ${why}.`);
