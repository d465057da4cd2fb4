import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { mailLink } from '../../core/mail/link.ts';
import { customers } from '../../database/schema/index.ts';
import { closingMail } from '../../mail/closingMail.ts';

interface Closed {
  groupId: string;
  name: string;
  timeZone: string;
}

/** Emails everyone who has an active account that the academy closes, or that it does not after all (`closesAt` null). */
export async function announceClosing(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { groupId, name: academy, timeZone }: Closed,
  closesAt: Date | null,
): Promise<void> {
  const { customerId, kind, name, email, language } = customers;
  const people = await db
    .select({ customerId, kind, name, email, language })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.accountStatus, 'ACTIVE'),
        or(eq(customers.kind, 'OWNER'), isNotNull(customers.authenticatedAt)),
      ),
    );
  await mail(
    ...people.map(person => ({
      groupId,
      kind: 'academyClosing',
      customerId: person.customerId,
      recipient: person.email,
      language: person.language,
      ...closingMail(person.language, {
        name: person.name,
        academy,
        closesAt,
        timeZone,
        url: person.kind === 'OWNER' ? mailLink(config, 'closing') : null,
      }),
    })),
  );
}
