import { contract } from '../../../src/contract/index.ts';
import type { EntryAnswer } from '../../../src/domain/entities/roomService.ts';
import type { Reply } from '../client.ts';
import { answerFaults } from '../faults.ts';
import { unchangedBody, unknownId } from '../sampleOf.ts';
import { callOf } from '../run.ts';
import { done } from '../trial.ts';
import type { Scene } from './scene.ts';

const { entries } = contract.roomService;
const { rooms, students } = contract;
const name = 'roomService.entries';
const tries = 50;
const password = '4711';

/** Who may enter, and each reason why not that can be brought about on records of the kit's own. */
export async function checkEntries(scene: Scene): Promise<void> {
  const {
    run,
    owner,
    program: { client },
    event,
    send,
    students: [one, two],
  } = scene;
  const roomId = await scene.open({ maxParticipants: 1 });
  const ask = (body: object) => client.send(entries, { body: { roomId, customerId: one, ...body } });
  const check = (title: string, reply: Reply, reason: EntryAnswer['reason']) => {
    const faults = answerFaults(entries, reply);
    const answer = reply.body as EntryAnswer;
    if (faults.length === 0 && answer.reason !== reason)
      faults.push(`The reason is ${answer.reason ?? 'none'} and should be ${reason ?? 'none'}.`);
    else if (faults.length === 0 && answer.allowed !== (reason === null))
      faults.push(`It is ${answer.allowed ? '' : 'not '}allowed, against its reason.`);
    else if (faults.length === 0 && reason !== null && !answer.message)
      faults.push('The reason has no message.');
    run.check(name, title, reply, faults);
  };
  check('admits a student', await ask({}), null);
  check('refuses an unknown room', await ask({ roomId: unknownId }), 'ROOM_UNKNOWN');
  check('refuses an unknown account', await ask({ customerId: unknownId }), 'ACCOUNT_UNKNOWN');
  check(
    'refuses a made-up one-time password',
    await ask({ oneTimePassword: 'NOTHING1' }),
    'ONE_TIME_PASSWORD_INVALID',
  );

  await send([event('participant.joined', { roomId, customerId: two }, 40)]);
  check('refuses entry to a full room', await ask({}), 'ROOM_FULL');
  await send([event('participant.left', { roomId, customerId: two }, 41)]);

  if (await setPassword(scene, roomId)) {
    check('requires the password of a room', await ask({}), 'PASSWORD_REQUIRED');
    check('refuses a wrong password', await ask({ password: '0000' }), 'PASSWORD_WRONG');
    check('accepts the right password', await ask({ password }), null);
  } else run.skip(name, 'requires the password of a room', 'The room’s password could not be set.');
  await checkOneTimePassword(scene, roomId);

  const off = await owner.send(students.deactivate, { params: { id: two } });
  if (off.status < 300)
    check('refuses an inactive account', await ask({ customerId: two, password }), 'ACCOUNT_INACTIVE');
  const ended = await owner.send(rooms.end, { params: { roomId } });
  if (await done(run, 'rooms.end', ended, 'ends a room of the kit’s own'))
    check('refuses entry to a room that has ended', await ask({ password }), 'ROOM_ENDED');
}

/** Sets a room's password as the console does. */
async function setPassword({ run, owner }: Scene, roomId: string): Promise<boolean> {
  const reading = await owner.send(rooms.activeOne, { params: { roomId } });
  const version = Number(/\d+/.exec(reading.headers.get('ETag') ?? '')?.[0]);
  if (reading.status !== 200 || !version) return false;
  const { basicInfo, detailInfo } = reading.body as { basicInfo?: object; detailInfo?: object };
  const body = {
    ...unchangedBody(callOf('rooms.update').body!, {
      ...(reading.body as object),
      ...basicInfo,
      ...detailInfo,
    }),
    password,
  };
  const reply = await owner.send(rooms.update, { params: { roomId }, body, version });
  return done(run, 'rooms.update', reply, 'sets a room’s password');
}

/** A one-time password lets its owner in once, however many try at once. */
async function checkOneTimePassword({ run, program: { client } }: Scene, roomId: string): Promise<void> {
  const title = `lets a one-time password in once of ${tries} tries at once`;
  const who = run.whoMay(rooms.otp);
  const issued = await who?.send(rooms.otp, { body: { roomId } });
  const { otp: oneTimePassword } = (issued?.body ?? {}) as { otp?: string };
  if (oneTimePassword === undefined)
    return run.skip(name, title, 'The console’s call gives no one-time password.');
  const replies = await Promise.all(
    Array.from({ length: tries }, () => client.send(entries, { body: { roomId, oneTimePassword } })),
  );
  const answers = replies.map(({ body }) => body as Partial<EntryAnswer>);
  const allowed = answers.filter(answer => answer.allowed === true).length;
  const others = answers.filter(answer => answer.reason === 'ONE_TIME_PASSWORD_INVALID').length;
  run.check(name, title, replies[0]!, [
    ...replies.flatMap(reply => answerFaults(entries, reply)).slice(0, 1),
    ...(allowed === 1 ? [] : [`It was allowed ${allowed} times.`]),
    ...(others === tries - allowed
      ? []
      : [`${tries - allowed - others} refusals have another reason than ONE_TIME_PASSWORD_INVALID.`]),
  ]);
}
