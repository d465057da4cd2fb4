import { and, eq, isNull } from 'drizzle-orm';
import { segments } from '../database/schema/index.ts';
import { isOfScope, type QueryContext } from '../accounts/scope.ts';

/** The intervals of stopwatches that are running now. */
export const isRunning = (context: QueryContext) =>
  and(
    eq(segments.groupId, context.session.groupId),
    isNull(segments.endedAt),
    eq(segments.state, 'STUDY'),
    isOfScope(segments.customerId, context),
  );
