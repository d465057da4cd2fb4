import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { askPassword } from './askPassword.ts';
import { conform, NotReadyError } from './conform.ts';
import { readOptions, usage, UsageError } from './options.ts';
import { isConforming, reportLines } from './terminal.ts';
import { toHtml } from './toHtml.ts';
import { toJunit } from './toJunit.ts';

/** Ends with 0 when the backend conforms, 1 when it does not, and 2 when it could not be checked. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { reportFile, junitFile, ...options } = await readOptions(args, process.env, askPassword);
  const isColored = process.stdout.isTTY === true;
  const progress = (text: string) => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${text}`));
  const report = await conform(options, ({ name }) => progress(name));
  progress('');
  writeFileSync(reportFile, toHtml(report));
  if (junitFile !== undefined) writeFileSync(junitFile, toJunit(report));
  console.log(reportLines(report, isColored));
  console.log(`Report: ${pathToFileURL(resolve(reportFile)).href}`);
  return isConforming(report.calls) ? 0 : 1;
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
