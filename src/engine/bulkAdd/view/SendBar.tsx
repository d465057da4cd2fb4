import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { limits } from '../../../domain/limits.ts';
import { useRangeState } from '../range/RangeState.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { useSendingState } from '../send/SendingState.ts';
import { ActiveLine } from './ActiveLine.tsx';

/** What would be sent, what would not, how many more there may be, and the sending. */
export function SendBar() {
  const translate = useTranslate();
  const { definition, caps, verdicts } = useRowsState();
  const { send, isSending, progress, failure } = useSendingState();
  const { sendButtonRef } = useRangeState();
  const [invite, setInvite] = useState(true);
  const id = useId();
  const { ready, added, updated, restored, bad, checking, existing, unchanged, skipped } = verdicts;
  const isAdding = added.length === ready.length;
  return (
    <Box
      role="group"
      aria-label={translate('grid.sendBar')}
      // Escape leaves the grid for here.
      tabIndex={-1}
      sx={{
        px: 2,
        py: 1.5,
        display: 'grid',
        gap: 1.25,
        // Where the window is too low for the whole card.
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
      }}
    >
      <ActiveLine />
      {verdicts.failure !== null && (
        <Typography variant="body2" color="text.secondary">
          {translate('grid.notCheckedYet')}
        </Typography>
      )}
      {failure !== null && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box
          id={id}
          role="status"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, flex: '1 1 240px' }}
        >
          <Count color="success.main">{added.length > 0 && translate('grid.ready', added.length)}</Count>
          <Count color="success.main">
            {updated.length > 0 && translate('grid.existing.toUpdate', updated.length)}
          </Count>
          <Count color="success.main">
            {restored.length > 0 && translate('grid.existing.toRestore', restored.length)}
          </Count>
          <Count color="warning.main">
            {existing.length > 0 && translate('grid.existing.toDecide', existing.length)}
          </Count>
          <Count color="error">{bad.length > 0 && translate('grid.bad', bad.length)}</Count>
          <Count color="text.secondary">
            {checking.length > 0 && translate('grid.checking', checking.length)}
          </Count>
          <Count color="text.secondary">
            {unchanged.length > 0 && translate('grid.existing.unchanged', unchanged.length)}
          </Count>
          <Count color="text.secondary">
            {skipped.length > 0 && translate('grid.existing.skipped', skipped.length)}
          </Count>
          {caps?.map(({ code, left, limit }) => (
            <Typography key={code} variant="body2" color="text.secondary">
              {translate(`grid.left.${code}`, { left, limit })}
            </Typography>
          ))}
        </Box>
        <FormControlLabel
          control={<Checkbox checked={invite} onChange={(_, checked) => setInvite(checked)} />}
          label={translate('grid.invite')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0 }}
        />
        <Button
          ref={sendButtonRef}
          variant="contained"
          aria-describedby={id}
          disabled={isSending || ready.length === 0 || checking.length > 0}
          onClick={() => void send(invite)}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {isSending &&
            (progress && progress.totalCount > limits.import.pieceRows
              ? translate('grid.background.progress', {
                  sent: progress.sentCount,
                  total: progress.totalCount,
                })
              : translate('grid.sending'))}
          {!isSending &&
            (ready.length > 0
              ? translate(isAdding ? 'grid.send' : 'grid.existing.apply', ready.length)
              : translate(`${definition.words}.add`))}
        </Button>
      </Box>
    </Box>
  );
}

const Count = ({ color, children }: { color: string; children: ReactNode }) =>
  children && (
    <Typography variant="body2" color={color} sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  );
