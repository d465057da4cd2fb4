import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Bench, BenchOptions } from './support/bench.ts';
import { print } from './support/print.ts';
import { readBenchArguments } from './support/readBenchArguments.ts';
import { referenceMs } from './support/referenceMs.ts';
import { createReport } from './support/report.ts';

// npm run bench            every bench
// npm run bench -- list    some, by the names of their files
// npm run bench -- room-service --seconds 60
// npm run bench -- scale --size many-students --data /tmp/scale
const ending = '.bench.ts';
const results = 'bench-results';
const known = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith(ending))
  .map(file => file.slice(0, -ending.length));

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

async function run(name: string, options: BenchOptions): Promise<boolean> {
  const { bench } = (await import(path.join(import.meta.dirname, name + ending))) as { bench: Bench };
  print(`\n== ${name}: ${bench.about}`);
  const report = createReport();
  const before = referenceMs();
  const started = performance.now();
  let failure: unknown;
  await bench.run(report, options).catch((error: unknown) => (failure = error));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  if (failure !== undefined) print(failure instanceof Error ? failure.stack! : String(failure));
  const reference = [before, referenceMs()];
  print(`  (${seconds} s; the reference computation took ${reference.join(' ms before and ')} ms after)`);
  const { tables, checks, notes } = report;
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model,
    cpus: cpus().length,
    memory: totalmem(),
    referenceMs: reference,
  };
  const file = path.join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ name, about: bench.about, at: new Date(), commit: commit(), machine, seconds, tables, checks, notes }, null, 2)}\n`,
  );
  return failure === undefined && checks.every(check => check.ok);
}

const { names: wanted, ...options } = readBenchArguments(process.argv.slice(2));
const unknown = wanted.filter(name => !known.includes(name));
if (unknown.length > 0) {
  print(`There is no bench named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const outcomes: boolean[] = [];
for (const name of wanted.length > 0 ? wanted : known) outcomes.push(await run(name, options));
print(`\nThe figures are in ${results}/.`);
process.exit(outcomes.every(Boolean) ? 0 : 1);
