import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useFileState } from '../file/FileState.ts';
import { useRowsState } from '../rows/RowsState.ts';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

/** The dialog of the file that is being imported, and that it is being read. */
export function FileDialog() {
  const translate = useTranslate();
  const { fields } = useRowsState();
  const { imports, hasUploaded } = useFileState();
  return (
    <>
      {imports.file !== null && imports.isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            file={imports.file}
            fields={fields}
            onChoose={choices => void imports.choose(choices)}
            onConfirm={() => void imports.confirm()}
            onClose={() => imports.close(hasUploaded)}
          />
        </Suspense>
      )}
      {imports.isReading && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          {translate('grid.reading')}
        </Alert>
      )}
    </>
  );
}
