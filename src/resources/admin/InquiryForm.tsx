import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { inquiries } from '../../contract/simpleRest.ts';
import type { Inquiry } from '../../domain/entities/group.ts';
import { statusesOf } from '../../domain/statuses.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { useWrite } from '../../hooks/useWrite.ts';

type Values = BodyOf<typeof contract.inquiries.update>;

/** What has become of an inquiry: its state and a note for colleagues. */
export function InquiryForm({ inquiry, onSaved }: { inquiry: Inquiry; onSaved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, version, state, note } = inquiry;
  const form = useContractForm<Values>({
    schema: inquiries.update.body!,
    defaultValues: { state, note },
  });
  const { write } = useWrite(contract.inquiries.update, {
    onDone() {
      notify('admin.inquiries.saved', { type: 'success' });
      onSaved();
    },
  });
  const { submit, notice } = usePageForm(form, {
    place: `inquiry/${id}`,
    version,
    conflict: {
      i18nPrefix: 'resources.inquiries.fields',
      displays: { state: 'inquiryState', note: 'text' },
    },
    save: (body, base) => write({ params: { id }, version: base, body }),
  });
  const field = (source: keyof Values) => ({
    label: translate(`resources.inquiries.fields.${source}`),
    ...form.field(source),
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {notice}
      <TextField select {...field('state')} value={form.watch('state')}>
        {statusesOf('inquiryState').map(each => (
          <MenuItem key={each} value={each}>
            {translate(`statuses.inquiryState.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField multiline minRows={3} {...field('note')} />
      <FormProblem text={form.problem} />
      <Box>
        <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
          {translate('app.save')}
        </Button>
      </Box>
    </Box>
  );
}
