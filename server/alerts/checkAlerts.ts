import { and, eq, gte, inArray, isNull, or, isNotNull } from 'drizzle-orm';
import type { StudySettings } from '../../src/domain/entities/group.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { alerts, roomUsers, segments } from '../database/schema/index.ts';
import { alertsDue } from './alertRules.ts';

type Alert = typeof alerts.$inferSelect;

interface Watched {
  groupId: string;
  settings: Omit<StudySettings, 'version'>;
}

/**
 * Writes the alerts that the live stays of an academy have earned by now, each once for what it is about, whatever the
 * settings become meanwhile. Returns those that are new.
 */
export async function checkAlerts(
  db: Queryable,
  { groupId, settings }: Watched,
  now: Date,
  random?: (size: number) => Uint8Array,
): Promise<Alert[]> {
  const stays = await db
    .select({ stay: roomUsers, breakSince: segments.startedAt })
    .from(roomUsers)
    .leftJoin(
      segments,
      and(
        eq(segments.groupId, roomUsers.groupId),
        eq(segments.roomUserId, roomUsers.roomUserId),
        isNull(segments.endedAt),
        eq(segments.state, 'BREAK'),
      ),
    )
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        isNull(roomUsers.exitedAt),
        or(
          isNotNull(roomUsers.cameraOffSince),
          isNotNull(roomUsers.awaySince),
          isNotNull(segments.startedAt),
        ),
      ),
    );
  const due = stays.flatMap(({ stay, breakSince }) =>
    alertsDue(
      { CAMERA_OFF: stay.cameraOffSince, ABSENCE: stay.awaySince, BREAK: breakSince },
      settings,
      now,
    ).map(alert => ({ ...alert, stay })),
  );
  if (due.length === 0) return [];

  const earliest = new Date(Math.min(...due.map(({ since }) => since.getTime())));
  const known = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.groupId, groupId),
        inArray(
          alerts.roomUserId,
          due.map(({ stay }) => stay.roomUserId),
        ),
        gte(alerts.occurredAt, earliest),
      ),
    );
  const isNew = ({ stay, kind, since }: (typeof due)[number]) =>
    !known.some(
      alert => alert.roomUserId === stay.roomUserId && alert.kind === kind && alert.occurredAt >= since,
    );
  const fresh = due.filter(isNew);
  if (fresh.length === 0) return [];
  return db
    .insert(alerts)
    .values(
      fresh.map(({ kind, occurredAt, stay: { customerId, roomId, roomUserId } }) => ({
        groupId,
        alertId: newId(occurredAt, random),
        kind,
        customerId,
        roomId,
        roomUserId,
        occurredAt,
      })),
    )
    .onConflictDoNothing()
    .returning();
}
