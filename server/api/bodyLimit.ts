import type { Call } from '../../src/contract/call.ts';
import type { ProblemCode } from '../../src/contract/problems.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverLimits } from '../config/serverLimits.ts';

export interface BodyLimit {
  maxBytes: number;
  /** What a larger body is refused with. */
  code: Extract<ProblemCode, 'TOO_LARGE' | 'IMAGE_TOO_LARGE'>;
}

/** How large the body of a call may be: less for a call that needs none, and for one that needs no session. */
export function bodyLimit(call: Pick<Call, 'binary' | 'body' | 'access'>): BodyLimit {
  const { none, open, json } = serverLimits.body;
  if (call.binary === 'image') return { maxBytes: limits.image.maxBytes, code: 'IMAGE_TOO_LARGE' };
  if (call.body === undefined) return { maxBytes: none, code: 'TOO_LARGE' };
  return { maxBytes: call.access === 'everyone' ? open : json, code: 'TOO_LARGE' };
}
