import { useRecordContext } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { AlertSettingsForm } from '../../engine/alerts/AlertSettingsForm.tsx';

/** What a manager hears about. */
export function AlertSettingsTab() {
  const record = useRecordContext()!;
  return (
    <AlertSettingsForm
      calls={contract.managers}
      customerId={String(record.id)}
      text="accounts.managers.alerts.text"
    />
  );
}
