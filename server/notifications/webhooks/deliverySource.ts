import { and, desc, eq, inArray } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { orderBy } from '../../core/orderBy.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';
import { oneWebhook } from './listWebhooks.ts';
import { toDelivery } from './toDelivery.ts';

type Query = QueryOf<Contract['webhooks']['deliveries']>;

const webhookIn = ({ params }: ListContext<Query>) => (params as { webhookId: string }).webhookId;

function matching(context: ListContext<Query>) {
  const { session, query } = context;
  const webhookId = webhookIn(context);
  return and(
    eq(webhookDeliveries.groupId, session.groupId),
    eq(webhookDeliveries.webhookId, webhookId),
    query.state.length > 0 ? inArray(webhookDeliveries.state, query.state) : undefined,
  );
}

/** What was, and is to be, sent to a webhook: the newest first. */
export const deliverySource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    await oneWebhook(context, webhookIn(context));
    const { createdAt, eventId } = webhookDeliveries;
    const rows = await context.db
      .select({ eventId })
      .from(webhookDeliveries)
      .where(matching(context))
      .orderBy(...orderBy(context.query.sort, { createdAt }, [desc(createdAt)], eventId))
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.eventId);
  },
  count: context => context.db.$count(webhookDeliveries, matching(context)),
  async load(context, ids) {
    const rows = await context.db
      .select()
      .from(webhookDeliveries)
      .where(and(matching(context), inArray(webhookDeliveries.eventId, ids)));
    const byId = new Map(rows.map(row => [row.eventId, row]));
    return ids.flatMap(id => (byId.has(id) ? [toDelivery(byId.get(id)!, context.session.timeZone)] : []));
  },
};
