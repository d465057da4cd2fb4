import { Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { expectedTimes, type ExpectedTimes } from '../../../domain/entities/expectedTimes.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { WeekFields } from './WeekFields.tsx';

interface Props {
  customerId: string;
  times: ExpectedTimes;
  onClose: () => void;
}

/** Changes when a student is expected and may leave. Lateness is read again, also of past days. */
export function TimesDialog({ customerId, times, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useContractForm<ExpectedTimes>({ schema: expectedTimes, defaultValues: times });
  const { write } = useWrite(contract.attendances.setTimes, {
    invalidates: 'everything',
    onDone: () => notify('expectedTimes.saved', { type: 'success' }),
  });
  return (
    <FormDialog
      title={translate('expectedTimes.edit')}
      form={form}
      save={body => write({ body: { ...body, customerIds: [customerId] } })}
      place={null}
      onClose={onClose}
      maxWidth="sm"
    >
      <Typography variant="body2" color="text.secondary">
        {translate('expectedTimes.empty')}
      </Typography>
      <WeekFields
        isStudent
        value={form.watch('expectedWeek')}
        onChange={week => form.setValue('expectedWeek', week, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
