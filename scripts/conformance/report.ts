import type { CallName } from '../../src/contract/index.ts';
import type { Level } from './levels.ts';

/** What came of one check: `unchecked` is one that could not be made, and says why. */
export interface Check {
  title: string;
  result: 'passed' | 'failed' | 'unchecked';
  /** Why it failed or was not made, a sentence each. */
  reasons: readonly string[];
  /** What was asked, and how it was answered. */
  exchange?: string;
  /** The status of the answer. */
  status?: number;
}

/** What came of one call of the contract. */
export interface CallReport {
  name: CallName;
  method: string;
  path: string;
  access: string;
  level: Level;
  checks: Check[];
}

export interface Report {
  url: string;
  startedAt: Date;
  milliseconds: number;
  readOnly: boolean;
  /** Who was signed in, and as what. */
  people: readonly { name: string; role: string }[];
  calls: readonly CallReport[];
  /** What stayed behind although it was to be removed. */
  left: readonly string[];
  /** What went on besides, such as a session that was lost. */
  notes: readonly string[];
}

/** `missing` is a call that the backend has not built. */
export type Result = Check['result'] | 'missing';
export const results: readonly Result[] = ['passed', 'failed', 'missing', 'unchecked'];

const nothingThere = new Set([404, 405, 501]);
const refusedBefore = new Set([401, 403]);

/**
 * Whether a call is not built: whatever was asked of it, nothing was there, unless a guard in front of everything refused
 * first. A call that is built refuses at least an unknown field in another way.
 */
function isMissing({ checks }: Pick<CallReport, 'checks'>): boolean {
  const statuses = checks.flatMap(({ status }) => (status === undefined ? [] : [status]));
  return (
    checks.some(({ result }) => result === 'failed') &&
    statuses.some(status => nothingThere.has(status)) &&
    statuses.every(status => nothingThere.has(status) || refusedBefore.has(status))
  );
}

/** The worst that a call's checks came to; a call without a check is unchecked. */
export function resultOf(call: Pick<CallReport, 'checks'>): Result {
  if (isMissing(call)) return 'missing';
  if (call.checks.some(({ result }) => result === 'failed')) return 'failed';
  return call.checks.some(({ result }) => result === 'passed') ? 'passed' : 'unchecked';
}

/** The calls that came to a result. */
export const callsWith = (calls: readonly CallReport[], result: Result) =>
  calls.filter(call => resultOf(call) === result);

/** How many checks came to a result; those of calls that are not built do not count. */
export const countOf = (calls: readonly CallReport[], result: Check['result']) =>
  calls
    .filter(call => resultOf(call) !== 'missing')
    .flatMap(({ checks }) => checks)
    .filter(check => check.result === result).length;
