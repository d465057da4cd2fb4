import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Migration } from '../../domain/entities/migration.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useGuardedClose } from '../../unsaved/useGuardedClose.ts';
import { ConfirmMove, isReady } from './ConfirmMove.tsx';
import { useOrder } from './useOrder.ts';

interface Props {
  migration: Migration;
  onClose: () => void;
  onOrdered: () => void;
}

/** Says who would go back, and orders it. */
export function RollBackDialog({ migration: { migrationId }, onClose, onOrdered }: Props) {
  const translate = useTranslate();
  const params = { migrationId };
  const check = useApi(contract.admin.checkRollBack, { params }, { staleTime: 0, retry: false });
  const { reason, setReason, order, ...change } = useOrder(
    (words, send) => send(contract.admin.rollBack, { params, body: { reason: words } }),
    onOrdered,
  );
  const { close } = useGuardedClose(reason !== '', onClose);
  return (
    <ConfirmDialog
      title={translate('migrations.rollBack.title')}
      text={translate('migrations.rollBack.text')}
      confirmLabel={translate('migrations.rollBack.confirm', check.data?.doneCount ?? 0)}
      isDangerous
      change={change}
      isReady={isReady(check, reason)}
      onConfirm={order}
      onClose={close}
    >
      <ConfirmMove check={check} reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
}
