import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Migration } from '../../domain/entities/migration.ts';
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
  const titleId = useId();
  const params = { migrationId };
  const check = useApi(contract.admin.checkRollBack, { params }, { staleTime: 0, retry: false });
  const { reason, setReason, problemText, isBusy, order } = useOrder(
    (words, send) => send(contract.admin.rollBack, { params, body: { reason: words } }),
    onOrdered,
  );
  const { close } = useGuardedClose(reason !== '', onClose);
  return (
    <Dialog open onClose={isBusy ? undefined : close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('migrations.rollBack.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{translate('migrations.rollBack.text')}</Typography>
        <ConfirmMove check={check as never} reason={reason} onReason={setReason} problemText={problemText} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={close}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy || !isReady(check as never, reason)}
          onClick={order}
        >
          {translate('migrations.rollBack.confirm', check.data?.doneCount ?? 0)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
