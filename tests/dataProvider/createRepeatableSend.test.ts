import { expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { createRepeatableSend } from '../../src/dataProvider/createRepeatableSend.ts';

const answer = { rows: [], createdCount: 0, refusedCount: 0 };
const { create } = contract.students;
const body = (name: string) => ({
  body: { students: [{ name, email: `${name}@t.example` }], invite: false },
});

/** Sends with prepared responses, and returns the keys that were sent. */
async function keysSent(answers: (Response | 'lost')[], inputs: ReturnType<typeof body>[]) {
  const keys: (string | null)[] = [];
  const left = [...answers];
  globalThis.fetch = (_, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    const next = left.shift()!;
    return next === 'lost' ? Promise.reject(new TypeError('lost')) : Promise.resolve(next);
  };
  const send = createRepeatableSend();
  for (const input of inputs) await send(create, input).catch(() => undefined);
  return keys;
}
const done = () => Response.json(answer, { status: 201 });
const refused = (status: number) => Response.json({ code: 'VALIDATION_FAILED' }, { status });

test('a change whose answer was lost is repeated under its key', async () => {
  const [first, second, third] = await keysSent(
    ['lost', refused(503), done()],
    [body('kim'), body('kim'), body('kim')],
  );
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
});

test('after a response the same content is a new request, and different content always is', async () => {
  const keys = await keysSent(
    [done(), refused(409), 'lost', done()],
    [body('kim'), body('kim'), body('kim'), body('lee')],
  );
  expect(new Set(keys).size).toBe(4);
});
