import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';

// Runs a program of the project that is written in TypeScript, on what is built: node scripts/tool.mjs [--browser]
// program.ts [arguments]. With --browser it finds a Chromium in CHROMIUM_PATH.
install();
await build();
const given = process.argv.slice(2);
const wantsBrowser = given[0] === '--browser';
if (wantsBrowser) {
  const { findChromium } = await import('./test/findChromium.mjs');
  const { ensureKoreanFont } = await import('./test/koreanFont.mjs');
  const chromium = await findChromium();
  if (chromium === null) {
    console.error('Chromium could not be found or installed. Set CHROMIUM_PATH to its path.');
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = chromium;
  ensureKoreanFont();
}
const [program, ...rest] = wantsBrowser ? given.slice(1) : given;
const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...rest], { stdio: 'inherit' });
process.exit(status ?? 1);
