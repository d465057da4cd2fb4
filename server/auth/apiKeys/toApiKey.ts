import type { ApiKey } from '../../../src/domain/entities/apiKey.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { systemGroup } from '../../core/inGroup.ts';
import type { apiKeys } from '../../database/schema/index.ts';
import { keyState } from './keyState.ts';

/** A key as responses contain it. */
export function toApiKey(
  row: typeof apiKeys.$inferSelect,
  groupName: string | null,
  { timeZone, now }: { timeZone: string; now: Date },
): ApiKey {
  const { groupId, keyId, name, prefix, scopes } = row;
  const at = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  return {
    keyId,
    groupId,
    groupName: groupId === systemGroup ? null : groupName,
    name,
    prefix,
    scopes,
    state: keyState(row, now),
    createdAt: isoInZone(row.createdAt, timeZone),
    expiresAt: at(row.expiresAt),
    revokedAt: at(row.revokedAt),
    lastUsedAt: at(row.lastUsedAt),
  };
}
