import { eq, and } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AdminError } from '../../../../server/commands/createAdmin/AdminError.ts';
import { createAdmin } from '../../../../server/commands/createAdmin/createAdmin.ts';
import { audits, customers } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld, systemGroup, type World } from '../../../support/world.ts';

let number = 0;
const someone = () => ({
  email: `Operator${++number}@Console.example`,
  name: '최운영',
  password: 'studyroom1',
});
const create = (world: World, given = someone()) =>
  world.database.orm.transaction(tx =>
    createAdmin(tx, given, { now: world.clock(), timeZone: world.config.timeZone }),
  );

test('a created super administrator signs in and sees the system section', async () => {
  const world = await createWorld();
  const { email } = await create(world);
  expect(email).toMatch(/^operator\d+@console\.example$/);
  const visitor = world.stranger();
  await visitor.call(contract.auth.login, { body: { userId: email, passwd: 'studyroom1' } });
  expect((await visitor.call(contract.session.sessions, {})).body).toMatchObject({ role: 'SUPER_ADMIN' });
  expect((await visitor.call(contract.admin.academies, {})).status).toBe(200);
});

test('the audit log records that they were created, without the password', async () => {
  const world = await createWorld();
  const { customerId } = await create(world);
  const [record] = await world.database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, systemGroup), eq(audits.targetId, customerId)));
  expect(record).toMatchObject({ action: 'administrator.create', actorId: null, actorName: '' });
  expect(JSON.stringify(record)).not.toMatch(/studyroom1|argon2/);
});

test('an administrator’s email is unique: no account is created, and the password stays', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  await expect(create(world, { ...someone(), email: owner.email })).rejects.toThrow(AdminError);
  const given = someone();
  const { customerId } = await create(world, given);
  await expect(create(world, { ...given, password: 'another11' })).rejects.toThrow(AdminError);
  const { orm } = world.database;
  expect(await orm.$count(customers, eq(customers.email, given.email.toLowerCase()))).toBe(1);
  const visitor = world.stranger();
  const credentials = { userId: given.email.toLowerCase(), passwd: given.password };
  await visitor.call(contract.auth.login, { body: credentials });
  expect((await visitor.call(contract.session.me, {})).body.customerId).toBe(customerId);
});

test.each([
  ['email', 'no-address'],
  ['name', 'A'],
  ['password', 'short1'],
  ['password', 'no-digits-here'],
])('a %s such as %j is refused in words', async (field, value) => {
  const world = await createWorld();
  await expect(create(world, { ...someone(), [field]: value })).rejects.toThrow(AdminError);
});
