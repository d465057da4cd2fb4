import type { Problem } from '../../contract/shapes.ts';
import { limits } from '../../domain/limits.ts';

/** When what was just sent may be sent again, by this browser's clock, in milliseconds. */
export const afterSending = () => Date.now() + limits.emailResend.seconds * 1_000;

/** The same after a refusal that says how long to wait; null for any other. */
export function afterRefusal(problem: Problem | null): number | null {
  const time = problem?.details?.time;
  return typeof time === 'number' ? Date.now() + time * 1_000 : null;
}

/** When the code of a mail that is sent now ends, by this browser's clock, in milliseconds. */
export const codeExpiry = () => Date.now() + limits.emailCode.minutes * 60_000;

export const hasExpired = (at: number): boolean => at <= Date.now();
