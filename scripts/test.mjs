import { install } from './install.mjs';
import { useTemporaryFolder } from './test/useTemporaryFolder.mjs';
import { rounds, stages } from './test/stages.mjs';

/** Runs every stage, or those named: `node scripts/test.mjs types lint`. The last line says how it went. */
install();
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

useTemporaryFolder();

async function runStage(name) {
  const started = performance.now();
  const outcome = await stages[name]().catch(error => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return {
    name,
    failures: [],
    flaky: [],
    skipped: [],
    ...outcome,
    seconds: Math.round((performance.now() - started) / 1_000),
  };
}

const outcomes = [];
for (const round of rounds) {
  const names = round.filter(name => wanted.length === 0 || wanted.includes(name));
  if (names.length === 0) continue;
  console.log(`\n${`── ${names.join(', ')} `.padEnd(74, '─')}`);
  outcomes.push(...(await Promise.all(names.map(runStage))));
}

const lines = outcomes.map(
  ({ name, passed, failed, seconds }) =>
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds} s`,
);
const named = outcomes.flatMap(({ failures, flaky, skipped }) => [
  ...skipped.map(title => `· skipped: ${title}`),
  ...failures.map(title => `✗ failed: ${title}`),
  ...flaky.map(title => `! flaky, passed at the second attempt: ${title}`),
]);
const sum = key => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${[...named, ...lines].join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
