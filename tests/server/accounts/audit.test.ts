import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits, suppressedAddresses } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { accountWriteCalls, accountWrites, isAboutStudent } from '../../support/accountWrites.ts';
import { createWorld } from '../../support/world.ts';

test.each(accountWriteCalls)('%s leaves who, what, from what to what and from where', async (name, call) => {
  const write = accountWrites[name];
  if (!write) throw new Error(`Say in accountWrites how ${name} is made.`);
  const world = await createWorld();
  const academy = await world.academy();
  const manager = await academy.manager({ name: '박매니저' });
  const isStudent = isAboutStudent(name);
  const account = isStudent
    ? await academy.student({
        ...(name === 'managers.unassign' ? { managerId: manager.customerId } : {}),
        ...write.before,
      })
    : await academy.account(await academy.manager({ ...write.before }));

  const other = await academy.student({ name: '다른이름' });

  if (write.hasBounced)
    await world.database.orm.insert(suppressedAddresses).values({
      groupId: academy.groupId,
      address: account.email.toLowerCase(),
      reason: 'ADDRESS_BOUNCED',
      failure: '550: no such user',
      suppressedAt: world.clock(),
    });

  const reply = await academy.owner.send(call, {
    ...write.input({ id: account.customerId, managerId: manager.customerId, otherId: other.customerId }),
  });
  expect(reply.status).toBeLessThan(300);

  const records = await world.database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, academy.groupId), eq(audits.action, write.action)));
  expect(records.length).toBe(1);
  const [record] = records;
  const isCreation = name.endsWith('.create');
  expect(record).toMatchObject({
    actorId: academy.owner.customerId,
    actorName: academy.owner.name,
    actorRole: 'OWNER',
    ipAddress: academy.owner.address,
    occurredAt: world.clock(),
    targetKind: isStudent ? 'student' : 'manager',
    ...(isCreation ? {} : { targetId: account.customerId }),
  });
  expect(Object.keys(record!.after!)).toEqual(expect.arrayContaining([...write.changes]));
  if (isCreation) expect(record!.before).toBeNull();
  else for (const field of write.changes) expect(record!.before![field]).not.toEqual(record!.after![field]);

  const { changes } = isStudent ? contract.students : contract.managers;
  const { body } = await academy.owner.call(changes, { params: { id: record!.targetId! } });
  expect(body.content.map(({ action }) => action)).toContain(write.action);
});

test('a history names managers, not their ids', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ name: '박매니저' });
  const { customerId } = await academy.student();
  await academy.owner.call(contract.managers.assign, {
    params: { id: manager.customerId },
    body: { manageStudentList: [customerId] },
  });
  const { body } = await academy.owner.call(contract.students.changes, { params: { id: customerId } });
  expect(body.content[0]).toMatchObject({
    before: { managerName: null },
    after: { managerName: '박매니저' },
  });
});
