import { Box, Button } from '@mui/material';
import { useSaveContext, useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormField } from './definition.ts';

/** Saves; while it does, it cannot be pressed again. */
export function SaveBar<T>({ fields }: { fields: readonly FormField<T>[] }) {
  const translate = useTranslate();
  const { isSubmitting, dirtyFields } = useFormState();
  const { saving = false } = useSaveContext();
  const isBusy = isSubmitting || saving;
  const isDirty = Object.keys(dirtyFields).length > 0;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
      <Button type="submit" variant="contained" size="large" disabled={isBusy || !isDirty}>
        {translate(isBusy ? 'app.saving' : 'app.save')}
      </Button>
      <ConflictDialog fields={fields} />
    </Box>
  );
}
