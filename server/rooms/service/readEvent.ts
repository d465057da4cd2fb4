import * as yup from 'yup';
import { roomEvent, roomEventData } from '../../../src/domain/entities/roomService.ts';
import type { RoomEvent } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';

const strict = { strict: true, disableStackTrace: true } as const;

function validate<T>(schema: yup.Schema<T>, value: unknown, path: string): T {
  try {
    return schema.validateSync(value, strict);
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const field = [path, error.path].filter(Boolean).join('.');
    throw new RoomRefusal('INVALID', `${field}: ${error.message}`);
  }
}

/**
 * An event of a batch as it is applied.
 *
 * @throws RoomRefusal INVALID with the field that is wrong
 */
export function readEvent(value: unknown): RoomEvent {
  const { id, source, type, time, data } = validate(roomEvent, value, '');
  // These are the server's own.
  if (source.startsWith('~')) throw new RoomRefusal('INVALID', 'source: validation.invalid');
  const {
    roomId,
    customerId = null,
    ...rest
  } = validate(roomEventData[type] as yup.Schema, data, 'data') as {
    roomId: string;
    customerId?: string;
  };
  return {
    source,
    eventId: id,
    type,
    roomId,
    customerId,
    occurredAt: new Date(time),
    data: rest,
  } as RoomEvent;
}
