import { successStatus, type Call } from '../../src/contract/call.ts';
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
  const status = successStatus(call);
  const isLong = !call.conditional && !holdsTexts(result) && hasLongList(result);
  const text = status === 204 || isLong ? '' : toJson(result);
  if (checkAnswers) checkAnswer(name, call, holdsTexts(result) ? JSON.parse(text) : result);
  if (status === 204) return new Response(null, { status, headers });
  headers.set('Content-Type', 'application/json');
  const version = (result as { version?: number } | null)?.version;
  if (version !== undefined) headers.set('ETag', `"${version}"`);
  if (isLong) return new Response(jsonInPieces(result), { status, headers });
  return conditional(call, request, text, { status, headers });
}

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
