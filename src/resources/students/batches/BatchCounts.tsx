import { useTranslate } from 'ra-core';
import type { Batch } from '../../../contract/batches.ts';

const counters = ['addedCount', 'updatedCount', 'restoredCount', 'skippedCount', 'refusedCount'] as const;

/** How many rows became what, without what happened to none. */
export function BatchCounts({ record }: { record: Pick<Batch, (typeof counters)[number]> }) {
  const translate = useTranslate();
  return (
    <>
      {counters
        .filter(counter => record[counter] > 0)
        .map(counter => translate(`accounts.batches.counts.${counter}`, record[counter]))
        .join(' · ')}
    </>
  );
}
