import { hash } from 'node:crypto';
import { successStatus, type Call } from '../../src/contract/call.ts';
import { Derived } from '../core/derived.ts';
import { withRecords } from '../core/longList.ts';
import { holdsTexts, toJson } from '../core/jsonText.ts';
import { conditional } from './conditional.ts';
import { hasLongList, jsonInPieces } from './jsonInPieces.ts';
import type { Received } from './received.ts';

/** The response to a call that returned `result`, with its version as `ETag`; 304 where the client has it already. */
export function toResponse(
  { services: { checkAnswers }, name, call, request }: Received,
  result: unknown,
  headers: Headers,
): Response {
  const check = (answer: unknown) => checkAnswers && checkAnswer(name, call, answer);
  const status = successStatus(call);
  if (status === 204) {
    check(result);
    return new Response(null, { status, headers });
  }
  const write = (answer: unknown) => {
    const text = toJson(answer);
    check(holdsTexts(answer) ? JSON.parse(text) : answer);
    return text;
  };
  headers.set('Content-Type', 'application/json');
  if (result instanceof Derived) {
    const { tag, make } = result;
    return conditional(request, { tag, text: () => write(make()) }, { status, headers });
  }
  const version = (result as { version?: number } | null)?.version;
  if (version !== undefined) headers.set('ETag', `"${version}"`);
  if (!call.conditional && !holdsTexts(result) && hasLongList(result)) {
    if (checkAnswers) check(withRecords(result));
    return new Response(jsonInPieces(result), { status, headers });
  }
  const text = write(result);
  return call.conditional
    ? conditional(request, { tag: tagOf(text), text: () => text }, { status, headers })
    : new Response(text, { status, headers });
}

const tagOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 27);

function checkAnswer(name: string, call: Call, result: unknown): void {
  try {
    call.returns?.validateSync(result, { strict: true, abortEarly: false });
  } catch (error) {
    const reasons = (error as { errors?: string[]; inner?: { path?: string; message: string }[] }).inner;
    const words = reasons?.map(each => `${each.path}: ${each.message}`).join('; ');
    throw new Error(`The response of ${name} breaks the contract: ${words || String(error)}`, {
      cause: error,
    });
  }
}
