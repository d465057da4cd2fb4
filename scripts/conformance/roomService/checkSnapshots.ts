import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Reply } from '../client.ts';
import { answerFaults, refusalFaults } from '../faults.ts';
import { unknownId } from '../sampleOf.ts';
import type { Scene } from './scene.ts';

const { participants } = contract.roomService;
const name = 'roomService.participants';

/** Snapshots: who is there enters, who differs changes, who is not named has left; impossible ones are refused as a whole. */
export async function checkSnapshots(scene: Scene): Promise<void> {
  const {
    run,
    program: { client },
    at,
    event,
    send,
    students: [one, two],
  } = scene;
  const roomId = await scene.open({ maxParticipants: 10 });
  await send([event('participant.joined', { roomId, customerId: two, camera: 'ON' }, 10)]);
  const put = (seconds: number, list: object[], of = roomId) =>
    client.send(participants, {
      params: { roomId: of },
      body: { time: at(seconds).toISOString(), participants: list },
    });
  const check = (title: string, reply: Reply, verdicts: readonly string[], left: readonly string[]) => {
    const faults = answerFaults(participants, reply);
    const answer = reply.body as {
      verdicts: { verdict: string; reason: string | null }[];
      left: { customerId: string }[];
    };
    if (faults.length === 0) {
      const got = answer.verdicts.map(({ verdict, reason }) => reason ?? verdict).join(', ');
      if (got !== verdicts.join(', '))
        faults.push(`The verdicts are ${got} and should be ${verdicts.join(', ')}.`);
      const gone = answer.left.map(({ customerId }) => customerId).join(', ');
      if (gone !== left.join(', '))
        faults.push(`Those who left are ${gone || 'no one'} and should be ${left.join(', ') || 'no one'}.`);
    }
    run.check(name, title, reply, faults);
  };
  check(
    'adds the people it names, updates those who differ, and refuses unknown ones',
    await put(20, [
      { customerId: one, camera: 'ON' },
      { customerId: two, camera: 'OFF' },
      { customerId: unknownId },
    ]),
    ['ENTERED', 'CHANGED', 'ACCOUNT_UNKNOWN'],
    [],
  );
  check(
    'ends the stay of a participant who is missing in it',
    await put(25, [{ customerId: one }]),
    ['UNCHANGED'],
    [two],
  );
  check('empties a room', await put(30, []), [], [one]);

  const refused = async (title: string, status: number, reply: Reply) =>
    run.check(name, title, reply, refusalFaults(reply, status));
  const { futureSeconds } = limits.roomService;
  await refused('refuses a snapshot from the future (400)', 400, await put(futureSeconds + 60, []));
  await refused('refuses a snapshot of an unknown room (404)', 404, await put(31, [], unknownId));
  await send([event('room.closed', { roomId }, 32)]);
  await refused('refuses a snapshot of a room that has ended (409)', 409, await put(33, []));
}
