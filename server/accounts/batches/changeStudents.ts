import { isBatchAction } from '../../../src/domain/batchActions.ts';
import { newId } from '../../database/newId.ts';
import { changeMany, type BulkChange } from '../changeMany.ts';
import { recordBatch, type RecordedRow } from './recordBatch.ts';
import { formerValues } from './undoableFields.ts';

type Changed = Pick<RecordedRow, 'before' | 'version'>;

/**
 * Changes many students, and records it in the history of bulk changes, from where it can be undone. `batchId` is null
 * when no one was changed.
 */
export async function changeStudents(
  context: Parameters<typeof changeMany>[0],
  body: Parameters<typeof changeMany>[1],
  change: BulkChange,
) {
  const changed = new Map<string, Changed>();
  const result = await changeMany(context, body, {
    ...change,
    async after(accounts, before) {
      await change.after?.(accounts, before);
      for (const account of accounts)
        changed.set(account.customerId, {
          before: formerValues(before.get(account.customerId)!, account),
          version: account.version,
        });
    },
  });
  if (changed.size === 0) return { ...result, batchId: null };
  const batchId = newId(context.now);
  const verb = change.action.split('.')[1]!;
  const action = isBatchAction(verb) ? verb : 'update';
  await recordBatch(
    context,
    { batchId, action },
    result.verdicts.map(({ customerId, code }) => ({
      customerId,
      ...(code === null
        ? { outcome: action === 'restore' ? 'RESTORED' : 'UPDATED', ...changed.get(customerId) }
        : { outcome: 'REFUSED', fieldErrors: { row: `errors.${code}` } }),
    })),
  );
  return { ...result, batchId };
}
