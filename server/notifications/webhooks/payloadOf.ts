import type { webhookDeliveries } from '../../database/schema/index.ts';

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, 'type' | 'groupId' | 'data' | 'createdAt'>;

/** The JSON text that is posted, the same for each attempt. */
export const payloadOf = ({ type, groupId, data, createdAt }: Delivery): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), groupId, data });
