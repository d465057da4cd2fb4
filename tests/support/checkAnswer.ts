import type { ArraySchema, ObjectSchema, Schema } from 'yup';
import { refusalsOf } from '../../scripts/openapi/refusalsOf.ts';
import type { Call } from '../../src/contract/call.ts';
import { problems, type ProblemCode } from '../../src/contract/problems.ts';
import type { Problem } from '../../src/contract/shapes.ts';

const strict = { strict: true, abortEarly: false } as const;
const fieldsOfProblem = ['status', 'code', 'message', 'fieldErrors', 'details', 'current'];

/** Throws unless an answer, as it went over the wire, is what the contract says. */
export function checkAnswer(call: Call, body: unknown, headers: Headers): void {
  if (headers.get('Content-Type')?.startsWith('application/x-ndjson')) {
    const item = itemOf(call.returns!);
    for (const record of body as unknown[]) item.validateSync(record, strict);
    return;
  }
  if (call.binary === 'events') return;
  if (call.returns) call.returns.validateSync(body, strict);
  else if (call.binary === undefined && body !== '')
    throw new Error(`${call.method} ${call.path} answers nothing by the contract, and answered something.`);
}

/** What a list's answer is made of. */
function itemOf(returns: Schema): Schema {
  const list = returns.type === 'array' ? returns : (returns as ObjectSchema<object>).fields;
  const fields = list as { content?: Schema; listTypeItems?: Schema };
  return (
    (returns.type === 'array' ? returns : (fields.content ?? fields.listTypeItems)) as ArraySchema<
      unknown[],
      object
    >
  ).innerType as Schema;
}

/** Throws unless a refusal has the form of a problem, with a code that the contract knows and a status listed for the call. */
export function checkProblem(call: Call, status: number, headers: Headers, body: unknown): void {
  const problem = body as Problem;
  const where = `${call.method} ${call.path} (${status})`;
  if (!headers.get('Content-Type')?.startsWith('application/problem+json'))
    throw new Error(`${where} is refused without a problem: ${JSON.stringify(body)}`);
  if (!Object.hasOwn(problems, problem.code))
    throw new Error(`${where} has the unknown code ${problem.code}.`);
  const [expected] = problems[problem.code as ProblemCode];
  if (problem.status !== status || (problem.code !== 'TEST_ERROR' && status !== expected))
    throw new Error(`${where} says ${problem.status} in its body; ${problem.code} is ${expected}.`);
  if (problem.code !== 'TEST_ERROR' && !refusalsOf(call).includes(status))
    throw new Error(`${where} is not listed in the OpenAPI document (${problem.code}).`);
  if (/%\{/.test(problem.message)) throw new Error(`${where} leaves gaps in its message: ${problem.message}`);
  const unknown = Object.keys(problem).filter(field => !fieldsOfProblem.includes(field));
  if (unknown.length > 0) throw new Error(`${where} has the unknown fields ${unknown.join(', ')}.`);
}
