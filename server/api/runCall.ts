import { lockedAnswer } from '../../src/contract/lockable.ts';
import { hasPremium } from '../academies/hasPremium.ts';
import { recordExport } from '../audits/recordExport.ts';
import { describeFailure } from '../core/failure.ts';
import { streamList, type ListHandler } from '../core/list.ts';
import type { PreparedHandler } from '../core/prepared.ts';
import { countFailure } from '../core/rateLimit.ts';
import { runSteps, type RequestStep, type StepHandler } from '../core/steps.ts';
import { hashToken } from '../core/token.ts';
import type { Caller } from './authenticateCaller.ts';
import { createContext } from './createContext.ts';
import type { Input } from './readInput.ts';
import { isWrite, type Received } from './received.ts';
import { readOn } from '../core/readOn.ts';
import { rememberWritePosition, replicaFor } from './replicaFor.ts';
import { toResponse } from './toResponse.ts';

type Contexts = ReturnType<typeof createContext>;

/** Runs a call's handler and responds: with the note that it is locked, with a stream of lines, or with what it returns. */
export async function runCall(received: Received, caller: Caller, input: Input): Promise<Response> {
  const { services, name, call, handler, request, now, ipAddress } = received;
  const { orm } = services.database;
  const contexts = createContext(received, caller, input);
  if (
    call.premium !== undefined &&
    !(await hasPremium({ db: orm, config: services.config, now }, caller.visitor!, call.premium))
  )
    return toResponse(received, lockedAnswer(call.returns!), contexts.headers);

  const { source } = handler as ListHandler;
  if (call.streams && source && request.headers.get('Accept')?.includes('application/x-ndjson')) {
    const context = contexts.on(orm);
    const replica = await replicaFor(received, caller.visitor, { isExport: true });
    const lines = await streamList(context, source, {
      ...(replica ? { replica: contexts.on(replica) } : {}),
      onError: error => services.onFailure(describeFailure(name, error), error),
    });
    await recordExport(context, name, Number(lines.headers.get('X-Total-Count')));
    return lines;
  }

  const result = await runHandler(received, caller, input, contexts).catch(async (error: unknown) => {
    await countFailure(orm, call.rate, ipAddress, now, error);
    throw error;
  });
  contexts.publish();
  if (isWrite(call) && caller.visitor) await rememberWritePosition(received, contexts.headers);
  if (result instanceof Response) return result;
  const whole = call.premium === undefined ? result : { locked: false, ...(result as object) };
  return toResponse(received, whole, contexts.headers);
}

/** Reads run on the pool or on the read replica; writes in transactions, a few at a time for each academy. */
async function runHandler(
  received: Received,
  { visitor }: Caller,
  { key, body }: Input,
  contexts: Contexts,
): Promise<unknown> {
  const { services, name, call, handler, request, now } = received;
  const { orm } = services.database;
  const prepared = await (handler as PreparedHandler).prepare?.(contexts.on(orm));
  if (!isWrite(call)) {
    const replica = await replicaFor(received, visitor);
    return readOn(replica, orm, db => handler(contexts.on(db, prepared)));
  }

  const { begin } = handler as StepHandler;
  const idempotent = call.idempotent
    ? { name, request, bodyHash: hashToken(JSON.stringify(body ?? null)), groupId: visitor?.groupId, now }
    : null;
  const write = async () => {
    const step: RequestStep = begin
      ? await begin(contexts.on(orm, prepared))
      : async context => ({ answer: await handler(context), isLast: true });
    return runSteps(orm, idempotent, (tx, soFar) => step(contexts.on(tx, prepared), soFar), contexts.publish);
  };
  const groupId = visitor?.groupId ?? key?.groupId;
  return groupId === undefined ? write() : services.inTurn(groupId, write);
}
