import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { imageFiles, megabytesOf } from './imageFiles.mjs';

/** What the Dockerfile takes of Debian (18 MB) and the program `node` of version 22 (125 MB), unpacked; rounded up. */
const base = 145;

/** The folders of the packages that `npm ci --omit=dev` installs. */
const modules = () =>
  execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8' })
    .split('\n')
    .filter(folder => folder.includes('node_modules'))
    .map(folder => path.relative('.', folder));

const size = folders => megabytesOf([...new Set(imageFiles('.', folders).needed)]);
const [packages, built] = [size(modules()), size(['dist'])];
const all = base + packages + built;
console.log(
  `${all.toFixed(0)} MB: ${base} for Debian and Node, ${packages.toFixed(0)} for packages, ${built.toFixed(0)} for dist`,
);
if (all >= 250) {
  console.error('The image would be larger than 250 MB.');
  process.exit(1);
}
