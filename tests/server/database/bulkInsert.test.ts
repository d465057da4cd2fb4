import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bulkInsert } from '../../../server/database/bulkInsert.ts';
import { inquiries, templates } from '../../../server/database/schema/index.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const test = openTestDatabase();

it('writes what single inserts would: instants, nulls, numbers, quotes and defaults, in any number', async () => {
  const now = new Date('2026-11-20T10:00:00.123Z');
  const rows = Array.from({ length: 4_100 }, (_, index) => ({
    groupId: 'g',
    templateId: randomUUID(),
    name: `${index} “인용” 'a' "b" \\ \n $1`,
    trigger: 'CUSTOM',
    language: 'ko' as const,
    channel: 'EMAIL' as const,
    subject: '',
    body: 'b',
    enabled: index % 2 === 0,
    updatedAt: new Date(+now + index),
  }));
  await bulkInsert(test.orm, templates, rows);
  const written = await test.orm.select().from(templates).orderBy(asc(templates.updatedAt));
  expect(written).toEqual(rows.map(row => ({ ...row, version: 1 })));
});

it('writes nothing of nothing', async () => {
  await bulkInsert(test.orm, inquiries, []);
  expect(await test.orm.$count(inquiries)).toBe(0);
});
