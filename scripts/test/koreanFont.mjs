import { spawnSync } from 'node:child_process';
import { aptInstall } from './findChromium.mjs';

const isThere = () => spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Makes sure that Korean is drawn with a Korean face, where that can be told and done; otherwise says so. */
export function ensureKoreanFont() {
  const canTell = spawnSync('fc-list', ['--version']).error === undefined;
  if (!canTell || isThere()) return;
  console.log('No Korean font is here: installing Debian’s …');
  if (!aptInstall('fonts-noto-cjk') || !isThere())
    console.log(
      'Note: without a Korean font, screenshots show boxes in place of Korean. The tests run all the same.',
    );
}
