import { spawnSync } from 'node:child_process';
import { aptInstall } from './findChromium.mjs';

const isThere = () => spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Ensures a Korean font where it can be checked and installed; otherwise prints a warning. */
export function ensureKoreanFont() {
  const canTell = spawnSync('fc-list', ['--version']).error === undefined;
  if (!canTell || isThere()) return;
  console.log('No Korean font is here: installing Debian’s …');
  if (!aptInstall('fonts-noto-cjk') || !isThere())
    console.log(
      'Note: without a Korean font, screenshots show boxes in place of Korean. The tests run all the same.',
    );
}
