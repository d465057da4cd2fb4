import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const stamp = 'node_modules/.studyroom-installed';

/**
 * Installs the packages of the lock file unless they are there already; those of the build too, whatever NODE_ENV says.
 * A linked `node_modules` is used as it is: `npm ci` would empty it.
 */
export function install() {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old. Node 20.19 or newer is required.`);
    process.exit(1);
  }
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
