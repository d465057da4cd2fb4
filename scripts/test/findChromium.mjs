import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// The shell without a window draws with a quarter less work, so it goes first.
const shell = 'chromium-headless-shell';
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian; false where that is not possible. */
export function aptInstall(...packages) {
  if (!isRootOnDebian()) return false;
  const run = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    }).status === 0;
  return run('update', '-q') && run('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** A Chromium that is on this machine, or null. `CHROMIUM_PATH` goes before everything else. */
async function present() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const { chromium } = await import('playwright');
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap(name => ['/usr/bin', ...folders].map(folder => path.join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find(candidate => candidate && existsSync(candidate)) ?? null;
}

/** A Chromium to test with: one that is here, else Playwright's own, else Debian's. Null when none can be had. */
export async function findChromium() {
  const here = await present();
  if (here !== null) return here;
  console.log('No Chromium is here: installing Playwright’s …');
  spawnSync('npx', ['playwright', 'install', ...(isRootOnDebian() ? ['--with-deps'] : []), 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 240_000,
  });
  const installed = await present();
  if (installed !== null) return installed;
  console.log('That did not work: installing Debian’s …');
  if (!aptInstall(shell, 'fonts-noto-cjk')) aptInstall('chromium', 'fonts-noto-cjk');
  return present();
}
