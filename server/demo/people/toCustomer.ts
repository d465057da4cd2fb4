import type { customers } from '../../database/schema/index.ts';
import type { DemoContext } from '../context.ts';

export type CustomerRow = typeof customers.$inferInsert & { kind: string };

type Given = Partial<CustomerRow> & Pick<CustomerRow, 'groupId' | 'kind' | 'name' | 'email' | 'createdAt'>;

/** An account as it is once its person has accepted the invitation, with what differs given. */
export function toCustomer({ id, random }: DemoContext, passwordHash: string, given: Given): CustomerRow {
  const { email, createdAt } = given;
  const chance = random('account', email);
  const acceptedAt = new Date(createdAt.getTime() + chance.whole(4, 2_600) * 60_000);
  const accepted = given.authenticatedAt === undefined;
  return {
    customerId: id(createdAt, 'customer', email),
    userId: id(createdAt, 'user', email),
    // No operator gives out numbers that begin like this.
    phone: `0101${chance.whole(1_000_000, 9_999_999)}`,
    language: 'ko',
    registrationStatus: 'REGISTERED',
    accountStatus: 'ACTIVE',
    authenticatedAt: acceptedAt,
    invitationState: 'ACCEPTED',
    invitedAt: createdAt,
    passwordHash: accepted ? passwordHash : null,
    updatedAt: accepted ? acceptedAt : createdAt,
    ...given,
  };
}
