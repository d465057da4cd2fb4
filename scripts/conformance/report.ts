import type { CallName } from '../../src/contract/index.ts';

/** What came of one check: `unchecked` is one that could not be made, and says why. */
export interface Check {
  title: string;
  result: 'passed' | 'failed' | 'unchecked';
  /** Why it failed or was not made, a sentence each. */
  reasons: readonly string[];
  /** What was asked, and how it was answered. */
  exchange?: string;
}

/** What came of one call of the contract. */
export interface CallReport {
  name: CallName;
  method: string;
  path: string;
  access: string;
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
}

/** The worst that a call's checks came to; a call without a check is unchecked. */
export function resultOf({ checks }: Pick<CallReport, 'checks'>): Check['result'] {
  if (checks.some(({ result }) => result === 'failed')) return 'failed';
  return checks.some(({ result }) => result === 'passed') ? 'passed' : 'unchecked';
}

export const countOf = (calls: readonly CallReport[], result: Check['result']) =>
  calls.flatMap(({ checks }) => checks).filter(check => check.result === result).length;
