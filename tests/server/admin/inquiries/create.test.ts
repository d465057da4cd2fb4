import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits, inquiries } from '../../../../server/database/schema/index.ts';
import { rates } from '../../../../server/core/rateLimit.ts';
import { contract } from '../../../../src/contract/index.ts';
import type { InquiryBody } from '../../../../src/domain/entities/group.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { anInquiry } from './anInquiry.ts';

const call = contract.inquiries.create;
const key = 'e5f0c1d2-0000-4000-8000-000000000001';
const stored = ({ database }: World, id: string) =>
  database.orm.select().from(inquiries).where(eq(inquiries.inquiryId, id));

test('a visitor’s inquiry is stored with a time for each consent', async () => {
  const world = await createWorld();
  const { body } = await world.stranger().call(call, { body: anInquiry({ marketingConsent: true }) });
  const [row] = await stored(world, body.id);
  expect(row).toMatchObject({
    groupId: '~system',
    company: '푸른꿈 학원',
    userCount: '51_100',
    state: 'NEW',
    privacyConsentAt: world.clock(),
    marketingConsentAt: world.clock(),
    createdAt: world.clock(),
  });
});

test('without the marketing consent there is no time of one, and a question more is optional', async () => {
  const world = await createWorld();
  const rest: Partial<InquiryBody> = anInquiry({ marketingConsent: false });
  delete rest.additionalInquiry;
  const { body } = await world.stranger().call(call, { body: rest as InquiryBody });
  const [row] = await stored(world, body.id);
  expect(row).toMatchObject({ marketingConsentAt: null, additionalInquiry: '' });
});

test('sent twice with one key, as after a cancelled try, it is one inquiry', async () => {
  const world = await createWorld();
  const stranger = world.stranger();
  const body = anInquiry({ company: '두 번 보낸 학원' });
  const answers = await Promise.all([
    stranger.call(call, { body, idempotencyKey: key }),
    stranger.call(call, { body, idempotencyKey: key }),
  ]);
  expect(answers[1].body).toEqual(answers[0].body);
  const rows = await world.database.orm.select().from(inquiries).where(eq(inquiries.company, body.company));
  expect(rows).toHaveLength(1);
});

test('the audit log, which outlives the inquiry, does not name the inquirer', async () => {
  const world = await createWorld();
  const { body } = await world.stranger().call(call, { body: anInquiry() });
  const [entry] = await world.database.orm.select().from(audits).where(eq(audits.targetId, body.id));
  expect(entry).toMatchObject({ action: 'inquiry.create', targetName: '', actorId: null });
  expect(JSON.stringify({ ...entry, ipAddress: null })).not.toMatch(/서지훈|jihoon|푸른꿈/);
});

test.each([
  ['name', '', 'validation.inquiry.name'],
  ['name', '가', 'validation.name'],
  ['company', '', 'validation.inquiry.company'],
  ['company', '   ', 'validation.inquiry.company'],
  ['department', '', 'validation.inquiry.department'],
  ['position', '', 'validation.inquiry.position'],
  ['email', '', 'validation.inquiry.email'],
  ['email', 'jihoon', 'validation.email'],
  ['phone', '', 'validation.inquiry.phone'],
  ['phone', '02-123', 'validation.phone'],
  ['mobile', '', 'validation.inquiry.mobile'],
  ['userCount', '', 'validation.inquiry.userCount'],
  ['userCount', '1_9', 'validation.inquiry.userCount'],
  ['serviceDuration', '', 'validation.inquiry.serviceDuration'],
  ['expectedStart', '', 'validation.inquiry.expectedStart'],
  ['privacyConsent', false, 'validation.inquiry.privacyConsent'],
])('%s as %j is refused with %s [S5.12]', async (field, value, message) => {
  const world = await createWorld();
  const reply = await world.stranger().send(call, { body: { ...anInquiry(), [field]: value } });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', fieldErrors: { [field]: message } });
});

test('one address cannot make inquiries without end', async () => {
  const world = await createWorld();
  const stranger = world.stranger();
  for (let turn = 0; turn < rates.form.times; turn++)
    await stranger.refused(call, { body: anInquiry({ name: '가' }) });
  const { body } = await stranger.refused(call, { body: anInquiry() });
  expect(body).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    details: { time: rates.form.seconds },
  });
  world.clock.advance({ seconds: rates.form.seconds });
  await stranger.call(call, { body: anInquiry() });
});
