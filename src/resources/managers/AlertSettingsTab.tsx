import { useRecordContext } from 'ra-core';
import { AlertSettingsForm } from '../../engine/alerts/AlertSettingsForm.tsx';

/** What a manager hears about. */
export function AlertSettingsTab() {
  const record = useRecordContext()!;
  return <AlertSettingsForm customerId={String(record.id)} text="accounts.managers.alerts.text" />;
}
