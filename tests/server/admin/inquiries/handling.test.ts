import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../../server/database/newId.ts';
import { inquiries as table } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

const { inquiries } = contract;

test('an inquiry is found and handled, and a stale edit is rejected', async () => {
  const world = await createWorld();
  const superAdmin = await world.superAdmin();
  const inquiryId = newId(world.clock());
  const company = `시험 기관 ${inquiryId}`;
  await world.database.orm.insert(table).values({
    groupId: '~system',
    inquiryId,
    name: '문의자',
    company,
    department: '교육',
    position: '팀장',
    email: 'asks@inquiry.example',
    phone: '0212345678',
    mobile: '01012345678',
    userCount: '10_50',
    serviceDuration: 'UNDER_3',
    expectedStart: 'WITHIN_1',
    additionalInquiry: '',
    privacyConsentAt: world.clock(),
    createdAt: world.clock(),
  });
  const filter = JSON.stringify({ searchText: inquiryId, state: ['NEW'] });
  const found = (await superAdmin.call(inquiries.list, { query: { filter } })).body;
  expect(found).toMatchObject([{ id: inquiryId, company, state: 'NEW' }]);
  const change = {
    params: { id: inquiryId },
    version: found[0]!.version,
    body: { state: 'CONTACTED' as const, note: '통화함' },
  };
  expect((await superAdmin.call(inquiries.update, change)).body).toMatchObject({
    state: 'CONTACTED',
    note: '통화함',
  });
  expect((await superAdmin.refused(inquiries.update, change)).body.code).toBe('STALE');
  await world.database.orm
    .delete(table)
    .where(and(eq(table.groupId, '~system'), eq(table.inquiryId, inquiryId)));
});
