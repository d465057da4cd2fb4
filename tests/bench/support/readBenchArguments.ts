import { parseArgs } from 'node:util';

/**
 * What `npm run bench -- NAMES --seconds N` asks for.
 *
 * @throws TypeError for an unknown option, or seconds that are none
 */
export function readBenchArguments(args: readonly string[]): { names: string[]; seconds?: number } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seconds: { type: 'string' } },
  });
  if (values.seconds === undefined) return { names: positionals };
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new TypeError(`--seconds is to be a number above 0, not "${values.seconds}".`);
  return { names: positionals, seconds };
}
