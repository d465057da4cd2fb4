import { expect, test } from 'vitest';
import { bodyLimit } from '../../../server/api/readBody.ts';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import type { Call } from '../../../src/contract/call.ts';
import { apiBase, calls, contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { anyParams } from '../../support/anyParams.ts';
import { whoMay } from '../../support/whoMay.ts';
import { createWorld } from '../../support/world.ts';

const writing = calls.filter(([, { method }]) => method !== 'GET');
const pieceBytes = 64 * 1_024;

/** An endless body, sent without a length. */
function endless() {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += pieceBytes;
        controller.enqueue(new Uint8Array(pieceBytes).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sent: () => sent };
}

const pathOf = ({ atRoot, path }: Call) =>
  (atRoot ? '' : apiBase) + path.replace(/:(\w+)/g, (_, name: string) => anyParams(path)[name]!);
const headersOf = ({ cloudEvents }: Call) => ({
  'Content-Type': cloudEvents ? 'application/cloudevents-batch+json' : 'application/json',
  'X-Requested-With': 'studyroom-console',
});

test('a body is read up to the limit of its call and no further, however it is sent', async () => {
  const may = await whoMay(await createWorld());
  for (const [name, call] of writing) {
    const { maxBytes, code } = bodyLimit(call);
    const { stream, sent } = endless();
    const init = { method: call.method, headers: headersOf(call), body: stream, duplex: 'half' };
    const answer = await may(call).fetch(pathOf(call), init as RequestInit);
    const problem = (await answer.json()) as { code: string };
    expect({ name, status: answer.status, code: problem.code }).toEqual({ name, status: 413, code });
    expect(sent()).toBeLessThanOrEqual(maxBytes + pieceBytes);
  }
});

test('a body that declares to be too large is not read at all', async () => {
  const may = await whoMay(await createWorld());
  for (const [name, call] of writing) {
    const { stream, sent } = endless();
    const length = { 'Content-Length': String(bodyLimit(call).maxBytes + 1) };
    const init = {
      method: call.method,
      headers: { ...headersOf(call), ...length },
      body: stream,
      duplex: 'half',
    };
    const { status } = await may(call).fetch(pathOf(call), init as RequestInit);
    expect({ name, status, sent: sent() }).toEqual({ name, status: 413, sent: 0 });
  }
});

test('strangers’ bodies and those of calls without one are small, and a body may be as large as its limit', async () => {
  const { none, open, json } = serverLimits.body;
  expect(bodyLimit(contract.auth.logout).maxBytes).toBe(none);
  expect(bodyLimit(contract.auth.login).maxBytes).toBe(open);
  expect(bodyLimit(contract.students.create).maxBytes).toBe(json);
  expect(bodyLimit(contract.session.uploadImage).maxBytes).toBe(limits.image.maxBytes);
  const { owner } = await (await createWorld()).academy();
  const send = async (call: Call, bytes: number) =>
    (await owner.send(call, { params: anyParams(call.path), body: '{}'.padEnd(bytes) })).status;
  expect(await send(contract.auth.login, open)).toBe(400);
  expect(await send(contract.auth.login, open + 1)).toBe(413);
  expect(await send(contract.students.create, json)).toBe(400);
  expect(await send(contract.students.create, json + 1)).toBe(413);
});

test('a body that ends before its time is a bad request', async () => {
  const may = await whoMay(await createWorld());
  const stream = new ReadableStream({ pull: controller => controller.error(new Error('gone')) });
  const init = { method: 'POST', headers: headersOf(contract.auth.logout), body: stream, duplex: 'half' };
  const answer = await may(contract.auth.login).fetch(pathOf(contract.auth.login), init as RequestInit);
  expect(answer.status).toBe(400);
});
