import { expect, it } from 'vitest';
import { JsonText, toJson } from '../../../server/core/jsonText.ts';

const texts = [new JsonText('{"a": "\\n한"}'), new JsonText('{"a": null}')];
const records = [{ a: '\n한' }, { a: null }];

it.each([
  ['a record', texts[0], records[0]],
  ['a list', texts, records],
  [
    'a page',
    { content: texts, total: 2, pageable: { size: 25 } },
    { content: records, total: 2, pageable: { size: 25 } },
  ],
  ['fields that are undefined', { a: undefined, content: texts, b: undefined }, { content: records }],
  ['an empty page', { content: [], total: 0 }, { content: [], total: 0 }],
  ['what is no object', null, null],
])('writes texts as the records that they are: %s', (_, answer, meant) => {
  expect(JSON.parse(toJson(answer))).toEqual(meant);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(meant);
});
