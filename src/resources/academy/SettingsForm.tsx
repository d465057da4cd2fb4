import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '../../engine/form/standalone/useContractForm.ts';
import type { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { FormProblem } from '../../ui/FormProblem.tsx';

interface Props<T extends FieldValues> {
  form: ContractForm<T>;
  pageForm: ReturnType<typeof usePageForm<T>>;
  isBusy: boolean;
  mayChange: boolean;
  children: ReactNode;
}

/** Settings of an academy that are saved together: a restored draft, why they were refused, the fields, and the button. */
export function SettingsForm<T extends FieldValues>({
  form,
  pageForm,
  isBusy,
  mayChange,
  children,
}: Props<T>) {
  const translate = useTranslate();
  const { submit, isUnsaved, notice } = pageForm;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {notice}
      <FormProblem text={form.problem} />
      {children}
      {mayChange && (
        <Button
          type="submit"
          variant="contained"
          disabled={!isUnsaved || isBusy}
          sx={{ justifySelf: 'start' }}
        >
          {translate('reports.settings.save')}
        </Button>
      )}
    </Box>
  );
}
