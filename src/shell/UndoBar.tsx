import { Alert, Box, Button } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { useMayCall } from '../authProvider/useMayCall.ts';
import { everySecond } from '../clock/everySecond.ts';
import { contract } from '../contract/index.ts';
import { limits } from '../domain/limits.ts';
import { useLatestBatch } from '../hooks/useLatestBatch.ts';
import { undoToasts } from '../hooks/undoToasts.ts';
import { useUndoBatch } from '../hooks/useUndoBatch.ts';
import { mayOpen, pathOf, pathOfRecord } from '../screens.ts';
import { topBarHeight } from './TopBar.tsx';

const offeredMs = limits.batch.offeredMinutes * 60_000;

/** Offers to undo the last bulk change, from when its toast has gone until it is used, put away or an hour old. */
export function UndoBar() {
  const translate = useTranslate();
  const { session } = useSession();
  const { latest, forget } = useLatestBatch();
  const undo = useUndoBatch({ toastsFailure: true });
  // Who views the console of someone else changes nothing there.
  const mayUndo = useMayCall(contract.batches.undo);
  const [age, setAge] = useState(0);
  const at = latest?.at;
  useEffect(() => {
    if (at === undefined) return;
    const update = () => {
      if (undoToasts.count === 0) setAge(Date.now() - at);
    };
    update();
    return everySecond(update);
  }, [at]);
  if (latest === null || !mayUndo || age < limits.toast.removedMs || age > offeredMs) return null;
  const { batchIds, action, count } = latest;
  return (
    <Alert
      severity="info"
      role="status"
      icon={<Undo2 size={18} aria-hidden />}
      closeText={translate('app.close')}
      onClose={forget}
      sx={{
        mb: 2,
        alignItems: 'center',
        '& .MuiAlert-message': { flex: 1 },
        // In sight wherever the page is scrolled to; the selection has its bar at the bottom.
        position: 'sticky',
        top: topBarHeight + 8,
        zIndex: theme => theme.zIndex.appBar - 1,
        boxShadow: 3,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 auto' }}>{translate(`accounts.batches.latest.${action}`, count)}</Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayOpen(session, 'studentBatches') && (
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={
                batchIds.length === 1
                  ? pathOfRecord('studentBatches', batchIds[0]!)
                  : pathOf('studentBatches')
              }
            >
              {translate('accounts.batches.details')}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            disabled={undo.isBusy}
            onClick={() => void undo.run(batchIds)}
            sx={{ fontWeight: 650 }}
          >
            {translate('actions.undo')}
          </Button>
        </Box>
      </Box>
    </Alert>
  );
}
