import { isoInZone } from '../../src/domain/studyDay.ts';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../core/context.ts';
import { allowAddress } from '../core/mail/allowAddress.ts';
import { found } from '../core/problem.ts';
import { customers, suppressedAddresses } from '../database/schema/index.ts';
import { lockAccount } from './lockAccount.ts';

interface About {
  id: string;
  /** The accounts that the caller may see. */
  scope: SQL;
}

type Addresses = Pick<typeof customers.$inferSelect, 'groupId' | 'email' | 'guardianEmail'>;

const rowsOf = (db: Context['db'], { groupId, email, guardianEmail }: Addresses) =>
  db
    .select()
    .from(suppressedAddresses)
    .where(
      and(
        eq(suppressedAddresses.groupId, groupId),
        inArray(suppressedAddresses.address, [email.toLowerCase(), guardianEmail.toLowerCase()]),
      ),
    )
    .orderBy(asc(suppressedAddresses.address));

/**
 * The addresses of an account, the guardian's among them, to which its academy's emails are not sent any more.
 *
 * @throws ProblemError NOT_FOUND outside of the scope
 */
export async function suppressionsOf({ db, session }: Pick<Context, 'db' | 'session'>, { id, scope }: About) {
  const [account] = await db
    .select()
    .from(customers)
    .where(and(scope, eq(customers.customerId, id)));
  const rows = await rowsOf(db, found(account));
  return {
    content: rows.map(({ address, reason, failure, suppressedAt }) => ({
      address,
      reason,
      failure,
      suppressedAt: isoInZone(suppressedAt, session.timeZone),
    })),
  };
}

/**
 * Sends emails to the addresses of an account again, as someone says who knows that they are right. Without such addresses nothing
 * is changed or recorded.
 *
 * @throws ProblemError what `lockAccount` throws
 */
export async function allowEmail(
  context: Pick<Context, 'db' | 'session' | 'audit'>,
  { id, scope, kind }: About & { kind: 'student' | 'manager' },
): Promise<void> {
  const { db, audit } = context;
  const account = await lockAccount(context, id, { scope });
  for (const { groupId, address, reason } of await rowsOf(db, account)) {
    await allowAddress(db, groupId, address);
    await audit({
      action: `${kind}.allowEmail`,
      target: { kind, id, name: account.name },
      before: { mailRefusal: reason },
      after: { mailRefusal: null },
    });
  }
}
