import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createWorld } from '../../support/world.ts';

const atOnce = 50;
const range = Array.from({ length: atOnce }, (_, index) => index);
const { managers, students } = contract;

/** How many of the answers succeeded, and with what the others were refused. */
const tally = (replies: { status: number; body: unknown }[]) => ({
  done: replies.filter(({ status }) => status < 300).length,
  codes: [
    ...new Set(
      replies.filter(({ status }) => status >= 300).map(({ body }) => (body as { code: string }).code),
    ),
  ],
});

test('fifty activations at once let in as many students as the cap has room for [S4.3]', async () => {
  const world = await createWorld();
  const academy = await world.academy({ userCount: 7 });
  await academy.students(2);
  const waiting = await academy.students(atOnce, () => ({ accountStatus: 'INACTIVE' }));
  const replies = await Promise.all(
    waiting.map(({ customerId }) => academy.owner.send(students.activate, { params: { id: customerId } })),
  );
  expect(tally(replies)).toEqual({ done: 5, codes: ['STUDENT_CAP'] });
  const { body } = await academy.owner.call(students.count);
  expect(body).toEqual({ count: 7, limit: 7 });
});

test('fifty creations at once create as many students as the cap has room for', async () => {
  const world = await createWorld();
  const academy = await world.academy({ userCount: 6 });
  const replies = await Promise.all(
    range.map(index =>
      academy.owner.send(students.create, {
        body: { students: [{ name: `학생${index}`, email: `new${index}@race.example` }], invite: false },
        idempotencyKey: randomUUID(),
      }),
    ),
  );
  const created = replies.map(({ body }) => (body as { createdCount: number }).createdCount);
  expect(created.filter(count => count === 1).length).toBe(6);
  expect((await academy.owner.call(students.count)).body.count).toBe(6);
});

test.each([
  ['managers', false, limits.managers.max, 'MANAGER_CAP', managers.activeCount],
  ['observers', true, limits.observers.max, 'OBSERVER_CAP', managers.observerCount],
] as const)(
  'fifty activations at once let in %s up to their own cap [S9.4]',
  async (_, observer, max, code, counts) => {
    const world = await createWorld();
    const academy = await world.academy();
    await academy.manager({ observer });
    await academy.manager({ observer: !observer });
    const waiting = await academy.students(atOnce, () => ({
      kind: 'MANAGER',
      observer,
      accountStatus: 'INACTIVE',
    }));
    const replies = await Promise.all(
      waiting.map(({ customerId }) => academy.owner.send(managers.activate, { params: { id: customerId } })),
    );
    expect(tally(replies)).toEqual({ done: max - 1, codes: [code] });
    expect((await academy.owner.call(counts)).body).toEqual({ count: max, limit: max });
  },
);

test('fifty creations at once create managers and observers up to their own caps [S3.6 S6.14]', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await Promise.all(
    range.map(index =>
      academy.owner.send(managers.create, {
        body: {
          managers: [{ name: `매니저${index}`, email: `m${index}@race.example`, observer: index % 2 === 0 }],
          invite: false,
        },
        idempotencyKey: randomUUID(),
      }),
    ),
  );
  expect((await academy.owner.call(managers.summaries)).body).toEqual({
    creatableManagerCount: 0,
    limitManagerCount: limits.managers.max,
    activeManagerCount: limits.managers.max,
    authenticatedManagerCount: 0,
    noneAuthenticatedManagerCount: limits.managers.max,
    unopenedInvitationCount: 0,
    inactiveManagerCount: 0,
    observerCount: limits.observers.max,
    limitObserverCount: limits.observers.max,
    failedInvitationCount: 0,
    expiredInvitationCount: 0,
  });
});

test('managers who become observers at once stop at the observers’ cap [S6.8]', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const all = await Promise.all(Array.from({ length: limits.managers.max }, () => academy.manager()));
  const replies = await Promise.all(
    all.map(({ customerId }) =>
      academy.owner.send(managers.updatePermissions, {
        params: { customerId },
        body: { permissions: [], observer: true },
        version: 1,
      }),
    ),
  );
  expect(tally(replies)).toEqual({ done: limits.observers.max, codes: ['OBSERVER_CAP'] });
});
