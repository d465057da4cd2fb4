import '../start/addLanguages.ts';
import { parseArgs } from 'node:util';
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

async function main() {
  const dryRun = isDryRun();
  const config = readConfig({ ...process.env, DEMO: '0' });
  if (config.databaseUrl === undefined) throw new OperatorError(usage);
  const database = await openDatabase({ ...databaseOf(config), unlimited: true, unmigrated: dryRun });
  try {
    const steps = await planDistribution(database.pool);
    const missing = steps.filter(({ statement }) => statement !== null);
    for (const { statement } of missing) console.log(`${statement};`);
    console.log(
      `${missing.length} of ${steps.length} tables ${dryRun ? 'would be distributed; nothing was changed' : 'are to be distributed'}.`,
    );
    if (dryRun) return;
    await distribute(database.pool, steps, table => console.log(`${table}: done`));
    console.log('All tables are distributed.');
  } finally {
    await database.close();
  }
}

runProgram(main);
