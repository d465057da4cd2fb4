import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Scenario } from './support/scenario.ts';

// npm run crash-test              every scenario
// npm run crash-test -- drain     one
// npm run crash-test -- kill 200  one, as often as one likes
const folder = path.join(import.meta.dirname, 'scenarios');
const names = readdirSync(folder).map(file => path.basename(file, '.ts'));
const say = (line: string) => void process.stdout.write(`${line}\n`);

const [wanted, given] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  say(`There is no scenario named ${wanted}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
const outcomes: string[] = [];
let failed = false;
for (const name of wanted === undefined ? names : [wanted]) {
  const { scenario } = (await import(path.join(folder, `${name}.ts`))) as { scenario: Scenario };
  say(`\n== ${name}: ${scenario.about}`);
  const started = performance.now();
  const { tried, held } = await scenario.run(Number(given ?? scenario.times), line => say(`  ${line}`));
  const seconds = Math.round((performance.now() - started) / 1_000);
  if (tried === 0 || held < tried) failed = true;
  outcomes.push(`${name}: ${held} of ${tried} held (${seconds} s)`);
}
say('');
outcomes.forEach(say);
process.exit(failed ? 1 : 0);
