import { and, eq } from 'drizzle-orm';
import { suppressed } from '../../../src/domain/mailRefusals.ts';
import type { Queryable } from '../../database/open.ts';
import { suppressedAddresses, type mails } from '../../database/schema/index.ts';
import type { Failure } from './reasonOf.ts';

type Mail = Pick<typeof mails.$inferSelect, 'groupId' | 'recipient' | 'notificationId' | 'unsubscribeUrl'>;

/**
 * Why a mail is not handed to the mail server at all, or null: its address does not exist, as earlier mails of the academy have
 * shown, or its owner has marked one as spam. What people ask for themselves, such as a new password, is sent in the second case.
 */
export async function suppressionOf(db: Queryable, mail: Mail): Promise<Failure | null> {
  const { groupId, address } = suppressedAddresses;
  const [row] = await db
    .select()
    .from(suppressedAddresses)
    .where(and(eq(groupId, mail.groupId), eq(address, mail.recipient.toLowerCase())));
  if (row === undefined) return null;
  const isNeeded = mail.notificationId === null && mail.unsubscribeUrl === null;
  if (row.reason === 'MARKED_AS_SPAM' && isNeeded) return null;
  return { words: `${suppressed[row.reason]}: ${row.failure}`, reason: row.reason, isFinal: true };
}
