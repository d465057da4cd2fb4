import { Hono, type Context as HonoContext } from 'hono';
import { apiBase, calls, type CallName } from '../../src/contract/index.ts';
import { idParamsIn, successStatus, type Call } from '../../src/contract/call.ts';
import { lockedAnswer } from '../../src/contract/lockable.ts';
import { isClosedToViewer, mayCall } from '../../src/domain/mayCall.ts';
import { authenticateKey } from '../auth/apiKeys/authenticateKey.ts';
import { academyOfKey } from '../auth/apiKeys/academyOfKey.ts';
import { query as queryOf } from '../../src/contract/shapes.ts';
import { checkAudit } from '../audits/checkAudit.ts';
import { recordExport } from '../audits/recordExport.ts';
import { recordRefusal, type Tried } from '../audits/recordRefusal.ts';
import { writeAudit } from '../core/writeAudit.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import type { Events } from '../core/events/bus.ts';
import type { Streams } from '../core/events/streams.ts';
import { isId } from '../database/newId.ts';
import { hasPremium } from '../academies/hasPremium.ts';
import { noPicture } from '../core/images/picture.ts';
import { reencode } from '../images/reencode.ts';
import type { Jobs } from '../jobs/runner.ts';
import { putMails } from '../core/mail/outbox.ts';
import { serverLimits } from '../config/serverLimits.ts';
import { impersonate } from '../auth/session/impersonate.ts';
import { lacksTwoFactor } from '../auth/session/lacksTwoFactor.ts';
import { readSession } from '../auth/session/read.ts';
import { hashToken } from '../core/token.ts';
import { bodyLimit } from './bodyLimit.ts';
import type { Context, Handler } from '../core/context.ts';
import { toRefusal } from './toRefusal.ts';
import { conditional } from './conditional.ts';
import { describeFailure, type OnFailure } from '../core/failure.ts';
import type { ListHandler } from '../core/list.ts';
import { streamList } from '../core/list.ts';
import { isOurOrigin } from '../core/origin.ts';
import { ProblemError } from '../core/problem.ts';
import type { PreparedHandler } from '../core/prepared.ts';
import { countFailure, limitKeyRate, limitRate } from '../core/rateLimit.ts';
import { parseBody, refuseBody, requireMediaType } from './parseBody.ts';
import { readBody } from './readBody.ts';
import { runSteps, type StepHandler, type RequestStep } from '../core/steps.ts';
import { createTurns } from '../core/turns.ts';
import { validateBody, validateQuery } from '../core/validate.ts';

export type Handlers = Record<CallName, Handler>;

export interface Services {
  config: Config;
  database: Database;
  clock: () => Date;
  events: Events;
  streams: Streams;
  /** Sends what the outbox holds; without it the outbox just fills. */
  jobs?: Pick<Jobs, 'sendMails' | 'continueMoves'>;
  onFailure: OnFailure;
  /** Checks each answer against the contract; for tests and development. */
  checkAnswers?: boolean;
}

/** What `@hono/node-server` hands over with a request. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

const noQuery = queryOf({});
const noBytes = new Uint8Array();

/** Fixed paths before ones with parameters, so that `/students/summaries` is not taken for a student's id. */
const bySpecificity = ([, a]: readonly [string, Call], [, b]: readonly [string, Call]) =>
  sortKey(a) < sortKey(b) ? -1 : 1;
const sortKey = ({ path, method }: Call) => `${path.replaceAll(':', '~')} ${method}`;

/** The API: a route for each row of the contract, with everything that a row says enforced before its handler runs. */
export function createRouter(services: Services, handlers: Handlers) {
  const router = new Hono<{ Bindings: Bindings }>();
  const inTurn = createTurns(serverLimits.writes);
  for (const [name, call] of calls.toSorted(bySpecificity)) {
    const path = call.atRoot ? call.path : apiBase + call.path;
    router.on(call.method, path, async c => {
      const tried = {
        name,
        now: services.clock(),
        ipAddress: addressOf(c.req.raw, c.env, services.config),
        visitor: null,
        groupId: c.req.param('groupId'),
      };
      return answer({ ...services, inTurn }, name, call, handlers[name], c, tried).catch(async error => {
        await recordRefusal(services.database, tried, error).catch((failure: unknown) =>
          services.onFailure(describeFailure('audit', failure), failure),
        );
        return toRefusal(services, name, error);
      });
    });
  }
  router.all(`${apiBase}/*`, () => new ProblemError('NOT_FOUND').toResponse());
  return router;
}

async function answer(
  services: Services & { inTurn: ReturnType<typeof createTurns> },
  name: CallName,
  call: Call,
  handler: Handler,
  c: HonoContext<{ Bindings: Bindings }>,
  tried: Tried,
): Promise<Response> {
  const { config, database } = services;
  const request = c.req.raw;
  const { now, ipAddress } = tried;
  const writes = call.method !== 'GET';
  const apiKey = await authenticateKey(database.orm, request, now);
  if (apiKey) {
    if (!mayCall(apiKey, call))
      throw call.scope === undefined
        ? new ProblemError('FORBIDDEN')
        : new ProblemError('SCOPE_MISSING', { details: { scope: call.scope } });
    await limitKeyRate(database.orm, apiKey, now);
  }
  // Only browsers send cookies by themselves: what carries a key needs no proof of where it comes from.
  else if (writes && !isOurOrigin(request, config)) throw new ProblemError('WRONG_ORIGIN');

  const person = apiKey
    ? null
    : await readSession(database, request, config, now, ipAddress).catch((error: unknown) => {
        // Who has been deactivated is a stranger to what is open to everyone, signing in and out included.
        if (call.access === 'everyone' && error instanceof ProblemError) return null;
        throw error;
      });
  const visitor = await impersonate(database, person, name, call);
  tried.visitor = visitor;
  if (isClosedToViewer(visitor, call)) throw new ProblemError('READ_ONLY');
  if (!apiKey && !mayCall(visitor, call))
    throw new ProblemError(visitor === null ? 'NOT_SIGNED_IN' : 'FORBIDDEN');
  // Calls open to everyone belong to no account: signing out, for one.
  if (person && lacksTwoFactor(person) && call.access !== 'everyone' && !call.beforeSecondFactor)
    throw new ProblemError('SECOND_FACTOR_REQUIRED');
  if (call.rate) await limitRate(database.orm, call.rate, ipAddress, now);

  // Text that is no id is nobody's, and nothing that PostgreSQL could compare with one.
  if (idParamsIn(call.path).some(param => !isId(c.req.param(param) ?? '')))
    throw new ProblemError('NOT_FOUND');

  const url = new URL(request.url);
  const query = validateQuery(call.query ?? noQuery, url.searchParams);
  const key = apiKey && (await academyOfKey(database.orm, apiKey, query as { groupId?: string }));
  requireMediaType(call, request);
  // Read before the transaction begins: a slow upload holds no connection.
  const bytes = writes ? await readBody(request, bodyLimit(call)) : noBytes;
  const body = call.body ? validateBody(call.body, parseBody(call, request, bytes)) : undefined;
  if (!call.body && !call.binary) refuseBody(bytes);
  // Converted before the transaction begins, too.
  const upload = call.binary === 'image' && writes ? await reencode(bytes) : noPicture;
  const headers = new Headers();
  const published: Parameters<Events['publish']> = [];
  const base: Omit<Context, 'db' | 'audit' | 'mail' | 'continueMoves' | 'session' | 'key'> = {
    params: c.req.param() as never,
    query: query as never,
    body: body as never,
    upload,
    visitor,
    now,
    config,
    request,
    headers,
    prepared: undefined,
    ipAddress,
    ifMatch: call.versioned ? versionOf(request) : 0,
    events: { publish: (...events) => void published.push(...events) },
    streams: services.streams,
  };
  const contextOn = (db: Context['db']): Context => ({
    ...base,
    db,
    get session() {
      if (visitor === null) throw new ProblemError('NOT_SIGNED_IN');
      return visitor;
    },
    // Only calls that take keys read it, and those have one.
    key: key as Context['key'],
    async audit(...entries) {
      if (services.checkAnswers) checkAudit(entries);
      await writeAudit(db, { session: visitor ?? actorOf(key), ipAddress, now }, ...entries);
    },
    async mail(...mails) {
      const keys = await putMails(db, mails, { now, config });
      await services.jobs?.sendMails(db, keys);
    },
    continueMoves: async () => services.jobs?.continueMoves(db),
  });

  const isLocked = call.premium !== undefined && !(await hasPremium(database.orm, visitor!, now));
  if (isLocked) return toResponse(services, name, call, lockedAnswer(call.returns!), request, headers);
  const list = handler as ListHandler;
  if (call.streams && list.source && request.headers.get('Accept')?.includes('application/x-ndjson')) {
    const context = contextOn(database.orm);
    const lines = await streamList(context, list.source);
    await recordExport(context, name, Number(lines.headers.get('X-Total-Count')));
    return lines;
  }

  const { prepare } = handler as PreparedHandler;
  const { begin } = handler as StepHandler;
  const write = async () => {
    const step: RequestStep = begin
      ? await begin(contextOn(database.orm))
      : async context => ({ answer: await handler(context), isLast: true });
    const idempotent = call.idempotent
      ? { name, request, bodyHash: hashToken(JSON.stringify(body ?? null)), groupId: visitor?.groupId, now }
      : null;
    const publish = () => services.events.publish(...published.splice(0));
    const make = () => runSteps(database.orm, idempotent, (tx, soFar) => step(contextOn(tx), soFar), publish);
    const groupId = visitor?.groupId ?? key?.groupId;
    return groupId === undefined ? make() : services.inTurn(groupId, make);
  };
  const work = async () => {
    base.prepared = await prepare?.(contextOn(database.orm) as never);
    return writes ? write() : handler(contextOn(database.orm));
  };
  const result = await work().catch(async (error: unknown) => {
    await countFailure(database.orm, call.rate, ipAddress, now, error);
    throw error;
  });
  services.events.publish(...published);

  if ((result as unknown) instanceof Response) return result as unknown as Response;
  const whole = call.premium === undefined ? result : { locked: false, ...(result as object) };
  return toResponse(services, name, call, whole, request, headers);
}

function toResponse(
  { checkAnswers }: Services,
  name: CallName,
  call: Call,
  result: unknown,
  request: Request,
  headers: Headers,
): Response {
  if (checkAnswers) checkAnswer(name, call, result);
  const status = successStatus(call);
  if (status === 204) return new Response(null, { status, headers });
  headers.set('Content-Type', 'application/json');
  const version = (result as { version?: number } | null)?.version;
  if (version !== undefined) headers.set('ETag', `"${version}"`);
  return conditional(call, request, JSON.stringify(result), { status, headers });
}

function checkAnswer(name: string, call: Call, result: unknown): void {
  try {
    call.returns?.validateSync(result, { strict: true, abortEarly: false });
  } catch (error) {
    const reasons = (error as { errors?: string[]; inner?: { path?: string; message: string }[] }).inner;
    const words = reasons?.map(each => `${each.path}: ${each.message}`).join('; ');
    throw new Error(`The answer of ${name} breaks the contract: ${words || String(error)}`, { cause: error });
  }
}

/** What the audit log says of a key: it is nobody's account. */
const actorOf = (key: Context['key'] | null) =>
  key && { groupId: key.groupId, customerId: null, name: key.name, role: 'API_KEY' };

function versionOf(request: Request): number {
  const match = /^(?:W\/)?"(\d+)"$/.exec(request.headers.get('If-Match') ?? '');
  if (match === null) throw new ProblemError('PRECONDITION_REQUIRED');
  return Number(match[1]);
}

function addressOf(request: Request, bindings: Bindings | undefined, config: Config): string {
  const forwarded = config.trustProxy
    ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || bindings?.incoming?.socket?.remoteAddress || 'local';
}
