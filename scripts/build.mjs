import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleServer } from './bundleServer.mjs';
import { install } from './install.mjs';
import { keepNodeEnv } from './keepNodeEnv.mjs';

const stamp = 'dist/.built';
const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundleRoomPage.mjs',
  'scripts/bundleServer.mjs',
  'scripts/keepNodeEnv.mjs',
  'scripts/chunks',
  'scripts/landing',
];

const filesIn = entry =>
  !existsSync(entry)
    ? []
    : statSync(entry).isDirectory()
      ? readdirSync(entry, { recursive: true, withFileTypes: true })
          .filter(file => file.isFile())
          .map(file => path.join(file.parentPath, file.name))
      : [entry];

/** The settings that a build for plain file servers goes by, and the files that they name. */
const settings = ['NODE_ENV', 'PUBLIC_URL', 'BRAND_FILE', 'CONTENT_DIR', 'ROOM_APP_URL'];
const ownFiles = () =>
  [process.env.BRAND_FILE && path.dirname(process.env.BRAND_FILE), process.env.CONTENT_DIR].filter(Boolean);

function fingerprint() {
  const hash = createHash('sha256').update(JSON.stringify(settings.map(name => process.env[name])));
  for (const file of [...sources, ...ownFiles()].flatMap(filesIn).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Initialises the embedded database once, here, so that no first start has to. */
async function makeTemplate() {
  const { databaseTemplate } = await import(pathToFileURL('dist/server/template.mjs').href);
  cpSync(await databaseTemplate('.cache'), 'dist/server/template.tar');
}

/** Takes the list of files out of the folder that is served; the server reads it where it is now. */
function hideManifest() {
  renameSync('dist/web/.vite/manifest.json', 'dist/web-manifest.json');
  renameSync('dist/web/.vite/modules.json', 'dist/web-modules.json');
  rmSync('dist/web/.vite', { recursive: true });
}

/** Lists what each screen is made of, for the server's page. */
async function listPreloads() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.resolve('scripts/chunks/writePreloads.ts'));
  await module.writePreloads('dist');
}

async function bundle() {
  const { build: bundleWeb } = await import('vite');
  await Promise.all([
    bundleWeb({ logLevel: 'warn' }).then(hideManifest).then(listPreloads),
    bundleServer('dist/server').then(makeTemplate),
  ]);
  const { prerenderLanding } = await import('./landing/prerender.mjs');
  await prerenderLanding();
}

/** Builds the console and the server into `dist`, unless what is there was built from the same sources. */
export async function build({ quiet = false } = {}) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!quiet) console.log('Building …');
  rmSync('dist', { recursive: true, force: true });
  await keepNodeEnv(bundle);
  for (const file of filesIn('dist/web').filter(name => /\.(js|css|svg|json|txt|xml)$/.test(name))) {
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, wanted);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  await build();
}
