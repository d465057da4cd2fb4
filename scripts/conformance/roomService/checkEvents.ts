import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { ServiceRoom } from '../../../src/domain/entities/roomService.ts';
import type { Reply } from '../client.ts';
import { answerFaults, refusalFaults } from '../faults.ts';
import { unknownId } from '../sampleOf.ts';
import { verdictFaults, type Scene } from './scene.ts';

const { events, room } = contract.roomService;
const { historyOne } = contract.rooms;
const name = 'roomService.events';
const minute = 60;
const studied = 20 * minute;

/** Events of every kind: what is accepted, repeated, late and refused, and what comes of them. Returns whether they are taken. */
export async function checkEvents(scene: Scene): Promise<boolean> {
  const {
    run,
    event,
    send,
    students: [one, two],
    program,
  } = scene;
  const roomId = await scene.open({ maxParticipants: 10 });
  const read = await program.client.send(room, { params: { roomId } });
  const isOpen = run.check('roomService.room', 'returns a room that an event opened', read, [
    ...answerFaults(room, read),
    ...((read.body as Partial<ServiceRoom>).status === 'AVAILABLE' ? [] : ['The room is not open.']),
  ]);
  if (!isOpen) return false;

  const here = { roomId, customerId: one };
  const there = { roomId, customerId: two };
  const batch = [
    event('participant.joined', { ...here, camera: 'ON', mic: 'OFF' }, -30),
    event('stopwatch.break', here, -20),
    event('camera.off', here, -10),
    event('camera.on', here, -5),
    event('participant.away', here, -4),
    event('participant.back', here, -3),
    event('microphone.on', here, -2),
  ];
  const check = (title: string, reply: Reply, ...expected: Parameters<typeof verdictFaults>[1]) =>
    run.check(name, title, reply, verdictFaults(reply, expected));
  if (!check('accepts events', await send(batch), ...batch.map(() => 'ACCEPTED' as const))) return false;
  await checkPresence(scene, 'shows who an event lets in', roomId, one, true);
  check('recognises repeated events', await send(batch), ...batch.map(() => 'DUPLICATE' as const));

  const future = limits.roomService.futureSeconds + minute;
  const long = -limits.roomService.lateHours * 3_600 - minute;
  const half = await send([
    event('stopwatch.paused', here),
    null,
    { ...event('camera.off', here), specversion: '0.3' },
    { ...event('camera.off', here), type: 'camera.sideways' },
    event('camera.off', { roomId }),
    event('camera.off', { ...here, zoom: 3 }),
    event('participant.joined', { ...here, roomId: unknownId }),
    event('participant.joined', { ...here, customerId: unknownId }),
    event('camera.off', here, future),
    event('camera.off', here, long),
    event('stopwatch.break', here, 1),
  ]);
  check(
    'gives each event of a batch that is half wrong its own result',
    half,
    ...(['ACCEPTED', 'INVALID', 'INVALID', 'INVALID', 'INVALID', 'INVALID'] as const),
    ...(['ROOM_UNKNOWN', 'ACCOUNT_UNKNOWN', 'FROM_THE_FUTURE', 'TOO_OLD', 'ACCEPTED'] as const),
  );

  check(
    'accepts late events, in any order, as of their time',
    await send([
      event('participant.left', there, -20 * minute),
      event('stopwatch.started', there, -30 * minute - studied),
      event('participant.joined', { ...there, camera: 'ON' }, -30 * minute - studied),
    ]),
    ...(['LATE', 'LATE', 'LATE'] as const),
  );
  check(
    'accepts a late event between others',
    await send([event('stopwatch.break', there, -30 * minute)]),
    'LATE',
  );
  await checkPresence(scene, 'ends the stay of people who have left', roomId, two, false);

  const elsewhere = crypto.randomUUID();
  const other = event('participant.joined', { customerId: two, roomId: elsewhere });
  check('refuses an event of an unknown room', await send([other]), 'ROOM_UNKNOWN');
  const opened = event('room.opened', { roomId: elsewhere, name: 'Conformance' }, -1);
  check(
    'accepts a refused event once its cause is gone',
    await send([opened, other]),
    'ACCEPTED',
    'ACCEPTED',
  );
  check('closes a room', await send([event('room.closed', { roomId: elsewhere }, 1)]), 'ACCEPTED');
  check(
    'refuses entry to a room that has closed',
    await send([event('participant.joined', { ...there, roomId: elsewhere }, 2)]),
    'ROOM_ENDED',
  );
  await checkForm(scene, roomId);
  return true;
}

/** The study that `checkEvents` reported too late and in the wrong order, of a room that closes now. */
export async function checkStudyTime({ run, owner, event, send, roomIds }: Scene): Promise<void> {
  const [roomId] = roomIds as [string];
  await send([event('room.closed', { roomId }, 60)]);
  const reply = await owner.send(historyOne, { params: { roomId } });
  const { detailInfo } = (reply.body ?? {}) as { detailInfo?: { totalStudySeconds?: number } };
  const faults = answerFaults(historyOne, reply);
  const seconds = detailInfo?.totalStudySeconds;
  if (faults.length === 0 && seconds !== studied)
    faults.push(`${seconds} seconds of study were counted and should be ${studied}.`);
  run.check(name, 'counts study to the second, whatever the order', reply, faults);
}

/** Whether someone is among the room's participants. */
async function checkPresence(
  { run, program }: Scene,
  title: string,
  roomId: string,
  customerId: string,
  isThere: boolean,
): Promise<void> {
  const reply = await program.client.send(room, { params: { roomId } });
  const { participants = [] } = (reply.body ?? {}) as Partial<ServiceRoom>;
  const isListed = participants.some(each => each.customerId === customerId);
  run.check('roomService.room', title, reply, [
    ...answerFaults(room, reply),
    ...(isListed === isThere ? [] : [`The participants ${isListed ? 'have' : 'lack'} the student.`]),
  ]);
}

/** What is no batch of CloudEvents is one clear problem, and nothing of it is applied. */
async function checkForm({ run, program: { client }, event, students: [customerId] }: Scene, roomId: string) {
  const one = event('camera.off', { roomId, customerId }, 3);
  const refused = async (title: string, status: number, given: object) => {
    const reply = await client.send(events, given);
    run.check(name, title, reply, refusalFaults(reply, status));
  };
  const many = Array.from({ length: limits.roomService.batch + 1 }, () => one);
  await refused('refuses more events than a batch may have (400)', 400, { body: many });
  await refused('refuses a batch that is not a list (400)', 400, { body: one });
  await refused('refuses plain JSON (415)', 415, {
    body: [one],
    headers: { 'Content-Type': 'application/json' },
  });
  const headers = { 'Content-Type': 'application/cloudevents+json' };
  const single = await client.send(events, { body: one, headers });
  run.check(name, 'accepts a single event', single, verdictFaults(single, ['ACCEPTED']));
}
