import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/index.ts';
import type { Problem } from '../../../src/contract/shapes.ts';
import { anyParams } from '../../support/anyParams.ts';
import { whoMay } from '../../support/whoMay.ts';
import { createWorld } from '../../support/world.ts';

const unknown = 'validation.unknownField';

test.each(['no-such-field', '__proto__', 'constructor'])(
  'the query field %s is refused by every call',
  async field => {
    const may = await whoMay(await createWorld());
    for (const [name, call] of calls) {
      const params = anyParams(call.path);
      const { status, body } = await may(call).send(call, { params, query: `${field}=1` });
      const why = Object.entries((body as Problem).fieldErrors ?? {});
      expect({ name, status, why }).toEqual({ name, status: 400, why: [[field, unknown]] });
    }
  },
);

test.each(['no-such-field', 'constructor'])('the body field %s is refused by every call', async field => {
  const may = await whoMay(await createWorld());
  // Images and CloudEvents have rules of their own (tests/server/images, tests/server/rooms/service).
  const ours = calls.filter(
    ([, { method, binary, cloudEvents }]) => method !== 'GET' && !binary && !cloudEvents,
  );
  for (const [name, call] of ours) {
    const { status, body } = await may(call).send(call, {
      params: anyParams(call.path),
      body: { [field]: 1 },
    });
    expect({ name, status }).toEqual({ name, status: 400 });
    if (call.body)
      expect({ name, why: (body as Problem).fieldErrors?.[field] }).toEqual({ name, why: unknown });
    else expect({ name, code: (body as Problem).code }).toEqual({ name, code: 'UNKNOWN_FIELD' });
  }
});

const notBodies = { 'no object': '[]', 'no JSON': '{', null: 'null', 'a text': '"text"', nothing: '' };

test.each(Object.entries(notBodies))('a body that is %s is refused', async (_, body) => {
  const may = await whoMay(await createWorld());
  for (const [name, call] of calls.filter(([, each]) => each.body !== undefined && !each.cloudEvents)) {
    const { status } = await may(call).send(call, { params: anyParams(call.path), body });
    expect({ name, status }).toEqual({ name, status: 400 });
  }
});

test('a body that is not declared as JSON is rejected', async () => {
  const may = await whoMay(await createWorld());
  for (const [name, call] of calls.filter(([, { body: schema }]) => schema !== undefined)) {
    const headers = { 'Content-Type': 'text/plain' };
    const { body } = await may(call).send(call, { params: anyParams(call.path), body: '{}', headers });
    const code = call.cloudEvents ? 'NOT_CLOUD_EVENTS' : 'NOT_JSON';
    expect({ name, code: (body as Problem).code }).toEqual({ name, code });
  }
});
