import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { isId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { roomPasswords, rooms } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, notFound, ProblemError } from '../core/problem.ts';
import { hashToken } from '../core/token.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';

/** Letters and digits that are not mistaken for one another when read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const { length, minutes } = limits.roomPassword;

/** A password that lets its owner into one open room, once and soon. Only its hash is kept. */
export async function createRoomPassword({
  db,
  session,
  body,
  config,
  now,
  audit,
}: Context<Contract['rooms']['otp']>) {
  const { groupId, customerId, timeZone } = session;
  if (!isId(body.roomId)) throw notFound();
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), eq(rooms.roomId, body.roomId)));
  const room = found(row);
  if (room.endedAt !== null) throw new ProblemError('ALREADY_ENDED');
  const otp = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db
    .insert(roomPasswords)
    .values({ groupId, tokenHash: hashToken(otp), roomId: room.roomId, customerId, expiresAt });
  await publishWebhooks(db, { groupId, now }, [
    {
      type: 'room.passwordIssued',
      data: { roomId: room.roomId, customerId, expiresAt: isoInZone(expiresAt, timeZone) },
    },
  ]);
  await audit({
    action: 'room.join',
    target: { kind: 'room', id: room.roomId, name: room.name },
  });
  const query = new URLSearchParams({ otp });
  return {
    otp,
    expiresAt: isoInZone(expiresAt, timeZone),
    joinUrl: config.roomAppUrl === undefined ? '' : `${config.roomAppUrl}/${room.roomUrlId}?${query}`,
  };
}

interface Presented {
  groupId: string;
  roomId: string;
  otp: string;
  now: Date;
}

/** One-time passwords that still let someone into the room. */
const isValid = ({ groupId, roomId, otp, now }: Presented) =>
  and(
    eq(roomPasswords.groupId, groupId),
    eq(roomPasswords.tokenHash, hashToken(otp)),
    eq(roomPasswords.roomId, roomId),
    isNull(roomPasswords.usedAt),
    gt(roomPasswords.expiresAt, now),
  );

/** Whose a one-time password is, without using it up; null like `redeemRoomPassword`. */
export async function findRoomPassword(db: Queryable, presented: Presented): Promise<string | null> {
  const [found] = await db
    .select({ customerId: roomPasswords.customerId })
    .from(roomPasswords)
    .where(isValid(presented));
  return found?.customerId ?? null;
}

/**
 * Takes a one-time password at a room's door. Returns whose it is; null when it is unknown, for another room, too old or
 * used already.
 */
export async function redeemRoomPassword(db: Queryable, presented: Presented): Promise<string | null> {
  const [used] = await db
    .update(roomPasswords)
    .set({ usedAt: presented.now })
    .where(isValid(presented))
    .returning({ customerId: roomPasswords.customerId });
  return used?.customerId ?? null;
}
