import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What no program reads: types, source maps, documents, packages' tests, and CommonJS twins of packages that are imported as modules. */
const unread = [
  /\.(?:map|md|markdown|ts|mts|cts|flow)$/,
  /\.test\.[cm]?js$/,
  /^node_modules\/@types\//,
  /node_modules\/(?:@date-fns\/tz|date-fns|drizzle-orm)\/.*\.cjs$/,
  /node_modules\/date-fns\/.*\bcdn(?:\.min)?\.js$/,
  /node_modules\/date-fns\/(?:docs|fp)\//,
  // Read only on processors without a native libvips, for none of which there is an image of Node.
  /^node_modules\/@img\/sharp-wasm32\//,
  // The embedded database is made at the first start in its place, which takes seconds.
  /^dist\/server\/template\.tar$/,
];

/** Files in folders of `root` that the image does not need, and those that it does. */
export function imageFiles(root, folders = ['node_modules', 'dist']) {
  const files = folders
    .map(folder => path.join(root, folder))
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
  const isUnread = file => {
    const name = path.relative(root, file).split(path.sep).join('/');
    return unread.some(pattern => pattern.test(name));
  };
  return { needed: files.filter(file => !isUnread(file)), unneeded: files.filter(isUnread) };
}

export const megabytesOf = files => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;

// node scripts/imageFiles.mjs FOLDER: removes what the image does not need. The Dockerfile does so.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { needed, unneeded } = imageFiles(process.argv[2]);
  for (const file of unneeded) rmSync(file);
  console.log(`${megabytesOf(needed).toFixed(0)} MB are left.`);
}
