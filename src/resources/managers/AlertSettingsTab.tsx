import { useRecordContext } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { AlertSettingsForm } from '../../engine/form/standalone/AlertSettingsForm.tsx';
import { ReadOnlyNote } from '../../engine/ReadOnlyNote.tsx';
import { useRefusal } from '../../engine/useRefusal.ts';

/** The alerts a manager receives. */
export function AlertSettingsTab() {
  const record = useRecordContext<Manager & { id: string }>()!;
  const { data: me } = useApi(contract.session.me, {}, { staleTime: 60_000 });
  const refusal = useRefusal(contract.managers.updateAlertSettings, record);
  const isOwn = me?.customerId === record.customerId;
  return (
    <AlertSettingsForm
      calls={contract.managers}
      customerId={String(record.id)}
      text="alertSettings.text"
      note={refusal !== null && !isOwn && <ReadOnlyNote refusal={refusal} record={record} />}
    />
  );
}
