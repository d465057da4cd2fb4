import { isDeepStrictEqual } from 'node:util';
import type { ObjectSchema } from 'yup';
import type { Call } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/index.ts';
import { lockedAnswer } from '../../src/contract/lockable.ts';
import type { Client, RequestOptions, Reply } from './client.ts';
import { answerFaults, refusalFaults, streamFaults } from './faults.ts';
import type { Run } from './run.ts';

interface Asking {
  run: Run;
  name: CallName;
  call: Call;
  who: Client;
  given: RequestOptions;
}

/** What a call that reads answers, and the other forms that its row gives to the answer. */
export async function checkAnswers(run: Run, name: CallName, call: Call): Promise<void> {
  const who = run.whoMay(call);
  if (who === undefined) return;
  const params = await run.records.paramsOf(call);
  if (params === null)
    return run.skip(name, 'responds as the contract defines', 'There is no record to ask for.');
  const given = { params, query: run.records.queryOf(call) };
  const context = { run, name, call, who, given };
  const reply = await who.send(call, given);
  const isRight = run.check(name, 'responds as the contract defines', reply, answerFaults(call, reply));
  if (!isRight) return;
  if (listOf(reply.body)?.length === 0 && !isLocked(reply))
    run.skip(name, 'has entries as the contract defines', 'The list is empty.');
  const fields = (call.query as ObjectSchema<object> | undefined)?.fields ?? {};
  const answered = (call.returns as ObjectSchema<object> | undefined)?.fields ?? {};
  const isPaged = 'pageable' in answered || 'pageInfo' in answered;
  if ('size' in fields && isPaged) await checkPaging(context, reply);
  if ('range' in fields) await checkRange(context);
  if (call.streams) await checkStream(context, reply);
  if (call.conditional) await checkConditional(context, reply);
}

const isLocked = ({ body }: Reply) => (body as { locked?: boolean } | null)?.locked === true;

/** The entries of a list's answer; undefined for an answer of another kind. */
function listOf(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const { content, listTypeItems } = (body ?? {}) as { content?: unknown[]; listTypeItems?: unknown[] };
  return content ?? listTypeItems;
}

async function checkPaging({ run, name, call, who, given }: Asking, whole: Reply): Promise<void> {
  const ask = (query: object) => who.send(call, { ...given, query: { ...given.query, ...query } });
  const list = listOf(whole.body);
  if (list !== undefined && !isLocked(whole)) {
    const reply = await ask({ page: 0, size: 1 });
    const { total, pageInfo } = (reply.body ?? {}) as { total?: number; pageInfo?: { total: number } };
    const count = listOf(reply.body)?.length ?? 0;
    run.check(name, 'returns a page of the requested size', reply, [
      ...answerFaults(call, reply),
      ...(count > 1 ? [`${count} entries came where one was asked for.`] : []),
      ...((total ?? pageInfo?.total ?? count) < list.length ? ['The total is less than what there is.'] : []),
    ]);
  }
  const tooSmall = await ask({ size: 0 });
  run.check(name, 'refuses a page without a size (400)', tooSmall, refusalFaults(tooSmall, 400));
  const unsorted = await ask({ sort: 'no-such-field,asc' });
  run.check(name, 'refuses an order by an unknown field (400)', unsorted, refusalFaults(unsorted, 400));
}

/** Lists in the dialect of `ra-data-simple-rest` say how many there are in a header. */
async function checkRange({ run, name, call, who, given }: Asking): Promise<void> {
  const reply = await who.send(call, { ...given, query: { ...given.query, range: '[0,0]' } });
  const range = reply.headers.get('Content-Range') ?? 'missing';
  run.check(name, 'returns a range and the total', reply, [
    ...answerFaults(call, reply),
    ...((listOf(reply.body)?.length ?? 0) > 1 ? ['More than one entry came where one was asked for.'] : []),
    ...(/\s\d+-\d+\/\d+$/.test(range) ? [] : [`Content-Range is ${range}.`]),
  ]);
  const wrong = await who.send(call, { ...given, query: { range: '[5,1]' } });
  run.check(name, 'refuses an invalid range (400)', wrong, refusalFaults(wrong, 400));
}

async function checkStream({ run, name, call, who, given }: Asking, whole: Reply): Promise<void> {
  const reply = await who.send(call, { ...given, headers: { Accept: 'application/x-ndjson' } });
  const title = 'streams everything that matches, a record a line';
  if (reply.status === 422)
    return void run.check(name, title, reply, refusalFaults(reply, 422, ['TOO_MANY_ROWS']));
  const faults = isLocked(whole)
    ? isDeepStrictEqual(reply.body, lockedAnswer(call.returns!))
      ? []
      : ['What is locked streams something.']
    : streamFaults(call, reply);
  run.check(name, title, reply, faults);
}

/** Live data may have changed between two requests: then the ETag differs. */
async function checkConditional({ run, name, call, who, given }: Asking, first: Reply): Promise<void> {
  const title = 'returns 304 for an unchanged ETag';
  let known = first;
  for (let attempt = 0; attempt < 3; attempt++) {
    const tag = known.headers.get('ETag');
    if (tag === null) return void run.check(name, title, known, ['The answer has no ETag.']);
    const reply = await who.send(call, { ...given, headers: { 'If-None-Match': tag } });
    if (reply.status === 304) return void run.check(name, title, reply, []);
    if (reply.headers.get('ETag') === tag)
      return void run.check(name, title, reply, [`The status is ${reply.status} with the same ETag.`]);
    known = reply;
  }
  run.skip(name, title, 'The answer changed each time.');
}
