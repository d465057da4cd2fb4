import { paramsIn, type Call } from '../../src/contract/call.ts';
import { contract, type CallName } from '../../src/contract/index.ts';
import { mayCall } from '../../src/domain/mayCall.ts';
import type { Client, RequestOptions } from './client.ts';
import { answerFaults, refusalFaults } from './faults.ts';
import type { Run } from './run.ts';
import { sampleOf, unknownId } from './sampleOf.ts';
import { skippedCalls } from './skippedCalls.ts';
import { tinyPng } from './tinyPng.ts';

const { logout } = contract.auth;
/** The one call that an otherwise invalid request must not reach: it ends sessions that are not the kit's. */
const endsOthers: CallName = 'session.endOtherSignIns';
const unknownField = 'no-such-field';

/** An invalid request, so that a caller who is accepted changes nothing. */
const refusedByAll = ({ method, path }: Call): RequestOptions => ({
  params: unknownIds(path),
  query: { [unknownField]: '1' },
  ...(method === 'GET' ? {} : { body: { [unknownField]: 1 } }),
});
const unknownIds = (path: string) => Object.fromEntries(paramsIn(path).map(name => [name, unknownId]));

/** What a call refuses, by its row alone: nothing is read or changed by it. */
export async function checkRefusals(run: Run, name: CallName, call: Call): Promise<void> {
  await checkAccess(run, name, call);
  const who = run.whoMay(call);
  if (who === undefined)
    return run.skip(
      name,
      'answers',
      call.scope === undefined ? 'No signed-in user may make it.' : 'There is no API key to make it with.',
    );
  const checks = [
    ...(call.rate || name === endsOthers ? [] : [checkUnknownQuery(run, name, call, who)]),
    ...(call.body?.type === 'object' ? [checkUnknownField(run, name, call, who)] : []),
    ...(call.body && !call.rate ? bodyChecks(run, name, call, who) : []),
    // A snapshot has to be of the present; those checks of it make one.
    ...(paramsIn(call.path).length > 0 && !(call.scope && call.body)
      ? [checkUnknownId(run, name, call, who)]
      : []),
    ...(call.versioned ? [checkMissingVersion(run, name, call, who)] : []),
  ];
  await Promise.all(checks);
}

/** Each account, and a caller without a session, is admitted or refused as the tables say. */
async function checkAccess(run: Run, name: CallName, call: Call): Promise<void> {
  const given = refusedByAll(call);
  const visitors = [
    { title: 'a user signed out', holder: null, client: run.stranger, signInElsewhere: null },
    ...run.people.map(person => ({ title: `the ${person.name}`, ...person })),
  ];
  await Promise.all(
    visitors.map(async ({ title, holder, client, signInElsewhere }) => {
      const isOpen = mayCall(holder, call);
      // Tries are counted where their number is limited: there one is made, as part of another check.
      if (isOpen && call.rate) return;
      // One that ignores the unknown field would sign the same person out elsewhere.
      if (isOpen && name === endsOthers) return run.skip(name, `is open to ${title}`, skippedCalls[name]!);
      // A backend that ignores the unknown field signs the caller out, which must not be the kit's session.
      const caller = call === logout && signInElsewhere ? await signInElsewhere() : client;
      const reply = await caller.send(call, given);
      if (caller !== client) await caller.send(logout);
      if (!isOpen) {
        const wanted = holder === null ? 401 : 403;
        const codes = holder === null ? (['NOT_SIGNED_IN'] as const) : (['FORBIDDEN'] as const);
        const faults = refusalFaults(reply, wanted, codes);
        return void run.check(name, `is closed to ${title} (${wanted})`, reply, faults);
      }
      const faults = [401, 403].includes(reply.status)
        ? [`The status is ${reply.status}, and the tables let ${title} make it.`]
        : reply.status < 300
          ? [`The status is ${reply.status} for a request with an unknown field.`]
          : [];
      run.check(name, `is open to ${title}`, reply, faults);
    }),
  );
  if (call.method === 'GET') return;
  const headers = { 'X-Requested-With': null };
  const reply = await run.stranger.send(call, { ...given, headers });
  run.check(
    name,
    'refuses what does not come from the console (403)',
    reply,
    refusalFaults(reply, 403, ['WRONG_ORIGIN']),
  );
}

async function checkUnknownQuery(run: Run, name: CallName, call: Call, who: Client): Promise<void> {
  const query = { ...run.records.queryOf(call), [unknownField]: '1' };
  const reply = await who.send(call, { params: unknownIds(call.path), query });
  const faults = refusalFaults(reply, 400, ['UNKNOWN_FIELD', 'VALIDATION_FAILED']);
  run.check(name, 'refuses an unknown field of the query (400)', reply, faults);
}

async function checkUnknownField(run: Run, name: CallName, call: Call, who: Client): Promise<void> {
  const params = unknownIds(call.path);
  const body = { ...(sampleOf(call.body!) as object), [unknownField]: 1 };
  const reply = await who.send(call, { params, body, ...(call.versioned ? { version: 1 } : {}) });
  const faults = refusalFaults(reply, 400, ['UNKNOWN_FIELD', 'VALIDATION_FAILED']);
  const { fieldErrors = {} } = (reply.body ?? {}) as { fieldErrors?: Record<string, string> };
  if (faults.length === 0 && !(unknownField in fieldErrors))
    faults.push(`fieldErrors does not name ${unknownField}.`);
  run.check(name, 'refuses an unknown field of the body (400)', reply, faults);
}

const bodyChecks = (run: Run, name: CallName, call: Call, who: Client) => {
  const params = unknownIds(call.path);
  return [
    (async () => {
      const reply = await who.send(call, { params, body: '{' });
      run.check(name, 'refuses a body that is not JSON (400)', reply, refusalFaults(reply, 400));
    })(),
    (async () => {
      const reply = await who.send(call, { params, body: '{}', headers: { 'Content-Type': 'text/plain' } });
      run.check(
        name,
        'refuses a body of another type (415)',
        reply,
        refusalFaults(reply, 415, [call.cloudEvents ? 'NOT_CLOUD_EVENTS' : 'NOT_JSON']),
      );
    })(),
  ];
};

async function checkUnknownId(run: Run, name: CallName, call: Call, who: Client): Promise<void> {
  const reply = await who.send(call, {
    params: unknownIds(call.path),
    query: run.records.queryOf(call),
    ...(call.body ? { body: sampleOf(call.body) } : {}),
    ...(call.binary === 'file' && call.method !== 'GET' ? { upload: tinyPng } : {}),
    ...(call.versioned ? { version: 1 } : {}),
  });
  const isLocked = call.premium && (reply.body as { locked?: boolean } | null)?.locked === true;
  const faults = isLocked ? answerFaults(call, reply) : refusalFaults(reply, 404, ['NOT_FOUND']);
  run.check(name, 'finds nothing by an unknown id (404)', reply, faults);
}

async function checkMissingVersion(run: Run, name: CallName, call: Call, who: Client): Promise<void> {
  const body = sampleOf(call.body!);
  const reply = await who.send(call, { params: unknownIds(call.path), body });
  const faults = refusalFaults(reply, 428, ['PRECONDITION_REQUIRED']);
  run.check(name, 'requires the version that a change was made on (428)', reply, faults);
}
