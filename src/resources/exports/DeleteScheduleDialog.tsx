import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import type { ExportSchedule } from '../../domain/entities/exportSchedule.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Asks before a scheduled export is deleted. */
export function DeleteScheduleDialog({
  schedule: { screen, scheduleId },
  onClose,
}: {
  schedule: ExportSchedule;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useWrite(contract.exportSchedules.delete, {
    invalidates: [contract.exportSchedules.list],
    onDone() {
      notify('exports.deleted', { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={translate('exports.deleteTitle', { screen: translate(`screens.${screen}`) })}
      text={translate('exports.deleteText')}
      confirmLabel={translate('exports.delete')}
      isDangerous
      change={remove}
      onConfirm={() => void remove.run({ params: { scheduleId } })}
      onClose={onClose}
    />
  );
}
