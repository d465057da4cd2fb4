import isEqual from 'lodash/isEqual.js';
import type { Context } from '../core/context.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import type { rooms } from '../database/schema/index.ts';

type Room = typeof rooms.$inferSelect;

const settings = [
  'name',
  'roomMode',
  'maxParticipants',
  'defaultRoleCamera',
  'defaultRoleMic',
  'hostPermissions',
] as const satisfies readonly (keyof Room)[];

/**
 * Writes into the outbox of webhooks what an administrator has changed of a room: its settings, and that its password is
 * another one, which no one learns.
 *
 * @param password what the form said: undefined keeps it, null removes it
 */
export async function publishChange(
  { db, session: { groupId }, now }: Pick<Context, 'db' | 'session' | 'now'>,
  before: Room,
  after: Room,
  password: string | null | undefined,
): Promise<void> {
  const { roomId, version } = after;
  const { name, roomMode, maxParticipants, defaultRoleCamera, defaultRoleMic, hostPermissions } = after;
  const hasPassword = after.passwordHash !== null;
  const changed = settings.filter(field => !isEqual(before[field], after[field]));
  const isPasswordChanged = password !== undefined && (hasPassword || before.passwordHash !== null);
  await publishWebhooks(db, { groupId, now }, [
    ...(changed.length === 0
      ? []
      : [
          {
            type: 'room.changed' as const,
            data: {
              roomId,
              version,
              changed,
              name,
              roomMode,
              maxParticipants,
              defaultRoleCamera,
              defaultRoleMic,
              hostPermissions,
              hasPassword,
            },
          },
        ]),
    ...(isPasswordChanged ? [{ type: 'room.passwordChanged' as const, data: { roomId, hasPassword } }] : []),
  ]);
}
