import { Box, Button } from '@mui/material';
import isEqual from 'lodash/isEqual';
import { useSaveContext, useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormField } from './definition.ts';
import { RecordConflict } from './RecordConflict.tsx';

/** Saves; while it does, it cannot be pressed again. */
export function SaveBar<T>({ fields }: { fields: readonly FormField<T>[] }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { isSubmitting, dirtyFields, defaultValues } = useFormState();
  const { saving = false } = useSaveContext();
  const isBusy = isSubmitting || saving;
  // Saved fields stay dirty in react-hook-form, so they are compared with the record.
  const isDirty = Object.keys(dirtyFields).some(field => !isEqual(getValues(field), defaultValues?.[field]));
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
      <Button type="submit" variant="contained" disabled={isBusy || !isDirty}>
        {translate(isBusy ? 'app.saving' : 'app.save')}
      </Button>
      <RecordConflict fields={fields} />
    </Box>
  );
}
