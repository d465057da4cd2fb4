import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useGuardedClose } from '../../unsaved/useGuardedClose.ts';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { ChooseStudents } from './ChooseStudents.tsx';
import { ConfirmMove, isReady } from './ConfirmMove.tsx';
import { useOrder } from './useOrder.ts';

interface Props {
  onClose: () => void;
  onOrdered: (migrationId: string) => void;
}

/** Chooses whom to move where, says what would become of each, and orders it. */
export function NewMigrationDialog({ onClose, onOrdered }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useIsPhone();
  const [way, setWay] = useState<{ from?: string; to?: string }>({});
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isChecking, setChecking] = useState(false);
  const body = { fromGroupId: way.from ?? '', toGroupId: way.to ?? '', customerIds: [...selected] };
  const check = useApi(
    contract.admin.checkMigration,
    { body },
    { enabled: isChecking, staleTime: 0, gcTime: 0, retry: false },
  );
  const { reason, setReason, problemText, isBusy, order } = useOrder(
    (words, send) => send(contract.admin.migrate, { body: { ...body, reason: words } }),
    ({ migrationId }) => onOrdered(migrationId),
  );
  const { close } = useGuardedClose(selected.size > 0 || reason !== '', onClose);
  const isChosen =
    way.from !== undefined &&
    way.to !== undefined &&
    way.from !== way.to &&
    selected.size > 0 &&
    selected.size <= limits.bulk.max;

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : close}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id={titleId}>
        {translate(isChecking ? 'migrations.check' : 'migrations.begin')}
      </DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        {isChecking ? (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ConfirmMove check={check} reason={reason} onReason={setReason} />
            <FormProblem text={problemText} />
          </Box>
        ) : (
          <ChooseStudents way={way} onWay={setWay} selected={selected} onSelect={setSelected} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={isChecking ? () => setChecking(false) : close}>
          {translate(isChecking ? 'migrations.back' : 'app.cancel')}
        </Button>
        <Box sx={{ flex: 1, display: { sm: 'none' } }} />
        {isChecking ? (
          <Button variant="contained" disabled={isBusy || !isReady(check, reason)} onClick={order}>
            {translate('migrations.move', check.data?.doneCount ?? 0)}
          </Button>
        ) : (
          <Button variant="contained" disabled={!isChosen} onClick={() => setChecking(true)}>
            {translate('migrations.check')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
