import type { Contract } from '../../../src/contract/index.ts';
import type { EntryAnswer } from '../../../src/domain/entities/roomService.ts';
import type { Context } from '../../core/context.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { serverWords } from '../../core/serverWords.ts';
import { entryToken } from '../liveKit/entryToken.ts';
import { requestEntry, type Admitted } from './requestEntry.ts';
import { RoomRefusal } from './roomRefusal.ts';

type Call = Contract['roomService']['entries'];

/** Returns whether someone may enter a room; when not, with the reason in the language that was asked for. */
export async function answerEntry({
  db,
  key,
  now,
  body,
  config,
  request,
}: Context<Call>): Promise<EntryAnswer> {
  try {
    const { room, person } = await requestEntry(db, { ...key, ...body, now, config });
    const customerId = person?.customerId ?? null;
    const role = roleOf(room, person);
    return {
      allowed: true,
      customerId,
      displayName: person?.name ?? null,
      role,
      liveKit: await entryToken(config, {
        groupId: key.groupId,
        roomId: room.roomId,
        customerId,
        role,
        now,
      }),
      reason: null,
      message: null,
    };
  } catch (error) {
    if (!(error instanceof RoomRefusal)) throw error;
    const { reason } = error;
    const language = preferredLanguage(request.headers.get('Accept-Language') ?? undefined);
    const message = serverWords[language].roomReasons[reason];
    return {
      allowed: false,
      customerId: null,
      displayName: null,
      role: null,
      liveKit: null,
      reason,
      message,
    };
  }
}

function roleOf(room: Admitted['room'], person: Admitted['person']): NonNullable<EntryAnswer['role']> {
  if (person === null) return 'GUEST';
  if (person.customerId === room.creatorId) return 'HOST';
  return person.kind === 'STUDENT' ? 'STUDENT' : 'MANAGER';
}
