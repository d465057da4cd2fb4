import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { expectedTimes, type ExpectedTimes } from '../../../domain/entities/attendance.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { TimesFields } from './TimesFields.tsx';

interface Props {
  userId: string;
  times: ExpectedTimes;
  onClose: () => void;
}

/** Changes when a student is expected and may leave. Lateness is read again, also of past days. */
export function TimesDialog({ userId, times, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useContractForm<ExpectedTimes>({ schema: expectedTimes, defaultValues: times });
  const { write } = useWrite(contract.attendances.setTimes, {
    invalidates: 'everything',
    onDone: () => notify('expectedTimes.saved', { type: 'success' }),
  });
  const value = form.watch();
  return (
    <FormDialog
      title={translate('expectedTimes.edit')}
      form={form}
      save={body => write({ body: { ...body, userIds: [userId] } })}
      place={null}
      onClose={onClose}
    >
      <TimesFields
        value={value}
        onChange={next => {
          form.setValue('expectedEntryAt', next.expectedEntryAt, { shouldDirty: true });
          form.setValue('expectedLeaveAt', next.expectedLeaveAt, { shouldDirty: true });
        }}
      />
    </FormDialog>
  );
}
