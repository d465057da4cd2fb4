import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import type { Problem } from '../../../../src/contract/shapes.ts';
import { serverLimits } from '../../../../server/config/serverLimits.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { insertAccounts } from '../../../support/person.ts';
import { createWorld, type World } from '../../../support/world.ts';

const { managers } = contract;

test('a dry run reveals nothing about other academies’ addresses', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const other = await world.academy();
  const own = await manager();
  const rows = [other.owner.email, (await world.superAdmin()).email, own.email, 'free@nowhere.example'].map(
    email => ({ name: '이서준', email }),
  );
  const body = { managers: rows, invite: false, dryRun: true };
  const verdicts = (await owner.call(managers.create, { body })).body.rows;
  expect(verdicts.map(({ fieldErrors }) => fieldErrors.email ?? null)).toEqual([
    null,
    null,
    'errors.EMAIL_TAKEN',
    null,
  ]);
  const created = (await owner.call(managers.create, { body: { ...body, dryRun: false } })).body.rows;
  expect(created.map(({ ok }) => ok)).toEqual([false, false, false, true]);
});

test('where no more managers may be created, other academies’ addresses are not revealed', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const other = await world.academy();
  for (let index = 0; index < limits.managers.max; index++) await manager();
  const rows = [other.owner.email, 'free@nowhere.example'].map(email => ({ name: '이서준', email }));
  const { body } = await owner.call(managers.create, { body: { managers: rows, invite: false } });
  expect(body.rows.map(({ fieldErrors }) => fieldErrors)).toEqual([
    { row: 'errors.MANAGER_CAP' },
    { row: 'errors.MANAGER_CAP' },
  ]);
});

const { times, seconds } = serverLimits.administratorEmails;

/** Owners of so many academies, made in one. */
async function addressesElsewhere(world: World, count: number) {
  const { groupId } = await world.academy();
  const emails = Array.from({ length: count }, (_, index) => `elsewhere-${index}@${groupId}.example`);
  await insertAccounts(
    world,
    groupId,
    emails.map(email => ({ kind: 'MANAGER' as const, name: '박지민', email })),
  );
  return emails;
}

test('an account can try only so many addresses an hour by changing a pending manager’s email', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const colleague = await manager({ permissions: ['VIEW_MANAGER'] });
  const pending = await manager({ authenticatedAt: null, registrationStatus: 'PENDING' });
  const emails = await addressesElsewhere(world, times + 1);
  const change = async (email: string, by = owner) => {
    const params = { customerId: pending.customerId };
    const before = (await owner.call(managers.one, { params: { id: pending.customerId } })).body;
    return by.send(managers.update, {
      params,
      body: { name: before.name, phone: '', memo: '', gender: before.gender, birthday: null, email },
      version: before.version,
    });
  };
  const codes: (string | undefined)[] = [];
  for (const email of emails) codes.push(((await change(email)).body as Problem).code);
  expect(codes).toEqual([...Array(times).fill('EMAIL_TAKEN'), 'TOO_MANY_REQUESTS']);
  // Everything but the email can still be changed, and a colleague has a count of their own.
  expect((await change(pending.email)).status).toBe(200);
  expect(((await change(emails[0]!, colleague)).body as Problem).code).toBe('EMAIL_TAKEN');
  world.clock.advance({ seconds });
  expect((await change('free1@nowhere.example')).status).toBe(200);
});

test('creating managers counts each address that it is asked about, refused ones too', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const emails = await addressesElsewhere(world, times);
  const create = (some: string[], dryRun = false) =>
    owner.send(managers.create, {
      body: { managers: some.map(email => ({ name: '이서준', email })), invite: false, dryRun },
    });
  const perCall = limits.managers.max;
  for (let start = 0; start < times; start += perCall)
    expect((await create(emails.slice(start, start + perCall))).body).toMatchObject({ createdCount: 0 });
  const refused = await create(['free2@nowhere.example']);
  expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { time: seconds } });
  // A dry run says nothing of other academies, and so is not limited.
  expect((await create(['free2@nowhere.example'], true)).status).toBe(201);
  world.clock.advance({ seconds });
  expect((await create(['free2@nowhere.example'])).body).toMatchObject({ createdCount: 1 });
});
