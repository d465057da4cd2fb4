import { and, between, eq, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { corrections } from '../../database/schema/index.ts';

type Correction = typeof corrections.$inferSelect;
interface Scope extends Pick<Correction, 'groupId' | 'customerId' | 'kind'> {
  /** One study day or several. */
  on: string | Period;
  /** Corrections of study time belong to a room. */
  roomId?: string;
}

/** A student's corrections of one kind, on a study day or in a period. */
export const correctionsOf = ({ groupId, customerId, kind, on, roomId }: Scope): SQL =>
  and(
    eq(corrections.groupId, groupId),
    eq(corrections.customerId, customerId),
    eq(corrections.kind, kind),
    typeof on === 'string'
      ? eq(corrections.studyDate, on)
      : between(corrections.studyDate, on.since, on.until),
    roomId === undefined ? undefined : eq(corrections.roomId, roomId),
  )!;
