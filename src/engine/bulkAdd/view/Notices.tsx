import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AddScreenState } from '../useAddScreen.ts';
import { ImportNotice } from './ImportNotice.tsx';

/** What has just happened: rows that are back, a file that was read or refused, accounts that were created. */
export function Notices({ add, link }: { add: AddScreenState; link: ReactNode }) {
  const translate = useTranslate();
  const { imports, outcome, isRestored } = add;
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
      {imports.refusal !== null && (
        <Alert severity="error" role="alert" onClose={imports.forgetRefusal}>
          <AlertTitle>{translate('grid.refused.title')}</AlertTitle>
          {imports.refusal}
        </Alert>
      )}
      {imports.file !== null && add.hasUploaded && <ImportNotice file={imports.file} imports={imports} />}
      {add.unknownHeaders.length > 0 && (
        <Alert severity="info" role="status" onClose={add.forgetUnknown}>
          {translate('grid.unknownHeaders', { names: add.unknownHeaders.join(', ') })}
        </Alert>
      )}
      {isRestored && (
        <Alert
          severity="info"
          role="status"
          onClose={add.forgetRestored}
          action={
            <Button size="small" color="inherit" onClick={add.startOver}>
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
              ? translate(`grid.added.${add.resource}`, outcome.createdCount)
              : '',
            outcome.updatedCount > 0 ? translate('grid.existing.updated', outcome.updatedCount) : '',
            outcome.restoredCount > 0 ? translate('grid.existing.restored', outcome.restoredCount) : '',
            outcome.isInvited && outcome.createdCount > 0 ? translate('grid.invited') : '',
            add.remaining > 0 ? translate('grid.remaining', add.remaining) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
    </Box>
  );
}
