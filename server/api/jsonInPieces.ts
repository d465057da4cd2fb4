import { LongList } from '../core/longList.ts';
import { yieldToEventLoop } from '../core/yieldToEventLoop.ts';

/** Lists of more rows are written in pieces of so many, so that other requests have their turn in between. */
const mostRows = 2_000;

type Long = LongList | readonly unknown[];

const isLong = (value: unknown): value is Long =>
  value instanceof LongList || (Array.isArray(value) && value.length > mostRows);

/** Whether an answer has a long list. */
export const hasLongList = (result: unknown): result is object =>
  typeof result === 'object' && result !== null && Object.values(result).some(isLong);

const encoder = new TextEncoder();

/** Rows of a list from one on, without the brackets around them. */
function piece(list: Long, from: number): Uint8Array {
  const until = Math.min(from + mostRows, list.length);
  return list instanceof LongList
    ? list.write(from, until)
    : encoder.encode(JSON.stringify(list.slice(from, until)).slice(1, -1));
}

/** The text of an answer, as `JSON.stringify` writes it, piece by piece. */
function* jsonPieces(result: object): Generator<string | Uint8Array> {
  let before = '{';
  for (const [key, value] of Object.entries(result)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    before = ',';
    if (!isLong(value)) {
      yield JSON.stringify(value);
      continue;
    }
    yield '[';
    for (let from = 0; from < value.length; from += mostRows) {
      if (from > 0) yield ',';
      yield piece(value, from);
    }
    yield ']';
  }
  yield '}';
}

/** The same as the body of a response. */
export function jsonInPieces(result: object): ReadableStream<Uint8Array> {
  const pieces = jsonPieces(result);
  return new ReadableStream({
    async pull(controller) {
      await yieldToEventLoop();
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
  });
}
