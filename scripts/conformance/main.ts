import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { askPassword } from './askPassword.ts';
import { conform, NotReadyError } from './conform.ts';
import { readOptions, usage, UsageError } from './options.ts';
import { countOf } from './report.ts';
import { callLines, summaryLines } from './terminal.ts';
import { toHtml } from './toHtml.ts';

/** Ends with 0 when the backend conforms, 1 when it does not, and 2 when it could not be checked. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { reportFile, ...options } = await readOptions(args, process.env, askPassword);
  const isColored = process.stdout.isTTY === true;
  const report = await conform(options, call => console.log(callLines(call, isColored)));
  writeFileSync(reportFile, toHtml(report));
  console.log(summaryLines(report));
  console.log(`Report: ${pathToFileURL(resolve(reportFile)).href}`);
  return countOf(report.calls, 'failed') > 0 ? 1 : 0;
}

main().then(
  code => process.exit(code),
  (error: unknown) => {
    const isKnown = error instanceof UsageError || error instanceof NotReadyError;
    console.error(isKnown ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    process.exit(2);
  },
);
