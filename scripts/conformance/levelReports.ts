import { levels, type Level } from './levels.ts';
import { resultOf, type CallReport } from './report.ts';

const levelVerdicts = ['conforms', 'wrong', 'notBuilt', 'partlyBuilt', 'unchecked'] as const;
export type LevelVerdict = (typeof levelVerdicts)[number];

/** How one level came out. */
interface LevelReport {
  level: Level;
  verdict: LevelVerdict;
  calls: readonly CallReport[];
}

/** Each level that was checked, with its own result: what is wrong counts more than what is not built. */
export const levelReports = (calls: readonly CallReport[]): LevelReport[] =>
  levels
    .map(level => ({ level, calls: calls.filter(call => call.level === level) }))
    .filter(of => of.calls.length > 0)
    .map(of => ({ ...of, verdict: verdictOf(of.calls) }));

function verdictOf(calls: readonly CallReport[]): LevelVerdict {
  const results = calls.map(resultOf);
  const missing = results.filter(result => result === 'missing').length;
  if (results.includes('failed')) return 'wrong';
  if (missing === calls.length) return 'notBuilt';
  if (missing > 0) return 'partlyBuilt';
  return results.includes('passed') ? 'conforms' : 'unchecked';
}

/** The result of a level in words. */
export function levelWords({ verdict, calls }: LevelReport): string {
  const count = (wanted: ReturnType<typeof resultOf>) =>
    calls.filter(call => resultOf(call) === wanted).length;
  const of = `of ${calls.length} calls`;
  if (verdict === 'wrong') return `${count('failed')} ${of} wrong`;
  if (verdict === 'notBuilt') return 'not built';
  if (verdict === 'partlyBuilt') return `${count('missing')} ${of} not built, the others conform`;
  return verdict === 'conforms' ? 'conforms' : 'not checked';
}
