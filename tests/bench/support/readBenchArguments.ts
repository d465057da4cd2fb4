import { parseArgs } from 'node:util';
import type { BenchOptions } from './bench.ts';

/**
 * What `npm run bench -- NAMES --seconds N --size NAME --data FOLDER` asks for.
 *
 * @throws TypeError for an unknown option, or seconds that are none
 */
export function readBenchArguments(args: readonly string[]): BenchOptions & { names: string[] } {
  const { positionals: names, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seconds: { type: 'string' }, size: { type: 'string' }, data: { type: 'string' } },
  });
  const { seconds: given, ...options } = values;
  if (given === undefined) return { names, ...options };
  const seconds = Number(given);
  if (!(seconds > 0)) throw new TypeError(`--seconds is to be a number above 0, not "${given}".`);
  return { names, seconds, ...options };
}
