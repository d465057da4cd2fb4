import { install } from './install.mjs';
import { stages } from './test/stages.mjs';

/** Runs every stage, or those named: `node scripts/test.mjs types lint`. The last line says how it went. */
install();
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

const lines = [];
const named = [];
const total = { passed: 0, failed: 0 };
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const started = performance.now();
  const {
    passed,
    failed,
    failures = [],
    flaky = [],
  } = await stage().catch(error => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  named.push(
    ...failures.map(title => `✗ failed: ${title}`),
    ...flaky.map(title => `! flaky, passed at the second attempt: ${title}`),
  );
  const seconds = Math.round((performance.now() - started) / 1_000);
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
console.log(`\n${[...named, ...lines].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
