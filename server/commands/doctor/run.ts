import '../start/addLanguages.ts';
import { runProgram } from '../start/runProgram.ts';
import { examine } from './examine.ts';

async function main() {
  const findings = await examine(process.env, () => new Date());
  for (const { name, state, text } of findings)
    console.log(`${state.padEnd(9)}${name.padEnd(12)}${text.replace(/\s*\n\s*/g, ' ')}`);
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

runProgram(main);
