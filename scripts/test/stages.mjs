import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './findChromium.mjs';
import { ensureKoreanFont } from './koreanFont.mjs';
import { playwrightOutcome, vitestOutcome } from './outcomes.mjs';
import { run } from './run.mjs';

const oneTest = ok => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Runs a program that writes its results as JSON. What ends badly without a failed test counts as one. */
async function counted(program, args, { env = {}, jsonIn, outcomeOf }) {
  rmSync(jsonIn, { force: true });
  const ok = await run(program, args, { env });
  const outcome = existsSync(jsonIn)
    ? outcomeOf(JSON.parse(readFileSync(jsonIn, 'utf8')))
    : { passed: 0, failed: 0 };
  rmSync(jsonIn, { force: true });
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

const resultsOf = name => path.join(tmpdir(), `studyroom-${name}-${process.pid}.json`);

async function vitest() {
  const jsonIn = resultsOf('vitest');
  return counted('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${jsonIn}`], {
    jsonIn,
    outcomeOf: vitestOutcome,
  });
}

async function browser() {
  const chromium = await findChromium();
  if (chromium === null) {
    console.error('Chromium could not be found or installed. Set CHROMIUM_PATH to its path.');
    return oneTest(false);
  }
  ensureKoreanFont();
  const jsonIn = resultsOf('playwright');
  return counted('playwright', ['test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: jsonIn },
    jsonIn,
    outcomeOf: playwrightOutcome,
  });
}

const isBuffered = true;

/** Stages side by side: those of the first round have one thread each, the others use all that there is. */
export const rounds = [['types', 'lint', 'build'], ['vitest'], ['browser']];

/**
 * What `npm test` does. Each stage returns how many tests passed and failed; those of many tests also
 * name those that failed, and those that passed only at their second attempt.
 */
export const stages = {
  // Each checker of its own would work out the same types again: one takes half the time of four.
  types: async () => oneTest(await run('tsc', ['--noEmit', '--checkers', '1'], { isBuffered })),
  async lint() {
    const rules = await run('oxlint', ['--deny-warnings'], { isBuffered });
    const format = await run('oxfmt', ['--check'], { isBuffered });
    return oneTest(rules && format);
  },
  async build() {
    const { build } = await import('../build.mjs');
    await build();
    return oneTest(true);
  },
  vitest,
  browser,
};
