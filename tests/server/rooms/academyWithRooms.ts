import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

/** An academy with what happens in its rooms. */
export async function academyWithRooms() {
  const world = await createWorld();
  const academy = await world.academy();
  return { world, ...academy, rooms: studyRooms(world, academy) };
}
