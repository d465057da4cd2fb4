import { and, asc, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { mailLink } from '../../core/mail/link.ts';
import type { Work } from '../../core/work.ts';
import { academyExports, customers, groups } from '../../database/schema/index.ts';
import { exportReadyMail } from '../../mail/exportReadyMail.ts';
import { buildExport } from './buildExport.ts';

const dayMs = 86_400_000;

/** Makes the exports that owners have ordered, one after the other, and emails the owners. */
export async function makeExports({ database: { orm }, clock, config, mail }: Work): Promise<void> {
  const waiting = await orm
    .select({ exportId: academyExports.exportId, group: groups, owner: customers })
    .from(academyExports)
    .innerJoin(groups, eq(groups.groupId, academyExports.groupId))
    .innerJoin(
      customers,
      and(
        eq(customers.groupId, academyExports.groupId),
        eq(customers.customerId, academyExports.requestedBy),
      ),
    )
    .where(eq(academyExports.state, 'PREPARING'))
    .orderBy(asc(academyExports.requestedAt));
  for (const { exportId, group, owner } of waiting) {
    const { groupId, name: academy } = group;
    const now = clock();
    // All files are of one moment.
    const content = await orm.transaction(tx => buildExport(tx, { groupId, language: owner.language, now }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    await orm.transaction(async tx => {
      const [ready] = await tx
        .update(academyExports)
        .set({
          state: 'READY',
          content,
          bytes: content.length,
          expiresAt: new Date(now.getTime() + limits.closing.exportDays * dayMs),
        })
        .where(
          and(
            eq(academyExports.groupId, groupId),
            eq(academyExports.exportId, exportId),
            eq(academyExports.state, 'PREPARING'),
          ),
        )
        .returning({ exportId: academyExports.exportId });
      if (ready === undefined) return;
      await mail(tx, [
        {
          groupId,
          kind: 'exportReady',
          customerId: owner.customerId,
          recipient: owner.email,
          language: owner.language,
          ...exportReadyMail(owner.language, { name: owner.name, academy, url: mailLink(config, 'closing') }),
        },
      ]);
    });
  }
}
