import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import { AdminError } from '../createAdmin/AdminError.ts';
import { openDatabase } from '../../database/open.ts';
import { runProgram } from '../../start/runProgram.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';

const usage =
  'resetSecondFactor.mjs --email you@example.com, with DATABASE_URL or DATA_DIR as the server has them.';

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
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    await database.orm.transaction(tx => resetSecondFactor(tx, { email, now: new Date(), config }));
    console.log(`${email} signs in without a second factor now, and was signed out everywhere.`);
  } finally {
    await database.close();
  }
}

runProgram(main);
