import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import type { Inquiry } from '../../domain/entities/group.ts';
import { limits } from '../../domain/limits.ts';
import { statusesOf } from '../../domain/statuses.ts';
import { useProblemText } from '../../engine/useProblemText.ts';

/** What has become of an inquiry: its state and a note for colleagues. */
export function InquiryForm({ inquiry, onSaved }: { inquiry: Inquiry; onSaved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const [state, setState] = useState(inquiry.state);
  const [note, setNote] = useState(inquiry.note);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setFailure(null);
    try {
      const { id, version } = inquiry;
      await send(contract.inquiries.update, { params: { id }, version, body: { state, note } });
      notify('admin.inquiries.saved', { type: 'success' });
      onSaved();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        label={translate('resources.inquiries.fields.state')}
        value={state}
        onChange={event => setState(event.target.value as Inquiry['state'])}
      >
        {statusesOf('inquiryState').map(each => (
          <MenuItem key={each} value={each}>
            {translate(`statuses.inquiryState.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={3}
        label={translate('resources.inquiries.fields.note')}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.longText.max } }}
      />
      {failure !== null && (
        <Alert severity="error" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      <Box>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {translate('app.save')}
        </Button>
      </Box>
    </Box>
  );
}
