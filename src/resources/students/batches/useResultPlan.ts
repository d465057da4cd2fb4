import { useTranslate } from 'ra-core';
import type { BatchDetails, BatchRow } from '../../../contract/batches.ts';
import { contract } from '../../../contract/index.ts';
import { urlOf } from '../../../dataProvider/http.ts';
import type { DisplayName } from '../../../engine/displays/displays.ts';
import { useExportPlan } from '../../../engine/export/useExportPlan.ts';
import { useReasonText } from './useReasonText.ts';

const columns = {
  sheet: 'text',
  number: 'number',
  outcome: 'batchOutcome',
  name: 'text',
  email: 'email',
  field: 'labelled',
  reason: 'labelled',
  undone: 'labelled',
} as const satisfies Partial<Record<keyof BatchRow, DisplayName>>;

/** Makes the plan of the file that says what became of each row. */
export function useResultPlan() {
  const translate = useTranslate();
  const planOf = useExportPlan();
  const { labelOf, textOf } = useReasonText();
  return (batch: BatchDetails) => {
    const labels: Partial<Record<string, Record<string, string>>> = {
      field: Object.fromEntries(batch.refusals.map(({ field }) => [field, labelOf(field)])),
      reason: Object.fromEntries(batch.refusals.map(refusal => [refusal.reason, textOf(batch, refusal)])),
      undone: {
        DONE: translate('accounts.batches.wasUndone'),
        ...Object.fromEntries(
          batch.undoRefusals.map(refusal => [refusal.reason.split('.')[1]!, textOf(batch, refusal)]),
        ),
      },
    };
    const plan = planOf(
      { url: urlOf(contract.batches.rows, { batchId: batch.batchId }, {}) },
      batch.fileName?.replace(/\.\w+$/, '') ?? translate(`choices.batchAction.${batch.action}`),
      Object.entries(columns).map(([source, as]) => ({
        source,
        as,
        header: translate(`accounts.batches.columns.${source}`),
      })),
    );
    return {
      ...plan,
      columns: plan.columns.map(column => ({ ...column, labels: labels[column.source] ?? column.labels })),
    };
  };
}
