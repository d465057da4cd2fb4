import { Alert, Button, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { unusedHeaders } from '../mapping/unusedHeaders.ts';
import type { ImportedFile, useImport } from '../file/useImport.ts';

interface Props {
  file: ImportedFile;
  imports: Pick<ReturnType<typeof useImport>, 'reopen' | 'forget'>;
}

/** What was read of a file, what was not, and the way back to its columns. */
export function ImportNotice({ file: { name, overview }, imports }: Props) {
  const translate = useTranslate();
  const chosen = overview.sheets.filter(({ isChosen }) => isChosen);
  const unused = unusedHeaders(overview);
  const corrected = overview.corrections.reduce((sum, { count }) => sum + count, 0);
  const skipped = chosen.reduce((sum, sheet) => sum + sheet.skipped.length, 0);
  return (
    <Alert
      severity="info"
      role="status"
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 240px', minWidth: 0 },
      }}
      action={
        <>
          <Button size="small" color="inherit" onClick={imports.reopen}>
            {translate('grid.import.change')}
          </Button>
          <IconButton
            size="small"
            color="inherit"
            aria-label={translate('ra.action.close')}
            onClick={imports.forget}
          >
            <X size={17} aria-hidden />
          </IconButton>
        </>
      }
    >
      {[
        translate('grid.import.done', { smart_count: overview.rowCount, name }),
        corrected > 0 && translate('grid.import.corrected', corrected),
        skipped > 0 && translate('grid.import.skipped', skipped),
        unused.length > 0 && translate('grid.unknownHeaders', { names: unused.join(', ') }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
