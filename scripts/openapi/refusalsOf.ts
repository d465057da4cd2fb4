import { paramsIn, type Call } from '../../src/contract/call.ts';
import { problems, type ProblemCode } from '../../src/contract/problems.ts';

const needsSession = ({ access }: Call) => access !== 'everyone';
const isWrite = ({ method }: Call) => method !== 'GET';
const uploads = (call: Call) => (call.binary === 'image' || call.binary === 'file') && isWrite(call);

/** The problem of each rule, and the calls that it applies to. */
const rules: Partial<Record<ProblemCode, (call: Call) => unknown>> = {
  VALIDATION_FAILED: () => true,
  // Calls that are open to everyone refuse API keys, too.
  NOT_SIGNED_IN: () => true,
  FORBIDDEN: () => true,
  WRONG_ORIGIN: isWrite,
  // Bodies and queries name records by their ids, too.
  NOT_FOUND: call =>
    paramsIn(call.path).length > 0 || (needsSession(call) && (call.body ?? call.query) !== undefined),
  IDEMPOTENCY_CONFLICT: call => call.idempotent,
  // A unique value can be taken, and a state can have changed, wherever something is written.
  ALREADY_DELETED: isWrite,
  STALE: call => call.versioned,
  // A body is read, and limited, even where none is expected.
  TOO_LARGE: isWrite,
  NOT_JSON: call => call.body,
  IMAGE_NOT_SUPPORTED: uploads,
  TOO_MANY_ROWS: call => call.streams,
  PRECONDITION_REQUIRED: call => call.versioned,
  TOO_MANY_REQUESTS: call => call.rate ?? call.scope,
  INTERNAL: () => true,
  UNAVAILABLE: () => true,
};

/** The statuses that a call can be refused with, ascending: by the rules, and by the problems that its row names. */
export function refusalsOf(call: Call): number[] {
  const byRule = (Object.keys(rules) as ProblemCode[]).filter(code => rules[code]?.(call));
  const statuses = [...byRule, ...(call.refuses ?? [])].map(code => problems[code][0]);
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}
