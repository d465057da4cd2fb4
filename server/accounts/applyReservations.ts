import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';
import { and, eq, lte, sql } from 'drizzle-orm';
import { writeAudit } from '../core/writeAudit.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import { customers, groups } from '../database/schema/index.ts';
import { publishAccounts } from './publishAccounts.ts';
import { closeSessions } from '../auth/session/closeSessions.ts';

/** Deactivates accounts whose reserved day has begun on their academy's clock. */
export async function applyReservations({
  database,
  clock,
  config,
}: {
  database: Database;
  clock: () => Date;
  config: Pick<Config, 'liveKit'>;
}): Promise<void> {
  const now = clock();
  const due = await database.orm
    .selectDistinct({ groupId: groups.groupId, timeZone: groups.timeZone })
    .from(groups)
    .innerJoin(customers, eq(customers.groupId, groups.groupId))
    .where(and(sql`${customers.deactivateOn} is not null`));
  for (const { groupId, timeZone } of due) {
    const today = formatISO(now, { in: tz(timeZone), representation: 'date' });
    await database.orm.transaction(async tx => {
      const changed = await tx
        .update(customers)
        .set({
          accountStatus: 'INACTIVE',
          deactivateOn: null,
          registrationStatus: sql`case when authenticated_at is null then 'PENDING' else 'REGISTERED' end`,
          updatedAt: now,
          version: sql`${customers.version} + 1`,
        })
        .where(
          and(
            eq(customers.groupId, groupId),
            lte(customers.deactivateOn, today),
            eq(customers.accountStatus, 'ACTIVE'),
          ),
        )
        .returning();
      if (changed.length === 0) return;
      const ids = changed.map(account => account.customerId);
      for (const kind of ['student', 'manager'] as const)
        await publishAccounts(
          tx,
          { groupId, now, callsLiveKit: config.liveKit !== undefined },
          `${kind}.deactivate`,
          changed.filter(account => (account.kind === 'STUDENT') === (kind === 'student')),
        );
      await closeSessions(tx, groupId, ids, now);
      await writeAudit(
        tx,
        { session: null, ipAddress: '', now },
        ...changed.map(account => {
          const kind = account.kind === 'STUDENT' ? ('student' as const) : ('manager' as const);
          return {
            groupId,
            action: `${kind}.deactivate` as const,
            target: { kind, id: account.customerId, name: account.name },
            before: { accountStatus: 'ACTIVE' },
            after: { accountStatus: 'INACTIVE' },
          };
        }),
      );
    });
  }
}
