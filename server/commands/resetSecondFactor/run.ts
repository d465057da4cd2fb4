import '../start/addLanguages.ts';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../config/databaseOf.ts';
import { AdminError } from '../createAdmin/AdminError.ts';
import { openDatabase } from '../../database/open.ts';
import { runProgram } from '../start/runProgram.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';

const usage = 'resetSecondFactor.mjs --email you@example.com, with the server’s DATABASE_URL or DATA_DIR.';

function readEmail(): string {
  try {
    const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
    if (email !== undefined) return email;
  } catch {
    // What is not understood is answered with what is.
  }
  throw new AdminError(usage);
}

async function main() {
  const email = readEmail();
  const config = readConfig(process.env);
  const database = await openDatabase(databaseOf(config));
  try {
    await database.orm.transaction(tx => resetSecondFactor(tx, { email, now: new Date(), config }));
    console.log(`Two-factor authentication was turned off for ${email}, who has been signed out everywhere.`);
  } finally {
    await database.close();
  }
}

runProgram(main);
