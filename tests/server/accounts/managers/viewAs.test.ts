import { expect, test } from 'vitest';
import { calls, contract } from '../../../../src/contract/index.ts';
import { isClosedToViewer, mayCall } from '../../../../src/domain/mayCall.ts';
import { observerPreset, permissions } from '../../../../src/domain/permissions.ts';
import { anyParams } from '../../../support/anyParams.ts';
import { listen } from '../../../support/listen.ts';
import type { Person } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { audits, managers, savedViews, session, students } = contract;
const viewing = (viewer: Person, { customerId }: Pick<Person, 'customerId'>) =>
  viewer.call(managers.viewAs, { params: { id: customerId } });

test('the owner sees the console as a manager sees it, and ends it', async () => {
  const academy = await (await createWorld()).academy();
  const { owner } = academy;
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  const [mine] = await academy.students(2, index => (index === 0 ? { managerId: observer.customerId } : {}));
  await viewing(owner, observer);
  expect((await owner.call(session.sessions)).body).toMatchObject({
    role: 'OBSERVER',
    permissions: ['VIEW_STUDENT'],
    viewingCustomerId: observer.customerId,
    viewingName: observer.name,
  });
  const { content } = (await owner.call(students.list)).body;
  expect(content.map(({ customerId }) => customerId)).toEqual([mine!.customerId]);
  expect((await owner.refused(managers.list)).status).toBe(403);
  expect((await owner.call(session.me)).body.customerId).toBe(owner.customerId);

  await owner.call(managers.endViewAs);
  expect((await owner.call(session.sessions)).body).toMatchObject({
    role: 'OWNER',
    viewingCustomerId: null,
    viewingName: null,
  });
  expect((await owner.call(students.list)).body.total).toBe(2);
  const log = (await owner.call(audits.list, {})).body.filter(({ action }) => action.startsWith('manager.'));
  expect(log.map(({ action, actorName, targetId }) => [action, actorName, targetId]).toSorted()).toEqual([
    ['manager.endViewAs', owner.name, observer.customerId],
    ['manager.viewAs', owner.name, observer.customerId],
  ]);
});

/** Each permission is held in one of the views and missing in the others; what each opens by itself, `access.test` says. */
const views = [
  { name: 'a manager without a permission', observer: false, held: [] },
  ...[0, 1].map(half => ({
    name: `a manager with ${half === 0 ? 'one half' : 'the other half'} of the permissions`,
    observer: false,
    held: permissions.filter((_, index) => index % 2 === half),
  })),
  { name: 'an observer', observer: true, held: observerPreset },
];
test.each(views)(
  'as $name, every call is open or closed as it is to them, and none writes [S6.4]',
  async ({ observer, held }) => {
    const academy = await (await createWorld()).academy();
    await viewing(academy.owner, await academy.manager({ observer, permissions: [...held] }));
    const seenAs = { role: observer ? 'OBSERVER' : 'MANAGER', permissions: held } as const;
    const personal = ['session.me', 'session.signIns', 'session.image', 'session.alerts', 'savedViews.list'];
    const wrong: string[] = [];
    for (const [name, call] of calls) {
      const { status } = await academy.owner.send(call, {
        params: anyParams(call.path),
        query: { 'no-such-field': '1' },
        ...(call.method === 'GET' ? {} : { body: { 'no-such-field': 1 } }),
      });
      const isOpen = status !== 401 && status !== 403;
      const isAllowed = call.method === 'GET' || call.whileViewing === true || call.access === 'everyone';
      const expected = isAllowed && (personal.includes(name) || mayCall(seenAs, call));
      if (isOpen !== expected) wrong.push(`${name} is ${isOpen ? 'open' : 'closed'}`);
      if (status === 200 || status === 201 || status === 204) wrong.push(`${name} was carried out`);
    }
    expect(wrong).toEqual([]);
    expect(isClosedToViewer({ ...seenAs, viewingCustomerId: 'x' }, students.deleteMany)).toBe(true);
  },
);

test('only who holds everything that a manager holds views as them, not themselves, not from elsewhere', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const elsewhere = await world.academy();
  const less = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const equal = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'] });
  const more = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STATISTICS'] });
  const watching = await academy.manager({ observer: true, permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'] });
  const inactive = await academy.manager({ accountStatus: 'INACTIVE' });
  const refusal = async (viewer: Person, { customerId }: Pick<Person, 'customerId'>) =>
    (await viewer.refused(managers.viewAs, { params: { id: customerId } })).body.code;
  expect(await refusal(less, equal)).toBe('FORBIDDEN');
  expect(await refusal(watching, less)).toBe('FORBIDDEN');
  expect(await refusal(equal, more)).toBe('TARGET_HOLDS_MORE');
  expect(await refusal(equal, equal)).toBe('OWN_ACCOUNT');
  expect(await refusal(equal, inactive)).toBe('ACCOUNT_NOT_ACTIVE');
  expect(await refusal(elsewhere.owner, less)).toBe('NOT_FOUND');
  expect(await refusal(equal, academy.owner)).toBe('NOT_FOUND');
  await viewing(equal, less);
  expect(await refusal(equal, less)).toBe('READ_ONLY');
});

test('the view is over when the authority over the manager is lost, and follows their permissions before', async () => {
  const academy = await (await createWorld()).academy();
  const viewer = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'] });
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const seenAs = async () => (await viewer.call(session.sessions)).body;
  await viewing(viewer, manager);
  await academy.change(manager, { permissions: [] });
  expect(await seenAs()).toMatchObject({ viewingCustomerId: manager.customerId, permissions: [] });
  await academy.change(manager, { permissions: ['VIEW_STATISTICS'] });
  expect(await seenAs()).toMatchObject({
    viewingCustomerId: null,
    permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'],
  });
  expect((await viewer.refused(contract.stats.students, { query: {} })).status).toBe(403);
  await viewer.call(managers.endViewAs);
});

test('saved filters of the manager stay theirs, and exports are recorded under who makes them', async () => {
  const academy = await (await createWorld()).academy();
  const { owner } = academy;
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const view = { list: 'students' as const, shared: false, query: '{}' };
  await manager.call(savedViews.save, { body: { ...view, name: '매니저의 필터' } });
  await owner.call(savedViews.save, { body: { ...view, name: '원장의 필터' } });
  await viewing(owner, manager);
  const { content } = (await owner.call(savedViews.list, { query: { list: 'students' } })).body;
  expect(content.map(({ name }) => name)).toEqual(['원장의 필터']);
  await owner.stream(students.list);
  await owner.call(managers.endViewAs);
  const log = (await owner.call(audits.list, {})).body;
  expect(log.find(({ action }) => action === 'list.export')).toMatchObject({ actorName: owner.name });
});

test('the live stream of a viewer stays open over heartbeats', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await viewing(academy.owner, await academy.manager({ permissions: [] }));
  const stream = await listen(academy.owner);
  expect((await stream.next())?.event).toBe('refetch');
  await world.streams.beat();
  await academy.owner.call(managers.endViewAs);
  await world.streams.beat();
  const student = await academy.student();
  await academy.owner.call(students.deactivate, { params: { id: student.customerId } });
  const { groupId } = academy;
  world.events.publish({ groupId, kind: 'alert', id: student.customerId, at: world.clock().getTime() });
  expect((await stream.changes()).length).toBeGreaterThan(0);
});
