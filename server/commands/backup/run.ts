import '../start/addLanguages.ts';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../config/databaseOf.ts';
import { openDatabase, type Database } from '../../database/open.ts';
import { runProgram } from '../start/runProgram.ts';
import { BackupError } from './BackupError.ts';
import { queueMails } from './queueMails.ts';
import { restoreOwnFiles, saveOwnFiles } from './ownFiles.ts';
import { readLines } from './readLines.ts';
import { writeLines } from './writeLines.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const usage = 'backup.mjs backup|restore file.ndjson.gz, with the server’s DATABASE_URL or DATA_DIR';

async function backup(database: Database, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const lines = async function* () {
    for await (const line of readLines(database, new Date())) yield `${line}\n`;
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  renameSync(unfinished, file);
  console.log(`The backup was written to ${file}.`);
}

/** Opened when the first line is wanted: `readline` keeps none for those who come later. */
async function* linesIn(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
}

async function restore(database: Database, file: string): Promise<void> {
  const counts = await writeLines(database, linesIn(file));
  const mails = await queueMails(database);
  await database.pool.query('ANALYZE');
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${rows} rows. ${mails} emails will be sent once the server runs.`);
}

async function main([action, file]: string[]) {
  if (file === undefined || (action !== 'backup' && action !== 'restore')) throw new BackupError(usage);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const folder = path.join(dataDir, 'database');
  if (action === 'backup' && databaseUrl === undefined && !existsSync(path.join(folder, 'PG_VERSION')))
    throw new BackupError(`There is no database in ${dataDir}.`);
  if (action === 'restore' && !existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const database = await openDatabase({
    unlimited: true,
    ...databaseOf(config),
    template: path.join(here, 'template.tar'),
  });
  try {
    await (action === 'backup' ? backup : restore)(database, file);
    if (action === 'restore')
      for (const line of restoreOwnFiles(file, process.env, config)) console.log(line);
    else {
      const saved = saveOwnFiles(file, process.env, config);
      if (saved.length > 0) console.log(`Next to it, in ${file}.files: ${saved.join(', ')}.`);
    }
  } finally {
    await database.close();
  }
}

runProgram(() => main(process.argv.slice(2)));
