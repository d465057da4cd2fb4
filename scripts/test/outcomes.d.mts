import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
  flaky: string[];
}

export function vitestOutcome(
  report: Pick<JsonTestResults, 'numPassedTests' | 'numFailedTests' | 'testResults'>,
): Outcome;
export function playwrightOutcome(report: Pick<JSONReport, 'stats' | 'errors' | 'suites'>): Outcome;
