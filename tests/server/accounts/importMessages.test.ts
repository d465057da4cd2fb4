import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { flatten } from '../../support/words.ts';
import { createWorld } from '../../support/world.ts';

const words = { en: flatten(en), ko: flatten(ko) };
const says = (language: 'en' | 'ko', key: string, values: Record<string, unknown> = {}) =>
  words[language].get(key)?.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Specification, section 8: what is said of accounts that are added, in both languages. */
describe('rows that cannot be added come back with a message in words', () => {
  test('the rules, and emails in use', async () => {
    const academy = await (await createWorld()).academy();
    const known = await academy.student();
    const gone = await academy.student({ accountStatus: 'DELETED' });
    const { body } = await academy.owner.call(contract.students.create, {
      body: {
        invite: false,
        students: [
          { name: '김지우', email: known.email },
          { name: '김지우', email: gone.email },
          { name: '김지우', email: 'same@x.example' },
          { name: '김지우', email: 'same@x.example' },
          { email: 'nameless@x.example' },
          { name: '김', email: 'short@x.example' },
          { name: '김지우', email: 'nowhere' },
          { name: '김지우', email: 'phone@x.example', phone: '0101234' },
        ],
      },
    });
    const messages = body.rows.map(({ fieldErrors }) => Object.values(fieldErrors));
    const inWords = (language: 'en' | 'ko') =>
      messages.map(keys => keys.map(key => says(language, key)).join(' '));
    expect(inWords('en')).toEqual([
      'This email is already registered.',
      'A deleted account uses this email. Please restore that account instead.',
      '',
      'Another row has the same email.',
      'This field is required.',
      'Please enter 2-25 characters.',
      'Please enter a valid email.',
      'Please enter 10-15 digits.',
    ]);
    expect(inWords('ko')).toEqual([
      '이미 등록된 이메일입니다.',
      '삭제된 계정이 이 이메일을 사용하고 있습니다. 그 계정을 복구해 주세요.',
      '',
      '다른 행에 같은 이메일이 있습니다.',
      '필수 입력 항목입니다.',
      '2~25자로 입력해 주세요.',
      '올바른 이메일을 입력해 주세요.',
      '숫자 10~15자리를 입력해 주세요.',
    ]);
    expect(body).toMatchObject({ createdCount: 1, refusedCount: 7 });
  });

  test('the caps of students, managers and observers', async () => {
    const academy = await (await createWorld()).academy({ userCount: 1 });
    const rows = (count: number, more: object = {}) =>
      Array.from({ length: count }, (_, index) => ({
        name: '이서준',
        email: `${academy.groupId}-${Object.keys(more).length}-${index}@x.example`,
        ...more,
      }));
    const students = await academy.owner.call(contract.students.create, {
      body: { invite: false, students: rows(2) },
    });
    expect(students.body).toMatchObject({ createdCount: 1, limit: 1 });
    const managers = await academy.owner.call(contract.managers.create, {
      body: {
        invite: false,
        managers: [...rows(11, { memo: '' }), ...rows(6, { memo: '', observer: true })],
      },
    });
    expect(managers.body).toMatchObject({ createdCount: 15, refusedCount: 2 });
    const keys = [...students.body.rows, ...managers.body.rows].flatMap(({ fieldErrors }) =>
      Object.values(fieldErrors),
    );
    const limits = [1, 10, 5];
    const inWords = (language: 'en' | 'ko') =>
      keys.map((key, index) => says(language, key, { limit: limits[index] }));
    expect(inWords('en')).toEqual([
      'The limit of 1 active students would be exceeded.',
      'The limit of 10 managers would be exceeded.',
      'The limit of 5 observers would be exceeded.',
    ]);
    expect(inWords('ko')).toEqual([
      '활성 학생 수 한도 1명을 초과합니다.',
      '매니저 수 한도 10명을 초과합니다.',
      '옵서버 수 한도 5명을 초과합니다.',
    ]);
  });

  test('a dry run gives the same results and creates no one', async () => {
    const world = await createWorld();
    const academy = await world.academy();
    const body = { invite: true, students: [{ name: '김지우', email: 'dry@x.example' }, { name: '김' }] };
    const dry = await academy.owner.call(contract.students.create, { body: { ...body, dryRun: true } });
    expect(dry.body.rows.map(({ ok, customerId }) => [ok, customerId])).toEqual([
      [true, null],
      [false, null],
    ]);
    const { body: summary } = await academy.owner.call(contract.students.summaries, {});
    expect(summary.activeStudentCount).toBe(0);
    expect(await world.mails()).toEqual([]);
    const real = await academy.owner.call(contract.students.create, { body });
    expect(real.body.rows.map(({ fieldErrors }) => fieldErrors)).toEqual(
      dry.body.rows.map(({ fieldErrors }) => fieldErrors),
    );
  });
});
