import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

test('every list finds text in part and without regard to case, and wildcards literally', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: 'Kim 100%_가나다', nickname: 'Star' });
  await academy.student({ name: 'Kim 1000' });
  const found = async (searchText: string) => {
    const students = await academy.owner.call(contract.students.list, { query: { searchText } });
    const assignable = await academy.owner.call(contract.managers.groupStudents, { query: { searchText } });
    const recipients = await academy.owner.call(contract.notifications.recipients, { query: { searchText } });
    expect(assignable.body.content.map(({ name }) => name)).toEqual(
      students.body.content.map(({ name }) => name),
    );
    expect(recipients.body.people.map(({ name }) => name)).toEqual(
      students.body.content.map(({ name }) => name),
    );
    return students.body.content.map(({ name }) => name);
  };
  expect(await found('나다')).toEqual(['Kim 100%_가나다']);
  expect(await found('%_')).toEqual(['Kim 100%_가나다']);
  expect(await found('kIM 100%')).toEqual(['Kim 100%_가나다']);
  // With a space, which no random e-mail address has.
  expect(await found('kIM 100')).toEqual(['Kim 100%_가나다', 'Kim 1000']);
});

test('Korean names are found by initial consonants, alone or between other letters', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '김민준', memo: '3반 [수학] 보강' });
  await academy.student({ name: '깅가람', nickname: 'ㄱㅁㅈ' });
  await academy.student({ name: '홍길동A' });
  const found = async (searchText: string) => {
    const { body } = await academy.owner.call(contract.students.list, { query: { searchText } });
    return body.content.map(({ name }) => name).toSorted();
  };
  expect(await found('ㄱㅁㅈ')).toEqual(['김민준', '깅가람']);
  expect(await found('김ㅁ')).toEqual(['김민준']);
  expect(await found('ㅎㄱㄷa')).toEqual(['홍길동A']);
  expect(await found('[ㅅㅎ]')).toEqual(['김민준']);
  expect(await found('ㅎㅎㅎ')).toEqual([]);
});

test('students are found by memo and phone number, in lists and by the palette’s search', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '김민준', memo: '토요일 보강', phone: '01012345678' });
  const listed = async (query: object) =>
    (await academy.owner.call(contract.students.list, { query })).body.content.length;
  expect(await listed({ searchText: '보강' })).toBe(1);
  expect(await listed({ searchText: '보강', searchType: 'memo' })).toBe(1);
  expect(await listed({ searchText: '보강', searchType: 'name' })).toBe(0);
  const jumped = async (text: string) =>
    (await academy.owner.call(contract.session.search, { query: { text } })).body.content.map(
      ({ title }) => title,
    );
  expect(await jumped('010-1234')).toEqual(['김민준']);
  expect(await jumped('ㄱㅁㅈ')).toEqual(['김민준']);
  expect(await jumped('토요일')).toEqual(['김민준']);
  expect(await jumped('ㅌㅇㅇ')).toEqual(['김민준']);
});
