import { expect, test } from 'vitest';
import type * as yup from 'yup';
import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/index.ts';
import type { Problem } from '../../../src/contract/shapes.ts';
import { anyParams } from '../../support/anyParams.ts';
import { whoMay } from '../../support/whoMay.ts';
import { createWorld } from '../../support/world.ts';

const fieldsOf = (schema: yup.Schema | undefined) =>
  Object.entries((schema as yup.ObjectSchema<yup.AnyObject> | undefined)?.fields ?? {}) as [
    string,
    yup.Schema,
  ][];

test('a value that may be given once is refused when it is given twice, by every call', async () => {
  const may = await whoMay(await createWorld());
  const scalars = calls.flatMap(([name, call]) =>
    fieldsOf(call.query)
      .filter(([, { type }]) => type !== 'array')
      .map(([field]) => ({ name, call, field })),
  );
  expect(scalars.length).toBeGreaterThan(100);
  for (const { name, call, field } of scalars) {
    const params = anyParams(call.path);
    const { status, body } = await may(call).send(call, { params, query: `${field}=ab&${field}=cd` });
    const why = (body as Problem).fieldErrors?.[field];
    expect({ name, field, status, why }).toEqual({ name, field, status: 400, why: 'validation.type' });
  }
});

/** The lists in the dialect of `ra-data-simple-rest`, with what can be asked of each. */
const dialect = calls.flatMap(([name, call]): { name: string; call: Call; fields: string[] }[] => {
  const list = (call.query?.describe().meta as { list?: yup.Schema } | undefined)?.list;
  return list === undefined ? [] : [{ name, call, fields: fieldsOf(list).map(([field]) => field) }];
});
const noValues: unknown[] = [{ toString: 1 }, { a: 1 }, [['a']], [{ toString: 1 }], null, [null]];

test('objects and arrays where the JSON of a list has values are bad requests', async () => {
  const may = await whoMay(await createWorld());
  expect(dialect.length).toBeGreaterThan(3);
  for (const { name, call, fields } of dialect) {
    const refused = async (query: Record<string, string>) => {
      const { status } = await may(call).send(call, { query });
      expect({ name, query, status }).toEqual({ name, query, status: 400 });
    };
    for (const value of noValues) {
      for (const field of fields) await refused({ filter: JSON.stringify({ [field]: value }) });
      await refused({ filter: JSON.stringify({ id: [value] }) });
      await refused({ sort: JSON.stringify([value, 'ASC']) });
      await refused({ sort: JSON.stringify(['id', value]) });
    }
    await refused({ sort: '{"toString":1}' });
    await refused({ sort: '"name"' });
    await refused({ filter: '[1]' });
    await refused({ filter: '"a"' });
    await refused({ range: '{"toString":1}' });
    await refused({ range: '[[0],[1]]' });
  }
});
