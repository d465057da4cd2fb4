import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openDatabase } from '../../../server/database/open.ts';
import { startCluster } from '../database/cluster.ts';
import { findPostgres } from '../database/findPostgres.ts';
import { columnHashes } from './columnHashes.ts';
import { fillStored } from './fill.ts';
import { withoutOldLog } from './withoutOldLog.ts';

// npm run store-database
//
// At a release: stores a small database that this version has made, of both kinds, for later versions to open.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = path.join('tests/stored', process.argv[2] ?? version);
mkdirSync(folder, { recursive: true });

/** A window as large as the content: an embedded database contains its catalogue three times. */
const compress = (content: Buffer) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: 27,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

function write(name: string, content: Buffer, described: object): void {
  const compressed = compress(content);
  writeFileSync(path.join(folder, `${name}.br`), compressed);
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(described, null, 2)}\n`);
  process.stdout.write(`${folder}/${name}.br: ${compressed.length} bytes\n`);
}

const embedded = await openDatabase({});
const facts = await fillStored(embedded);
await embedded.pool.query('CHECKPOINT');
const { rows } = await embedded.pool.query<{ redo: string }>(
  'SELECT redo_lsn::text AS redo FROM pg_control_checkpoint()',
);
write('embedded.tar', withoutOldLog(await embedded.dump!(), rows[0]!.redo), {
  ...facts,
  tables: await columnHashes(embedded.pool),
});
await embedded.close();

const programs = findPostgres();
if (programs === null) throw new Error('PostgreSQL is needed to store its database too.');
const cluster = await startCluster(programs);
const postgres = await openDatabase({ url: cluster.url });
const described = { ...(await fillStored(postgres)), tables: await columnHashes(postgres.pool) };
const sql = execFileSync(
  path.join(path.dirname(realpathSync(path.join(programs, 'initdb'))), 'pg_dump'),
  ['--inserts', '--no-owner', '--no-privileges', '--schema=public', '--schema=drizzle', cluster.url],
  { maxBuffer: 1 << 28 },
);
write('postgres.sql', sql, described);
await postgres.close();
await cluster.stop();
