import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import type { Cap } from '../definition.ts';
import type { RowValidation } from '../rows/useRowValidation.ts';

interface Props {
  /** What the button says while there is nothing to send. */
  sendLabel: string;
  verdicts: RowValidation;
  caps: readonly Cap[] | undefined;
  isSending: boolean;
  /** What went wrong with the last sending. */
  failure: string | null;
  /** The full words of the row one is in, where it cannot be taken. */
  activeLine: { text: string; isError: boolean } | null;
  onSend: (invite: boolean) => void;
}

/** What would be sent, what would not, how many more there may be, and the sending. */
export function SendBar({ sendLabel, verdicts, caps, isSending, failure, activeLine, onSend }: Props) {
  const translate = useTranslate();
  const [invite, setInvite] = useState(true);
  const id = useId();
  const { ready, added, updated, restored, bad, checking, existing, unchanged, skipped } = verdicts;
  const isAdding = added.length === ready.length;
  return (
    <Box sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.25 }}>
      {activeLine !== null && (
        <Typography variant="body2" color={activeLine.isError ? 'error' : 'text.secondary'} role="status">
          {activeLine.text}
        </Typography>
      )}
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
          variant="contained"
          aria-describedby={id}
          disabled={isSending || ready.length === 0 || checking.length > 0}
          onClick={() => onSend(invite)}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {isSending && translate('grid.sending')}
          {!isSending &&
            (ready.length > 0
              ? translate(isAdding ? 'grid.send' : 'grid.existing.apply', ready.length)
              : sendLabel)}
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
