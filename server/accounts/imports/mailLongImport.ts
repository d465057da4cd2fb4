import { differenceInSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { recordLink } from '../../core/mail/link.ts';
import { batches, customers, groups } from '../../database/schema/index.ts';
import { importDoneMail } from '../../mail/importDoneMail.ts';
import { isBatch } from '../batches/isBatch.ts';

/** Tells the user who imported students by email that it is done, when it took so long that they may have left. */
export async function mailLongImport(
  { db, session, now, config, mail }: Pick<Context, 'db' | 'session' | 'now' | 'config' | 'mail'>,
  batchId: string,
): Promise<void> {
  const [row] = await db
    .select({ batch: batches, actor: customers, academy: groups.name })
    .from(batches)
    .innerJoin(
      customers,
      and(eq(customers.groupId, batches.groupId), eq(customers.customerId, batches.actorId)),
    )
    .innerJoin(groups, eq(groups.groupId, batches.groupId))
    .where(isBatch(session, batchId));
  if (row === undefined) return;
  const { batch, actor, academy } = row;
  if (differenceInSeconds(now, batch.createdAt) < limits.batch.mailedAfterSeconds) return;
  const { groupId, customerId, email, language, name } = actor;
  await mail({
    groupId,
    kind: 'importDone',
    customerId,
    recipient: email,
    language,
    ...importDoneMail(language, {
      ...batch,
      name,
      academy,
      url: recordLink(config, 'studentBatches', batchId),
    }),
  });
}
