import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFileState } from '../file/FileState.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { useSendingState } from '../send/SendingState.ts';
import { ImportNotice } from './ImportNotice.tsx';
import { PastedSuggestions } from './PastedSuggestions.tsx';

/** What has just happened: rows that are back, a file that was read or refused, accounts that were created. */
export function Notices({ link }: { link: ReactNode }) {
  const translate = useTranslate();
  const { definition, verdicts, isRestored, forgetRestored, startOver } = useRowsState();
  const { imports, hasUploaded, unknownHeaders, forgetUnknown } = useFileState();
  const { outcome } = useSendingState();
  const remaining = verdicts.bad.length;
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
      {imports.refusal !== null && (
        <Alert severity="error" role="alert" onClose={imports.forgetRefusal}>
          <AlertTitle>{translate('grid.refused.title')}</AlertTitle>
          {imports.refusal}
        </Alert>
      )}
      {imports.file !== null && hasUploaded && <ImportNotice file={imports.file} imports={imports} />}
      {unknownHeaders.length > 0 && (
        <Alert severity="info" role="status" onClose={forgetUnknown}>
          {translate('grid.unknownHeaders', { names: unknownHeaders.join(', ') })}
        </Alert>
      )}
      <PastedSuggestions />
      {isRestored && (
        <Alert
          severity="info"
          role="status"
          onClose={forgetRestored}
          action={
            <Button size="small" color="inherit" onClick={startOver}>
              {translate('grid.startOver')}
            </Button>
          }
        >
          {translate('grid.restored')}
        </Alert>
      )}
      {outcome !== null && (
        <Alert severity={outcome.done.size > 0 ? 'success' : 'warning'} role="status" action={link}>
          {[
            outcome.createdCount > 0 || outcome.done.size === 0
              ? translate(`grid.added.${definition.resource}`, outcome.createdCount)
              : '',
            outcome.updatedCount > 0 ? translate('grid.existing.updated', outcome.updatedCount) : '',
            outcome.restoredCount > 0 ? translate('grid.existing.restored', outcome.restoredCount) : '',
            outcome.isInvited && outcome.createdCount > 0 ? translate('grid.invited') : '',
            remaining > 0 ? translate('grid.remaining', remaining) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
    </Box>
  );
}
