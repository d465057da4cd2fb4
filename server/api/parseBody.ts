import type { Call } from '../../src/contract/call.ts';
import { ProblemError } from '../core/problem.ts';

const kinds: Record<string, 'batch' | 'event'> = {
  'application/cloudevents-batch+json': 'batch',
  'application/cloudevents+json': 'event',
};

/** Whether a request says that it carries a batch of CloudEvents in JSON or a single one; null for any other type. */
const cloudEventsKind = (request: Request): 'batch' | 'event' | null =>
  kinds[(request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()] ?? null;

/**
 * Refuses a request whose body is not of the type that its call takes.
 *
 * @throws ProblemError NOT_JSON or NOT_CLOUD_EVENTS
 */
export function requireMediaType(call: Call, request: Request): void {
  if (call.cloudEvents) {
    if (cloudEventsKind(request) === null) throw new ProblemError('NOT_CLOUD_EVENTS');
  } else if (call.body && !request.headers.get('Content-Type')?.startsWith('application/json'))
    throw new ProblemError('NOT_JSON');
}

/** What a body says; a single event is a batch of one. */
export function parseBody(call: Call, request: Request, bytes: Uint8Array): unknown {
  const parsed = parseJson(bytes);
  return call.cloudEvents && cloudEventsKind(request) === 'event' ? [parsed] : parsed;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ProblemError('BAD_REQUEST');
  }
}

/** Refuses the body of a call that takes none. */
export function refuseBody(bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  const text = new TextDecoder().decode(bytes);
  if (text !== '{}') throw new ProblemError('UNKNOWN_FIELD');
}
