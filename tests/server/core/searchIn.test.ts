import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

test('every list finds text in part and without regard to case, and wildcards literally', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: 'Kim 100%_가나다', nickname: 'Star' });
  await academy.student({ name: 'Lee 1000' });
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
  expect(await found('kIM 1')).toEqual(['Kim 100%_가나다']);
  expect(await found('%_')).toEqual(['Kim 100%_가나다']);
  expect(await found('100')).toEqual(['Kim 100%_가나다', 'Lee 1000']);
});
