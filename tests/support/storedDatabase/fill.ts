import { Secret } from 'otpauth';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open.ts';
import { customers, templates } from '../../../server/database/schema/index.ts';
import { newId } from '../../../server/database/newId.ts';
import { hashToken } from '../../../server/core/token.ts';
import { contract } from '../../../src/contract/index.ts';
import { anInquiry } from '../../server/admin/inquiries/anInquiry.ts';
import { aNotice, toThese } from '../../server/notifications/aNotice.ts';
import { password, type Person } from '../person.ts';
import { pngOf } from '../png.ts';
import { studyRooms } from '../studyRooms.ts';
import { createWorld } from '../world.ts';

/** Who can sign in to a stored database. */
export interface StoredPerson {
  role: 'owner' | 'manager' | 'observer' | 'admin';
  email: string;
  password: string;
  /** The secret of their authenticator app, if they have one. */
  secret?: string;
}
export interface StoredFacts {
  /** When it was stored: ISO, UTC. */
  now: string;
  people: StoredPerson[];
  recoveryCode: string;
}

const recoveryCode = 'stored-code-1';

/** Fills an empty database with two academies that have something of everything, the way people would. */
export async function fillStored(database: Database): Promise<StoredFacts> {
  const world = await createWorld({ database, now: '2026-11-16T09:00:00+09:00' });
  const { orm } = database;
  const people: StoredPerson[] = [];
  const add = (role: StoredPerson['role'], { email }: Person, secret?: string) =>
    people.push({ role, email, password, ...(secret === undefined ? {} : { secret }) });
  const superAdmin = await world.superAdmin();
  add('admin', superAdmin);
  for (const name of ['한빛 스터디 아카데미', '새봄 독서실']) {
    const academy = await world.academy({ name });
    add('owner', academy.owner);
    const manager = await academy.manager({
      permissions: ['VIEW_STUDENT', 'VIEW_STUDY', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_STATUS'],
    });
    const secret = new Secret({ size: 20 }).base32;
    await orm
      .update(customers)
      .set({
        twoFactorSecret: secret,
        twoFactorConfirmedAt: world.clock(),
        recoveryCodeHashes: [hashToken(`recovery ${recoveryCode.replaceAll('-', '')}`)],
      })
      .where(eq(customers.customerId, manager.customerId));
    add('manager', manager, secret);
    add('observer', await academy.manager({ observer: true }));

    const students = await academy.students(12, index => ({
      name: `학생 ${index + 1}`,
      phone: `0101234${String(1000 + index)}`,
      memo: index % 2 === 0 ? '수학 집중반 "저녁"' : '',
      managerId: index % 3 === 0 ? manager.customerId : null,
      accountStatus: index === 11 ? 'INACTIVE' : 'ACTIVE',
    }));
    const rooms = studyRooms(world, academy);
    const room = await rooms.room();
    await rooms.room({ name: '자유실', maxParticipants: 4 });
    for (let day = 0; day < 3; day++) {
      for (const student of students.slice(day, day + 6)) {
        await rooms.enter(student, room);
        await rooms.press(student, 'STUDY');
      }
      world.clock.advance({ minutes: 50 });
      for (const student of students.slice(day, day + 3)) await rooms.press(student, 'BREAK');
      world.clock.advance({ minutes: 10 });
      for (const student of students.slice(day, day + 6)) await rooms.leave(student);
      world.clock.advance({ hours: 23 });
    }
    await rooms.enter(students[0]!, room);
    await rooms.press(students[0]!, 'STUDY');

    await academy.owner.call(contract.students.create, {
      body: { students: [{ name: '김새봄', email: `new@${academy.groupId}.example` }], invite: true },
      idempotencyKey: 'stored-students',
    });
    await academy.owner.call(contract.notifications.create, {
      body: aNotice(toThese(...students.slice(0, 3))),
    });
    await academy.owner.call(contract.students.deactivateMany, {
      body: { customerIds: [students[10]!.customerId] },
    });
    await orm.insert(templates).values({
      groupId: academy.groupId,
      templateId: newId(world.clock()),
      name: '안내',
      trigger: 'CUSTOM',
      language: 'ko',
      channel: 'EMAIL',
      subject: '[{{academyName}}] 안내',
      body: '{{recipientName}}님, 안녕하세요.',
      enabled: true,
      updatedAt: world.clock(),
    });
    const image = await academy.owner.fetch('/api/v1/images', {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', 'X-Requested-With': 'studyroom-console' },
      body: Buffer.from(pngOf(64, 64)),
    });
    const { imageId } = (await image.json()) as { imageId: string };
    await academy.change(students[1]!, { profileImageId: imageId });
  }
  await world.stranger().call(contract.inquiries.create, { body: anInquiry() });
  return { now: world.clock().toISOString(), people, recoveryCode };
}
