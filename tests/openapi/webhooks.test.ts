import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webhookDocument } from '../../scripts/openapi/webhookDocument.ts';
import { webhookEventTypes } from '../../src/domain/webhookEvents.ts';

test('docs/webhooks.md has every event as the table of events has it (npm run openapi)', () => {
  const text = readFileSync('docs/webhooks.md', 'utf8');
  expect(webhookDocument(text)).toBe(text);
});

test('the document has the request of every event', () => {
  const { webhooks } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { webhooks: object };
  expect(Object.keys(webhooks)).toEqual(webhookEventTypes);
});
