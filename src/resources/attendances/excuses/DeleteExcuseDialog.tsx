import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { Excuse } from '../../../domain/entities/excuse.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Asks before an excuse is deleted. */
export function DeleteExcuseDialog({ excuse, onClose }: { excuse: Excuse; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useWrite(contract.attendances.deleteExcuse, {
    invalidates: 'everything',
    onDone() {
      notify('excuses.deleted', { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={translate('excuses.deleteTitle')}
      text={translate('excuses.deleteText')}
      confirmLabel={translate('excuses.delete')}
      isDangerous
      change={remove}
      onConfirm={() => void remove.run({ params: { excuseId: excuse.excuseId } })}
      onClose={onClose}
    />
  );
}
