import '../start/addLanguages.ts';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../config/databaseOf.ts';
import { OperatorError } from '../../config/OperatorError.ts';
import { openDatabase } from '../../database/open.ts';
import { runProgram } from '../start/runProgram.ts';
import { distribute } from './distribute.ts';
import { planDistribution } from './plan.ts';

const usage = 'distribute.mjs [--dry-run], with the DATABASE_URL of a Citus coordinator';

function isDryRun(): boolean {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] ?? false;
  } catch {
    throw new OperatorError(usage);
  }
}

/** Prints what is to be done, and returns all steps. */
async function announce(pool: pg.Pool, what: string) {
  const steps = await planDistribution(pool);
  const missing = steps.filter(({ statement }) => statement !== null);
  for (const { statement } of missing) console.log(`${statement};`);
  console.log(`${missing.length} of ${steps.length} tables ${what}.`);
  return steps;
}

async function main() {
  const dryRun = isDryRun();
  const config = readConfig({ ...process.env, DEMO: '0' });
  if (config.databaseUrl === undefined) throw new OperatorError(usage);
  const using = async (unmigrated: boolean, work: (pool: pg.Pool) => Promise<unknown>) => {
    const database = await openDatabase({ ...databaseOf(config), unlimited: true, unmigrated });
    try {
      await work(database.pool);
    } finally {
      await database.close();
    }
  };
  if (dryRun) return using(true, pool => announce(pool, 'would be distributed; nothing was changed'));
  // What cannot be distributed is refused before its schema is changed.
  await using(true, planDistribution);
  await using(false, async pool => {
    const steps = await announce(pool, 'are to be distributed');
    await distribute(pool, steps, table => console.log(`${table}: done`));
    console.log('All tables are distributed.');
  });
}

runProgram(main);
