import { subHours } from 'date-fns';
import { and, lt } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import { images } from '../database/schema/index.ts';
import { deleteExpired } from './erasure/deleteExpired.ts';
import { deleteInBatches } from './erasure/deleteInBatches.ts';
import { forgetFormerValues } from './erasure/forgetFormerValues.ts';
import { eraseAcademies } from './erasure/eraseAcademies.ts';
import { erasePeople } from './erasure/erasePeople.ts';
import { unused } from '../images/unused.ts';
import type { Work } from '../core/work.ts';

type PurgeWork = Pick<Work, 'database' | 'clock'> & {
  config: Pick<Work['config'], 'mailRetentionDays' | 'auditRetentionDays'>;
};

/** Deletes what has been kept long enough: expired rows, unused images, and accounts 30 days after their deletion. */
export async function purge({ database: { orm }, clock, config }: PurgeWork): Promise<void> {
  const now = clock();
  await deleteExpired(orm, config, now);
  await forgetFormerValues(orm, now);
  await eraseAcademies(orm, now);
  await erasePeople(orm, now);
  const unusedSince = subHours(now, limits.image.unusedHours);
  await deleteInBatches(orm, images, and(lt(images.createdAt, unusedSince), unused(orm))!);
}
