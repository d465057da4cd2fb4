import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  audits,
  corrections,
  customers,
  inquiries,
  mails,
  suppressedAddresses,
  verifications,
} from '../../../../server/database/schema/index.ts';
import { newId } from '../../../../server/database/newId.ts';
import { pseudonymOf } from '../../../support/pseudonymOf.ts';
import { purge } from '../../../../server/jobs/purge.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import type { Database } from '../../../../server/database/open.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';
import { traces } from '../../../support/database/traces.ts';
import { codeIn, mailTo } from '../../../support/mailTo.ts';
import { studyRooms } from '../../../support/studyRooms.ts';
import { createWorld, type WorldOptions } from '../../../support/world.ts';
import { aNotice, toThese } from '../../notifications/aNotice.ts';
import { pairOfAcademies } from '../../transfers/pairOfAcademies.ts';

// A database of its own: erasing goes over all academies, and those of other files are many.
let database: Database;
beforeAll(async () => void (database = await newDatabase()));
afterAll(() => database.close());
const openWorld = (options: WorldOptions = {}) => createWorld({ ...options, database });

/** The data of a person whom no other test uses. */
let people = 0;
function somebody() {
  const number = `${process.pid}${++people}`;
  return {
    name: `정가람${number}`,
    email: `garam.${number}@erased.example`,
    phone: `0107${number.padStart(7, '3').slice(-7)}`,
    memo: `과외와 병행 ${number}`,
    nickname: `별명${number}`,
    birthday: '2009-04-17',
  };
}
const textsOf = ({ name, email, phone, memo, nickname }: ReturnType<typeof somebody>) => [
  name,
  email,
  phone,
  memo,
  nickname,
];
const days = (count: number) => ({ hours: 24 * count });

test('nothing in the database identifies a student whose account was deleted 30 days ago', async () => {
  // Mails that outlive the account must not keep it either.
  const world = await openWorld({ env: { MAIL_RETENTION_DAYS: '365' } });
  const { orm } = world.database;
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const person = somebody();
  const { name, email, phone, memo } = person;
  const created = await owner.call(contract.students.create, {
    body: { students: [{ name, email, phone, memo }], invite: true },
  });
  const { customerId } = created.body.rows[0]! as { customerId: string };
  const [account] = await orm.select().from(customers).where(eq(customers.customerId, customerId));
  const params = { id: customerId };
  const renamed = { ...person, name: `${name}둘` };
  await owner.call(contract.students.update, {
    params,
    version: account!.version,
    body: {
      name: renamed.name,
      email,
      phone,
      memo: `${memo}!`,
      birthday: person.birthday,
      nickname: person.nickname,
      gender: 'NONE',
      managerId: null,
      targetSeconds: 3_600,
    },
  });
  await academy.change(
    { customerId },
    { registrationStatus: 'REGISTERED', authenticatedAt: world.clock(), nickname: person.nickname },
  );

  await orm.insert(suppressedAddresses).values({
    groupId,
    address: email.toLowerCase(),
    reason: 'ADDRESS_BOUNCED',
    failure: '550',
    suppressedAt: world.clock(),
  });

  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  await rooms.enter({ customerId }, room);
  await rooms.press({ customerId }, 'STUDY');
  world.clock.advance({ minutes: 30 });
  await rooms.leave({ customerId });
  const { body: line } = await owner.call(contract.study.timeline, {
    params: { userId: account!.userId, roomId: room.roomId },
  });
  await owner.call(contract.study.correct, {
    params: { userId: account!.userId, roomId: room.roomId },
    body: { studyDate: line.record.studyDate, totalStudySeconds: 60, reason: `${renamed.name} 학생 요청` },
    version: line.record.version,
  });
  await owner.call(contract.notifications.create, { body: aNotice(toThese({ customerId })) });
  await orm.insert(verifications).values({
    groupId,
    tokenHash: newId(world.clock()),
    purpose: 'RESET_PASSWORD',
    subject: email,
    createdAt: world.clock(),
    expiresAt: new Date(world.clock().getTime() + 100 * 86_400_000),
  });
  await orm.insert(inquiries).values({
    groupId: '~system',
    inquiryId: newId(world.clock()),
    name,
    email,
    phone,
    mobile: phone,
    company: '',
    department: '',
    position: '',
    userCount: '10_50',
    serviceDuration: 'UNDER_1',
    expectedStart: 'WITHIN_1',
    additionalInquiry: '',
    privacyConsentAt: world.clock(),
    createdAt: world.clock(),
  });
  await owner.call(contract.students.delete, { params });
  expect((await traces(orm, textsOf(person))).length).toBeGreaterThan(6);

  world.clock.advance(days(limits.restore.days));
  await purge(world);
  expect((await traces(orm, [email])).length).toBeGreaterThan(0);
  world.clock.advance({ seconds: 1 });
  await purge(world);
  expect(await traces(orm, textsOf(person))).toEqual([]);

  const records = await orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, groupId), eq(audits.targetId, customerId)));
  expect(records.map(({ action }) => action).toSorted()).toEqual([
    'student.correctStudy',
    'student.create',
    'student.delete',
    'student.update',
  ]);
  expect(new Set(records.map(({ targetName }) => targetName))).toEqual(new Set([pseudonymOf(customerId)]));
  expect(records.find(({ action }) => action === 'student.delete')!.after).toMatchObject({
    accountStatus: 'DELETED',
  });
  expect(JSON.stringify(records)).not.toContain(person.birthday);
});

test('nothing identifies an erased manager, while their actions stay under one pseudonym', async () => {
  const world = await openWorld({ env: { MAIL_RETENTION_DAYS: '365' } });
  const { orm } = world.database;
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const person = somebody();
  await owner.call(contract.managers.create, {
    body: { managers: [{ name: person.name, email: person.email, phone: person.phone }], invite: true },
  });
  const code = codeIn(await mailTo(world, person.email, 'managerInvitation'));
  await world.stranger().call(contract.auth.acceptManager, {
    body: { code, name: person.name, phone: person.phone, password: 'studyroom1' },
  });
  const [account] = await orm.select().from(customers).where(eq(customers.email, person.email));
  const { customerId } = account!;
  await academy.change({ customerId }, { permissions: ['VIEW_MANAGER', 'VIEW_STUDENT', 'VIEW_STUDY_TIME'] });
  const manager = world.stranger();
  await manager.call(contract.auth.login, { body: { userId: person.email, passwd: 'studyroom1' } });
  await manager.call(contract.managers.create, {
    body: {
      managers: [{ name: '나머지', email: `rest@${groupId}.example` }],
      invite: true,
    },
  });
  const student = await academy.student();
  await orm.insert(corrections).values({
    groupId,
    correctionId: newId(world.clock()),
    kind: 'STUDY',
    studyDate: '2026-03-02',
    customerId: student.customerId,
    before: '1',
    after: '2',
    reason: '확인',
    correctedBy: person.name,
    correctedAt: world.clock(),
  });
  await owner.call(contract.managers.delete, { params: { id: customerId } });
  world.clock.advance({ ...days(limits.restore.days), seconds: 1 });
  await purge(world);
  expect(await traces(orm, textsOf(person))).toEqual([]);
  const done = await orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, groupId), eq(audits.actorId, customerId)));
  expect(done.map(({ action }) => action)).toContain('manager.create');
  expect(new Set(done.map(({ actorName }) => actorName))).toEqual(new Set([pseudonymOf(customerId)]));
  const [correction] = await orm.select().from(corrections).where(eq(corrections.groupId, groupId));
  expect(correction!.correctedBy).toBe(pseudonymOf(customerId));
});

test('nothing of a moved student is left in their former academy either', async () => {
  const { world, from, to, move } = await pairOfAcademies();
  const { orm } = world.database;
  const person = somebody();
  const student = await from.student(person);
  await from.owner.call(contract.students.deactivate, { params: { id: student.customerId } });
  await from.owner.call(contract.students.activate, { params: { id: student.customerId } });
  await move([student]);
  await to.owner.call(contract.students.delete, { params: { id: student.customerId } });
  world.clock.advance({ ...days(limits.restore.days), seconds: 1 });
  await purge(world);
  expect(await traces(orm, textsOf(person))).toEqual([]);
});

test('more people than a batch are erased in one run, and others with the same name keep theirs', async () => {
  const world = await openWorld();
  const { orm } = world.database;
  const academy = await world.academy();
  const person = somebody();
  const namesake = await academy.student({ name: person.name });
  await academy.owner.call(contract.students.deactivate, { params: { id: namesake.customerId } });
  await academy.students(limits.purge.people + 5, index => ({
    name: person.name,
    email: `${index}.${person.email}`,
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  }));
  world.clock.advance({ ...days(limits.restore.days), seconds: 1 });
  await purge(world);
  expect(await traces(orm, [person.email])).toEqual([]);
  expect(await traces(orm, [person.name])).toEqual([`audits: ${person.name}`, `customers: ${person.name}`]);
});

test('audit records are removed after AUDIT_RETENTION_DAYS', async () => {
  const world = await openWorld({ env: { AUDIT_RETENTION_DAYS: '365' } });
  const { owner, groupId, student } = await world.academy();
  await owner.call(contract.students.deactivate, { params: { id: (await student()).customerId } });
  const left = async () => {
    await purge(world);
    return world.database.orm.$count(audits, eq(audits.groupId, groupId));
  };
  world.clock.advance(days(365));
  expect(await left()).toBe(1);
  world.clock.advance({ seconds: 1 });
  expect(await left()).toBe(0);
});

test('mails to people who remain are not mistaken for those of erased people', async () => {
  const world = await openWorld({ env: { MAIL_RETENTION_DAYS: '365' } });
  const academy = await world.academy();
  const [gone, stays] = await academy.students(2);
  await academy.owner.call(contract.notifications.create, { body: aNotice(toThese(gone!, stays!)) });
  await academy.owner.call(contract.students.delete, { params: { id: gone!.customerId } });
  world.clock.advance({ ...days(limits.restore.days), seconds: 1 });
  await purge(world);
  const left = await world.database.orm.select().from(mails).where(eq(mails.groupId, academy.groupId));
  expect(left.map(({ recipient }) => recipient)).toEqual([stays!.email]);
});
