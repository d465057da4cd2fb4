import { eq } from 'drizzle-orm';
import {
  initialAttentionSettings,
  type AttentionSettings,
} from '../../src/domain/attention/attentionSettings.ts';
import { found } from '../core/problem.ts';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';

/** When an academy's students need attention. */
export async function readAttentionSettings(db: Queryable, groupId: string): Promise<AttentionSettings> {
  const [row] = await db
    .select({ settings: groups.attentionSettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  return { ...initialAttentionSettings, ...found(row).settings };
}
