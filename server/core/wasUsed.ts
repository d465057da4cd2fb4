import { gt, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a room was used on a study day: someone entered it, or studied on in it from the day before. */
export const wasUsed = ({
  visitCount,
  totalSeconds,
}: {
  visitCount: AnyPgColumn;
  totalSeconds: AnyPgColumn;
}) => or(gt(visitCount, 0), gt(totalSeconds, 0))!;
