import { and, eq } from 'drizzle-orm';
import { webhookDeliveries } from '../../database/schema/index.ts';

export type Delivery = typeof webhookDeliveries.$inferSelect;
type DeliveryKey = Pick<Delivery, 'groupId' | 'webhookId' | 'eventId'>;

/** The delivery of an event to a webhook. */
export const isDelivery = ({ groupId, webhookId, eventId }: DeliveryKey) =>
  and(
    eq(webhookDeliveries.groupId, groupId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.eventId, eventId),
  )!;
