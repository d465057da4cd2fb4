import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { remindInvited } from '../../../../server/accounts/remindInvited.ts';
import { customers, mails } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createEvents } from '../../../../server/core/events/bus.ts';
import { openTestDatabase } from '../../../support/openTestDatabase.ts';
import { createWorld } from '../../../support/world.ts';

// The job goes over all academies of its database.
const opened = openTestDatabase();
const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;
const { invitationSettings, updateInvitationSettings } = contract.groups;

/** An academy at ten in the morning, with a student and a manager who were invited now. */
async function invited() {
  const world = await createWorld({
    database: opened.database,
    env: { ROOM_APP_URL: 'https://rooms.example' },
  });
  const academy = await world.academy();
  const invitedNow = { ...uninvited, invitationState: 'SENT', invitedAt: world.clock() } as const;
  const student = await academy.student(invitedNow);
  const manager = await academy.manager(invitedNow);
  const params = { groupId: academy.groupId };
  return {
    world,
    academy,
    student,
    manager,
    set: (afterDays: number | null, most = 2) =>
      academy.owner.call(updateInvitationSettings, { params, body: { afterDays, most } }),
    settings: async () => (await academy.owner.call(invitationSettings, { params })).body,
    run: () => remindInvited({ ...world, events: createEvents() }),
    sentTo: async () => (await world.mails()).map(({ recipient }) => recipient).toSorted(),
    /** What the mail job notes once the invitations are through. */
    deliver: async () => {
      await opened.orm.update(mails).set({ state: 'SENT' }).where(eq(mails.groupId, academy.groupId));
      await opened.orm
        .update(customers)
        .set({ invitationState: 'SENT' })
        .where(eq(customers.groupId, academy.groupId));
    },
  };
}

test('no one is reminded unless the academy has set so', async () => {
  const { world, settings, run, sentTo } = await invited();
  expect(await settings()).toEqual({ afterDays: null, most: 2 });
  world.clock.advance({ hours: 24 * 5 });
  await run();
  expect(await sentTo()).toEqual([]);
});

test('who has not accepted is invited again after the days that were set, as often as was set', async () => {
  const { world, academy, student, manager, set, run, sentTo, deliver } = await invited();
  await set(3, 2);
  world.clock.advance({ hours: 24 * 3, minutes: -1 });
  await run();
  expect(await sentTo()).toEqual([]);
  world.clock.advance({ minutes: 1 });
  await run();
  await run();
  expect(await sentTo()).toEqual([student.email, manager.email].toSorted());
  const written = await world.mails();
  expect(written.find(({ kind }) => kind === 'studentInvitation')!.htmlBody).toContain('/invitation?code=');
  expect(written.find(({ kind }) => kind === 'managerInvitation')!.textBody).toMatch(/code=/);

  await deliver();
  await academy.change(manager, { authenticatedAt: world.clock() });
  for (const round of [2, 3, 4]) {
    world.clock.advance({ hours: 24 * 3 });
    await run();
    await deliver();
    expect((await sentTo()).filter(email => email === student.email)).toHaveLength(Math.min(round, 2));
  }
  expect((await sentTo()).filter(email => email === manager.email)).toHaveLength(1);
});

test('an invitation that a user sends starts the count again; no one is written to at night', async () => {
  const { world, academy, student, set, run, sentTo, deliver } = await invited();
  await set(1, 1);
  world.clock.advance({ hours: 24 });
  await run();
  await deliver();
  world.clock.advance({ hours: 24 });
  await academy.owner.call(contract.students.resendEmailMany, {
    body: { customerIds: [student.customerId] },
  });
  await deliver();
  world.clock.advance({ hours: 24 + 12 });
  await run();
  expect((await sentTo()).filter(email => email === student.email)).toHaveLength(2);
  world.clock.advance({ hours: 12 });
  await run();
  expect((await sentTo()).filter(email => email === student.email)).toHaveLength(3);
});

test('a change of the setting is recorded; days and counts beyond the limits are refused', async () => {
  const { academy, set, settings } = await invited();
  await set(7, 1);
  expect(await settings()).toEqual({ afterDays: 7, most: 1 });
  const params = { groupId: academy.groupId };
  for (const body of [
    { afterDays: 0, most: 1 },
    { afterDays: 31, most: 1 },
    { afterDays: 3, most: 6 },
  ])
    expect((await academy.owner.refused(updateInvitationSettings, { params, body })).body.code).toBe(
      'VALIDATION_FAILED',
    );
  const { body } = await academy.owner.call(contract.audits.list, {
    query: { filter: JSON.stringify({ action: ['group.invitations'] }) },
  });
  expect(body[0]).toMatchObject({ before: { afterDays: null }, after: { afterDays: 7 } });
});
