import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rooms, roomPasswords } from '../../../server/database/schema/index.ts';
import { redeemRoomPassword } from '../../../server/rooms/password.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';
import { academyWithRooms } from './academyWithRooms.ts';

describe('POST /studies/otp', () => {
  test('gives a password that opens its room once, and for a few minutes [S7.8]', async () => {
    const { world, groupId, owner, rooms } = await academyWithRooms();
    const room = await rooms.room();
    const { roomId } = room;
    const make = async () => (await owner.call(contract.rooms.otp, { body: { roomId } })).body;
    const made = await make();
    expect(made.otp).toMatch(new RegExp(`^[A-HJKMNP-Z2-9]{${limits.roomPassword.length}}$`));
    expect(made.expiresAt).toBe('2026-03-02T10:05:00+09:00');
    const kept = await world.database.orm
      .select()
      .from(roomPasswords)
      .where(eq(roomPasswords.groupId, groupId));
    expect(JSON.stringify(kept)).not.toContain(made.otp);
    const redeem = (otp: string, at = roomId) =>
      redeemRoomPassword(world.database.orm, { groupId, roomId: at, otp, now: world.clock() });
    const elsewhere = await rooms.room();
    expect(await redeem(made.otp, elsewhere.roomId)).toBeNull();
    expect(await redeem(made.otp)).toBe(owner.customerId);
    expect(await redeem(made.otp)).toBeNull();
    const late = await make();
    world.clock.advance({ minutes: limits.roomPassword.minutes });
    expect(await redeem(late.otp)).toBeNull();
  });

  test('leads to the room where the rooms’ address is known, and opens no room that has ended', async () => {
    const world = await createWorld({ env: { ROOM_APP_URL: 'https://rooms.example/' } });
    const academy = await world.academy();
    const { roomId, roomUrlId } = await studyRooms(world, academy).room();
    const { body } = await academy.owner.call(contract.rooms.otp, { body: { roomId } });
    expect(body.joinUrl).toBe(`https://rooms.example/${roomUrlId}?otp=${body.otp}`);
    await world.database.orm.update(rooms).set({ endedAt: world.clock() }).where(eq(rooms.roomId, roomId));
    const { body: problem } = await academy.owner.refused(contract.rooms.otp, { body: { roomId } });
    expect(problem.code).toBe('ALREADY_ENDED');
  });
});
