import { Hono } from 'hono';
import { apiBase, calls } from '../../src/contract/index.ts';
import type { Call } from '../../src/contract/call.ts';
import { recordRefusal, type FailedCall } from '../audits/recordRefusal.ts';
import { serverLimits } from '../config/serverLimits.ts';
import { describeFailure } from '../core/failure.ts';
import { ProblemError } from '../core/problem.ts';
import { limitRate } from '../core/rateLimit.ts';
import { createTurns } from '../core/turns.ts';
import { addressOf, type Bindings } from '../core/addressOf.ts';
import { authenticateCaller } from './authenticateCaller.ts';
import { readInput } from './readInput.ts';
import type { Received } from './received.ts';
import { runCall } from './runCall.ts';
import type { Handlers, Services } from './services.ts';
import { toRefusal } from './toRefusal.ts';

/** Fixed paths before ones with parameters, so that `/students/summaries` is not taken for a student's id. */
const bySpecificity = ([, a]: readonly [string, Call], [, b]: readonly [string, Call]) =>
  sortKey(a) < sortKey(b) ? -1 : 1;
const sortKey = ({ path, method }: Call) => `${path.replaceAll(':', '~')} ${method}`;

/** The API: a route for each row of the contract, with everything that a row says enforced before its handler runs. */
export function createRouter(services: Services, handlers: Handlers) {
  const { database, events } = services;
  const { replica } = database;
  if (replica !== undefined)
    events.subscribe({
      happened: happened => happened.forEach(({ groupId }) => replica.changed(groupId)),
      missed: () => replica.changed(),
    });
  const router = new Hono<{ Bindings: Bindings }>();
  const withTurns = { ...services, inTurn: createTurns(serverLimits.writes) };
  for (const [name, call] of calls.toSorted(bySpecificity)) {
    const path = call.atRoot ? call.path : apiBase + call.path;
    router.on(call.method, path, c => {
      const request = c.req.raw;
      return respond({
        services: withTurns,
        name,
        call,
        handler: handlers[name],
        request,
        params: c.req.param(),
        now: services.clock(),
        ipAddress: addressOf(request, c.env, services.config),
      });
    });
  }
  router.all(`${apiBase}/*`, () => new ProblemError('NOT_FOUND').toResponse());
  return router;
}

/** Every call in this order: who calls, how often, with which input; then its handler. Rejected calls are recorded. */
async function respond(received: Received): Promise<Response> {
  const { services, name, call, params, now, ipAddress } = received;
  const { database, onFailure } = services;
  const tried: FailedCall = { name, now, ipAddress, visitor: null, groupId: params['groupId'] };
  try {
    const caller = await authenticateCaller(received, visitor => (tried.visitor = visitor));
    if (call.rate) await limitRate(database.orm, call.rate, ipAddress, now);
    const input = await readInput(received, caller.apiKey);
    return await runCall(received, caller, input);
  } catch (error) {
    await recordRefusal(database, tried, error).catch((failure: unknown) =>
      onFailure(describeFailure('audit', failure), failure),
    );
    return toRefusal(services, name, error);
  }
}
