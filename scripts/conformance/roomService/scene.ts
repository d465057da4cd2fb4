import { randomUUID } from 'node:crypto';
import { contract } from '../../../src/contract/index.ts';
import type { EventVerdict } from '../../../src/domain/entities/roomService.ts';
import type { RoomEventType } from '../../../src/domain/roomEventTypes.ts';
import type { Client, Reply } from '../client.ts';
import { answerFaults } from '../faults.ts';
import type { Run } from '../run.ts';
import { mark } from '../trial.ts';
import type { Program } from './createProgram.ts';

const { students, session, roomService } = contract;

/** What a room service has to do with while it is checked: a program, two students of the kit's own, and a clock. */
export interface Scene {
  run: Run;
  program: Program;
  /** Who manages students and rooms in the console. */
  owner: Client;
  students: readonly [string, string];
  /** An instant by the backend's clock, so many seconds from when the scene began. */
  at: (seconds: number) => Date;
  /** An event of a source that no other run has. */
  event: (type: RoomEventType, data: object, seconds?: number) => RoomServiceEvent;
  send: (events: readonly unknown[]) => Promise<Reply>;
  /** Opens a room, and returns its id. */
  open: (settings?: object) => Promise<string>;
  /** Every room that was opened. */
  roomIds: readonly string[];
}

type RoomServiceEvent = ReturnType<typeof eventOf>;

const eventOf = (source: string, type: RoomEventType, data: object, time: Date) => ({
  specversion: '1.0' as const,
  id: randomUUID(),
  source,
  type,
  time: time.toISOString(),
  data,
});

/** Makes the students and a clock; the reason when that is not possible. */
export async function createScene(run: Run, program: Program): Promise<Scene | string> {
  const owner = run.whoMay(students.create);
  if (owner === undefined) return 'No signed-in user may create students.';
  const names = [1, 2].map(number => ({
    name: 'Conformance',
    email: `conformance-room-${number}-${mark()}@conformance.example`,
  }));
  const made = await owner.send(students.create, {
    body: { students: names, invite: false },
    idempotencyKey: `conformance-${mark()}`,
  });
  const { rows = [] } = (made.body ?? {}) as { rows?: { customerId: string | null }[] };
  const [one, two] = rows.map(({ customerId }) => customerId);
  if (!one || !two) return 'No students could be created for it.';
  const clock = await run.stranger.send(session.serverTime);
  const { serverTime } = (clock.body ?? {}) as { serverTime?: string };
  // Whole seconds: so are durations that are counted from them.
  const begun = Math.floor(Date.parse(serverTime ?? new Date().toISOString()) / 1_000) * 1_000;

  const source = `/conformance/${mark()}`;
  const at = (seconds: number) => new Date(begun + seconds * 1_000);
  const roomIds: string[] = [];
  const scene: Scene = {
    run,
    program,
    owner,
    students: [one, two],
    at,
    roomIds,
    event: (type, data, seconds = 0) => eventOf(source, type, data, at(seconds)),
    send: events => program.client.send(roomService.events, { body: events }),
    async open(settings = {}) {
      const roomId = randomUUID();
      const opened = scene.event('room.opened', { roomId, name: 'Conformance', ...settings }, -3_600);
      const reply = await scene.send([opened]);
      roomIds.push(roomId);
      run.check('roomService.events', 'opens a room', reply, verdictFaults(reply, ['LATE']));
      return roomId;
    },
  };
  return scene;
}

type Expected = EventVerdict['verdict'] | NonNullable<EventVerdict['reason']>;

/** Why an answer does not have the verdicts that are expected; of a refusal its reason is given. */
export function verdictFaults(reply: Reply, expected: readonly Expected[]): string[] {
  const faults = answerFaults(roomService.events, reply);
  if (faults.length > 0) return faults;
  const { verdicts } = reply.body as { verdicts: EventVerdict[] };
  if (verdicts.length !== expected.length)
    return [`${verdicts.length} verdicts came for ${expected.length} events.`];
  return expected.flatMap((wanted, index) => {
    const { verdict, reason, message, index: place } = verdicts[index]!;
    const got = verdict === 'REFUSED' ? reason : verdict;
    return [
      ...(got === wanted
        ? []
        : [`Event ${index} came to ${got ?? 'REFUSED without a reason'} and should be ${wanted}.`]),
      ...(place === index ? [] : [`The verdict of event ${index} says that it is of event ${place}.`]),
      ...(verdict === 'REFUSED' && !message ? [`The refusal of event ${index} has no message.`] : []),
    ];
  });
}
