import { expect, test } from 'vitest';
import { calls } from '../../src/contract/index.ts';
import { mayCall } from '../../src/domain/mayCall.ts';
import { actors } from '../support/actors.ts';
import { programs } from '../support/programs.ts';
import { anyParams } from '../support/anyParams.ts';
import { createWorld } from '../support/world.ts';

/** A request that no call takes, so that who is let in changes nothing. */
const refusedByAll = { query: { 'no-such-field': '1' }, body: { 'no-such-field': 1 } };

test.each([...actors, ...programs])(
  'every call is open or closed to $name by the tables [S6.4]',
  async ({ holder, enter }) => {
    const visitor = await enter(await createWorld());
    const wrong: string[] = [];
    for (const [name, call] of calls) {
      const { query, body } = refusedByAll;
      const { status } = await visitor.send(call, {
        params: anyParams(call.path),
        query,
        ...(call.method === 'GET' ? {} : { body }),
      });
      const isOpen = mayCall(holder, call);
      const expected = isOpen ? 'open' : holder === null ? 401 : 403;
      const actual = status === 401 || status === 403 ? status : 'open';
      if (actual !== expected) wrong.push(`${name} is ${actual} and should be ${expected}`);
      if (status === 200 || status === 201 || status === 204) wrong.push(`${name} was carried out`);
    }
    expect(wrong).toEqual([]);
  },
);
