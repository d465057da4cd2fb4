import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../core/writeAudit.ts';
import type { Orm } from '../../database/open.ts';
import { customers } from '../../database/schema/index.ts';

interface Link {
  groupId: string;
  customerId: string;
}

/** Withdraws a guardian's consent by the link of one of their mails; it is recorded with the date. A second time changes nothing. */
export async function stopReports(
  orm: Orm,
  { groupId, customerId }: Link,
  { now, ipAddress }: { now: Date; ipAddress: string },
): Promise<void> {
  await orm.transaction(async tx => {
    const [student] = await tx
      .update(customers)
      .set({
        guardianConsent: 'NO',
        guardianConsentAt: now,
        guardianConsentBy: null,
        updatedAt: now,
        version: sql`${customers.version} + 1`,
      })
      .where(
        and(
          eq(customers.groupId, groupId),
          eq(customers.customerId, customerId),
          eq(customers.guardianConsent, 'YES'),
        ),
      )
      .returning({ name: customers.name });
    if (student === undefined) return;
    await writeAudit(
      tx,
      { session: null, ipAddress, now },
      {
        groupId,
        action: 'student.stopReports',
        target: { kind: 'student', id: customerId, name: student.name },
        before: { guardianConsent: 'YES' },
        after: { guardianConsent: 'NO' },
      },
    );
  });
}
