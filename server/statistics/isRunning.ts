import { and, eq, isNull } from 'drizzle-orm';
import { segments } from '../database/schema/index.ts';
import { isOfScope, type QueryContext } from '../accounts/scope.ts';

/** The intervals in which somebody's stopwatch runs just now. */
export const isRunning = (asking: QueryContext) =>
  and(
    eq(segments.groupId, asking.session.groupId),
    isNull(segments.endedAt),
    eq(segments.state, 'STUDY'),
    isOfScope(segments.customerId, asking),
  );
