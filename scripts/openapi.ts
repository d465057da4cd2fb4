import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toOpenApi } from './openapi/toOpenApi.ts';
import { webhookDocument } from './openapi/webhookDocument.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
mkdirSync('docs', { recursive: true });
writeFileSync('docs/openapi.json', `${JSON.stringify(toOpenApi(version), null, 2)}\n`);
writeFileSync('docs/webhooks.md', webhookDocument(readFileSync('docs/webhooks.md', 'utf8')));
