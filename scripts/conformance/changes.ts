import type { ObjectSchema, Schema } from 'yup';
import { calls, type CallName } from '../../src/contract/index.ts';
import type { Call } from '../../src/contract/call.ts';
import type { Client, Reply } from './client.ts';
import { answerFaults, refusalFaults, shapeFaults } from './faults.ts';
import { sourceOf } from './records.ts';
import { callOf, type Run } from './run.ts';
import { sampleOf, unchangedBody } from './sampleOf.ts';
import { skippedCalls } from './skippedCalls.ts';

type Row = Record<string, unknown>;

const anonymous = (path: string) => path.replace(/:\w+/g, ':');

/** The call whose answer a change begins from: the one that reads at the same path, unless it is said here. */
const basedOn: Partial<Record<CallName, CallName>> = {
  'managers.updatePermissions': 'managers.one',
  'session.updateProfile': 'session.me',
  'rooms.update': 'rooms.activeOne',
};
export const baseOf = (name: CallName): CallName | undefined =>
  basedOn[name] ??
  calls.find(
    ([, { method, path }]) => method === 'GET' && anonymous(path) === anonymous(callOf(name).path),
  )?.[0];

export const isTriable = ({ body, versioned }: Call) =>
  body !== undefined && versioned !== true && 'dryRun' in ((body as ObjectSchema<Row>).fields ?? {});

/** A change whose body says that it is a trial is tried, on records that the kit has made. */
export async function checkTrial(run: Run, name: CallName, call: Call): Promise<void> {
  const title = 'returns the results of a dry run and changes nothing';
  const who = run.whoMay(call);
  const params = await run.records.paramsOf(call);
  if (who === undefined || params === null) return;
  const source = sourceOf(call) ?? (call.access === 'superAdmin' ? undefined : 'students.list');
  if (call.access !== 'superAdmin' && !(source && run.records.isOwn(source)))
    return run.skip(name, title, 'The kit has no record of its own to try it on.');
  const body = {
    ...(sampleOf(call.body!) as Row),
    ...(await idsFor(run, who, call.body!, name)),
    dryRun: true,
  };
  const reply = await who.send(call, { params, body });
  run.check(name, title, reply, answerFaults(call, reply));
}

/** The ids in a body lead to records as those of a path do. */
async function idsFor(run: Run, who: Client, body: Schema, name: CallName): Promise<Row> {
  const fields = Object.keys((body as ObjectSchema<Row>).fields);
  const ofManagers = name.startsWith('managers.') && fields.includes('customerIds');
  const account = await run.records.first(ofManagers ? 'managers.list' : 'students.list');
  const academy = (await run.records.first('admin.academies'))?.groupId;
  const known: Row = {
    ...(account
      ? {
          customerIds: [name.startsWith('admin.update') ? await keyOf(who, account) : account.customerId],
          manageStudentList: [account.customerId],
          studentIdList: [account.customerId],
        }
      : {}),
    ...(academy === undefined ? {} : { groupId: academy, fromGroupId: academy }),
  };
  return Object.fromEntries(Object.entries(known).filter(([field]) => fields.includes(field)));
}

/** The super administrator's id of a student, which names the academy too. */
async function keyOf(who: Client, { email }: Row): Promise<unknown> {
  const reply = await who.send(callOf('adminStudents.list'), { query: { searchText: email } });
  return (reply.body as { content?: Row[] } | null)?.content?.[0]?.id;
}

/**
 * A change that needs a version: a stale one is refused and shows the record as it is; with the right one the record is
 * written as it was, so that nothing but its version changes.
 */
export async function checkVersions(run: Run, name: CallName, call: Call): Promise<void> {
  const base = baseOf(name);
  const who = run.whoMay(call);
  if (who === undefined || base === undefined) return;
  const title = 'refuses a change made on another version (412)';
  const reading = await readBase(run, base, who);
  const params = await run.records.paramsOf(call);
  const source = sourceOf(call);
  const isOwn = source !== undefined && run.records.isOwn(source);
  const body = reading && bodyFrom(call.body!, reading.body, isOwn);
  if (reading === null || params === null || body === null)
    return run.skip(name, title, 'There is no record to send back as it is.');
  const version = Number(/\d+/.exec(reading.headers.get('ETag') ?? '')?.[0]);
  if (!version) return run.skip(name, title, 'The record that it begins from has no version.');

  const stale = await who.send(call, { params, body, version: version + 1_000_000 });
  const faults = refusalFaults(stale, 412, ['STALE']);
  const { current } = (stale.body ?? {}) as { current?: unknown };
  if (faults.length === 0) faults.push(...shapeFaults(call.returns!, current));
  if (!run.check(name, title, stale, faults)) return;

  const done = 'accepts a change made on the right version';
  if (skippedCalls[name] !== undefined) return run.skip(name, done, skippedCalls[name]);
  const reply = await who.send(call, { params, body, version });
  if (!run.check(name, done, reply, answerFaults(call, reply))) return;
  const again = await who.send(call, { params, body, version });
  run.check(
    name,
    'refuses the same version a second time (412)',
    again,
    refusalFaults(again, 412, ['STALE']),
  );
}

async function readBase(run: Run, base: CallName, who: Client): Promise<Reply | null> {
  const call = callOf(base);
  const params = await run.records.paramsOf(call);
  if (params === null) return null;
  const reply = await who.send(call, { params, query: run.records.queryOf(call) });
  return reply.status === 200 ? reply : null;
}

/**
 * A record as the body that leaves it as it is; parts of it may lie one level deeper. What is only said with a change, such
 * as its reason, is made up, and for a record of the kit's own also what it lacks.
 */
function bodyFrom(schema: Schema, record: unknown, isOwn: boolean): Row | null {
  const parts = Object.values(record as Row).filter(
    (part): part is Row => typeof part === 'object' && part !== null && !Array.isArray(part),
  );
  const { fields } = schema as ObjectSchema<Row>;
  const known = unchangedBody(schema, Object.assign({}, ...parts, record) as Row);
  const fits = ([name, value]: [string, unknown]) =>
    (fields[name] as Schema).isValidSync(value, { strict: true });
  const sampled = sampleOf(schema) as Row;
  const madeUp = isOwn ? sampled : { reason: sampled.reason };
  const body = unchangedBody(schema, {
    ...madeUp,
    ...(isOwn ? Object.fromEntries(Object.entries(known).filter(fits)) : known),
  });
  return schema.isValidSync(body, { strict: true }) ? body : null;
}
