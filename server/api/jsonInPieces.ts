import { yieldToEventLoop } from '../core/yieldToEventLoop.ts';

/** Lists of more rows are written in pieces of so many, so that other requests have their turn in between. */
const mostRows = 2_000;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > mostRows;

/** Whether an answer has a long list. */
export const hasLongList = (result: unknown): result is object =>
  typeof result === 'object' && result !== null && Object.values(result).some(isLong);

/** The text of an answer, as `JSON.stringify` writes it, piece by piece. */
function* jsonPieces(result: object): Generator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(result)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    before = ',';
    if (!isLong(value)) {
      yield JSON.stringify(value);
      continue;
    }
    for (let from = 0; from < value.length; from += mostRows) {
      const rows = JSON.stringify(value.slice(from, from + mostRows));
      yield `${from === 0 ? '[' : ','}${rows.slice(1, -1)}`;
    }
    yield ']';
  }
  yield '}';
}

/** The same as the body of a response. */
export function jsonInPieces(result: object): ReadableStream<Uint8Array> {
  const pieces = jsonPieces(result);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await yieldToEventLoop();
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
