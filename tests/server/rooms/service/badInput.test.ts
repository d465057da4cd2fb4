import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { serverLimits } from '../../../../server/config/serverLimits.ts';
import { roomEvents, roomUsers } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { problems, type ProblemCode } from '../../../../src/contract/problems.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { unknownId } from '../../../support/anyParams.ts';
import { createCaller, type LooseInput } from '../../../support/caller.ts';
import { programOf } from '../../../support/programOf.ts';
import { createWorld } from '../../../support/world.ts';
import { eventAt, reportedAcademy } from './reports.ts';

const { events, participants, entries } = contract.roomService;

/** An academy, and a right request for each call that a room service writes with. */
async function scene() {
  const world = await createWorld();
  const academy = await reportedAcademy(world);
  const { customerId } = await academy.student();
  const { roomId } = await academy.rooms.room();
  const joined = eventAt(world.clock(), 'participant.joined', { roomId, customerId });
  const requests = [
    { call: events, input: { body: [joined] } },
    {
      call: participants,
      input: {
        params: { roomId },
        body: { time: world.clock().toISOString(), participants: [{ customerId }] },
      },
    },
    { call: entries, input: { body: { roomId, customerId } } },
  ];
  const stored = async () => {
    const of = async (table: typeof roomEvents | typeof roomUsers) =>
      (
        await world.database.orm.select({ n: count() }).from(table).where(eq(table.groupId, academy.groupId))
      )[0]!.n;
    return { events: await of(roomEvents), stays: await of(roomUsers) };
  };
  return { world, academy, customerId, roomId, joined, requests, stored };
}
type Scene = Awaited<ReturnType<typeof scene>>;
const program = ({ world }: Scene, secret: string) =>
  createCaller(world.server, async () => undefined, { secret });
const altered = (secret: string) => `${secret.slice(0, -3)}aaa`;

const keys: [what: string, code: ProblemCode, of: (scene: Scene) => Promise<string>][] = [
  ['an unknown key', 'API_KEY_UNKNOWN', async ({ academy }) => altered(academy.secret)],
  ['a key of an unknown academy', 'API_KEY_UNKNOWN', async () => `srk_nowhere.${'a'.repeat(43)}`],
  [
    'a key without the scope',
    'SCOPE_MISSING',
    async ({ world, academy }) => (await programOf(world, academy.owner, ['rooms:read'])).secret,
  ],
  [
    'a revoked key',
    'API_KEY_REVOKED',
    async ({ world, academy }) => {
      const { secret, keyId } = await programOf(world, academy.owner);
      await academy.owner.call(contract.apiKeys.revoke, { params: { keyId } });
      return secret;
    },
  ],
  [
    'an expired key',
    'API_KEY_EXPIRED',
    async ({ world, academy }) => {
      const { body } = await academy.owner.call(contract.apiKeys.create, {
        body: { name: '하루', scopes: ['rooms:write'], days: 1 },
      });
      world.clock.advance({ days: 1 });
      return body.secret;
    },
  ],
];

test.each(keys)('with %s no call of a room service does anything (%s)', async (_, code, secretOf) => {
  const of = await scene();
  const caller = program(of, await secretOf(of));
  for (const { call, input } of of.requests) {
    const { status, body } = await caller.send(call, input);
    expect([status, body]).toMatchObject([problems[code][0], { code }]);
  }
  expect(await of.stored()).toEqual({ events: 0, stays: 0 });
});

const type = { 'Content-Type': 'text/plain' };
const wrongBodies: [what: string, status: number, change: (input: LooseInput, of: Scene) => LooseInput][] = [
  ['another content type', 415, input => ({ ...input, headers: type })],
  ['what is no JSON', 400, input => ({ ...input, body: '{' })],
  ['a text', 400, input => ({ ...input, body: '"batch"' })],
  ['nothing', 400, input => ({ ...input, body: 'null' })],
  ['more than the server reads', 413, input => ({ ...input, body: ' '.repeat(serverLimits.body.json + 1) })],
];

test.each(wrongBodies)('%s is one clear problem (%d), and nothing is applied', async (_, status, change) => {
  const of = await scene();
  for (const { call, input } of of.requests) {
    const reply = await of.academy.caller.send(call, change(input, of));
    expect([call.path, reply.status]).toEqual([call.path, status]);
    expect((reply.body as { message: string }).message).not.toBe('');
  }
  expect(await of.stored()).toEqual({ events: 0, stays: 0 });
});

test('more events or participants than one request may have are refused as a whole, with the field', async () => {
  const of = await scene();
  const { caller } = of.academy;
  const many = Array.from({ length: limits.roomService.batch + 1 }, (_, index) => ({
    ...of.joined,
    type: index % 2 === 0 ? 'camera.off' : 'camera.on',
    id: `many-${String(index).padStart(3, '0')}`,
  }));
  expect((await caller.send(events, { body: many })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  const { body } = await caller.send(participants, {
    params: { roomId: of.roomId },
    body: {
      time: of.world.clock().toISOString(),
      participants: Array.from({ length: limits.roomService.participants + 1 }, () => ({
        customerId: of.customerId,
      })),
    },
  });
  expect(body).toMatchObject({ fieldErrors: { participants: 'validation.tooMany' } });
  expect(await of.stored()).toEqual({ events: 0, stays: 0 });
  expect((await of.academy.send(...many.slice(0, limits.roomService.batch))).acceptedCount).toBe(
    limits.roomService.batch,
  );
});

test('unknown fields of a snapshot and of an entry are refused next to their names', async () => {
  const of = await scene();
  for (const { call, input } of of.requests.slice(1)) {
    const { status, body } = await of.academy.caller.send(call, {
      ...input,
      body: { ...(input.body as object), surprise: 1 },
    });
    expect([status, body]).toMatchObject([400, { fieldErrors: { surprise: 'validation.unknownField' } }]);
  }
  expect(await of.stored()).toEqual({ events: 0, stays: 0 });
});

test('a batch of every wrong and every right event gives each its result, and right ones count once', async () => {
  const of = await scene();
  const { academy, world, customerId, roomId, joined } = of;
  const other = await academy.student();
  const at = (seconds: number) => new Date(world.clock().getTime() + seconds * 1_000);
  const who = { roomId, customerId };
  const batch = [
    joined,
    eventAt(at(1), 'stopwatch.started', who),
    eventAt(at(0), 'camera.off', { roomId: unknownId, customerId }),
    eventAt(at(0), 'camera.off', { roomId, customerId: unknownId }),
    eventAt(at(limits.roomService.futureSeconds + 1), 'camera.off', who),
    eventAt(at(-limits.roomService.lateHours * 3_600 - 1), 'camera.off', who),
    { ...eventAt(at(0), 'camera.off', who), data: { ...who, customerId: 7 } },
    eventAt(at(-600), 'participant.joined', { roomId, customerId: other.customerId }),
    eventAt(at(2), 'microphone.on', who),
  ];
  const wanted =
    'ACCEPTED ACCEPTED ROOM_UNKNOWN ACCOUNT_UNKNOWN FROM_THE_FUTURE TOO_OLD INVALID LATE ACCEPTED'.split(' ');
  const outcome = ({ verdict, reason }: { verdict: string; reason: string | null }) => reason ?? verdict;
  const { verdicts } = await academy.send(...batch);
  expect(verdicts.map(outcome)).toEqual(wanted);
  const after = await academy.stays();
  expect(after).toHaveLength(2);
  expect(after.find(stay => stay.customerId === customerId)).toMatchObject({ mic: 'ON', stopwatch: 'STUDY' });

  const again = await academy.send(...batch);
  expect(again.verdicts.map(outcome)).toEqual(
    wanted.map(each => (['ACCEPTED', 'LATE'].includes(each) ? 'DUPLICATE' : each)),
  );
  expect(await academy.stays()).toEqual(after);
});
