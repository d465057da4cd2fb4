import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicGroup } from '../../../../server/core/token.ts';
import { newId } from '../../../../server/database/newId.ts';
import { mails } from '../../../../server/database/schema/index.ts';
import type { Database } from '../../../../server/database/open.ts';
import { createMentions } from '../../../../server/jobs/erasure/createMentions.ts';
import { purge } from '../../../../server/jobs/purge.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';
import { recordStatements } from '../../../support/database/recordStatements.ts';
import { createWorld } from '../../../support/world.ts';

// A database of its own: erasing goes over all academies.
let database: Database;
beforeAll(async () => void (database = await newDatabase()));
afterAll(() => database.close());

/** An academy with people who were deleted 30 days ago, and mails from before and after their deletion. */
async function deleted(count: number, written: (name: (index: number) => string) => Partial<Mail>[]) {
  const world = await createWorld({ database, env: { MAIL_RETENTION_DAYS: '365' } });
  const academy = await world.academy();
  const nameOf = (index: number) => `나가람${index}${academy.groupId}.`;
  const write = (given: readonly Partial<Mail>[]) =>
    database.orm.insert(mails).values(
      given.map(mail => ({
        groupId: academy.groupId,
        mailId: newId(world.clock()),
        kind: 'notice',
        recipient: `rest@${academy.groupId}.example`,
        language: 'ko' as const,
        subject: '안내',
        textBody: '안녕하세요.',
        htmlBody: '',
        secret: null,
        createdAt: world.clock(),
        ...mail,
      })),
    );
  const people = await academy.students(count, index => ({
    name: nameOf(index),
    email: `${index}@${academy.groupId}.gone`,
  }));
  await write(written(nameOf));
  world.clock.advance({ minutes: 1 });
  for (const { customerId } of people)
    await academy.change(
      { customerId },
      { accountStatus: 'DELETED', deletedFrom: 'ACTIVE', deletedAt: world.clock() },
    );
  world.clock.advance({ minutes: 1 });
  return { world, academy, people, nameOf, write };
}
type Mail = typeof mails.$inferInsert;

test('each mail is read once, however many batches of people are erased', async () => {
  const batches = 3;
  const { world, academy } = await deleted((batches - 1) * limits.purge.people + 1, nameOf =>
    Array.from({ length: limits.purge.rows + 5 }, (_, index) => ({ textBody: `${nameOf(index)} 학생` })),
  );
  world.clock.advance({ hours: 24 * limits.restore.days });
  const there = await database.orm.$count(mails, inArray(mails.groupId, [academy.groupId, publicGroup]));
  const recorded = recordStatements(database.pool);
  await purge(world);
  recorded.stop();
  const naming = recorded.statements.filter(({ text }) => /"mails"/.test(text));
  const reads = naming.filter(({ text }) => text.startsWith('select'));
  expect(reads.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(there);
  // One statement more for each page of mails at most; none for a batch of people.
  expect(naming.length - reads.length).toBeLessThanOrEqual(reads.length + 1);
});

test('what goes is what was sent to them, and what names them from when they were there', async () => {
  const { world, academy, people, nameOf, write } = await deleted(2, name => [
    { subject: `${name(0)} 학생이 결석했습니다` },
    { textBody: `초대한 사람: ${name(1)}` },
    { customerId: nobody(), subject: 'to an account of nobody' },
    { subject: 'about nobody' },
  ]);
  await write([
    { subject: `${nameOf(0)} is a namesake who came later` },
    { recipient: people[0]!.email, subject: 'to their address' },
    { customerId: people[1]!.customerId, subject: 'to their account' },
  ]);
  await write([{ groupId: publicGroup, recipient: people[1]!.email, subject: 'sign-up' }]);
  world.clock.advance({ hours: 24 * limits.restore.days });
  await purge(world);
  const left = await database.orm.select().from(mails).where(eq(mails.groupId, academy.groupId));
  expect(left.map(({ subject }) => subject).toSorted()).toEqual(
    [`${nameOf(0)} is a namesake who came later`, 'about nobody', 'to an account of nobody'].toSorted(),
  );
  expect(await database.orm.$count(mails, eq(mails.recipient, people[1]!.email))).toBe(0);
});

const nobody = () => newId(new Date(0));

test('a text names people as the database would find them', () => {
  const day = new Date('2026-03-02T00:00:00Z');
  const later = new Date('2026-03-03T00:00:00Z');
  const mentions = createMentions([
    { name: '강민', deletedAt: day },
    { name: '강민', deletedAt: later },
    { name: 'Ann Lee', deletedAt: day },
    { name: '', deletedAt: day },
  ]);
  expect(mentions('강민지 학생', day)).toBe(true);
  expect(mentions('학생 강민', later)).toBe(true);
  expect(mentions('by Ann Lee.', day)).toBe(true);
  expect(mentions('by Ann Lee.', later)).toBe(false);
  expect(mentions('by ann lee.', day)).toBe(false);
  expect(mentions('', day)).toBe(false);
});
