import { ValidationError, type Schema } from 'yup';
import { successStatus, type Call } from '../../src/contract/call.ts';
import { itemOf } from '../support/itemOf.ts';
import { fileTypes } from '../../src/domain/fileTypes.ts';
import { problems, type ProblemCode } from '../../src/contract/problems.ts';
import type { Problem } from '../../src/contract/shapes.ts';
import type { Reply } from './client.ts';

const problemFields = ['status', 'code', 'message', 'fieldErrors', 'details', 'current'];
const most = 5;

/** What is wrong with a value: what it is, and what it should be. */
function whyOf({ type, params = {} }: ValidationError): string {
  const { value, type: wanted, values, min, max, regex } = params;
  if (type === 'optionality' || (type === 'required' && value === undefined)) return 'it is missing';
  if (type === 'nullable') return 'it is null';
  if (type === 'typeError') return `it is ${kindOf(value)} and should be of type ${String(wanted)}`;
  if (type === 'oneOf') return `it is ${shown(value)} and should be one of ${String(values)}`;
  const bound = min ?? max ?? regex;
  return `it is ${shown(value)}, against the rule ${type}${bound === undefined ? '' : ` ${String(bound)}`}`;
}

const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 80);
const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `of type ${typeof value}`;

/** What a value has that a schema forbids, and what it lacks; a sentence each. */
export function shapeFaults(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const words = all.map(fault =>
      fault.type === 'noUnknown'
        ? `${fault.path || 'The answer'} has fields that the contract does not know: ${String(fault.params?.unknown)}.`
        : `${fault.path || 'The answer'} is not what the contract says (${whyOf(fault)}).`,
    );
    return words.length > most ? [...words.slice(0, most), `And ${words.length - most} more.`] : words;
  }
}

const typeFaults = ({ headers }: Reply, wanted: string): string[] => {
  const type = headers.get('Content-Type') ?? 'none';
  return type.split(';')[0] === wanted ? [] : [`The content type is ${type} and should be ${wanted}.`];
};

/** Why an answer is not the success that the contract describes. */
export function answerFaults(call: Call, reply: Reply): string[] {
  const wanted = successStatus(call);
  if (reply.status !== wanted)
    return [`The status is ${reply.status} and should be ${wanted}.${said(reply)}`];
  if (call.binary === 'events') return typeFaults(reply, 'text/event-stream');
  if (call.binary === 'zip') return typeFaults(reply, 'application/zip');
  if (call.binary === 'image' && call.method === 'GET') {
    const type = reply.headers.get('Content-Type') ?? 'none';
    return type.startsWith('image/') ? [] : [`The content type is ${type} and should be an image's.`];
  }
  if (call.binary === 'file' && call.method === 'GET') {
    const type = reply.headers.get('Content-Type') ?? 'none';
    return fileTypes.some(known => known === type) ? [] : [`The content type is ${type}, which no file has.`];
  }
  if (call.returns === undefined)
    return reply.body === '' ? [] : ['The contract has no answer here, and there is one.'];
  return [
    ...typeFaults(reply, 'application/json'),
    ...shapeFaults(call.returns, reply.body),
    ...tagFaults(reply),
  ];
}

/** A record that has a version says it in its `ETag` too. */
function tagFaults({ headers, body }: Reply): string[] {
  const version = (body as { version?: unknown } | null)?.version;
  if (typeof version !== 'number') return [];
  const tag = headers.get('ETag')?.replace(/^W\//, '');
  return tag === `"${version}"` ? [] : [`The ETag is ${tag ?? 'missing'} and should be "${version}".`];
}

/** Why a streamed list is not what the contract describes. */
export function streamFaults(call: Call, reply: Reply): string[] {
  if (reply.status !== 200) return [`The status is ${reply.status} and should be 200.${said(reply)}`];
  const faults = typeFaults(reply, 'application/x-ndjson');
  if (faults.length > 0 || !Array.isArray(reply.body)) return faults;
  const total = reply.headers.get('X-Total-Count');
  const counted = reply.body.length;
  return [
    ...(total === String(counted)
      ? []
      : [`X-Total-Count is ${total ?? 'missing'}; ${counted} records came.`]),
    ...reply.body.flatMap(record => shapeFaults(itemOf(call.returns!), record)).slice(0, most),
  ];
}

/** Why an answer is not the refusal that the contract describes. */
export function refusalFaults(reply: Reply, wanted: number, codes: readonly ProblemCode[] = []): string[] {
  if (reply.status !== wanted)
    return [`The status is ${reply.status} and should be ${wanted}.${said(reply)}`];
  const faults = typeFaults(reply, 'application/problem+json');
  const problem = reply.body as Partial<Problem> | null;
  if (typeof problem !== 'object' || problem === null)
    return [...faults, 'The answer is no problem document.'];
  const { status, code, message } = problem;
  if (status !== wanted) faults.push(`The body says the status ${String(status)} and the answer ${wanted}.`);
  if (typeof message !== 'string' || message === '') faults.push('The problem has no message.');
  if (code === undefined || !Object.hasOwn(problems, code))
    faults.push(`The code ${String(code)} is none of the contract's.`);
  else if (codes.length > 0 && !codes.includes(code as ProblemCode))
    faults.push(`The code is ${code} and should be ${codes.join(' or ')}.`);
  else if (code !== 'TEST_ERROR' && problems[code as ProblemCode][0] !== wanted)
    faults.push(`${code} stands for ${problems[code as ProblemCode][0]}, not ${wanted}.`);
  const unknown = Object.keys(problem).filter(field => !problemFields.includes(field));
  if (unknown.length > 0) faults.push(`The problem has unknown fields: ${unknown.join(', ')}.`);
  const time = problem.details?.time;
  const retryAfter = reply.headers.get('Retry-After');
  if (wanted === 429 && time !== undefined && retryAfter !== String(time))
    faults.push(`Retry-After is ${retryAfter ?? 'missing'} and should be ${time}.`);
  return faults;
}

const said = ({ body }: Reply) => {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? ` It says ${code}.` : '';
};
