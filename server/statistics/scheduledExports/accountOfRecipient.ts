import { and, eq } from 'drizzle-orm';
import { customers, exportRecipients } from '../../database/schema/index.ts';

/** Joins recipients of scheduled exports with their accounts. */
export const accountOfRecipient = and(
  eq(customers.groupId, exportRecipients.groupId),
  eq(customers.customerId, exportRecipients.customerId),
);
