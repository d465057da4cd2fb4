import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

const { customerByUserId, updateCustomer } = contract.session;
const { changes } = contract.students;

const body = {
  nickname: '새벽별',
  gender: 'FEMALE' as const,
  birthday: '2008-03-01',
  resolution: '매일 6시에 시작하기',
  dream: '의사',
  goal: '1등급',
  interestCategories: ['CSAT' as const, 'MEDICINE' as const],
  dDay: { name: '수능', date: '2026-11-19' },
};

test('a profile is changed as a whole, and its history has both values [S3.20]', async () => {
  const academy = await (await createWorld()).academy();
  const { userId, customerId } = await academy.student();
  const { owner } = academy;
  const { body: before } = await owner.call(customerByUserId, { params: { userId } });
  expect(before).toMatchObject({ interestCategories: [], dDay: null, profileImageUrl: null });

  await owner.call(updateCustomer, { params: { customerId }, body, version: before.version });
  const { body: after } = await owner.call(customerByUserId, { params: { userId } });
  expect(after).toMatchObject(body);

  const { body: history } = await owner.call(changes, { params: { id: customerId } });
  expect(history.content[0]).toMatchObject({
    action: 'student.profile',
    actorName: owner.name,
    before: { nickname: '', interestCategories: [], dDayName: null, dDayDate: null },
    after: { nickname: '새벽별', interestCategories: ['CSAT', 'MEDICINE'], dDayName: '수능' },
  });
});

test('a change that comes too late is refused with the profile as it is', async () => {
  const academy = await (await createWorld()).academy();
  const { userId, customerId } = await academy.student();
  const { version } = (await academy.owner.call(customerByUserId, { params: { userId } })).body;
  await academy.owner.call(updateCustomer, { params: { customerId }, body, version });
  const { body: problem } = await academy.owner.refused(updateCustomer, {
    params: { customerId },
    body: { ...body, nickname: '다른이름' },
    version,
  });
  expect(problem).toMatchObject({ code: 'STALE', current: { nickname: '새벽별' } });
});

test.each([
  [
    'four categories',
    { interestCategories: ['CSAT', 'LAW', 'MEDICINE', 'READING'] },
    'interestCategories',
    'validation.interestCategories',
  ],
  [
    'a D-day name of 11 characters',
    { dDay: { name: '가'.repeat(11), date: '2026-11-19' } },
    'dDay.name',
    'validation.dDayName',
  ],
  ['a D-day without a date', { dDay: { name: '수능', date: '' } }, 'dDay.date', 'validation.required'],
  ['a D-day without a name', { dDay: { name: '', date: '2026-11-19' } }, 'dDay.name', 'validation.required'],
  ['a nickname of one character', { nickname: '별' }, 'nickname', 'validation.nickname'],
])('%s is refused next to its field [S5.4 S5.8]', async (_, wrong, field, message) => {
  const academy = await (await createWorld()).academy();
  const { customerId } = await academy.student();
  const { body: problem } = await academy.owner.refused(updateCustomer, {
    params: { customerId },
    body: { ...body, ...wrong } as never,
    version: 1,
  });
  expect(problem.fieldErrors).toEqual({ [field]: message });
});
