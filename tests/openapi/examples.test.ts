import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describedCalls } from '../../scripts/openapi/describedCalls.ts';
import { webhookDocument } from '../../scripts/openapi/webhookDocument.ts';
import { calls } from '../../src/contract/index.ts';

const described = calls.flatMap(([name, call]) => {
  const of = describedCalls[name];
  return of === undefined ? [] : [{ name, call, of }];
});

test('what is described is a call', () => {
  expect(Object.keys(describedCalls)).toEqual(described.map(({ name }) => name));
});

test.each(described)('the examples of $name are what its row says', ({ call, of }) => {
  const strict = { strict: true, abortEarly: false };
  if (call.body) expect(call.body.validateSync(of.body, strict)).toEqual(of.body);
  else expect(of.body).toBeUndefined();
  if (call.returns) expect(call.returns.validateSync(of.answer, strict)).toEqual(of.answer);
  else expect(of.answer).toBeUndefined();
});

test('docs/webhooks.md has every event as the table of events has it (npm run openapi)', () => {
  const text = readFileSync('docs/webhooks.md', 'utf8');
  expect(webhookDocument(text)).toBe(text);
});
