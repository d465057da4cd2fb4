import type { Call } from './call.ts';
import { calls } from './index.ts';
import { listQueryOf } from './shapes.ts';
import { writeHeaders } from './wire.ts';

const every = calls.map(([, call]): Call => call);
const isSimpleRest = (call: Call) => listQueryOf(call.query) !== undefined;
const when = (test: (call: Call) => unknown, ...headers: string[]) => (every.some(test) ? headers : []);

/**
 * What an API on another origin than the console's has to allow and to expose, beyond what browsers always allow. It
 * follows from the calls of the contract.
 */
export const cors = {
  methods: [...new Set(every.map(({ method }) => method))].toSorted(),
  requestHeaders: [
    ...when(({ body, binary, method }) => body ?? (binary && method !== 'GET'), 'Content-Type'),
    ...when(({ versioned }) => versioned, 'If-Match'),
    ...when(({ conditional }) => conditional, 'If-None-Match'),
    ...when(({ idempotent }) => idempotent, 'Idempotency-Key'),
    ...when(({ binary }) => binary === 'events', 'Last-Event-ID'),
    ...when(isSimpleRest, 'Range'),
    ...Object.keys(writeHeaders),
  ].toSorted(),
  exposedHeaders: [
    ...when(({ versioned, conditional }) => versioned ?? conditional, 'ETag'),
    ...when(isSimpleRest, 'Content-Range'),
    ...when(({ streams }) => streams, 'X-Total-Count'),
  ].toSorted(),
};
