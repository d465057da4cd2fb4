import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { partOfQuery } from '../../../server/core/partOfQuery.ts';
import { fieldsOf } from '../../../src/contract/fieldsOf.ts';
import { calls } from '../../../src/contract/index.ts';
import { listQueryOf } from '../../../src/contract/shapes.ts';

const schemas = calls.flatMap(([name, { query }]): [string, yup.Schema][] =>
  query === undefined ? [] : [[name, listQueryOf(query) ?? query]],
);
const anyValue = fc.oneof(
  fc.constantFrom('', '0', '1', '25', '-1', 'true', 'all', 'none', 'name,asc', 'ACTIVE', 'PENDING'),
  fc.constantFrom('2026-11-18', '2026-11-18T00:00:00+09:00', 'day', '서준'),
  fc.string(),
);

/** What validating gives: the values, or what is wrong with each field. */
function outcome(validate: () => unknown): unknown {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return new Map(all.map(({ path, message }) => [path, message]));
  }
}

describe('the part of a query', () => {
  it.each(schemas)('accepts and refuses the same as the whole: %s', (_, schema) => {
    const fields = Object.keys(fieldsOf(schema));
    const anyQuery = fc
      .subarray(fields)
      .chain(given => fc.record(Object.fromEntries(given.map(field => [field, anyValue]))));
    fc.assert(
      fc.property(anyQuery, query => {
        const whole = outcome(() => schema.validateSync(query, { abortEarly: false }));
        const { schema: part, absent } = partOfQuery(schema, Object.keys(query));
        const parted = outcome(() => ({
          ...absent,
          ...(part.validateSync(query, { abortEarly: false }) as object),
        }));
        expect(parted).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});
