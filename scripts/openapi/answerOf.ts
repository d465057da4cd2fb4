import type { Call } from '../../src/contract/call.ts';
import type { LiveChange } from '../../src/domain/entities/live.ts';
import { fileTypes } from '../../src/domain/fileTypes.ts';
import { limits } from '../../src/domain/limits.ts';
import { itemOf } from '../support/itemOf.ts';
import { exampleOf } from './exampleOf.ts';
import { toJsonSchema } from './toJsonSchema.ts';

/** A change and a heartbeat, as the stream of events writes them. */
const streamExample = [
  ['change', [{ kind: 'room', id: '01957c2e-6f00-7000-8000-000000000001' } satisfies LiveChange]],
  ['beat', { at: 1_772_413_200_000, everyMs: limits.live.beatMs }],
]
  .map(
    ([event, data], index) =>
      `id: k3Jx9aQz.${index + 1}\nevent: ${String(event)}\ndata: ${JSON.stringify(data)}\n\n`,
  )
  .join('');

/** The media types of a call's answer with their schemas and examples. */
export function answerOf(call: Call) {
  if (call.returns === undefined) {
    if (call.binary === 'events')
      return { content: { 'text/event-stream': { schema: { type: 'string' }, example: streamExample } } };
    if (call.binary === 'image') return { content: { 'image/webp': {} } };
    if (call.binary === 'file')
      return call.method === 'GET' ? { content: Object.fromEntries(fileTypes.map(type => [type, {}])) } : {};
    if (call.binary === 'zip') return { content: { 'application/zip': {} } };
    return {};
  }
  const schema = toJsonSchema(call.returns);
  return {
    content: {
      'application/json': { schema, example: exampleOf(call.returns) },
      ...(call.streams
        ? {
            'application/x-ndjson': {
              schema: { type: 'string', description: 'One record a line, all that match.' },
              example: `${JSON.stringify(exampleOf(itemOf(call.returns)))}\n`,
            },
          }
        : {}),
    },
  };
}
