import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { MoveRefusal } from '../../src/domain/choices.ts';
import { studentCap } from '../accounts/caps.ts';
import { admission } from '../accounts/changes.ts';
import type { Account } from '../accounts/changeMany.ts';
import type { Queryable } from '../database/open.ts';
import { inIds } from '../database/inIds.ts';
import { customers, roomUsers } from '../database/schema/index.ts';
import { findDifferingDays } from './findDifferingDays.ts';

/** From which academy to which. */
export interface TransferRoute {
  from: string;
  to: string;
}

export interface TransferCheck {
  customerId: string;
  account: Account | null;
  /** Why the student cannot be moved; null if they can. */
  code: MoveRefusal | null;
}

/**
 * Whether students can be moved from one academy to another now, in their order, so that the seats that are left go to the
 * first. With `locking` their rows are locked until the transaction ends: none of them enters a room in the meantime.
 */
export async function checkTransfer(
  db: Queryable,
  { from, to }: TransferRoute,
  customerIds: readonly string[],
  { locking = false } = {},
): Promise<{ checks: TransferCheck[]; limit: number }> {
  const found = db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.groupId, from),
        eq(customers.kind, 'STUDENT'),
        inIds(customers.customerId, customerIds),
      ),
    )
    .orderBy(asc(customers.customerId));
  const accounts = await (locking ? found.for('update') : found);
  const inRooms = await db
    .select({ customerId: roomUsers.customerId })
    .from(roomUsers)
    .where(
      and(eq(roomUsers.groupId, from), isNull(roomUsers.exitedAt), inIds(roomUsers.customerId, customerIds)),
    );
  const emails = accounts.map(account => account.email);
  const namesakes =
    emails.length === 0
      ? []
      : await db
          .select({ email: customers.email, accountStatus: customers.accountStatus })
          .from(customers)
          .where(and(eq(customers.groupId, to), inArray(customers.email, emails)));
  const differing = await findDifferingDays(db, { from, to }, customerIds);
  const { admit, limit } = admission(await studentCap(db, to), 'STUDENT_CAP' as const);

  const byId = new Map(accounts.map(account => [account.customerId, account]));
  const present = new Set(inRooms.map(stay => stay.customerId));
  const taken = new Map(namesakes.map(({ email, accountStatus }) => [email, accountStatus]));
  const refuse = (account: Account | undefined): MoveRefusal | null => {
    if (account === undefined) return 'NOT_FOUND';
    if (account.accountStatus === 'DELETED') return 'ALREADY_DELETED';
    if (account.deactivateOn !== null) return 'DEACTIVATION_RESERVED';
    if (present.has(account.customerId)) return 'IN_ROOM';
    if (taken.get(account.email) === 'DELETED') return 'EMAIL_IN_TARGET_DELETED';
    if (taken.has(account.email)) return 'EMAIL_IN_TARGET';
    if (differing.has(account.customerId)) return 'STUDY_DAYS_DIFFER';
    return account.accountStatus === 'ACTIVE' ? admit() : null;
  };
  const checks = customerIds.map(customerId => {
    const account = byId.get(customerId);
    return { customerId, account: account ?? null, code: refuse(account) };
  });
  return { checks, limit };
}
