import '../start/addLanguages.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../config/databaseOf.ts';
import { openDatabase } from '../../database/open.ts';
import { holdsDemo } from '../../demo/seed.ts';
import { runProgram } from '../start/runProgram.ts';
import { AdminError } from './AdminError.ts';
import { createAdmin } from './createAdmin.ts';
import { readPassword } from './readPassword.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const usage =
  'createAdmin.mjs --email you@example.com --name "Your name", with the server’s DATABASE_URL or DATA_DIR.\n' +
  'You are prompted for the password, or it is read from a pipe.';

function readArguments(): { email: string; name: string } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
    const { email, name } = values;
    if (email !== undefined && name !== undefined) return { email, name };
  } catch {
    // What is not understood is answered with what is.
  }
  throw new AdminError(usage);
}

async function main() {
  const { email, name } = readArguments();
  const config = readConfig({ ...process.env, DEMO: '0' });
  const password = await readPassword({ input: process.stdin, output: process.stdout });
  const database = await openDatabase({
    ...databaseOf(config),
    template: path.join(here, 'template.tar'),
  });
  try {
    if (await holdsDemo(database.orm))
      throw new AdminError('The database contains the demo, which has its own administrator.');
    const created = await database.orm.transaction(tx =>
      createAdmin(tx, { email, name, password }, { now: new Date(), timeZone: config.timeZone }),
    );
    console.log(`${created.email} can sign in now.`);
  } finally {
    await database.close();
  }
}

runProgram(main);
