import { contract, type CallName } from '../../../src/contract/index.ts';
import type { Run } from '../run.ts';
import type { Program } from './createProgram.ts';
import { checkEntries } from './checkEntries.ts';
import { checkEvents, checkStudyTime } from './checkEvents.ts';
import { checkKeys } from './checkKeys.ts';
import { checkSnapshots } from './checkSnapshots.ts';
import { createScene, type Scene } from './scene.ts';

const writes = ['roomService.events', 'roomService.participants', 'roomService.entries'] as const;
const title = 'makes the change';
const { students } = contract;

/**
 * Runs rooms as a service with an API key does, on students and rooms of the kit's own, and removes them. Returns what
 * could not be removed.
 */
export async function checkRoomService(
  run: Run,
  program: Program | string,
  isWanted: (name: CallName) => boolean,
): Promise<string[]> {
  const wanted = writes.filter(isWanted);
  const skip = (reason: string, names: readonly CallName[] = wanted) => {
    for (const name of names) run.skip(name, title, reason);
    return [];
  };
  if (typeof program === 'string') return skip(program);
  if (isWanted('roomService.rooms')) await checkKeys(run, program);
  if (wanted.length === 0) return [];
  const scene = await createScene(run, program);
  if (typeof scene === 'string') return skip(scene);
  try {
    if (await checkEvents(scene)) {
      if (isWanted('roomService.participants')) await checkSnapshots(scene);
      if (isWanted('roomService.entries')) await checkEntries(scene);
      await checkStudyTime(scene);
    } else
      skip(
        'No room could be opened by an event.',
        wanted.filter(name => name !== 'roomService.events'),
      );
  } finally {
    await close(scene);
  }
  return remove(scene);
}

/** Closes every room that is still open. */
const close = ({ send, event, roomIds }: Scene) =>
  send(roomIds.map(roomId => event('room.closed', { roomId }, 60)));

async function remove({ owner, students: ids }: Scene): Promise<string[]> {
  const left: string[] = [];
  for (const id of ids) {
    const { status } = await owner.send(students.delete, { params: { id } });
    if (status >= 300) left.push(`students: ${id}`);
  }
  return left;
}
