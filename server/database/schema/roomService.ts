import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '../../../src/domain/apiScopes.ts';
import type { RoomEventType } from '../../../src/domain/roomEventTypes.ts';
import { goesWithGroup } from './goesWithGroup.ts';
import { goesWithCustomer } from './references.ts';
import { at, groupId, id } from './columns.ts';

/** Keys with which programs call the API. Those of `~system` are valid for every academy. */
export const apiKeys = pgTable(
  'api_keys',
  {
    groupId: groupId(),
    keyId: id(),
    name: text().notNull(),
    /** How the secret begins: enough to recognise it. */
    prefix: text().notNull(),
    /** SHA-256 of the secret, which is 256 random bits. */
    tokenHash: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: at().notNull(),
    expiresAt: at(),
    revokedAt: at(),
    lastUsedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.keyId] }),
    goesWithGroup(t),
    uniqueIndex('api_keys_token').on(t.groupId, t.tokenHash),
  ],
);

/** What a participant's client reported of itself when they joined. */
export interface ReportedDevice {
  camera?: 'ON' | 'OFF';
  mic?: 'ON' | 'OFF';
  speaker?: 'ON' | 'OFF';
  networkType?: string;
  os?: string;
  deviceType?: string;
  deviceModel?: string;
  /** Why they left. */
  reason?: string;
}

/**
 * Events of rooms that were accepted, by source and id, so that each counts once. A participant's are what their stays
 * are written from again when an older one arrives late.
 */
export const roomEvents = pgTable(
  'room_events',
  {
    groupId: groupId(),
    source: text().notNull(),
    eventId: text().notNull(),
    type: text().$type<RoomEventType>().notNull(),
    roomId: id(),
    customerId: uuid(),
    occurredAt: at().notNull(),
    receivedAt: at().notNull(),
    late: boolean().notNull(),
    data: jsonb().$type<ReportedDevice>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.source, t.eventId] }),
    goesWithCustomer(t),
    index('room_events_customer').on(t.groupId, t.customerId, t.occurredAt),
    index('room_events_received').using('brin', t.receivedAt),
  ],
);
